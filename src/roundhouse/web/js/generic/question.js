/** What can be done: the legal actions to choose from, or a sum; as a form, so that arrows move and Enter confirms. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Choices } from "./choices.js";
import { describe, question } from "./words.js";

/** @typedef {import("../table/session.js").TableSession} TableSession */

const MANY = 12; // actions among which one would rather search

/** @param {{session: TableSession}} props */
export function Question({ session }) {
  const choices = session.part(Choices);
  const range = choices.amounts.value;
  return html`<h2>${question(session)}</h2>
    <form
      class="generic-form"
      onSubmit=${(/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        choices.confirm();
      }}
    >
      ${range ? html`<${Sum} choices=${choices} range=${range} />` : html`<${Actions} session=${session} choices=${choices} />`}
      <p class="answers">
        <button type="submit" class="go" data-do="confirm" disabled=${session.isBusy.value || choices.chosen.value === null}>
          ${choices.chosen.value === null ? t("generic-choose") : describe(session, choices.chosen.value)} <kbd aria-hidden="true">⏎</kbd>
        </button>
      </p>
    </form>`;
}

/** @param {{session: TableSession, choices: Choices}} props */
function Actions({ session, choices }) {
  const sought = choices.sought.value.toLowerCase();
  const all = choices.legal.value.map((action) => ({ action, text: describe(session, action) }));
  const shown = all.filter(({ action, text }) => `${action} ${text}`.toLowerCase().includes(sought));
  return html`${all.length > MANY &&
    html`<input
      type="search"
      value=${choices.sought.value}
      placeholder=${t("generic-search")}
      aria-label=${t("generic-search")}
      onInput=${(/** @type {Event} */ event) => (choices.sought.value = /** @type {HTMLInputElement} */ (event.target).value)}
    />`}
    <div class="generic-actions" role="radiogroup" aria-label=${t("table-question")}>
      ${shown.map(
        ({ action, text }) => html`<label key=${action} data-action=${action}>
          <input type="radio" name="action" value=${action} checked=${choices.picked.value === action} onChange=${() => (choices.picked.value = action)} />
          <span>${text}</span>
        </label>`,
      )}
    </div>`;
}

/** @param {{choices: Choices, range: import("../table/source.js").Amounts}} props */
function Sum({ choices, range }) {
  return html`<label class="generic-sum">
    <span>${t("generic-amount", { first: range.first, last: range.last })}</span>
    <input
      type="number"
      class="figure"
      name="amount"
      min=${range.first}
      max=${range.last}
      step=${range.step}
      value=${choices.amount.value ?? range.first}
      onInput=${(/** @type {Event} */ event) => (choices.amount.value = Number(/** @type {HTMLInputElement} */ (event.target).value))}
    />
  </label>`;
}
