/** The legal actions that the server gave, sorted by what is pointed at, and what the reader has chosen of them. */
import { computed, effect, signal } from "@preact/signals";
import { parts } from "./words.js";

/**
 * @typedef {import("../table/store.js").TableStore} TableStore
 * @typedef {{action: string, cards: [string, number][]}} Payment
 */

/** What is chosen at one table, but not confirmed. */
export class Choices {
  /** @param {TableStore} store */
  constructor(store) {
    this.store = store;
    this.route = signal(/** @type {string | null} */ (null));
    this.payment = signal(/** @type {string | null} */ (null));
    this.isDrawingTickets = signal(false);
    this.kept = signal(/** @type {string[]} */ ([]));
    this.hovered = signal(/** @type {string | null} */ (null)); // a route
    this.lit = signal(/** @type {string | null} */ (null)); // a ticket
    this.pointed = signal(/** @type {string | null} */ (null)); // a hinted action

    this.legal = computed(() => {
      const legal = store.legal.value;
      return new Set(Array.isArray(legal) ? legal : []);
    });
    this.payments = computed(() => {
      /** @type {Map<string, Payment[]>} */
      const payments = new Map();
      for (const action of this.legal.value) {
        const { kind, what, cards } = parts(action);
        if (kind === "claim") payments.set(what, [...(payments.get(what) ?? []), { action, cards }]);
      }
      return payments;
    });
    this.keepAction = computed(() => ["keep", ...[...this.kept.value].sort()].join(" "));
    this.isKeeping = computed(() => [...this.legal.value].some((action) => action.startsWith("keep")));

    let seen = -1;
    effect(() => {
      const seq = store.table.value?.position_seq ?? 0;
      if (seq !== seen) this.clear(); // the position has changed: nothing is chosen any more
      seen = seq;
    });
    effect(() => {
      store.offer.value = this.offer();
    });
  }

  clear() {
    this.route.value = null;
    this.payment.value = null;
    this.isDrawingTickets.value = false;
    this.kept.value = [];
    this.pointed.value = null;
    this.lit.value = null;
  }

  /** @param {string} route */
  choose(route) {
    this.isDrawingTickets.value = false;
    this.route.value = route;
    this.payment.value = this.payments.value.get(route)?.[0].action ?? null;
  }

  /** @param {string} ticket */
  toggle(ticket) {
    const kept = this.kept.value;
    this.kept.value = kept.includes(ticket) ? kept.filter((each) => each !== ticket) : [...kept, ticket];
  }

  /** @returns {string | null} what confirm would do */
  chosenAction() {
    const action = this.isKeeping.value ? this.keepAction.value : this.isDrawingTickets.value ? "tickets" : this.payment.value;
    return action !== null && this.legal.value.has(action) ? action : null;
  }

  /** @returns {import("../table/store.js").Offer | null} */
  offer() {
    const isAsked = this.isKeeping.value || this.isDrawingTickets.value || this.route.value !== null;
    if (!isAsked || !this.store.isMyTurn.value) return null;
    const action = this.chosenAction();
    return { confirm: action === null ? null : () => this.confirm(), back: () => this.clear() };
  }

  confirm() {
    const action = this.chosenAction();
    if (action) this.store.act(action);
  }
}

/** @type {WeakMap<TableStore, Choices>} */
const known = new WeakMap();

/** @param {TableStore} store */
export function choicesOf(store) {
  const found = known.get(store) ?? new Choices(store);
  known.set(store, found);
  return found;
}
