/** One player in the players panel: sign, name, score, and a line below; who is to move stands out. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { SeatClock } from "./clock.js";
import { isDeed, isTakenBack, LineWords } from "./log-line.js";
import { botName, levelName, seatName, seatState } from "./people.js";

/**
 * @param {{session: import("./session.js").TableSession, seat: number, sign: any, score: any, children?: any}} props
 * `children`: the line below
 */
export function PlayerLine({ session, seat, sign, score, children }) {
  const state = seatState(session, seat);
  const bot = session.holders.value[seat]?.bot ?? "";
  const isActive = session.past.value ? session.view.value?.active_seat === seat : session.activeSeat.value === seat;
  return html`<li class=${`player ${isActive ? "active" : ""} state-${state}`} aria-current=${isActive ? "true" : undefined}>
    <span class="player-sign">${sign}</span>
    <span class="player-name" title=${state === "bot" ? levelName(bot) : undefined}>
      ${seatName(session, seat)}
      ${state === "bot" && html` <span class="player-state" title=${botName(bot)}>${levelName(bot)}</span>`}
      ${["gone", "away", "resigned"].includes(state) && html` <span class="player-state">${t(`table-state-${state}`)}</span>`}
    </span>
    <${SeatClock} session=${session} seat=${seat} />
    <span class="player-score figure">${score}</span>
    <span class="player-more">${children}</span>
    <${LastDeed} session=${session} seat=${seat} />
    ${isActive && html`<span class="visually-hidden">${t("table-to-move")}</span>`}
  </li>`;
}

/** What that seat did last, in one line. @param {{session: import("./session.js").TableSession, seat: number}} props */
function LastDeed({ session, seat }) {
  const until = session.past.value?.seq ?? Infinity;
  const lines = session.lines.value.filter((each) => each.seq <= until);
  const line = lines.findLast((each) => each.seat === seat && isDeed(each) && !isTakenBack(each, lines));
  if (!line) return null;
  return html`<span class="player-last" title=${line.text}><${LineWords} session=${session} line=${line} isOwn /></span>`;
}

/** Who watches. @param {{session: import("./session.js").TableSession}} props */
export function Watchers({ session }) {
  const seated = new Set(session.holders.value.map((holder) => holder.person));
  const known = session.present.value.filter((person) => !seated.has(person)).map((person) => session.names.value[person] || "?");
  const number = known.length + (session.live?.watching.value ?? 0);
  if (number === 0) return null;
  return html`<p class="watchers muted">${t("table-watching", { number })}${known.length > 0 && ` (${known.join(", ")})`}</p>`;
}
