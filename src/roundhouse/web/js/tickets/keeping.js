/** Drawn tickets: what each is worth, the cars it would take, and what it shares with those that are held or kept. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Choices } from "./choices.js";
import { stateClass } from "./own-tickets.js";
import { moreCars } from "./together.js";
import { knownOf } from "./ways.js";
import { ticketName } from "./words.js";

/** @typedef {import("../table/session.js").TableSession<import("./types.js").TicketsView>} TableSession @typedef {import("./board.js").TicketsBoard} TicketsBoard */

/** @param {{session: TableSession, board: TicketsBoard, label: string}} props */
export function DrawnTickets({ session, board, label }) {
  const choices = session.part(Choices);
  const drawn = session.view.value.own?.choose_from ?? [];
  const point = (/** @type {string | null} */ ticket) => () => (choices.lit.value = ticket);
  return html`<fieldset class="keep" aria-label=${label}>
    ${drawn.map(
      (held) => html`<label
        key=${held.ticket}
        class=${`ticket keepable ${stateClass(held.state)}`}
        onPointerEnter=${point(held.ticket)}
        onPointerLeave=${point(null)}
      >
        <input
          type="checkbox"
          checked=${choices.kept.value.includes(held.ticket)}
          onChange=${() => choices.toggle(held.ticket)}
          onFocus=${point(held.ticket)}
          onBlur=${point(null)}
        />
        <span class="ticket-name">${ticketName(board, held.ticket)}</span>
        <span class="ticket-points figure">${held.points}</span>
        <span class="ticket-state">${needs(session, held)}</span>
      </label>`,
    )}
  </fieldset>`;
}

/** @param {TableSession} session @param {import("./own-tickets.js").Held} held the cars that it takes alone, and beside the others */
function needs(session, held) {
  if (held.state !== "possible" || held.cars === null) return t(`tickets-${stateClass(held.state)}`);
  const { kept } = session.part(Choices);
  const more = moreCars(knownOf(session).together, kept.value, held.ticket);
  const words = t("tickets-need", { cars: held.cars });
  if (more === undefined || more === held.cars) return words;
  if (more === null) return t("tickets-need-too-many", { needs: words });
  return html`${words} · <b>${t("tickets-need-shared", { more })}</b>`;
}

/** What everything that is kept would take, of what there is. @param {{session: TableSession}} props */
export function KeptFigures({ session }) {
  const view = session.view.value;
  const { kept } = session.part(Choices);
  const cars = knownOf(session).together[[...kept.value].sort().join(" ")];
  if (view.seat === null || cars === undefined || !kept.value.length) return null;
  const have = view.seats[view.seat].cars;
  return html`<p class="claim-figures"><span class="figure">${cars === null ? t("tickets-need-not-all") : t("tickets-need-all", { cars, have })}</span></p>`;
}
