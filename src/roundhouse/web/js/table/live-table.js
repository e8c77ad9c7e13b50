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

/**
 * @typedef {import("../transport.js").Refusal} Refusal
 * @typedef {import("./source.js").Amounts} Amounts
 * @typedef {import("./source.js").Entry} Entry
 * @typedef {import("./source.js").Line} Line
 * @typedef {import("../types.js").TableMessage} TableMessage
 */

const NOBODY = /** @type {import("./source.js").Holder[]} */ ([]);
const NO_SEATS = /** @type {number[]} */ ([]);
const NO_NAME = /** @type {string[]} */ ([]);
const NO_NAMES = /** @type {Record<string, string>} */ ({});
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
    this.freshLines = signal(/** @type {Line[]} */ ([])); // what was added last, to be read aloud
    this.aside = signal(/** @type {import("./source.js").Aside | null} */ (null));
    this.isSending = signal(false); // an order is on its way
    this.awaited = signal(0); // the entry that the last order made: its answer may be here before the table is
    this.isBusy = computed(() => this.isSending.value || this.awaited.value > (this.seq.value));
    this.refusal = signal(/** @type {Refusal | null} */ (null));
    this.end = signal(/** @type {Refusal | null} */ (null)); // the table cannot be looked at
    this.wantedSeat = signal(/** @type {number | null} */ (null)); // at a shared screen: whose eyes
    this.uncovered = signal(/** @type {number | null} */ (null)); // at a shared screen: who has lifted the curtain
    this.past = signal(/** @type {{seq: number, view: any} | null} */ (null)); // looking back
    /** @type {Map<string, any>} */
    this.seenViews = new Map();
    this.previewing = new AbortController();

    this.table = computed(() => this.message.value?.table ?? null);
    this.game = computed(() => this.table.value?.settings?.game ?? "");
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
    /** Whether the hand that would be shown is not that of who sits at the screen. */
    this.isHidden = computed(
      () =>
        this.isShared.value &&
        this.status.value === "running" &&
        this.seat.value !== this.uncovered.value,
    );
    /** Whether the curtain is down: somebody else at this screen has to decide. */
    this.isCovered = computed(() => this.isHidden.value && this.isAsked.value);
    /** Whether the reader has to decide now, whatever moment is looked at. */
    this.isAsked = computed(() => (this.message.value?.legal ?? null) !== null);
    this.newestView = computed(() => this.message.value?.view ?? null);
    this.view = computed(() => {
      const view = this.past.value?.view ?? this.newestView.value;
      return view && this.isHidden.value && "own" in view ? { ...view, own: null } : view;
    });
    this.legal = computed(() => (this.past.value || this.isCovered.value ? null : this.message.value?.legal ?? null));
    this.isMyTurn = computed(() => this.legal.value !== null);
    /** The moments that can be looked at. */
    this.moments = computed(() => this.entries.value.filter((entry) => MOVES.has(entry.kind)).map((entry) => entry.seq));
    this.socket = this.connected();
    const effects = [
      effect(() => {
        if (language.value !== this.socket.language && !this.isSending.value) this.connect();
      }),
      effect(() => {
        if (outage.value !== null) return;
        this.refusal.value = null; // "does not answer" holds no longer
        const message = this.message.peek();
        if (message) giveShares(message); // if the table still waits for ours
      }),
    ];
    this.stopEffects = () => effects.forEach((stop) => stop());
  }

  /** Take another line to the server: for another language, seat or person. */
  connect() {
    this.socket.close();
    this.socket = this.connected();
  }

  connected() {
    return new TableSocket(this.id, {
      seen: () => this.message.peek()?.seq ?? null,
      seat: () => this.wantedSeat.peek(),
      language: () => language.peek(),
      onMessage: (message) => this.receive(message),
      onEnd: (refusal) => (this.end.value = refusal),
    });
  }

  /** Be told everything from the start, as somebody else. */
  beginAgain() {
    batch(() => {
      this.message.value = null;
      this.aside.value = null;
      this.entries.value = [];
      this.lines.value = [];
      this.freshLines.value = [];
    });
    this.connect();
  }

  /** @param {import("../transport.js").Message} message */
  receive(message) {
    batch(() => {
      if (message.log) this.receiveLog(message.log);
      if (message.type === "presence" && this.message.value) {
        const { present, watching, names } = message;
        this.message.value = { ...this.message.value, present, watching, names: { ...this.names.value, ...names } };
      }
      if (message.type === "table") {
        const table = /** @type {TableMessage} */ (/** @type {unknown} */ (message));
        const known = new Set(this.entries.value.map((entry) => entry.seq));
        this.entries.value = [...this.entries.value, ...table.entries.filter((entry) => !known.has(entry.seq))];
        this.message.value = completed(table, this.message.value);
        if (table.aside) this.aside.value = { seat: table.seat, view: table.view, told: table.aside };
      }
    });
    if (message.type === "table") giveShares(message);
  }

  /** @param {{from: number, lines: Line[]}} news what now stands from that line on */
  receiveLog({ from, lines }) {
    const last = this.lines.value.at(-1)?.seq;
    this.lines.value = [...this.lines.value.slice(0, from), ...lines];
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
    return this.order({ do: "rematch", will_share: true });
  }

  /** @param {Record<string, unknown>} order @returns {Promise<boolean>} */
  async order(order) {
    if (this.isBusy.value) return false; // a second click while the first is on its way
    this.isSending.value = true;
    this.previewing.abort(); // previews are about the position before the order: the server would refuse them after it
    this.previewing = new AbortController();
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
    const view = await this.viewAt(seq);
    this.past.value = { seq, view };
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
    this.past.value = null;
  }

  /** @param {number} seat at a shared screen: look through the eyes of that seat */
  lookFrom(seat) {
    batch(() => {
      this.wantedSeat.value = seat;
      this.uncovered.value = seat;
      this.beginAgain();
    });
  }

  /** @param {string} action @returns {Promise<any[]>} the events that would surely follow */
  async preview(action) {
    return (await this.inquire("preview", { action }, this.previewing.signal)).events;
  }

  /** @param {string} action @returns {Promise<import("../types.js").WhyNot>} */
  whyNot(action) {
    return this.inquire("why-not", { action });
  }

  /** @param {string} what @param {Record<string, string>} params @param {AbortSignal} [signal] @returns {Promise<any>} */
  inquire(what, params, signal) {
    return request("GET", `/api/tables/${this.id}/${what}?${new URLSearchParams(params)}`, undefined, signal);
  }

  close() {
    this.stopEffects();
    this.socket.close();
  }
}

/** What never changes comes only with a socket's first message. @param {TableMessage} table @param {TableMessage | null} before */
function completed(table, before) {
  table.table.settings ??= before?.table.settings;
  if (table.view) table.view.options ??= before?.view?.options;
  return table;
}
