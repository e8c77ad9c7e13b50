/**
 * "Anything else?": a turn in which a character can still be used ends only when the player says so. Who never wants to be
 * asked says that once for the rest of the game; then the page says "done" in their place, and never anything else.
 */
import { computed, signal } from "@preact/signals";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { keep, kept } from "../memory.js";

/** @typedef {import("../table/session.js").TableSession<import("./types.js").LilliputView>} TableSession */

export const END = "after the action"; // the stage in which it is asked
const NAME = "unasked";
const MOST = 40; // games that are remembered

/** What players of this browser do not want to be asked, as `TABLE SEAT`. */
const unasked = signal((kept(NAME) ?? "").split("|").filter(Boolean));

/** The wish of whoever looks at one table, and what follows from it. */
export class Passing {
  /** @param {TableSession} session */
  constructor(session) {
    this.wish = computed(() => `${session.id} ${session.seat.value ?? ""}`);
    this.isUnasked = computed(() => unasked.value.includes(this.wish.value));
    this.session = session;
    this.passed = -1; // the position in which it was done last
    session.watch(() => {
      const position = session.position.value;
      const last = session.entries.value.findLast((entry) => entry.kind === "moved" || entry.kind === "undone");
      const isAsked = session.isMyTurn.value && !session.isBusy.value && session.view.value?.stage === END;
      if (!isAsked || !this.isUnasked.value || position === this.passed) return;
      if (last?.kind === "undone") return; // who takes something back wants to do something else
      this.passed = position;
      queueMicrotask(() => session.act("done"));
    });
  }

  /** @param {boolean} isUnasked */
  want(isUnasked) {
    this.passed = this.session.position.peek(); // this time it is asked already
    const others = unasked.value.filter((each) => each !== this.wish.value);
    unasked.value = isUnasked ? [...others, this.wish.value].slice(-MOST) : others;
    keep(NAME, unasked.value.join("|"));
  }
}

/** Whether it is to be asked again. @param {{session: TableSession}} props */
export function AskMore({ session }) {
  const passing = session.part(Passing);
  return html`<label class="ask-more">
    <input type="checkbox" checked=${passing.isUnasked.value} onChange=${(/** @type {Event} */ event) => passing.want(/** @type {HTMLInputElement} */ (event.target).checked)} />
    ${t("lilliput-unasked")}
  </label>`;
}
