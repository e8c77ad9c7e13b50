/** The score sheet on paper. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { plainName } from "../table/people.js";
import { boardOf } from "./board.js";
import { figure, rankOf, signed } from "./scoring.js";
import { routeName, ticketName } from "./words.js";

/** @param {{store: import("../table/store.js").TableStore}} props */
export function ScoreSheet({ store }) {
  const view = store.message.value?.view;
  const board = boardOf(view);
  if (!view || !board) return null;
  const sheet = view.score_sheet ?? null;
  const created = store.entries.value[0]?.at;
  return html`<article class="sheet">
    <h1>${t("game-tickets")}</h1>
    <p>${created ? new Date(created).toLocaleDateString(document.documentElement.lang, { dateStyle: "long" }) : ""}</p>
    ${!sheet && html`<p>${t("tickets-sheet-running")}</p>`}
    <table>
      <thead>
        <tr>
          <th></th>
          ${view.seats.map((/** @type {any} */ seat, /** @type {number} */ number) => html`<th scope="col">${plainName(store, number)}<br /><small>${t(`colour-${seat.colour}`)}</small></th>`)}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">${t("tickets-col-routes")}</th>
          ${view.seats.map((/** @type {any} */ seat) => html`<td>${seat.points}</td>`)}
        </tr>
        ${sheet &&
        html`<tr>
            <th scope="row">${t("tickets-col-tickets")}</th>
            ${sheet.seats.map((/** @type {any} */ seat) => html`<td>${signed(seat.ticket_points)}</td>`)}
          </tr>
          <tr>
            <th scope="row">${t("tickets-col-path")}</th>
            ${sheet.seats.map((/** @type {any} */ seat) => html`<td>${t("tickets-path-length", { length: seat.longest_path })}${seat.bonus > 0 && `: ${signed(seat.bonus)}`}</td>`)}
          </tr>
          <tr class="total">
            <th scope="row">${t("tickets-col-total")}</th>
            ${sheet.seats.map((/** @type {any} */ seat) => html`<td>${figure(seat.total)}</td>`)}
          </tr>
          <tr>
            <th scope="row">${t("tickets-col-rank")}</th>
            ${sheet.seats.map((/** @type {any} */ seat) => html`<td>${rankOf(store, seat.seat)}</td>`)}
          </tr>`}
      </tbody>
    </table>
    ${sheet &&
    sheet.seats.map(
      (/** @type {any} */ seat) => html`<section>
        <h2>${plainName(store, seat.seat)}</h2>
        <p>
          <strong>${t("tickets-col-tickets")}:</strong>
          ${seat.tickets.map((/** @type {any} */ held) => ` ${ticketName(board, held.ticket)} ${signed(held.points)}`).join(";")}
        </p>
        <p>
          <strong>${t("tickets-col-routes")}:</strong>
          ${seat.routes.map((/** @type {any} */ route) => ` ${routeName(board, route.route)} ${route.points}`).join(";")}
        </p>
      </section>`,
    )}
  </article>`;
}
