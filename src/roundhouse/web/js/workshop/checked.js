/** What the server says about a draft: its mistakes, each with its place, or how good it is; asked when drawing pauses. */
import { effect, signal } from "@preact/signals";
import { language } from "../i18n.js";
import { beSomebody } from "../me.js";
import { errorInWords } from "../refusals.js";
import { request } from "../transport.js";

const PAUSE = 700; // milliseconds without a change

/** @typedef {{problems: {place: string, text: string}[], measure: any}} Checked */

/**
 * @param {import("./draft.js").WorkDraft} draft
 * @returns {{checked: import("@preact/signals").Signal<Checked | null>, stop: () => void}} null while nobody knows
 */
export function checksOf(draft) {
  const checked = signal(/** @type {Checked | null} */ (null));
  let waiting = 0;
  const stop = effect(() => {
    const value = draft.value.value;
    const words = language.value;
    clearTimeout(waiting);
    waiting = setTimeout(async () => {
      try {
        await beSomebody();
        const found = await request("POST", `/api/games/${draft.game}/workshop/check?language=${words}`, { value });
        if (draft.value.peek() === value) checked.value = found;
      } catch (error) {
        checked.value = { problems: [{ place: "", text: errorInWords(error).text }], measure: null };
      }
    }, PAUSE);
  });
  return {
    checked,
    stop: () => {
      clearTimeout(waiting);
      stop();
    },
  };
}
