/** What the reader has chosen of the legal actions, but not confirmed; and what was hinted. */
import { computed, signal } from "@preact/signals";

export class Choices {
  /** @param {import("../table/session.js").TableSession} session */
  constructor(session) {
    this.session = session;
    this.picked = signal(/** @type {string | null} */ (null));
    this.amount = signal(/** @type {number | null} */ (null));
    this.sought = signal(""); // letters that narrow a long list
    this.legal = computed(() => (Array.isArray(session.legal.value) ? session.legal.value : []));
    this.amounts = computed(() => (session.legal.value && !Array.isArray(session.legal.value) ? session.legal.value : null));
    /** What confirm would do. */
    this.chosen = computed(() => {
      const range = this.amounts.value;
      if (!range) return this.picked.value !== null && this.legal.value.includes(this.picked.value) ? this.picked.value : null;
      const sum = this.amount.value ?? range.first;
      const fits = sum >= range.first && sum <= range.last && (sum - range.first) % range.step === 0;
      return fits ? `amount ${sum}` : null;
    });
    session.watch(() => {
      session.position.value; // when it is another, nothing is chosen any more
      this.clear();
    });
    session.watch(() => {
      const chosen = session.isMyTurn.value && (this.picked.value !== null || this.amounts.value) ? this.chosen.value : null;
      session.offer.value = chosen === null ? null : { confirm: () => this.confirm(), back: () => this.clear() };
    });
  }

  clear() {
    this.picked.value = null;
    this.amount.value = null;
    this.sought.value = "";
  }

  /** @param {string} action choose it, so that it is seen before it is done */
  point(action) {
    const [kind, number] = action.split(" ");
    if (this.amounts.value && kind === "amount") this.amount.value = Number(number);
    else this.picked.value = action;
  }

  confirm() {
    if (this.chosen.value !== null) this.session.act(this.chosen.value);
  }
}
