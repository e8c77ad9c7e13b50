/** One player in the players panel: sign, name, score, and a line below; who is to move stands out. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { SeatClock } from "./clock.js";
import { botName, levelName, seatName, seatState } from "./people.js";

/**
 * @param {{store: import("./store.js").TableStore, seat: number, sign: any, score: any, children?: any}} props
 * `children`: the line below
 */
export function PlayerLine({ store, seat, sign, score, children }) {
  const state = seatState(store, seat);
  const bot = store.table.value?.seats[seat].bot ?? "";
  const isActive = store.past.value ? store.view.value?.active_seat === seat : store.table.value?.active_seat === seat;
  return html`<li class=${`player ${isActive ? "active" : ""} state-${state}`} aria-current=${isActive ? "true" : undefined}>
    <span class="player-sign">${sign}</span>
    <span class="player-name">
      ${seatName(store, seat)}
      ${state === "bot" && html` <span class="player-state" title=${botName(bot)}>${levelName(bot)}</span>`}
      ${["gone", "away", "resigned"].includes(state) && html` <span class="player-state">${t(`table-state-${state}`)}</span>`}
    </span>
    <${SeatClock} store=${store} seat=${seat} />
    <span class="player-score figure">${score}</span>
    <span class="player-more">${children}</span>
    ${isActive && html`<span class="visually-hidden">${t("table-to-move")}</span>`}
  </li>`;
}

/** Who watches. @param {{store: import("./store.js").TableStore}} props */
export function Watchers({ store }) {
  const message = store.message.value;
  if (!message) return null;
  const seated = new Set(message.table.seats.map((/** @type {any} */ holder) => holder.person));
  const known = message.present.filter((person) => !seated.has(person)).map((person) => store.names.value[person] || "?");
  const number = known.length + message.watching;
  if (number === 0) return null;
  return html`<p class="watchers muted">${t("table-watching", { number })}${known.length > 0 && ` (${known.join(", ")})`}</p>`;
}
