/** The score sheet on paper. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { PlayerSign } from "../symbols.js";
import { plainName, rankOf } from "../table/people.js";
import { SheetHead } from "../table/sheet-head.js";
import { boardOf } from "./board.js";
import { figure, signed } from "./scoring.js";
import { routeName, ticketName } from "./words.js";

/** @param {{session: import("../table/session.js").TableSession<import("./types.js").TicketsView>}} props */
export function ScoreSheet({ session }) {
  const view = session.newestView.value;
  const board = boardOf(view);
  if (!view || !board) return null;
  const sheet = view.score_sheet ?? null;
  const seats = view.seats;
  /** @param {string} title @param {any[]} values @param {string} [name] */
  const line = (title, values, name = "") => html`<tr class=${name}>
    <th scope="row">${title}</th>
    ${values.map((value, seat) => html`<td key=${seat}>${value}</td>`)}
  </tr>`;
  return html`<article class="sheet tickets-sheet">
    <${SheetHead} session=${session} />
    ${!sheet && html`<p>${t("tickets-sheet-running")}</p>`}
    <table class="sheet-result">
      <thead>
        <tr>
          <th></th>
          ${seats.map((seat, number) => html`<th key=${number} scope="col"><${PlayerSign} colour=${seat.colour} /> ${plainName(session, number)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${line(t("tickets-col-routes"), seats.map((seat) => seat.points))}
        ${sheet &&
        html`${line(t("tickets-col-tickets"), sheet.seats.map((seat) => signed(seat.ticket_points)))}
        ${line(
          t("tickets-col-path"),
          sheet.seats.map((seat) => `${t("tickets-path-length", { length: seat.longest_path })}${seat.bonus > 0 ? `: ${signed(seat.bonus)}` : ""}`),
        )}
        ${line(t("tickets-col-total"), sheet.seats.map((seat) => figure(seat.total)), "total")}
        ${line(t("tickets-col-rank"), sheet.seats.map((seat) => rankOf(session, seat.seat)))}`}
      </tbody>
    </table>
    ${sheet &&
    html`<div class="sheet-parts">
      ${sheet.seats.map(
        (seat) => html`<section key=${seat.seat}>
          <h2>${plainName(session, seat.seat)}</h2>
          <table>
            <tbody>
              ${seat.tickets.map((held) => html`<tr key=${held.ticket}><td>${held.points > 0 ? "✓" : "✕"} ${ticketName(board, held.ticket)}</td><td>${signed(held.points)}</td></tr>`)}
              ${seat.routes.map((route) => html`<tr key=${route.route}><td>${routeName(board, route.route)}</td><td>${route.points}</td></tr>`)}
            </tbody>
          </table>
        </section>`,
      )}
    </div>`}
  </article>`;
}
