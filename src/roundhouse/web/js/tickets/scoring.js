/** The final scoring, told step by step: routes, every ticket, the longest paths drawn on the map, the ranking. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { PlayerSign } from "../symbols.js";
import { rankOf, seatName } from "../table/people.js";
import { ProofButton } from "../table/proof.js";
import { ticketName } from "./words.js";

/**
 * @typedef {import("../table/session.js").TableSession<import("./types.js").TicketsView>} TableSession
 * @typedef {{kind: "routes" | "result"} | {kind: "ticket", seat: number, ticket: string} | {kind: "path", seat: number}} ScoringStep
 */

const STEP_TIME = 1300; // milliseconds
const FRESH = 30_000; // a game that ended so long ago is told

/** How far the scoring has been told at one table: at once to those who come later. */
class Telling {
  /** @param {TableSession} session */
  constructor(session) {
    const last = session.entries.value.at(-1);
    const isFresh = last !== undefined && Date.now() - last.at < FRESH;
    this.at = signal(isFresh ? 0 : stepsOf(sheetOf(session)).length - 1);
    this.isTelling = signal(isFresh);
  }
}

/** The sheet of a game that is over. @param {TableSession} session */
function sheetOf(session) {
  return /** @type {import("./types.js").TicketsSheetShape} */ (session.view.value.score_sheet);
}

/** @param {import("./types.js").TicketsSheetShape} sheet @returns {ScoringStep[]} */
function stepsOf(sheet) {
  /** @type {ScoringStep[]} */
  const tickets = sheet.seats.flatMap((seat) => seat.tickets.map((held) => ({ kind: "ticket", seat: seat.seat, ticket: held.ticket })));
  return [{ kind: "routes" }, ...tickets, ...sheet.seats.map((seat) => /** @type {ScoringStep} */ ({ kind: "path", seat: seat.seat })), { kind: "result" }];
}

/** @param {TableSession} session what the step that is told shows on the map */
export function toldOnMap(session) {
  const sheet = sheetOf(session);
  const step = stepsOf(sheet)[session.part(Telling).at.value];
  const shown = step.kind === "path" ? [sheet.seats[step.seat]] : step.kind === "result" ? sheet.seats.filter((seat) => seat.bonus) : [];
  return {
    ticket: step.kind === "ticket" ? step.ticket : null,
    path: new Set(/** @type {string[]} */ (shown.flatMap((seat) => seat.longest_path_routes))),
  };
}

/** @param {{session: TableSession, board: import("./board.js").TicketsBoard}} props */
export function FinalScoring({ session, board }) {
  const view = session.view.value;
  const sheet = sheetOf(session);
  const { at, isTelling } = session.part(Telling);
  const steps = stepsOf(sheet);
  const last = steps.length - 1;
  const isOn = isTelling.value && at.value < last;
  const tellNext = () => (at.value = Math.min(last, at.value + 1)); // it may have been passed over meanwhile
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(tellNext, STEP_TIME);
    return () => clearTimeout(timer);
  }, [isOn, at.value]);
  const isAtEnd = at.value === last;
  const seats = isAtEnd ? [...sheet.seats].sort((one, other) => rankOf(session, one.seat) - rankOf(session, other.seat)) : sheet.seats;
  return html`<div class="final">
    <p class="final-line" role="status" aria-live="polite">${lineOf(session, board, steps[at.value])}</p>
    <div class="final-scroll" tabindex="0">
      <table class="final-table">
        <thead>
          <tr>
            ${isAtEnd && html`<th scope="col">${t("tickets-col-rank")}</th>`}
            <th scope="col">${t("tickets-col-player")}</th>
            <th scope="col" class="figure">${t("tickets-col-routes")}</th>
            <th scope="col">${t("tickets-col-tickets")}</th>
            <th scope="col" class="figure">${t("tickets-col-path")}</th>
            <th scope="col" class="figure">${t("tickets-col-total")}</th>
          </tr>
        </thead>
        <tbody>
          ${seats.map((seat) => html`<${Row} key=${seat.seat} session=${session} board=${board} seat=${seat} steps=${steps} at=${at.value} isAtEnd=${isAtEnd} />`)}
        </tbody>
      </table>
    </div>
    <p class="answers">
      ${!isAtEnd && html`<button type="button" class="go" onClick=${tellNext}>${t("tickets-final-next")}</button>`}
      ${!isAtEnd && html`<button type="button" onClick=${() => (at.value = last)}>${t("tickets-final-skip")}</button>`}
      ${isAtEnd && html`<button type="button" onClick=${() => { isTelling.value = true; at.value = 0; }}>${t("tickets-final-again")}</button>`}
      ${isAtEnd && html`<button type="button" onClick=${() => print()}>${t("table-print")}</button>`}
      ${isAtEnd && html`<${ProofButton} session=${session} />`}
      ${isAtEnd &&
      session.ownSeats.value.length > 0 &&
      !session.live?.table.value?.rematch_table &&
      html`<button type="button" class="go" onClick=${() => session.live?.rematch()}>${t("table-rematch")}</button>`}
    </p>
  </div>`;
}

/** @param {TableSession} session whether the result may be seen: the scoring has been told to its end, or passed over */
export function isTold(session) {
  return session.part(Telling).at.value === stepsOf(sheetOf(session)).length - 1;
}

/** @param {{session: TableSession, board: import("./board.js").TicketsBoard, seat: any, steps: ScoringStep[], at: number, isAtEnd: boolean}} props */
function Row({ session, board, seat, steps, at, isAtEnd }) {
  const told = steps.slice(0, at + 1);
  const step = steps[at];
  const tickets = seat.tickets.filter((/** @type {any} */ held) => told.some((one) => one.kind === "ticket" && one.seat === seat.seat && one.ticket === held.ticket));
  const hasPath = told.some((one) => one.kind === "path" && one.seat === seat.seat);
  const sum = seat.route_points + tickets.reduce((/** @type {number} */ total, /** @type {any} */ held) => total + held.points, 0) + (hasPath ? seat.bonus : 0);
  const isNow = "seat" in step && step.seat === seat.seat;
  return html`<tr class=${`${isNow ? "now" : ""} ${isAtEnd && rankOf(session, seat.seat) === 1 ? "winner" : ""}`}>
    ${isAtEnd && html`<td class="rank figure">${rankOf(session, seat.seat)}</td>`}
    <th scope="row"><${PlayerSign} colour=${session.view.value.seats[seat.seat].colour} /> ${seatName(session, seat.seat)}</th>
    <td class="figure" data-title=${t("tickets-col-routes")}>${seat.route_points}</td>
    <td class="final-tickets">
      ${tickets.map(
        (/** @type {any} */ held) => html`<span key=${held.ticket} class=${`final-ticket ${held.completed ? "done" : "cut-off"}`}>
          ${ticketName(board, held.ticket)} <b class="figure">${signed(held.points)}</b>
        </span>`,
      )}
    </td>
    <td class="figure" data-title=${t("tickets-col-path")}>${hasPath && html`${t("tickets-path-length", { length: seat.longest_path })} ${seat.bonus > 0 && html`<b>${signed(seat.bonus)}</b>`}`}</td>
    <td class="figure total"><b key=${sum}>${figure(sum)}</b></td>
  </tr>`;
}

/** @param {number} points with a sign in front */
export function signed(points) {
  return points < 0 ? figure(points) : `+${points}`;
}

/** @param {number} points with a real minus, which is as wide as a figure */
export function figure(points) {
  return points < 0 ? `−${-points}` : String(points);
}

/** @param {TableSession} session @param {import("./board.js").TicketsBoard} board @param {ScoringStep} step */
function lineOf(session, board, step) {
  const sheet = sheetOf(session);
  if (step.kind === "routes") return t("tickets-tell-routes");
  if (step.kind === "ticket") {
    const held = sheet.seats[step.seat].tickets.find((one) => one.ticket === step.ticket);
    if (!held) return "";
    const words = { who: seatName(session, step.seat), ticket: ticketName(board, step.ticket), points: signed(held.points) };
    return t(held.completed ? "tickets-tell-ticket-done" : "tickets-tell-ticket-missed", words);
  }
  if (step.kind === "path") {
    const seat = sheet.seats[step.seat];
    const words = { who: seatName(session, step.seat), length: seat.longest_path, points: signed(seat.bonus) };
    return t(seat.bonus ? "tickets-tell-path-bonus" : "tickets-tell-path", words);
  }
  return resultLine(session);
}

/** @param {TableSession} session who has won, in one sentence */
export function resultLine(session) {
  const view = session.view.value;
  const winners = view.seats.map((_, seat) => seat).filter((seat) => rankOf(session, seat) === 1);
  const points = figure(view.scores?.[winners[0]] ?? 0);
  if (winners.length > 1) return t("tickets-tell-shared", { who: winners.map((seat) => seatName(session, seat)).join(", "), points });
  const isMe = winners[0] === view.seat && !session.isShared.value;
  return isMe ? t("tickets-tell-you-won", { points }) : t("tickets-tell-won", { who: seatName(session, winners[0]), points });
}
