/** Why not? Any action can be typed, or chosen from those that somebody has done in this game. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { explainWhyNot } from "../table/why.js";
import { notation } from "./words.js";

/** @param {{session: import("../table/session.js").TableSession}} props */
export function WhyNotPanel({ session }) {
  const done = [...new Set(session.entries.value.flatMap((entry) => (entry.kind === "moved" ? [entry.action] : [])))];
  return html`<form
    class="generic-why"
    onSubmit=${async (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const field = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements.namedItem("action"));
      const action = field.value.trim();
      if (!action) return;
      field.value = "";
      await explainWhyNot(session, action);
      if (session.notice.value === null) session.notice.value = { text: t("generic-why-legal") };
    }}
  >
    <input name="action" list="generic-done" autocomplete="off" placeholder=${notation(session)} aria-label=${t("generic-why-action")} />
    <datalist id="generic-done">${done.map((action) => html`<option key=${action} value=${action}></option>`)}</datalist>
    <button type="submit">${t("generic-why")}</button>
  </form>`;
}
