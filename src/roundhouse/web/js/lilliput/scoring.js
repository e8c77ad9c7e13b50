/** The end: what everybody is worth, item by item, and how it came about over the rounds. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { rankOf } from "../table/people.js";
import { ProofButton } from "../table/proof.js";
import { ValueHistory } from "./history.js";
import { CompanySign } from "./pieces.js";
import { companyName, pounds, whoIs } from "./words.js";

/** @typedef {import("../table/store.js").TableStore} TableStore @typedef {import("./pieces.js").Pieces} Pieces */

/** @param {TableStore} store who has won, in one sentence */
export function resultLine(store) {
  const view = store.view.value;
  const seats = view.score_sheet.seats.map((/** @type {any} */ entry) => entry.seat);
  const winners = seats.filter((/** @type {number} */ seat) => rankOf(store, seat) === 1);
  const sum = view.scores[winners[0]];
  if (winners.length > 1) return t("lilliput-won-shared", { who: winners.map((/** @type {number} */ seat) => whoIs(store, seat)).join(", "), sum });
  const isMe = winners[0] === view.seat && !store.isShared.value;
  return isMe ? t("lilliput-you-won", { sum }) : t("lilliput-won", { who: whoIs(store, winners[0]), sum });
}

/** @param {{store: TableStore, pieces: Pieces}} props */
export function FinalScore({ store, pieces }) {
  return html`<div class="final lilliput-final">
    <div class="final-left">
      <p class="final-line" role="status">${resultLine(store)}</p>
      <div class="final-scroll" tabindex="0"><${ScoreTable} store=${store} pieces=${pieces} /></div>
      <p class="answers">
        <button type="button" onClick=${() => print()}>${t("table-print")}</button>
        <${ProofButton} store=${store} />
        ${(store.message.value?.seats.length ?? 0) > 0 &&
        !store.table.value?.rematch_game &&
        html`<button type="button" class="go" onClick=${() => store.rematch()}>${t("table-rematch")}</button>`}
      </p>
    </div>
    <${ValueHistory} store=${store} />
  </div>`;
}

/** @param {{store: TableStore, pieces: Pieces, name?: typeof whoIs}} props `name`: what a seat is called */
export function ScoreTable({ store, pieces, name = whoIs }) {
  const view = store.view.value;
  const seats = [...view.score_sheet.seats].sort((one, other) => rankOf(store, one.seat) - rankOf(store, other.seat));
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
        (seat) => html`<tr key=${seat.seat} class=${rankOf(store, seat.seat) === 1 ? "winner" : ""} data-seat=${seat.seat}>
          <td class="rank figure">${rankOf(store, seat.seat)}</td>
          <th scope="row">${name(store, seat.seat)}</th>
          <td class="figure" data-title=${t("lilliput-cash")}>${pounds(seat.cash)}</td>
          <td data-title=${t("lilliput-sheet-directors")}><${Lines} pieces=${pieces} lines=${seat.directors.map((/** @type {any} */ each) => ({ ...each, times: pieces.figures.director_shares }))} /></td>
          <td data-title=${t("lilliput-shares")}><${Lines} pieces=${pieces} lines=${seat.shares.map((/** @type {any} */ each) => ({ ...each, times: each.number }))} /></td>
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
