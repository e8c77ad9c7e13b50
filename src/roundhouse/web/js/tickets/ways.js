/**
 * What open routes would do for the reader's tickets, as the server reckons it. It comes with the message to whoever may
 * claim a route; asked when it can matter to others.
 */
import { signal } from "@preact/signals";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Choices } from "./choices.js";
import { ticketName } from "./words.js";

/**
 * @typedef {import("../table/session.js").TableSession<import("./types.js").TicketsView>} TableSession
 * @typedef {import("./board.js").TicketsBoard} TicketsBoard
 * @typedef {Record<string, Record<string, number>>} Ways  by route and ticket: cars that are needed then
 * @typedef {{routes: Ways, plan: string[], together: Record<string, number | null>}} Known  as `server/page/tickets/ways.py` tells
 */

const UNKNOWN = /** @type {Known} */ ({ routes: {}, plan: [], together: {} });

/** The ways of the position of now: told with it, or asked for when they can matter. */
class KnownWays {
  /** @param {TableSession} session */
  constructor(session) {
    this.told = signal(UNKNOWN);
    const choices = session.part(Choices);
    let wanted = "";
    session.watch(() => {
      const view = session.view.value;
      const isOn = session.status.value === "running" && !session.past.value && Boolean(view?.own);
      const seat = session.seat.value ?? 0;
      const position = isOn ? basis(seat, view) : "";
      const aside = session.source.aside.value;
      const matters = choices.payments.value.size > 0 || choices.isKeeping.value || choices.route.value || choices.hovered.value;
      if (position === wanted) return;
      if (this.told.peek() !== UNKNOWN) this.told.value = UNKNOWN;
      wanted = position && matters ? position : "";
      if (!wanted) return;
      if (aside && basis(aside.seat, aside.view) === wanted) {
        this.told.value = aside.told;
        return;
      }
      session.source.inquire("ways", { seat: String(seat) }).then(
        (found) => {
          if (position === wanted) this.told.value = found;
        },
        () => {}, // it is asked again for the next position
      );
    });
  }
}

/** All that they depend on. @param {number | null} seat @param {import("./types.js").TicketsView} view @returns {string} */
function basis(seat, view) {
  return JSON.stringify([seat, view.routes, view.own?.tickets, view.own?.choose_from]);
}

/** @param {TableSession} session @returns {Known} nothing until it is known, and nothing of the past */
export function knownOf(session) {
  return session.part(KnownWays).told.value;
}

/** @param {TableSession} session @returns {Ways} */
export function waysOf(session) {
  return knownOf(session).routes;
}

/** @param {TableSession} session @param {TicketsBoard} board @param {string} route @returns {{done: boolean, text: string}[]} */
export function aheadOf(session, board, route) {
  return Object.entries(waysOf(session)[route] ?? {}).map(([id, cars]) => {
    const ticket = ticketName(board, id);
    return cars === 0
      ? { done: true, text: t("tickets-ahead-done", { ticket }) }
      : { done: false, text: t("tickets-ahead-closer", { ticket, left: t("tickets-to-go", { cars }) }) };
  });
}

/** What a route would do for your own tickets. @param {{session: TableSession, board: TicketsBoard, route: string}} props */
export function Ahead({ session, board, route }) {
  const lines = aheadOf(session, board, route);
  if (!lines.length) return null;
  return html`<ul class="ahead">
    ${lines.map(({ done, text }) => html`<li key=${text} class=${done ? "done" : ""}><i aria-hidden="true">${done ? "✓" : "›"}</i> ${text}</li>`)}
  </ul>`;
}
