/**
 * Your own hand: one place for each colour, always the same one, counted; a card that has just come lifts for a moment.
 * A click pays with that colour for the chosen route, or picks it up to see what it could pay for.
 */
import { useRef } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { explainWhyNot } from "../table/why.js";
import { CardSign } from "./card-shapes.js";
import { CardFace } from "./cards.js";
import { Choices } from "./choices.js";
import { COLOURS, LOCOMOTIVE } from "./payment.js";

/** @typedef {import("../table/session.js").TableSession<import("./types.js").TicketsView>} TableSession @typedef {import("./board.js").TicketsBoard} TicketsBoard */

const BEHIND = 3; // cards that are seen behind the first one

/** @param {{session: TableSession, board: TicketsBoard, hand: Record<string, number>}} props */
export function Hand({ session, board, hand }) {
  const before = useRef(/** @type {Record<string, number> | null} */ (null));
  const last = before.current;
  before.current = hand;
  const choices = session.part(Choices);
  const cost = new Map(choices.payment.value?.cards ?? []);
  return html`<ul class="hand" aria-label=${t("tickets-hand")}>
    ${COLOURS.map((colour) => {
      const count = hand[colour] ?? 0;
      if (!count) return html`<li key=${colour} class=${`fan none colour-${colour}`}><${CardSign} colour=${colour} /></li>`;
      const isFresh = last !== null && count > (last[colour] ?? 0);
      const pays = cost.get(colour) ?? 0;
      const isPicked = choices.picked.value.has(colour);
      const behind = Math.min(BEHIND, count - 1);
      return html`<li key=${`${colour} ${isFresh ? count : ""}`} class=${`fan ${isFresh ? "fresh" : ""} ${pays ? "pays" : ""} ${isPicked ? "picked" : ""}`}>
        <button
          type="button"
          class="fan-button"
          aria-pressed=${isPicked || pays > 0}
          onClick=${() => touch(session, board, colour)}
        >
          <span class="visually-hidden">${t(`tickets-cards-${colour}`, { number: count })}</span>
          <span class="fan-face" aria-hidden="true">
            ${Array.from({ length: behind }, (_, index) => html`<i class=${`behind colour-${colour}`} style=${`--place: ${behind - index}`}></i>`)}
            <${CardFace} colour=${colour} count=${count} />
            ${pays > 0 && html`<span class="pay figure">−${pays}</span>`}
          </span>
        </button>
      </li>`;
    })}
  </ul>`;
}

/** @param {TableSession} session @param {TicketsBoard} board @param {string} colour */
function touch(session, board, colour) {
  const choices = session.part(Choices);
  session.clearNotice();
  const route = board.routes.find(({ id }) => id === choices.route.value);
  if (!route) choices.pick(colour);
  else if (choices.payWith(colour)) return;
  else if (colour === LOCOMOTIVE) session.notice.value = { text: t("tickets-pay-no-other") };
  else explainWhyNot(session, `claim ${route.id} ${route.length} ${colour}`);
}
