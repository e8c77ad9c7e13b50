/** What an action would surely bring, as the server foretells it: money by account, prices, trains, phases. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { CompanySign } from "./pieces.js";
import { accountName, companyName, pounds, signed } from "./words.js";

/**
 * @typedef {import("../table/session.js").TableSession<import("./types.js").LilliputView>} TableSession
 * @typedef {import("./pieces.js").Pieces} Pieces
 * @typedef {import("./happened.js").GameEvent} GameEvent
 */

/** @param {GameEvent[]} events @returns {[string, number][]} what each account gains or loses, the bank left out */
function changesOf(events) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const event of events) {
    if (event.event !== "MoneyMoved") continue;
    sums.set(event.source, (sums.get(event.source) ?? 0) - event.amount);
    sums.set(event.target, (sums.get(event.target) ?? 0) + event.amount);
  }
  sums.delete("bank");
  return [...sums].sort(([one], [other]) => Number(other.startsWith("seat")) - Number(one.startsWith("seat")) || one.localeCompare(other));
}

/** @param {import("./types.js").LilliputView} view @param {string} account as events name it */
function balanceOf(view, account) {
  return account.startsWith("seat ") ? view.seats[Number(account.slice(5))].cash : view.companies[account].treasury;
}

/** What an account would hold then. @param {import("./types.js").LilliputView} view @param {GameEvent[] | null} events @param {string} account @returns {number | null} */
export function leftIn(view, events, account) {
  return events && balanceOf(view, account) + (changesOf(events).find(([name]) => name === account)?.[1] ?? 0);
}

/** What would be paid to the bank. @param {GameEvent[] | null} events @returns {number | null} */
export function costIn(events) {
  return events && events.reduce((sum, event) => (event.event === "MoneyMoved" && event.target === "bank" ? sum + event.amount : sum), 0);
}

/**
 * @param {{session: TableSession, pieces: Pieces, events: GameEvent[] | null, everybody?: boolean}} props
 * `everybody`: also those who get nothing
 */
export function Effects({ session, pieces, events, everybody = false }) {
  if (!events) return html`<ul class="effects waiting" aria-hidden="true"></ul>`;
  const view = session.view.value;
  const changes = changesOf(events);
  if (everybody) {
    view.seats.forEach((_, seat) => {
      const account = `seat ${seat}`;
      if (!changes.some(([name]) => name === account)) changes.push([account, 0]);
    });
    changes.sort(([one], [other]) => Number(other.startsWith("seat")) - Number(one.startsWith("seat")) || one.localeCompare(other));
  }
  const phases = events.filter((event) => event.event === "PhaseBegan");
  const moves = new Map(events.filter((event) => event.event === "MarkerMoved" && event.old_price !== null).map((event) => [event.company, event]));
  /** @type {Map<string, GameEvent>} */
  const first = new Map(); // one marker may move more than once
  for (const event of events) if (event.event === "MarkerMoved" && !first.has(event.company)) first.set(event.company, event);
  const trains = events.filter((event) => event.event === "TrainMoved");
  return html`<ul class="effects">
    ${changes.map(
      ([account, sum]) => html`<li key=${account} class=${sum > 0 ? "gain" : sum < 0 ? "loss" : "same"}>
        ${!account.startsWith("seat") && html`<${CompanySign} pieces=${pieces} company=${account} />`} ${accountName(session, account)}
        <b class="figure">${signed(sum)}</b>${sum !== 0 && html` <small class="figure muted">→ ${pounds(balanceOf(view, account) + sum)}</small>`}
      </li>`,
    )}
    ${[...moves.values()].map((event) => {
      const old = first.get(event.company)?.old_price ?? event.old_price;
      const way = event.new_price > old ? "gain" : event.new_price < old ? "loss" : "same";
      return html`<li key=${`price ${event.company}`} class=${way}>
        <${CompanySign} pieces=${pieces} company=${event.company} /> ${t("lilliput-effect-price", { company: companyName(event.company) })}
        <b class="figure">${old === event.new_price ? t("lilliput-effect-price-same", { price: old }) : `${old} → ${event.new_price}`}</b>
      </li>`;
    })}
    ${trains
      .filter((event) => event.target !== "out")
      .map((event, index) => html`<li key=${`train ${index}`} class="same">${t("lilliput-effect-train", { train: event.train, place: placeName(event.target) })}</li>`)}
    ${phases.flatMap((event) => phaseLines(event).map((line) => html`<li key=${line} class="event">${line}</li>`))}
  </ul>`;
}

/** @param {string} place of a train card */
function placeName(place) {
  return ["pool", "deck", "supply"].includes(place) ? t(`lilliput-place-${place}`) : companyName(place);
}

/** @param {GameEvent} event a new phase @returns {string[]} */
function phaseLines(event) {
  return [
    t("lilliput-effect-phase", { phase: event.phase, limit: event.limit }),
    ...event.rusted.map((/** @type {string} */ train) => t("lilliput-log-rusted", { trains: train })),
    ...event.obsolete.map((/** @type {string} */ train) => t("lilliput-log-obsolete", { trains: train })),
  ];
}
