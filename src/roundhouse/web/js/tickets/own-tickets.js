/** Your own tickets with how they stand; their cities light up while one is pointed at. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Choices } from "./choices.js";
import { waysOf } from "./ways.js";
import { ticketName } from "./words.js";

/**
 * @typedef {{ticket: string, points: number, state: string, cars: number | null}} Held
 * @typedef {import("./board.js").TicketsBoard} TicketsBoard
 * @typedef {import("../table/session.js").TableSession<import("./types.js").TicketsView>} TableSession
 */

const MANY = 5; // from then on they stand closer
const SIGNS = /** @type {Record<string, string>} */ ({ done: "✓", possible: "○", "cut off": "✕" });

/** @param {string} state */
export function stateClass(state) {
  return state.replace(" ", "-");
}

const ORDER = ["possible", "cut off", "done"]; // what still asks for something comes first

/** @param {{session: TableSession, board: TicketsBoard, tickets: Held[]}} props */
export function OwnTickets({ session, board, tickets }) {
  if (!tickets.length) return html`<p class="muted">${t("tickets-none-yet")}</p>`;
  const inOrder = [...tickets].sort((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
  return html`<ul class=${`tickets ${tickets.length > MANY ? "many" : ""}`}>
    ${inOrder.map((held) => html`<li key=${held.ticket}><${TicketChip} session=${session} board=${board} held=${held} /></li>`)}
  </ul>`;
}

/** @param {{session: TableSession, board: TicketsBoard, held: Held}} props */
function TicketChip({ session, board, held }) {
  const choices = session.part(Choices);
  const after = waysOf(session)[choices.route.value ?? choices.hovered.value ?? ""]?.[held.ticket];
  const cars = after ?? held.cars;
  const state = after === 0 ? "done" : held.state;
  const words = state === "possible" && cars ? t("tickets-to-go", { cars }) : t(`tickets-${stateClass(state)}`);
  return html`<button
    type="button"
    class=${`ticket ${stateClass(held.state)} ${after === undefined ? "" : "would-gain"}`}
    aria-pressed=${choices.lit.value === held.ticket}
    title=${words}
    onPointerEnter=${() => (choices.lit.value = held.ticket)}
    onPointerLeave=${() => (choices.lit.value = null)}
    onFocus=${() => (choices.lit.value = held.ticket)}
    onBlur=${() => (choices.lit.value = null)}
  >
    <i class="ticket-sign" aria-hidden="true">${SIGNS[state]}</i>
    <span class="ticket-name">${ticketName(board, held.ticket)}</span>
    <span class="visually-hidden">${words}</span>
    <span class="ticket-cars figure" aria-hidden="true">
      ${after !== undefined && html`<s>${held.cars}</s> `}${state === "possible" && html`<b>${cars}</b> <${CarSign} />`}
    </span>
    <span class="ticket-points figure">${held.points}</span>
  </button>`;
}

/** A car, as they lie on the map. */
function CarSign() {
  return html`<svg class="car-sign" viewBox="0 0 26 12" aria-hidden="true"><rect x="1" y="1" width="24" height="10" rx="3" /></svg>`;
}
