/** Your own hand: one fan for each colour, counted; a card that has just come lifts for a moment. */
import { useRef } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { CardFace } from "./cards.js";

const ORDER = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red", "locomotive"];
const BEHIND = 4; // cards that are seen behind the first one

/** @param {{hand: Record<string, number>, spent: [string, number][]}} props `spent`: what the chosen route would cost */
export function Hand({ hand, spent }) {
  const before = useRef(/** @type {Record<string, number> | null} */ (null));
  const last = before.current;
  before.current = hand;
  const colours = ORDER.filter((colour) => hand[colour]);
  if (!colours.length) return html`<p class="muted">${t("tickets-hand-none")}</p>`;
  const cost = new Map(spent);
  return html`<ul class="hand">
    ${colours.map((colour) => {
      const count = hand[colour];
      const isFresh = last !== null && count > (last[colour] ?? 0);
      const pays = cost.get(colour) ?? 0;
      return html`<li
        key=${`${colour} ${isFresh ? count : ""}`}
        class=${`fan ${isFresh ? "fresh" : ""} ${pays ? "pays" : ""}`}
        aria-label=${t(`tickets-cards-${colour}`, { number: count })}
      >
        ${Array.from({ length: Math.min(BEHIND, count - 1) }, (_, index) => html`<i class=${`behind colour-${colour}`} style=${`--place: ${Math.min(BEHIND, count - 1) - index}`}></i>`)}
        <${CardFace} colour=${colour} count=${count} />
        ${pays > 0 && html`<span class="pay figure">−${pays}</span>`}
      </li>`;
    })}
  </ul>`;
}
