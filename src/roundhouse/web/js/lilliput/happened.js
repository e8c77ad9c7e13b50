/** What the entries tell: the events that count (moves taken back do not), who took which card, money and its reasons. */

/**
 * @typedef {import("../table/session.js").TableSession<import("./types.js").LilliputView>} TableSession
 * @typedef {{event: string, [key: string]: any}} GameEvent
 * @typedef {{seq: number, round: number, event: GameEvent}} ToldEvent
 */

/** @type {WeakMap<object, {until: number, told: ToldEvent[]}>} */
const known = new WeakMap();

/** All events up to the moment that is looked at. @param {TableSession} session @returns {ToldEvent[]} */
export function toldBy(session) {
  const entries = session.entries.value;
  const until = session.past.value?.seq ?? Infinity;
  const found = known.get(entries);
  if (found && found.until === until) return found.told;
  /** @type {{seq: number, events: GameEvent[]}[]} */
  const moves = [];
  for (const entry of entries) {
    if (entry.seq > until) break;
    if (entry.kind === "moved") moves.push({ seq: entry.seq, events: /** @type {GameEvent[]} */ (entry.events) });
    else if (entry.kind === "undone") moves.length = Math.min(moves.length, entry.to);
  }
  /** @type {ToldEvent[]} */
  const told = [];
  let round = 0;
  for (const move of moves) {
    for (const event of move.events) {
      if (event.event === "RoundBegan") round = event.round;
      told.push({ seq: move.seq, round, event });
    }
  }
  known.set(entries, { until, told });
  return told;
}

/** Who took which card in this round: `{3: {seat: 0, half: "yellow"}}`, and who copied it. @param {TableSession} session */
export function takersOf(session) {
  const told = toldBy(session);
  const begin = told.findLastIndex(({ event }) => event.event === "RoundBegan");
  /** @type {Map<number, {seat: number, half: string, copies: number[]}>} */
  const takers = new Map();
  for (const { event } of told.slice(begin + 1)) {
    if (event.event === "CardTaken") takers.set(event.card, { seat: event.seat, half: event.half, copies: [] });
    if (event.event === "CopyUsed") takers.get(event.card)?.copies.push(event.seat);
  }
  return takers;
}

/** The last run of each company. @param {TableSession} session @returns {Map<string, GameEvent>} */
export function lastRuns(session) {
  return new Map(toldBy(session).filter(({ event }) => event.event === "TrainsRan").map(({ event }) => [event.company, event]));
}

/** Money for shares: the event of the same move that names the company. @type {Record<string, string>} */
const DEALS = { share: "ShareBought", sale: "SharesSold", founding: "CompanyFounded" };

/**
 * @typedef {{seq: number, round: number, other: string, train: string, amount: number, reason: string, balance: number}} Posting
 * `other` is with whom; for the bank, the company that it was about, if any; `train` is what was bought
 * @param {TableSession} session @param {string} account @param {number} now what the account holds
 * @returns {{start: number, postings: Posting[]}}
 */
export function postingsOf(session, account, now) {
  /** @type {Omit<Posting, "balance">[]} */
  const moved = [];
  const told = toldBy(session);
  let running = "";
  for (const { seq, round, event } of told) {
    if (event.event === "TrainsRan") running = event.company;
    if (event.event !== "MoneyMoved" || (event.source !== account && event.target !== account)) continue;
    const isIncome = event.target === account;
    const deal = told.find((each) => each.seq === seq && each.event.event === DEALS[event.reason]);
    const about = event.reason === "dividend" ? running : (deal?.event.company ?? "bank");
    const other = isIncome ? event.source : event.target;
    const train = event.reason === "train" || event.reason === "help" ? trainOf(told, seq, event) : "";
    moved.push({ seq, round, train, other: other === "bank" && about !== account ? about : other, amount: isIncome ? event.amount : -event.amount, reason: event.reason });
  }
  const start = now - moved.reduce((sum, posting) => sum + posting.amount, 0);
  let balance = start;
  return {
    start,
    postings: moved.map((posting) => {
      balance += posting.amount;
      return { ...posting, balance };
    }),
  };
}

/** The type of train that was paid for. @param {ToldEvent[]} told @param {number} seq @param {GameEvent} paid @returns {string} */
function trainOf(told, seq, paid) {
  const buyer = paid.reason === "help" ? paid.target : paid.source;
  return told.find((each) => each.seq === seq && each.event.event === "TrainMoved" && each.event.target === buyer)?.event.train ?? "";
}
