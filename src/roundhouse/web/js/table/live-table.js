/**
 * A table that is being played, as signals: a `Source` of positions, and what can be ordered there apart from moves. The
 * socket writes into it, everybody else reads.
 *
 *     const table = new LiveTable(id);
 *     table.view.value, table.legal.value, table.entries.value, table.isMyTurn.value
 *     await table.act("pass");
 *     table.close();
 */
import { batch, computed, effect, signal } from "@preact/signals";
import { language } from "../i18n.js";
import { giveShares } from "../share.js";
import { outage, Refused, request, TableSocket } from "../transport.js";
import { Eyes } from "./eyes.js";
import { keepGame, keptGame } from "./kept-game.js";
import { isOfComputers, Pacer } from "./pace.js";

/**
 * @typedef {import("../transport.js").Refusal} Refusal
 * @typedef {import("./source.js").Amounts} Amounts
 * @typedef {import("./source.js").Entry} Entry
 * @typedef {import("./source.js").Line} Line
 * @typedef {import("../types.js").TableMessage} TableMessage
 * @typedef {import("../types.js").RunningClockShape} RunningClock
 */

const NOBODY = /** @type {import("./source.js").Holder[]} */ ([]);
const NO_SEATS = /** @type {number[]} */ ([]);
const NO_NAME = /** @type {string[]} */ ([]);
const NO_NAMES = /** @type {Record<string, string>} */ ({});
const LASTING = new Set(["view", "ways"]); // what can be asked whoever has to decide
const MOVES = new Set(["started", "moved", "undone", "finished"]); // entries after which the board looks different

/** @typedef {import("./source.js").Source} Source */

/** @implements {Source} */
export class LiveTable {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.message = signal(/** @type {TableMessage | null} */ (null)); // the newest one; others read what is computed from it
    this.entries = signal(/** @type {Entry[]} */ ([]));
    this.lines = signal(/** @type {Line[]} */ ([]));
    this.recent = signal(/** @type {import("../types.js").Recent | null} */ (null));
    this.freshLines = signal(/** @type {Line[]} */ ([])); // what was added last, to be read aloud
    this.aside = signal(/** @type {import("./source.js").Aside | null} */ (null));
    this.clock = signal(/** @type {{clock: RunningClock, at: number} | null} */ (null)); // as it was told, and when
    this.isSending = signal(false); // an order is on its way
    this.awaited = signal(0); // the entry that the last order made: its answer may be here before the table is
    this.isBusy = computed(() => this.isSending.value || this.awaited.value > (this.seq.value));
    this.refusal = signal(/** @type {Refusal | null} */ (null));
    this.end = signal(/** @type {Refusal | null} */ (null)); // the table cannot be looked at
    this.past = signal(/** @type {{seq: number, view: any} | null} */ (null)); // looking back
    this.sought = signal(/** @type {number | null} */ (null)); // the moment that is or will be looked at
    /** @type {Map<string, any>} */
    this.seenViews = new Map();
    this.asking = new AbortController();
    this.pacer = new Pacer();
    this.wishes = false; // for another game, on this page

    this.table = computed(() => this.message.value?.table ?? null);
    this.settings = computed(() => this.table.value?.settings ?? null);
    this.game = computed(() => this.settings.value?.game ?? "");
    this.status = computed(() => this.table.value?.status ?? "waiting");
    this.position = computed(() => this.table.value?.position_seq ?? 0);
    this.activeSeat = computed(() => this.table.value?.active_seat ?? null);
    this.result = computed(() => this.table.value?.result ?? null);
    this.holders = computed(() => this.table.value?.seats ?? NOBODY);
    this.seq = computed(() => this.message.value?.seq ?? 0);
    this.seat = computed(() => this.message.value?.seat ?? null);
    this.ownSeats = computed(() => this.message.value?.seats ?? NO_SEATS);
    this.person = computed(() => this.message.value?.person ?? null);
    this.names = computed(() => this.message.value?.names ?? NO_NAMES);
    this.present = computed(() => this.message.value?.present ?? NO_NAME);
    this.watching = computed(() => this.message.value?.watching ?? 0);
    this.isShared = computed(() => this.ownSeats.value.length > 1);
    /** Whether somebody at this screen has to decide now, whatever moment is looked at. */
    this.isAsked = computed(() => (this.message.value?.legal ?? null) !== null);
    this.eyes = new Eyes(this);
    this.newestView = computed(() => this.message.value?.view ?? null);
    this.view = computed(() => this.past.value?.view ?? this.newestView.value);
    this.legal = computed(() => {
      const isAnothers = this.eyes.matter.value && this.seat.value !== this.activeSeat.value;
      return this.past.value || isAnothers ? null : this.message.value?.legal ?? null;
    });
    this.isMyTurn = computed(() => this.legal.value !== null);
    /** What was decided before its turn, until that comes. */
    this.sealed = computed(() => this.message.value?.sealed ?? null);
    /** What may be decided for the reader without asking, and whether it is. */
    this.instructions = computed(() => this.message.value?.instructions ?? {});
    /** The moments that can be looked at. */
    this.moments = computed(() => this.entries.value.filter((entry) => MOVES.has(entry.kind)).map((entry) => entry.seq));
    this.socket = this.connected();
    const effects = [
      effect(() => {
        if (language.value !== this.socket.language && !this.isSending.value) this.connect();
      }),
      effect(() => {
        const message = this.message.value;
        if (message?.table.status !== "finished" || outage.peek() !== null) return;
        keepGame({ ...message, since: 0, entries: this.entries.value, log: { from: 0, lines: this.lines.value, recent: null } });
      }),
      effect(() => {
        if (outage.value === null || this.message.peek()) return;
        keptGame(this.id).then((kept) => kept && !this.message.peek() && this.showTable(kept, Date.now()));
      }),
      effect(() => {
        if (outage.value !== null) return;
        this.refusal.value = null; // "does not answer" holds no longer
        const message = this.message.peek();
        if (message) giveShares(message); // if the table still waits for ours
      }),
    ];
    this.stopEffects = () => [this.eyes.stop, ...effects].forEach((stop) => stop());
  }

  /** Take another line to the server: for another language, seat or person. */
  connect() {
    this.socket.close();
    this.socket = this.connected();
  }

  connected() {
    return new TableSocket(this.id, {
      seen: () => (this.eyes.told.peek() === this.eyes.seat.peek() ? this.message.peek()?.seq ?? null : null),
      seat: () => this.eyes.seat.peek(),
      language: () => language.peek(),
      onMessage: (message, isFirst) => this.receive(message, isFirst),
      onEnd: (refusal) => (this.end.value = refusal),
      onLater: (refusal) => (this.refusal.value = refusal),
    });
  }

  /** Be told everything from the start, as somebody else. */
  beginAgain() {
    batch(() => {
      this.message.value = null;
      this.aside.value = null;
      this.entries.value = [];
      this.lines.value = [];
      this.recent.value = null;
      this.freshLines.value = [];
    });
    this.connect();
  }

  /** @param {import("../transport.js").Message} message @param {boolean} isFirst over its line */
  receive(message, isFirst) {
    if (isFirst) this.pacer.forget(); // it tells all that was not shown
    const at = Date.now();
    if (message.type === "presence") {
      this.pacer.showAll();
      this.showPresence(message);
    }
    if (message.type !== "table") return;
    const table = /** @type {TableMessage} */ (/** @type {unknown} */ (message));
    this.pacer.take(() => this.showTable(table, at), !isFirst && isOfComputers(table));
    giveShares(message);
  }

  /** @param {import("../transport.js").Message} message */
  showPresence({ present, watching, names, log }) {
    batch(() => {
      if (log) this.receiveLog(log);
      if (this.message.value) this.message.value = { ...this.message.value, present, watching, names: { ...this.names.value, ...names } };
    });
  }

  /** @param {TableMessage} table @param {number} at when it came */
  showTable(table, at) {
    batch(() => {
      if (table.log) this.receiveLog(table.log);
      const last = table.since === 0 ? 0 : this.entries.value.at(-1)?.seq ?? 0;
      const before = last === 0 ? [] : this.entries.value; // with other eyes all of them read differently
      this.entries.value = [...before, ...table.entries.filter((entry) => entry.seq > last)];
      this.eyes.told.value = this.socket.seat;
      if (!this.message.value) this.refusal.value = null; // there is room now
      this.message.value = completed(table, this.message.value);
      this.clock.value = table.table.clock && { clock: table.table.clock, at };
      if (table.aside) this.aside.value = { seat: table.seat, view: table.view, told: table.aside };
    });
  }

  /** @param {import("../types.js").LogNews} news what now stands from that line on */
  receiveLog({ from, lines, recent }) {
    const last = this.lines.value.at(-1)?.seq;
    this.lines.value = [...this.lines.value.slice(0, from), ...lines];
    this.recent.value = recent ?? null;
    if (last !== undefined) this.freshLines.value = lines.filter((line) => line.seq > last);
  }

  /** @param {string} action @returns {Promise<boolean>} whether it was carried out */
  act(action) {
    return this.order({ do: "act", action, seq: this.seq.value });
  }

  /** @returns {Promise<boolean>} */
  undo() {
    return this.order({ do: "undo", seq: this.seq.value });
  }

  /** Wish for another game, with a share of its seed to come. @returns {Promise<boolean>} */
  rematch() {
    this.wishes = true;
    return this.order({ do: "rematch", will_share: true });
  }

  /** @param {Record<string, unknown>} order @returns {Promise<boolean>} */
  async order(order) {
    if (this.isBusy.value) return false; // a second click while the first is on its way
    this.isSending.value = true;
    if (order.do !== "chat") {
      this.asking.abort(); // what is asked about the position before it would be refused after it
      this.asking = new AbortController();
    }
    this.refusal.value = null;
    try {
      const done = await this.socket.send(order);
      this.awaited.value = done.seq;
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal.value = error.refusal;
      return false;
    } finally {
      this.isSending.value = false;
    }
  }

  /** @param {number} seq look at the table as it was after that entry */
  async lookBack(seq) {
    this.sought.value = seq;
    const view = await this.viewAt(seq);
    if (this.sought.value === seq) this.past.value = { seq, view }; // unless the reader looks elsewhere by now
  }

  /** @param {number} seq @returns {Promise<any>} */
  async viewAt(seq) {
    const seat = this.seat.value;
    const key = `${seq} ${seat}`;
    let view = this.seenViews.get(key);
    if (view === undefined) {
      view = (await this.inquire("view", { seq: String(seq), ...(seat === null ? {} : { seat: String(seat) }) })).view;
      if (view) view.options = this.newestView.value?.options ?? view.options; // a board that is drawn already
      this.seenViews.set(key, view);
    }
    return view;
  }

  lookNow() {
    this.sought.value = null;
    this.past.value = null;
  }

  /** Be told everything as other eyes see it; what those before saw goes at once. */
  lookAnew() {
    batch(() => {
      this.lookNow();
      this.aside.value = null;
      this.freshLines.value = [];
    });
    this.connect();
  }

  /** @param {string} action @returns {Promise<any[]>} the events that would surely follow */
  async preview(action) {
    return (await this.inquire("preview", { action })).events;
  }

  /** @param {string} action @returns {Promise<import("../types.js").WhyNot>} */
  whyNot(action) {
    return this.inquire("why-not", { action });
  }

  /** @param {string} what @param {Record<string, string>} params @returns {Promise<any>} */
  inquire(what, params) {
    const signal = LASTING.has(what) ? undefined : this.asking.signal;
    return request("GET", `/api/tables/${this.id}/${what}?${new URLSearchParams(params)}`, undefined, signal);
  }

  close() {
    this.stopEffects();
    this.pacer.forget();
    this.socket.close();
  }
}

/** What never changes comes only with a socket's first message. @param {TableMessage} table @param {TableMessage | null} before */
function completed(table, before) {
  table.table.settings ??= before?.table.settings;
  if (table.view) table.view.options ??= before?.view?.options;
  return table;
}
