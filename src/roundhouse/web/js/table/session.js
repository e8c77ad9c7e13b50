/**
 * One visit to a table: where its positions come from, and everything that the page keeps beside them while the table is
 * open: what is chosen, asked, shown or hinted. It ends with the visit, and with it all that it has set going.
 *
 *     const session = new TableSession(new LiveTable(id));
 *     session.part(Choices)        what a game keeps for its table: made when first wanted, ended with the session
 *     session.watch(() => ...)     an effect that ends with the session
 *     session.dispose();
 */
import { effect, signal } from "@preact/signals";
import { language } from "../i18n.js";
import { errorInWords } from "../refusals.js";
import { outage, Refused } from "../transport.js";
import { LiveTable } from "./live-table.js";

/**
 * @typedef {{confirm: (() => void) | null, back: () => void}} Offer  what Enter and Esc mean now
 * @typedef {{text: string, fact?: string, rule?: string | null}} Notice  one sentence, its facts, and the rule behind it
 */

/** @template [View=any] of the game */
export class TableSession {
  /** @param {import("./source.js").Source<View>} source */
  constructor(source) {
    this.source = source;
    /** What only a table with people has: orders, chat, clocks, a curtain. */
    this.live = source instanceof LiveTable ? source : null;
    /** @type {import("../games.js").TableFront | null} */
    this.front = null; // of the game, once it is loaded

    this.offer = signal(/** @type {Offer | null} */ (null)); // chosen, but not confirmed
    this.notice = signal(/** @type {Notice | null} */ (null)); // an answer to "why not?"
    this.dialog = signal(/** @type {string | null} */ (null)); // which one lies over the table
    this.panel = signal(""); // which one a phone shows
    this.isAside = signal(false); // on a phone: another panel is looked at while something is asked
    this.isSheetAway = signal(false); // what lies over the map was closed
    this.isReplaying = signal(false);
    this.hint = signal(/** @type {import("./hint.js").ShownHint | null} */ (null));
    this.isThinking = signal(false); // about a hint

    /** @type {(() => void)[]} */
    this.ends = [];
    /** @type {Map<Function, object>} */
    this.parts = new Map();
    this.isOver = false;

    // What the source tells, at hand for everybody who draws
    this.id = source.id;
    this.game = source.game;
    this.view = source.view;
    this.newestView = source.newestView;
    this.legal = source.legal;
    this.position = source.position;
    this.isMyTurn = source.isMyTurn;
    this.isBusy = source.isBusy;
    this.status = source.status;
    this.activeSeat = source.activeSeat;
    this.result = source.result;
    this.seat = source.seat;
    this.ownSeats = source.ownSeats;
    this.isShared = source.isShared;
    this.holders = source.holders;
    this.names = source.names;
    this.person = source.person;
    this.present = source.present;
    this.entries = source.entries;
    this.lines = source.lines;
    this.recent = source.recent;
    this.moments = source.moments;
    this.past = source.past;
    this.sought = source.sought;

    this.watch(() => {
      if (outage.value === null) this.notice.value = null; // "does not answer" holds no longer
    });
    this.watch(() => {
      if (this.isBusy.value) this.notice.value = null; // something was done instead
    });
    this.watch(() => {
      if (this.position.value || this.past.value) this.notice.value = null; // it was about another position
    });
    this.watch(() => {
      if (language.value) this.notice.value = null; // it was said in another language
    });
  }

  /** @param {string} action @returns {Promise<boolean>} whether it was carried out */
  act(action) {
    this.clearNotice();
    return this.source.act(action);
  }

  /** Say what went wrong with a question, unless something was done meanwhile. @param {unknown} error */
  complain(error) {
    if (!(error instanceof Refused && error.refusal.code === "aborted")) this.notice.value = errorInWords(error);
  }

  clearNotice() {
    this.notice.value = null;
    if (this.live) this.live.refusal.value = null;
  }

  /** @param {number} seq look at the table as it was after that entry, or at now if that cannot be told */
  lookBack(seq) {
    return this.source.lookBack(seq).catch(() => {
      if (this.sought.value === seq) this.lookNow();
    });
  }

  lookNow() {
    this.source.lookNow();
  }

  /**
   * Something that is kept for this table: made when it is first wanted.
   * @template {object} T @param {new (session: TableSession<any>) => T} Part @returns {T}
   */
  part(Part) {
    const found = /** @type {T | undefined} */ (this.parts.get(Part));
    if (found) return found;
    const made = new Part(this);
    this.parts.set(Part, made);
    return made;
  }

  /** An effect that ends with the session. @param {() => void | (() => void)} what */
  watch(what) {
    this.atEnd(effect(what));
  }

  /** @param {() => void} end what ends with the session */
  atEnd(end) {
    if (this.isOver) end();
    else this.ends.push(end);
  }

  dispose() {
    this.isOver = true;
    for (const end of this.ends.splice(0)) end();
    this.parts.clear();
    this.live?.close();
  }
}
