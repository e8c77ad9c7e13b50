/** All players: points, cars, cards, tickets, always in the same place. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { PlayerSign } from "../symbols.js";
import { figure, isTold } from "./scoring.js";
import { PeopleStrip } from "../table/people-strip.js";
import { PlayerLine, Watchers } from "../table/player-line.js";

/** @typedef {import("../table/session.js").TableSession<import("./types.js").TicketsView>} TableSession */

/** @param {TableSession} session @returns {number[]} points on the board, and all of them once they are told */
function scoresOf(session) {
  const view = session.view.value;
  return view.scores && (session.past.value || isTold(session)) ? view.scores : view.seats.map((seat) => seat.points);
}

/** @param {{session: TableSession}} props */
export function People({ session }) {
  const scores = scoresOf(session);
  const seats = session.view.value.seats.map((seat, number) => ({ sign: html`<${PlayerSign} colour=${seat.colour} />`, figure: figure(scores[number]) }));
  return html`<${PeopleStrip} session=${session} seats=${seats} />`;
}

/** @param {{session: TableSession}} props */
export function Players({ session }) {
  const view = session.view.value;
  const scores = scoresOf(session);
  return html`<ul class="players">
      ${view.seats.map(
        (seat, number) => html`<${PlayerLine}
          key=${number}
          session=${session}
          seat=${number}
          sign=${html`<${PlayerSign} colour=${seat.colour} />`}
          score=${html`<span key=${scores[number]} class="score-now">${figure(scores[number])}</span>`}
        >
          <span class="stat"><b class="figure">${seat.cars}</b> ${t("tickets-stat-cars", { number: seat.cars })}</span>
          <span class="stat"><b class="figure">${seat.cards}</b> ${t("tickets-stat-cards", { number: seat.cards })}</span>
          <span class="stat"><b class="figure">${seat.tickets ?? "?"}</b> ${t("tickets-stat-tickets", { number: seat.tickets ?? 0 })}</span>
        <//>`,
      )}
    </ul>
    <${Watchers} session=${session} />`;
}
