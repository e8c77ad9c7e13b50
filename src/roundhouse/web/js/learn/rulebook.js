/** The rulebook: an introduction with pictures, then every rule by chapter, to be searched; a rule's number is its address. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { language, LANGUAGES, t } from "../i18n.js";
import { games, loadGames } from "../games.js";
import { Header } from "../header.js";
import { anchor, go } from "../route.js";
import { mode } from "../screen-size.js";
import { outage } from "../transport.js";
import { errorInWords } from "../refusals.js";
import { bookOf, loadBook } from "./books.js";
import { Figure } from "./figure.js";
import { Introduction } from "./introduction.js";
import { matching, pieces, soughtWords } from "./search.js";

/**
 * @typedef {import("../types").Chapter} Chapter
 * @typedef {import("../types").RuleText} Rule
 * @typedef {import("../types").Rulebook} Rulebook
 */

const RULE = /^([A-Z]+)-\d+$/;
const CITED = /\b[A-Z]-\d{3}\b/g;

/** @param {{id: string}} props a game or the number of a rule */
export function RulebookScreen({ id }) {
  const [rule = null, letter] = RULE.exec(id.toUpperCase()) ?? [];
  const game = games.value.find((one) => (rule ? one.letter === letter : one.name === id)) ?? games.value[0];
  const book = bookOf(game?.name);
  const [sought, setSought] = useState("");
  const [trouble, setTrouble] = useState("");
  const search = useRef(/** @type {HTMLInputElement | null} */ (null));
  const isBack = outage.value === null;
  useEffect(() => {
    document.title = `${t("rules-title")} – ${t("page-name")}`;
    if (book) return;
    setTrouble("");
    const loading = game ? loadBook(game.name) : loadGames(); // without a line the service worker may have it
    loading.catch((error) => outage.peek() === null && setTrouble(errorInWords(error).text));
  }, [game?.name, language.value, isBack]);
  const place = rule ?? anchor.value;
  useEffect(() => {
    const there = place && book ? document.getElementById(place) : null;
    if (!there) return;
    there.scrollIntoView({ block: rule ? "center" : "start" });
    if (!(document.activeElement instanceof HTMLAnchorElement)) return;
    const next = there.querySelector("dt a") ?? there; // whoever followed a link goes on from where it led
    /** @type {HTMLElement} */ (next).focus({ preventScroll: true });
  }, [place, book]);
  useLayoutEffect(() => listen(search), []);

  const words = soughtWords(sought);
  const found = book ? matching(book.chapters, words) : [];
  const number = found.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  const foreign = book?.chapters.some((chapter) => chapter.rules.some((one) => !one.translated));
  const hasIntroduction = book && book.introduction.length > 0 && words.length === 0;
  const first = found[0]?.rules[0];
  return html`<${Header}><//>
    <main class="rulebook">
      <nav class="rule-chapters" aria-label=${t("rules-chapters")}>
        <div class="rule-games">
          ${games.value.map(({ name }) => html`<a key=${name} href=${`/rules/${name}`} aria-current=${name === game?.name ? "page" : undefined}>${t(`game-${name}`)}</a>`)}
        </div>
        ${book && html`<${Contents} book=${book} chapters=${found} hasIntroduction=${hasIntroduction} />`}
      </nav>
      <div class="rule-text">
        <div class="rule-head">
          <h1>${game ? t("rules-of", { game: t(`game-${game.name}`) }) : t("rules-title")}</h1>
          <div class="rule-search">
            <input
              ref=${search}
              type="search"
              value=${sought}
              placeholder=${t("rules-search")}
              aria-label=${t("rules-search")}
              aria-describedby="rule-search-keys"
              onInput=${(/** @type {Event} */ event) => setSought(/** @type {HTMLInputElement} */ (event.target).value)}
              onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
                if (event.key === "Escape") setSought("");
                else if (event.key === "Enter" && words.length > 0 && first) go(`/rules/${first.id}`);
              }}
            />
            <p class="muted" id="rule-search-keys">${t("rules-search-keys")}</p>
          </div>
        </div>
        <p class=${words.length > 0 ? "muted" : "visually-hidden"} role="status">${book ? t("rules-found", { number }) : ""}</p>
        ${foreign && html`<p class="rule-foreign">${t("rules-not-translated", { language: LANGUAGES[/** @type {keyof typeof LANGUAGES} */ (language.value)] })}</p>`}
        ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
        ${hasIntroduction && html`<${Introduction} book=${book} />`}
        ${book && html`<${Chapters} book=${book} chapters=${found} words=${words} chosen=${rule} />`}
      </div>
    </main>`;
}

/** @param {{book: Rulebook, chapters: Chapter[], hasIntroduction: boolean}} props */
function Contents({ book, chapters, hasIntroduction }) {
  return html`<details class="rule-contents" open=${mode.value !== "portrait" && mode.value !== "landscape"}>
    <summary>${t("rules-contents")}</summary>
    <ol>
      ${hasIntroduction &&
      html`<li>
        <a href=${`/rules/${book.game}#introduction`}>${t("rules-introduction")}</a>
        <ol>
          ${book.introduction.map((part) => html`<li key=${part.id}><a href=${`/rules/${book.game}#introduction-${part.id}`}>${part.title}</a></li>`)}
        </ol>
      </li>`}
      ${chapters.map((chapter) => html`<li key=${chapter.title}><a href=${`/rules/${chapter.rules[0].id}`}>${chapter.title}</a></li>`)}
    </ol>
  </details>`;
}

/** @param {{book: Rulebook, chapters: Chapter[], words: string[], chosen: string | null}} props */
function Chapters({ book, chapters, words, chosen }) {
  const places = picturePlaces(chapters);
  const rules = chapters.flatMap((chapter) => chapter.rules.map((one) => one.id));
  const stop = chosen !== null && rules.includes(chosen) ? chosen : rules[0]; // arrows lead to all other numbers
  const pictures = new Map(book.pictures.map((picture) => [picture.id, picture]));
  return html`${chapters.map(
    (chapter) => html`<section key=${chapter.title} lang=${chapter.rules.every((one) => one.translated) ? undefined : "en"}>
      <h2>${chapter.title}</h2>
      <dl>
        ${chapter.rules.map(
          (one) => html`<div key=${one.id} id=${one.id} class=${`rule ${one.id === chosen ? "chosen" : ""}`}>
            <dt><a class="figure" href=${`/rules/${one.id}`} tabindex=${one.id === stop ? undefined : -1}>${one.id}</a></dt>
            <dd>
              <${RuleWords} rule=${one} words=${words} /> ${!one.translated && html`<span class="chip">${LANGUAGES.en}</span>`}
              ${one.pictures.map((id) => {
                const picture = pictures.get(id);
                const place = places.get(id);
                if (!picture) return null;
                if (place === one.id) return html`<${Figure} key=${id} game=${book.game} picture=${picture} />`;
                return html` <a key=${id} class="rule-see" href=${`/rules/${place}`}>${t("rules-picture-at", { rule: /** @type {string} */ (place) })}</a>`;
              })}
            </dd>
          </div>`,
        )}
      </dl>
    </section>`,
  )}`;
}

/** The rule beside which each picture is shown: the first that it helps with. @param {Chapter[]} chapters @returns {Map<string, string>} */
function picturePlaces(chapters) {
  const rules = chapters.flatMap((chapter) => chapter.rules).reverse();
  return new Map(rules.flatMap((rule) => rule.pictures.map((id) => /** @type {[string, string]} */ ([id, rule.id]))));
}

/** A rule with links to those it cites, and marks on what was sought. @param {{rule: Rule, words: string[]}} props */
function RuleWords({ rule, words }) {
  const { text } = rule;
  const parts = [];
  let done = 0;
  for (const cited of text.matchAll(CITED)) {
    parts.push(html`<${Marked} text=${text.slice(done, cited.index)} words=${words} />`, html`<a href=${`/rules/${cited[0]}`}>${cited[0]}</a>`);
    done = cited.index + cited[0].length;
  }
  return html`${parts}<${Marked} text=${text.slice(done)} words=${words} />`;
}

/** @param {{text: string, words: string[]}} props */
function Marked({ text, words }) {
  return html`${pieces(text, words).map((piece) => (piece.isHit ? html`<mark>${piece.text}</mark>` : piece.text))}`;
}

/**
 * Keys of the rulebook: / leads to the search, up and down from rule to rule.
 * @param {{current: HTMLInputElement | null}} search
 */
function listen(search) {
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = document.activeElement;
    const isWriting = from instanceof HTMLElement && from.matches("input, select, textarea");
    if (event.key === "/" && !isWriting) {
      event.preventDefault();
      search.current?.focus();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const links = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".rule dt a")]);
      const at = links.indexOf(/** @type {HTMLElement} */ (from));
      if (at < 0 && from !== search.current) return; // the page scrolls as anywhere
      event.preventDefault();
      const next = event.key === "ArrowDown" ? links[at + 1] : (links[at - 1] ?? search.current);
      next?.focus();
    }
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}
