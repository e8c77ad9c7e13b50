/** The legal actions that the server gave, sorted by what is pointed at, and what the reader has chosen of them. */
import { computed, signal } from "@preact/signals";
import { parts } from "./words.js";

/**
 * @typedef {import("../table/session.js").TableSession<import("./types.js").TicketsView>} TableSession
 * @typedef {{action: string, cards: [string, number][]}} Payment
 */

/** What is chosen at one table, but not confirmed. */
export class Choices {
  /** @param {TableSession} session */
  constructor(session) {
    this.session = session;
    this.route = signal(/** @type {string | null} */ (null));
    this.payment = signal(/** @type {string | null} */ (null));
    this.isDrawingTickets = signal(false);
    this.kept = signal(/** @type {string[]} */ ([]));
    this.hovered = signal(/** @type {string | null} */ (null)); // a route
    this.lit = signal(/** @type {string | null} */ (null)); // a ticket
    this.pointed = signal(/** @type {string | null} */ (null)); // a hinted action

    this.legal = computed(() => {
      const legal = session.legal.value;
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
    session.watch(() => {
      const seq = session.position.value;
      if (seq !== seen) this.clear(); // the position has changed: nothing is chosen any more
      seen = seq;
    });
    session.watch(() => {
      session.offer.value = this.offer();
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

  /** @returns {import("../table/session.js").Offer | null} */
  offer() {
    const isAsked = this.isKeeping.value || this.isDrawingTickets.value || this.route.value !== null;
    if (!isAsked || !this.session.isMyTurn.value) return null;
    const action = this.chosenAction();
    return { confirm: action === null ? null : () => this.confirm(), back: () => this.clear() };
  }

  confirm() {
    const action = this.chosenAction();
    if (action) this.session.act(action);
  }
}
