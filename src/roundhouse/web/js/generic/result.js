/** The end: who has won, everybody's score, and what the score sheet tells of each. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { rankOf, seatName } from "../table/people.js";
import { ProofButton } from "../table/proof.js";
import { SeatSign } from "./players.js";
import { isPlain, isTable, keysOf } from "./shape.js";
import { keyName, valueName } from "./words.js";

/** @typedef {import("../table/session.js").TableSession} TableSession */

/** @param {TableSession} session who has won, in one sentence */
export function resultLine(session) {
  const winners = session.holders.value.map((_, seat) => seat).filter((seat) => rankOf(session, seat) === 1);
  const who = winners.map((seat) => seatName(session, seat)).join(", ");
  if (winners.length === 1 && winners[0] === session.seat.value && !session.isShared.value) return t("generic-you-won");
  return t(winners.length > 1 ? "generic-won-shared" : "generic-won", { who });
}

/** @param {{session: TableSession}} props */
export function Result({ session }) {
  const sheet = session.view.value.score_sheet?.seats;
  const rows = isTable(sheet) ? sheet : [];
  const keys = keysOf(rows).filter((key) => !["seat", "total"].includes(key) && keyName(session, key, "sheet") && rows.every((row) => isPlain(row[key] ?? null)));
  const scores = session.result.value?.scores ?? [];
  const seats = session.holders.value.map((_, seat) => seat).sort((one, other) => rankOf(session, one) - rankOf(session, other));
  return html`<div class="final generic-final">
    <p class="final-line" role="status">${resultLine(session)}</p>
    <table class="generic-table">
      <thead>
        <tr>
          <th scope="col" class="figure">${t("generic-rank")}</th>
          <th scope="col">${t("generic-player")}</th>
          ${keys.map((key) => html`<th key=${key} scope="col" class="figure">${keyName(session, key, "sheet")}</th>`)}
          <th scope="col" class="figure">${t("generic-score")}</th>
        </tr>
      </thead>
      <tbody>
        ${seats.map(
          (seat) => html`<tr key=${seat} class=${rankOf(session, seat) === 1 ? "winner" : ""} data-seat=${seat}>
            <td class="figure">${rankOf(session, seat)}</td>
            <th scope="row"><${SeatSign} seat=${seat} /> ${seatName(session, seat)}</th>
            ${keys.map((key) => html`<td key=${key} class="figure">${valueName(session, key, rows[seat]?.[key] ?? null)}</td>`)}
            <td class="figure total"><b>${scores[seat] ?? ""}</b></td>
          </tr>`,
        )}
      </tbody>
    </table>
    <p class="answers">
      <${ProofButton} session=${session} />
      ${session.ownSeats.value.length > 0 &&
      !session.live?.table.value?.rematch_table &&
      html`<button type="button" class="go" onClick=${() => session.live?.rematch()}>${t("table-rematch")}</button>`}
    </p>
  </div>`;
}
