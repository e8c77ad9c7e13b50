/** The end: what everybody is worth, item by item, and how it came about over the rounds. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { rankOf } from "../table/people.js";
import { ProofButton } from "../table/proof.js";
import { ValueHistory } from "./history.js";
import { CompanySign } from "./pieces.js";
import { companyName, pounds, whoIs } from "./words.js";

/** @typedef {import("../table/session.js").TableSession<import("./types.js").LilliputView>} TableSession @typedef {import("./pieces.js").Pieces} Pieces */

/** @param {TableSession} session who has won, in one sentence */
export function resultLine(session) {
  const view = session.view.value;
  const seats = view.score_sheet.seats.map((entry) => entry.seat);
  const winners = seats.filter((seat) => rankOf(session, seat) === 1);
  const sum = view.scores[winners[0]];
  if (winners.length > 1) return t("lilliput-won-shared", { who: winners.map((seat) => whoIs(session, seat)).join(", "), sum });
  const isMe = winners[0] === view.seat && !session.isShared.value;
  return isMe ? t("lilliput-you-won", { sum }) : t("lilliput-won", { who: whoIs(session, winners[0]), sum });
}

/** @param {{session: TableSession, pieces: Pieces}} props */
export function FinalScore({ session, pieces }) {
  return html`<div class="final lilliput-final">
    <div class="final-left">
      <p class="final-line" role="status">${resultLine(session)}</p>
      <div class="final-scroll" tabindex="0"><${ScoreTable} session=${session} pieces=${pieces} /></div>
      <p class="answers">
        <button type="button" onClick=${() => print()}>${t("table-print")}</button>
        <${ProofButton} session=${session} />
        ${session.ownSeats.value.length > 0 &&
        !session.live?.table.value?.rematch_table &&
        html`<button type="button" class="go" onClick=${() => session.live?.rematch()}>${t("table-rematch")}</button>`}
      </p>
    </div>
    <${ValueHistory} session=${session} />
  </div>`;
}

/** @param {{session: TableSession, pieces: Pieces, name?: typeof whoIs}} props `name`: what a seat is called */
export function ScoreTable({ session, pieces, name = whoIs }) {
  const view = session.view.value;
  const seats = [...view.score_sheet.seats].sort((one, other) => rankOf(session, one.seat) - rankOf(session, other.seat));
  return html`<table class="final-table">
    <thead>
      <tr>
        <th scope="col">${t("lilliput-col-rank")}</th>
        <th scope="col">${t("lilliput-player")}</th>
        <th scope="col" class="figure">${t("lilliput-cash")}</th>
        <th scope="col">${t("lilliput-sheet-directors")}</th>
        <th scope="col">${t("lilliput-shares")}</th>
        <th scope="col" class="figure">${t("lilliput-sheet-copies")}</th>
        <th scope="col" class="figure">${t("lilliput-col-total")}</th>
      </tr>
    </thead>
    <tbody>
      ${seats.map(
        (seat) => html`<tr key=${seat.seat} class=${rankOf(session, seat.seat) === 1 ? "winner" : ""} data-seat=${seat.seat}>
          <td class="rank figure">${rankOf(session, seat.seat)}</td>
          <th scope="row">${name(session, seat.seat)}</th>
          <td class="figure" data-title=${t("lilliput-cash")}>${pounds(seat.cash)}</td>
          <td data-title=${t("lilliput-sheet-directors")}><${Lines} pieces=${pieces} lines=${seat.directors.map((each) => ({ ...each, times: pieces.figures.director_shares }))} /></td>
          <td data-title=${t("lilliput-shares")}><${Lines} pieces=${pieces} lines=${seat.shares.map((each) => ({ ...each, times: each.number }))} /></td>
          <td class="figure" data-title=${t("lilliput-sheet-copies")}>${pounds(seat.copy_card_value)}</td>
          <td class="figure total"><b>${pounds(seat.total)}</b></td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {{pieces: Pieces, lines: {company: string, price: number, times: number, value: number}[]}} props */
function Lines({ pieces, lines }) {
  return lines.map(
    (each) => html`<span key=${each.company} class="score-line figure" title=${companyName(each.company)}>
      <${CompanySign} pieces=${pieces} company=${each.company} /><span class="visually-hidden">${companyName(each.company)}</span> ${each.times} × ${each.price} = <b>${pounds(each.value)}</b>
    </span>`,
  );
}
