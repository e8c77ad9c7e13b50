/** A game explained on a page or two, with pictures, before the numbered rules. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Figure } from "./figure.js";

/** @param {{book: import("../types").Rulebook}} props */
export function Introduction({ book }) {
  const pictures = new Map(book.pictures.map((picture) => [picture.id, picture]));
  return html`<article class="introduction" id="introduction" tabindex="-1" lang=${book.language}>
    <h2 class="introduction-title">${t("rules-introduction")}</h2>
    ${book.introduction.map(
      (part) => html`<section key=${part.id} id=${`introduction-${part.id}`} tabindex="-1">
        <h3>${part.title}</h3>
        ${part.paragraphs.map((text, number) => html`<p key=${number}>${text}</p>`)}
        <div class=${`introduction-pictures of-${part.pictures.length}`}>
          ${part.pictures.map((id) => {
            const picture = pictures.get(id);
            return picture && html`<${Figure} key=${id} game=${book.game} picture=${picture} rules />`;
          })}
        </div>
      </section>`,
    )}
    <p class="introduction-end"><a class="learn-way go" href=${`/learn/${book.game}`}>${t("rules-play-guided")}</a></p>
  </article>`;
}
