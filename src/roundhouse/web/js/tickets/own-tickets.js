/** Your own tickets with how they stand; their cities light up while one is pointed at. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Choices } from "./choices.js";
import { waysOf } from "./ways.js";
import { ticketName } from "./words.js";

/**
 * @typedef {{ticket: string, points: number, state: string, cars: number | null}} Held
 * @typedef {import("./board.js").TicketsBoard} TicketsBoard
 */

const SIGNS = /** @type {Record<string, string>} */ ({ done: "✓", possible: "○", "cut off": "✕" });

/** @param {string} state */
export function stateClass(state) {
  return state.replace(" ", "-");
}

/** @param {{session: import("../table/session.js").TableSession<import("./types.js").TicketsView>, board: TicketsBoard, tickets: Held[]}} props */
export function OwnTickets({ session, board, tickets }) {
  if (!tickets.length) return html`<p class="muted">${t("tickets-none-yet")}</p>`;
  return html`<ul class="tickets">
    ${tickets.map((held) => html`<li key=${held.ticket}><${TicketChip} session=${session} board=${board} held=${held} /></li>`)}
  </ul>`;
}

/** @param {{session: import("../table/session.js").TableSession<import("./types.js").TicketsView>, board: TicketsBoard, held: Held}} props */
function TicketChip({ session, board, held }) {
  const choices = session.part(Choices);
  const after = waysOf(session)[choices.route.value ?? choices.hovered.value ?? ""]?.[held.ticket];
  const cars = after ?? held.cars;
  const state = after === 0 ? "done" : held.state;
  return html`<button
    type="button"
    class=${`ticket ${stateClass(held.state)} ${after === undefined ? "" : "would-gain"}`}
    aria-pressed=${choices.lit.value === held.ticket}
    onPointerEnter=${() => (choices.lit.value = held.ticket)}
    onPointerLeave=${() => (choices.lit.value = null)}
    onFocus=${() => (choices.lit.value = held.ticket)}
    onBlur=${() => (choices.lit.value = null)}
  >
    <span class="ticket-name">${ticketName(board, held.ticket)}</span>
    <span class="ticket-points figure">${held.points}</span>
    <span class="ticket-state">
      <i aria-hidden="true">${SIGNS[state]}</i> ${state === "possible" && cars ? t("tickets-to-go", { cars }) : t(`tickets-${stateClass(state)}`)}
    </span>
  </button>`;
}
