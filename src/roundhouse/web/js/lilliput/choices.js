/** The legal actions that the server gave, sorted by what is pointed at, and what the reader has chosen of them. */
import { computed, signal } from "@preact/signals";
import { parts } from "./notation.js";

/**
 * @typedef {import("../table/session.js").TableSession<import("./types.js").LilliputView>} TableSession
 * @typedef {import("./notation.js").Parts} Parts
 * @typedef {import("./happened.js").GameEvent} GameEvent
 * @typedef {{rule: string, params: Record<string, any>}} Reason  a rule, and what of the position it is about
 */

export const LAYING = new Set(["home tile", "laying"]); // stages in which a tile is what is asked for
const PREVIEW_AFTER = 60; // milliseconds a pointer rests before the server is asked

/** What is chosen at one table, but not confirmed. */
export class Choices {
  /** @param {TableSession} session */
  constructor(session) {
    this.session = session;
    this.company = signal(/** @type {string | null} */ (null)); // who lays or places
    this.tile = signal(/** @type {string | null} */ (null));
    this.cell = signal(/** @type {string | null} */ (null));
    this.turn = signal(0); // index among the legal rotations
    this.isLayingExtra = signal(false); // a character's tile, beside what is asked
    this.picked = signal(/** @type {string | null} */ (null)); // any other action
    this.amount = signal(/** @type {number | null} */ (null));
    this.hovered = signal(/** @type {string | null} */ (null)); // an action to be previewed
    this.hoveredCell = signal(/** @type {string | null} */ (null));
    this.shownRun = signal(/** @type {string | null} */ (null)); // a company whose last run is shown
    this.litTrain = signal(/** @type {number | null} */ (null)); // a train of the run
    this.pointed = signal(/** @type {string | null} */ (null)); // a hinted action
    /** @type {import("@preact/signals").Signal<Map<string, GameEvent[]>>} */
    this.previews = signal(new Map());
    /** @type {Map<string, Promise<void>>} */
    this.awaited = new Map(); // previews on their way

    this.legal = computed(() => {
      const legal = session.legal.value;
      return Array.isArray(legal) ? legal.map(parts) : [];
    });
    this.amounts = computed(() => {
      const legal = session.legal.value;
      return legal !== null && !Array.isArray(legal) ? legal : null;
    });
    this.lays = computed(() => this.legal.value.filter((each) => each.kind === "lay"));
    this.places = computed(() => this.legal.value.filter((each) => each.kind === "station" || each.kind === "home"));
    this.isLaying = computed(
      () => this.lays.value.length > 0 && (LAYING.has(session.view.value?.stage) || this.isLayingExtra.value),
    );
    this.layers = computed(() => [...new Set((this.isLaying.value ? this.lays : this.places).value.map((each) => each.company))]);
    this.layer = computed(() => (this.company.value && this.layers.value.includes(this.company.value) ? this.company.value : (this.layers.value[0] ?? "")));
    /** Lays of the chosen company, narrowed by what else is chosen. */
    this.ownLays = computed(() => this.lays.value.filter((each) => each.company === this.layer.value));
    this.turns = computed(() =>
      this.ownLays.value.filter((each) => each.tile === this.tile.value && each.cell === this.cell.value),
    );
    /** Where something can be placed now. */
    this.targets = computed(() => {
      if (this.isLaying.value) {
        const fitting = this.ownLays.value.filter((each) => this.tile.value === null || each.tile === this.tile.value);
        return new Set(fitting.map((each) => each.cell));
      }
      return new Set(this.places.value.filter((each) => each.company === this.layer.value).map((each) => each.cell));
    });
    this.ghost = computed(() => {
      const turns = this.turns.value;
      return this.isLaying.value && turns.length > 0 ? turns[this.turn.value % turns.length] : null;
    });
    /** What confirm would do. */
    this.chosen = computed(() => {
      const range = this.amounts.value;
      if (range) {
        const sum = this.amount.value ?? range.first;
        const fits = sum >= range.first && sum <= range.last && (sum - range.first) % range.step === 0;
        return fits ? `amount ${sum}` : null;
      }
      if (this.isLaying.value) return this.ghost.value?.action ?? null;
      if (this.places.value.length > 0 && this.cell.value !== null) {
        return this.places.value.find((each) => each.cell === this.cell.value && each.company === this.layer.value)?.action ?? null;
      }
      const picked = this.picked.value;
      return picked !== null && this.legal.value.some((each) => each.action === picked) ? picked : null;
    });
    this.shown = computed(() => this.hovered.value ?? this.chosen.value);
    this.preview = computed(() => this.previewOf(this.shown.value));

    let seen = -1;
    session.watch(() => {
      const seq = session.position.value;
      if (seq !== seen) this.clear(); // the position has changed: nothing is chosen any more
      if (seq !== seen) this.previews.value = new Map();
      seen = seq;
    });
    session.watch(() => {
      session.offer.value = this.offer();
    });
    session.watch(() => {
      const action = this.shown.value;
      const isOffer = session.view.value?.stage === "price"; // nothing follows from a price before it is answered
      if (action === null || !session.isMyTurn.value || session.isBusy.value || isOffer) return undefined;
      const timer = setTimeout(() => this.foretell(action), PREVIEW_AFTER);
      return () => clearTimeout(timer);
    });
  }

  clear() {
    this.company.value = null;
    this.isLayingExtra.value = false;
    this.hovered.value = null;
    this.shownRun.value = null;
    this.litTrain.value = null;
    this.pointed.value = null;
    this.amount.value = null;
    this.unchoose();
  }

  unchoose() {
    this.tile.value = null;
    this.cell.value = null;
    this.turn.value = 0;
    this.picked.value = null;
  }

  /** One step back: the place, then the tile, then what it was for. */
  back() {
    if (this.cell.value !== null) {
      this.cell.value = null;
      this.turn.value = 0;
    } else if (this.tile.value !== null) this.tile.value = null;
    else this.clear();
  }

  /** @param {string} action */
  pick(action) {
    this.session.clearNotice();
    this.isLayingExtra.value = false;
    this.unchoose();
    this.picked.value = action;
    this.hovered.value = null;
  }

  /**
   * Do it at once: an undo takes it back as fast. The second click of a double click is not another wish.
   * @param {string} action @param {MouseEvent} [event]
   */
  take(action, event) {
    if (!event || event.detail < 2) this.session.act(action);
  }

  /**
   * Why the half of a card could do nothing: what the server says that each company lacks; null if it could do something.
   * @param {string} action @returns {Reason[] | null}
   */
  idleness(action) {
    const { kind, half } = parts(action);
    if (kind !== "card" && kind !== "copy") return null;
    return this.session.source.aside.value?.told?.idle?.[half] ?? null;
  }

  /** Why a tile can be laid nowhere; undefined if it can, null if it just fits nowhere. @param {string} tile @returns {Reason | null | undefined} */
  unlaid(tile) {
    return this.session.source.aside.value?.told?.unlaid?.[this.layer.value]?.[tile];
  }

  /** @param {string} tile */
  pickTile(tile) {
    this.session.clearNotice();
    const isSame = this.tile.value === tile;
    this.tile.value = isSame ? null : tile;
    this.turn.value = 0;
    if (this.turns.value.length === 0 && !isSame) this.cell.value = null;
    if (isSame) this.cell.value = null;
  }

  /** @param {string} cell a place that is legal for what is chosen */
  pickCell(cell) {
    this.session.clearNotice();
    if (this.isLaying.value && this.cell.value === cell && this.turns.value.length > 0) {
      this.rotate();
      return;
    }
    this.turn.value = 0;
    this.cell.value = cell;
    if (!this.isLaying.value || this.tile.value !== null) return;
    const tiles = new Set(this.ownLays.value.filter((each) => each.cell === cell).map((each) => each.tile));
    if (tiles.size === 1) this.tile.value = [...tiles][0];
  }

  rotate() {
    if (this.turns.value.length > 1) this.turn.value = (this.turn.value + 1) % this.turns.value.length;
  }

  /** Choose what was hinted, so that it is seen before it is done. @param {string} action */
  point(action) {
    const wanted = parts(action);
    this.clear();
    this.pointed.value = action;
    if (wanted.kind === "lay") {
      this.isLayingExtra.value = !LAYING.has(this.session.view.value?.stage);
      this.company.value = wanted.company;
      this.tile.value = wanted.tile;
      this.cell.value = wanted.cell;
      this.turn.value = Math.max(0, this.turns.value.findIndex((each) => each.turn === wanted.turn));
    } else if (wanted.kind === "station" || wanted.kind === "home") {
      this.company.value = wanted.company;
      this.cell.value = wanted.cell;
    } else if (wanted.kind === "amount") this.amount.value = wanted.number;
    else this.picked.value = action;
  }

  /** @param {string} kind @returns {Parts[]} */
  of(kind) {
    return this.legal.value.filter((each) => each.kind === kind);
  }

  /** @param {string} action */
  has(action) {
    return this.legal.value.some((each) => each.action === action);
  }

  /** @param {string | null} action @returns {GameEvent[] | null} what would surely follow, as far as it is known yet */
  previewOf(action) {
    return action === null ? null : (this.previews.value.get(action) ?? null);
  }

  /** Have the server foretell what would follow. @param {string} action */
  foretell(action) {
    const position = this.session.position.peek();
    if (this.previews.peek().has(action) || this.awaited.has(action) || this.session.isBusy.peek() || !this.has(action)) return;
    const answer = this.session.source.preview(action).then(
      (events) => {
        if (position === this.session.position.peek()) this.previews.value = new Map(this.previews.peek()).set(action, events);
      },
      () => {}, // without a preview the action can be chosen all the same
    );
    this.awaited.set(action, answer.finally(() => this.awaited.delete(action)));
  }

  /** @returns {import("../table/session.js").Offer | null} */
  offer() {
    if (!this.session.isMyTurn.value) return null;
    const isAsked = this.chosen.value !== null || this.tile.value !== null || this.cell.value !== null || this.isLayingExtra.value;
    if (!isAsked) return null;
    return { confirm: this.chosen.value === null ? null : () => this.confirm(), back: () => this.back() };
  }

  confirm() {
    const action = this.chosen.value;
    if (action) this.session.act(action);
  }
}
