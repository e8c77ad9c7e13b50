/** The legal actions that the server gave, sorted by what is pointed at, and what the reader has chosen of them. */
import { computed, signal } from "@preact/signals";
import { cheapest, LOCOMOTIVE, paidWith, paymentsByRoute, stepsOf } from "./payment.js";

/**
 * @typedef {import("../table/session.js").TableSession<import("./types.js").TicketsView>} TableSession
 * @typedef {import("./payment.js").Payment} Payment
 */

const NONE = /** @type {Set<string>} */ (new Set());

/** What is chosen at one table, but not confirmed. */
export class Choices {
  /** @param {TableSession} session */
  constructor(session) {
    this.session = session;
    this.route = signal(/** @type {string | null} */ (null));
    this.payment = signal(/** @type {Payment | null} */ (null));
    this.colour = signal(/** @type {string | null} */ (null)); // of the cards to pay with, also while locomotives alone pay
    this.picked = signal(NONE); // colours of the hand that were picked up before any route
    this.isDrawingTickets = signal(false);
    this.kept = signal(/** @type {string[]} */ ([]));
    this.hovered = signal(/** @type {string | null} */ (null)); // a route
    this.lit = signal(/** @type {string | null} */ (null)); // a ticket
    this.pointed = signal(/** @type {string | null} */ (null)); // a hinted action

    this.legal = computed(() => {
      const legal = session.legal.value;
      return new Set(Array.isArray(legal) ? legal : []);
    });
    this.payments = computed(() => paymentsByRoute(this.legal.value));
    this.payable = computed(() => {
      const picked = this.picked.value;
      const all = [...this.payments.value];
      return new Set((picked.size ? all.filter(([, payments]) => paidWith(payments, picked).length) : all).map(([route]) => route));
    }); // routes, with what was picked up
    this.keepAction = computed(() => ["keep", ...[...this.kept.value].sort()].join(" "));
    this.isKeeping = computed(() => [...this.legal.value].some((action) => action.startsWith("keep")));

    let seen = "";
    session.watch(() => {
      // another decision: nothing is chosen any more; but others may choose their first tickets at the same time
      const decision = this.isKeeping.value ? [...this.legal.value].join() : String(session.position.value);
      if (decision !== seen) this.clear();
      seen = decision;
    });
    session.watch(() => {
      session.offer.value = this.offer();
    });
  }

  clear() {
    this.route.value = null;
    this.payment.value = null;
    this.colour.value = null;
    this.picked.value = NONE;
    this.isDrawingTickets.value = false;
    this.kept.value = [];
    this.pointed.value = null;
    this.lit.value = null;
  }

  /**
   * A route, paid for with what was picked up if that will do, and with what costs least.
   * @param {string} route @param {Record<string, number>} wanted cards by colour that the rest of the plan asks for
   */
  choose(route, wanted) {
    const payments = this.payments.value.get(route) ?? [];
    const picked = paidWith(payments, this.picked.value);
    this.isDrawingTickets.value = false;
    this.picked.value = NONE;
    this.route.value = route;
    this.pay(cheapest(picked.length ? picked : payments, this.hand(), wanted));
  }

  /** @returns {Record<string, number>} */
  hand() {
    return this.session.view.value?.own?.hand ?? {};
  }

  /** @returns {Payment[]} with the chosen colour, from the fewest locomotives to the most */
  steps() {
    return stepsOf(this.payments.value.get(this.route.value ?? "") ?? [], this.colour.value ?? "");
  }

  /** @param {Payment | null} payment @param {string | null} [colour] */
  pay(payment, colour = payment?.colour ?? null) {
    this.payment.value = payment;
    this.colour.value = colour;
  }

  /**
   * Pay for the chosen route with this colour and as few locomotives as it takes; another click on locomotives takes one more.
   * @param {string} colour @returns {boolean} whether that can be
   */
  payWith(colour) {
    if (colour === LOCOMOTIVE) return this.step(1, true);
    const [first] = stepsOf(this.payments.value.get(this.route.value ?? "") ?? [], colour);
    if (first?.colour !== colour) return false;
    this.pay(first);
    return true;
  }

  /** @param {number} by so many locomotives more @param {boolean} [isRound] begin again after the last @returns {boolean} whether that can be */
  step(by, isRound = false) {
    const steps = this.steps();
    const at = steps.findIndex(({ action }) => action === this.payment.value?.action) + by;
    const next = steps[isRound ? at % steps.length : at];
    if (!next || next.action === this.payment.value?.action) return false;
    this.pay(next, this.colour.value);
    return true;
  }

  /** Pick up all cards of a colour, or lay them back. @param {string} colour */
  pick(colour) {
    const picked = new Set(this.picked.value);
    if (!picked.delete(colour)) picked.add(colour);
    this.picked.value = picked;
  }

  /** @param {string} ticket */
  toggle(ticket) {
    const kept = this.kept.value;
    this.kept.value = kept.includes(ticket) ? kept.filter((each) => each !== ticket) : [...kept, ticket];
  }

  /** @returns {string | null} what confirm would do */
  chosenAction() {
    const action = this.isKeeping.value ? this.keepAction.value : this.isDrawingTickets.value ? "tickets" : (this.payment.value?.action ?? null);
    return action !== null && this.legal.value.has(action) ? action : null;
  }

  /** @returns {import("../table/session.js").Offer | null} */
  offer() {
    const isAsked = this.isKeeping.value || this.isDrawingTickets.value || this.route.value !== null;
    if (!isAsked && this.picked.value.size) return { confirm: null, back: () => this.clear() };
    if (!isAsked || !this.session.isMyTurn.value) return null;
    const action = this.chosenAction();
    return { confirm: action === null ? null : () => this.confirm(), back: () => this.clear() };
  }

  confirm() {
    const action = this.chosenAction();
    if (action) this.session.act(action);
  }
}
