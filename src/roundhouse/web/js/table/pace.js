/**
 * How fast computers are seen to play: what they did is shown one by one, so that everybody can follow. The server knows
 * nothing of it. Whatever people do is shown at once, and everything before it.
 */
import { computed, signal } from "@preact/signals";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { keep, kept } from "../memory.js";

/** @typedef {import("../types.js").TableMessage} TableMessage */

/** By name: the milliseconds that a move of a computer is seen before the next; Infinity waits for a click. */
export const PACES = /** @type {Record<string, number>} */ ({ instant: 0, steady: 700, slow: 2000, click: Infinity });
const CALM = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "steady"; // one after the other is motion, too
const before = kept("pace") ?? "";

export const pace = signal(before in PACES ? before : CALM);

/** @param {string} name */
export function choosePace(name) {
  pace.value = name;
  keep("pace", name);
}

/** What computers did and is not yet shown. */
export class Pacer {
  constructor() {
    this.held = signal(/** @type {(() => void)[]} */ ([]));
    this.waits = computed(() => this.held.value.length > 0 && PACES[pace.value] === Infinity);
    this.shownAt = -Infinity; // when the last move of a computer was shown
    this.isHurried = false; // nothing waits until people do something again
    this.timer = 0;
  }

  /** @param {() => void} show @param {boolean} isOfComputers it may be shown later */
  take(show, isOfComputers) {
    if (!isOfComputers) this.isHurried = false;
    if (isOfComputers && PACES[pace.value] > 0 && !this.isHurried) {
      this.held.value = [...this.held.value, show];
      this.goOn();
    } else {
      this.showAll();
      show();
    }
  }

  /** Show what is due, and look again when the next is. */
  goOn() {
    clearTimeout(this.timer);
    if (this.held.value.length === 0) return;
    const rest = this.shownAt + PACES[pace.value] - Date.now();
    if (rest <= 0) this.next();
    else if (rest < Infinity) this.timer = setTimeout(() => this.goOn(), rest);
  }

  /** Show the next, whatever the time. */
  next() {
    const [first, ...rest] = this.held.value;
    if (!first) return;
    this.held.value = rest;
    this.shownAt = Date.now();
    first();
    this.goOn();
  }

  /** Show what waits, and at once what computers are still to do before a person goes on. */
  hurry() {
    this.isHurried = true;
    this.showAll();
  }

  showAll() {
    const all = this.held.value;
    this.forget();
    for (const show of all) show();
  }

  forget() {
    clearTimeout(this.timer);
    this.held.value = [];
    this.shownAt = -Infinity;
  }
}

/** Whether it tells of nothing but moves of computers. @param {TableMessage} message */
export function isOfComputers(message) {
  return message.entries.length > 0 && message.entries.every((entry) => entry.kind === "moved" && entry.by === "bot");
}

/** Where a click is waited for. @param {{session: import("./session.js").TableSession}} props */
export function NextMove({ session }) {
  const pacer = session.live?.pacer;
  if (!pacer?.waits.value) return null;
  return html`<p class="request next-move">
    <button type="button" class="go" onClick=${() => pacer.next()}>${t("table-pace-next")}</button>
    <button type="button" class="quiet" onClick=${() => (session.ownSeats.value.length > 0 ? pacer.hurry() : pacer.showAll())}>${t("table-pace-all")}</button>
  </p>`;
}

/** @param {{session: import("./session.js").TableSession}} props */
export function PaceChoice({ session }) {
  if (!session.holders.value.some((holder) => holder.bot)) return null;
  return html`<li class="menu-choice">
    <label>
      ${t("table-pace")}
      <select
        value=${pace.value}
        onChange=${(/** @type {Event} */ event) => {
          choosePace(/** @type {HTMLSelectElement} */ (event.target).value);
          session.live?.pacer.goOn();
        }}
      >
        ${Object.keys(PACES).map((name) => html`<option key=${name} value=${name}>${t(`table-pace-${name}`)}</option>`)}
      </select>
    </label>
  </li>`;
}
