/**
 * One open table as signals. The socket writes into it, components read from it, and nobody else keeps state.
 *
 *     const store = new TableStore(id);
 *     store.view.value, store.legal.value, store.entries.value, store.isMyTurn.value
 *     await store.act("claim calgary-helena 4 red");
 */
import { batch, computed, effect, signal } from "@preact/signals";
import { language } from "../i18n.js";
import { giveShares } from "../share.js";
import { ask, outage, Refused, TableSocket } from "../transport.js";

/**
 * @typedef {import("../transport.js").Refusal} Refusal
 * @typedef {{first: number, last: number, step: number}} Amounts
 * @typedef {{seq: number, kind: string, seat: number | null, at: number, [key: string]: any}} Entry
 * @typedef {{id: string, seq: number, since: number, person: string | null, seat: number | null, seats: number[],
 *            table: any, view: any, legal: string[] | Amounts | null, entries: Entry[], names: Record<string, string>,
 *            present: string[], watching: number}} TableMessage
 * @typedef {{seq: number, seat: number | null, text: string}} Line  of the log, in the server's words
 * @typedef {{confirm: (() => void) | null, back: () => void}} Offer  what Enter and Esc mean now
 * @typedef {{text: string, fact?: string, rule?: string | null}} Notice  one sentence, its facts, and the rule behind it
 */

const MOVES = new Set(["started", "moved", "undone", "finished"]); // entries after which the board looks different

export class TableStore {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.message = signal(/** @type {TableMessage | null} */ (null));
    this.entries = signal(/** @type {Entry[]} */ ([]));
    this.lines = signal(/** @type {Line[]} */ ([]));
    this.freshLines = signal(/** @type {Line[]} */ ([])); // what was added last, to be read aloud
    this.isSending = signal(false); // an order is on its way
    this.awaited = signal(0); // the entry that the last order made: its answer may be here before the table is
    this.isBusy = computed(() => this.isSending.value || this.awaited.value > (this.message.value?.seq ?? 0));
    this.refusal = signal(/** @type {Refusal | null} */ (null));
    this.notice = signal(/** @type {Notice | null} */ (null)); // an answer to "why not?"
    this.end = signal(/** @type {Refusal | null} */ (null)); // the table cannot be looked at
    this.wantedSeat = signal(/** @type {number | null} */ (null)); // at a shared screen: whose eyes
    this.uncovered = signal(/** @type {number | null} */ (null)); // at a shared screen: who has lifted the curtain
    this.past = signal(/** @type {{seq: number, view: any} | null} */ (null)); // looking back
    this.offer = signal(/** @type {Offer | null} */ (null)); // chosen, but not confirmed
    /** @type {Map<string, any>} */
    this.seenViews = new Map();
    this.previewing = new AbortController();

    this.table = computed(() => this.message.value?.table ?? null);
    this.names = computed(() => this.message.value?.names ?? {});
    this.isShared = computed(() => (this.message.value?.seats.length ?? 0) > 1);
    /** Whether the hand that would be shown is not that of who sits at the screen. */
    this.isHidden = computed(
      () =>
        this.isShared.value &&
        this.table.value?.status === "running" &&
        this.message.value?.seat !== this.uncovered.value,
    );
    /** Whether the curtain is down: somebody else at this screen has to decide. */
    this.isCovered = computed(() => this.isHidden.value && (this.message.value?.legal ?? null) !== null);
    this.view = computed(() => {
      const view = this.past.value?.view ?? this.message.value?.view ?? null;
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
        this.clearNotice(); // "does not answer" holds no longer
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
    return this.order({ do: "act", action, seq: this.message.value?.seq ?? 0 });
  }

  /** @returns {Promise<boolean>} */
  undo() {
    return this.order({ do: "undo", seq: this.message.value?.seq ?? 0 });
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
    this.clearNotice();
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

  clearNotice() {
    this.refusal.value = null;
    this.notice.value = null;
  }

  /** @param {number} seq look at the table as it was after that entry */
  async lookBack(seq) {
    const seat = this.message.value?.seat ?? null;
    const key = `${seq} ${seat}`;
    let view = this.seenViews.get(key);
    if (view === undefined) {
      const query = new URLSearchParams({ seq: String(seq), ...(seat === null ? {} : { seat: String(seat) }) });
      view = (await ask("GET", `/api/tables/${this.id}/view?${query}`)).view;
      if (view) view.options = this.message.value?.view?.options ?? view.options; // a board that is drawn already
      this.seenViews.set(key, view);
    }
    batch(() => {
      this.offer.value = null;
      this.past.value = { seq, view };
    });
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
    const query = new URLSearchParams({ action });
    return (await ask("GET", `/api/tables/${this.id}/preview?${query}`, undefined, this.previewing.signal)).events;
  }

  /** @param {string} action @returns {Promise<{rule: string | null, params: Record<string, unknown>}>} */
  whyNot(action) {
    return ask("GET", `/api/tables/${this.id}/why-not?${new URLSearchParams({ action })}`);
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
