/** What open routes would do for the reader's tickets, as the server reckons it; asked when it can matter. */
import { effect, signal } from "@preact/signals";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { ask } from "../transport.js";
import { choicesOf } from "./choices.js";
import { ticketName } from "./words.js";

/**
 * @typedef {import("../table/store.js").TableStore} TableStore
 * @typedef {import("./board.js").TicketsBoard} TicketsBoard
 * @typedef {Record<string, Record<string, number>>} Ways  by route and ticket: cars that are needed then
 */

const UNKNOWN = /** @type {Ways} */ ({});

/** @type {WeakMap<TableStore, import("@preact/signals").Signal<Ways>>} */
const known = new WeakMap();

/** @param {TableStore} store @returns {Ways} nothing until it is known, and nothing of the past */
export function waysOf(store) {
  let ways = known.get(store);
  if (!ways) {
    ways = signal(UNKNOWN);
    known.set(store, ways);
    keepUp(store, ways);
  }
  return ways.value;
}

/** @param {TableStore} store @param {import("@preact/signals").Signal<Ways>} ways */
function keepUp(store, ways) {
  const choices = choicesOf(store);
  let wanted = "";
  effect(() => {
    const view = store.view.value;
    const isOn = store.table.value?.status === "running" && !store.past.value && Boolean(view?.own);
    const seat = store.message.value?.seat ?? 0;
    const position = isOn ? JSON.stringify([seat, view.routes, view.own.tickets, view.own.choose_from]) : "";
    const matters = choices.payments.value.size > 0 || choices.route.value || choices.hovered.value;
    if (position === wanted) return;
    if (ways.peek() !== UNKNOWN) ways.value = UNKNOWN;
    wanted = position && matters ? position : "";
    if (!wanted) return;
    ask("GET", `/api/tables/${store.id}/ways?seat=${seat}`).then(
      (found) => {
        if (position === wanted) ways.value = found.routes;
      },
      () => {}, // it is asked again for the next position
    );
  });
}

/** @param {TableStore} store @param {TicketsBoard} board @param {string} route @returns {{done: boolean, text: string}[]} */
export function aheadOf(store, board, route) {
  return Object.entries(waysOf(store)[route] ?? {}).map(([id, cars]) => {
    const ticket = ticketName(board, id);
    return cars === 0
      ? { done: true, text: t("tickets-ahead-done", { ticket }) }
      : { done: false, text: t("tickets-ahead-closer", { ticket, left: t("tickets-to-go", { cars }) }) };
  });
}

/** What a route would do for the own tickets. @param {{store: TableStore, board: TicketsBoard, route: string}} props */
export function Ahead({ store, board, route }) {
  const lines = aheadOf(store, board, route);
  if (!lines.length) return null;
  return html`<ul class="ahead">
    ${lines.map(({ done, text }) => html`<li key=${text} class=${done ? "done" : ""}><i aria-hidden="true">${done ? "✓" : "›"}</i> ${text}</li>`)}
  </ul>`;
}
