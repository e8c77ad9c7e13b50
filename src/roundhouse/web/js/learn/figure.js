/** A picture of the rulebook with its caption: drawn by the server in the light of the page, asked for when it comes into sight. */
import { html } from "../html.js";
import { theme } from "../theme.js";

/** @typedef {import("../types").PictureText} PictureText */

const SMALLEST = 340; // pixels: a picture of a few cards is not blown up

/** @param {{game: string, picture: PictureText, rules?: boolean}} props `rules`: name those that it shows */
export function Figure({ game, picture, rules = false }) {
  const { id, caption, alt, width, height } = picture;
  const source = `/pictures/${game}/${theme.value}/${id}.svg`;
  return html`<figure class="rule-picture" style=${`--wide: ${Math.max(width, SMALLEST)}px`}>
    <a href=${source} target="_blank" aria-label=${alt}>
      <img src=${source} alt=${alt} width=${width} height=${height} loading="lazy" decoding="async" />
    </a>
    <figcaption>
      ${caption} ${rules && picture.rules.map((rule) => html`<a key=${rule} class="figure" href=${`/rules/${rule}`}>${rule}</a> `)}
    </figcaption>
  </figure>`;
}
