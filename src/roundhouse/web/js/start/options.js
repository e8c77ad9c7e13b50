/** What can be chosen for a new table of a game, drawn from what the game declares: nothing here knows an option. */
import { html } from "../html.js";
import { hasText, t } from "../i18n.js";

/**
 * @typedef {import("../games.js").OptionLine} OptionLine
 * @typedef {Record<string, any>} Chosen  by option, without what is left as usual
 * @typedef {{options: OptionLine[], chosen: Chosen, onChange: (chosen: Chosen) => void}} OptionProps
 */

/** Everything that needs room: choices with their explanations, then the switches together. @param {OptionProps} props */
export function LargeOptions({ options, chosen, onChange }) {
  const offered = options.filter((option) => option.is_offered);
  const choices = offered.filter((option) => ["choice", "file"].includes(option.kind) && option.choices.length > 1);
  const switches = offered.filter((option) => option.kind === "switch");
  return html`${choices.map(
      (option) => html`<fieldset key=${option.name}>
        <legend>${t(option.text)}</legend>
        ${option.choices.map(
          ({ value, text }) => html`<label class="explained" key=${text}>
            <input type="radio" name=${option.name} checked=${valueOf(option, chosen) === value} onChange=${() => onChange(changed(option, chosen, value))} />
            <${Explained} text=${text} />
          </label>`,
        )}
      </fieldset>`,
    )}
    ${switches.length > 0 &&
    html`<fieldset>
      <legend>${t("new-variants")}</legend>
      ${switches.map(
        (option) => html`<label class="explained" key=${option.name}>
          <input
            type="checkbox"
            checked=${valueOf(option, chosen) === true}
            onChange=${(/** @type {Event} */ event) => onChange(changed(option, chosen, /** @type {HTMLInputElement} */ (event.target).checked))}
          />
          <${Explained} text=${option.text} />
        </label>`,
      )}
    </fieldset>`}`;
}

/** Those that take a line: who begins, and numbers. @param {OptionProps & {seats: string[]}} props `seats`: who sits where, in words */
export function SmallOptions({ options, chosen, onChange, seats }) {
  return options
    .filter((option) => option.is_offered)
    .map((option) => {
      if (option.kind === "seat") {
        return html`<label key=${option.name}>${t(option.text)}
          <select
            onChange=${(/** @type {Event} */ event) => {
              const value = /** @type {HTMLSelectElement} */ (event.target).value;
              onChange(changed(option, chosen, value === option.default ? value : Number(value)));
            }}
          >
            <option value=${option.default}>${t(`${option.text}-${option.default}`)}</option>
            ${seats.map((title, seat) => html`<option key=${seat} value=${seat}>${title}</option>`)}
          </select>
        </label>`;
      }
      if (option.kind !== "number" || !option.range) return null;
      const { first, last, step } = option.range;
      return html`<label key=${option.name} title=${hasText(`${option.text}-about`) ? t(`${option.text}-about`) : undefined}>${nameOf(option)}
        <input
          type="number"
          class="figure"
          required
          min=${first}
          max=${last}
          step=${step}
          value=${valueOf(option, chosen)}
          onInput=${(/** @type {Event} */ event) => onChange(changed(option, chosen, Number(/** @type {HTMLInputElement} */ (event.target).value)))}
        />
      </label>`;
    });
}

/** @param {{text: string}} props the id of a label, and of what explains it */
function Explained({ text }) {
  const about = `${text}-about`;
  return html`<span><strong>${t(text)}</strong> ${hasText(about) && html`<span class="muted">${t(about)}</span>`}</span>`;
}

/** @param {OptionLine} option its label; a game need not have one */
function nameOf(option) {
  return hasText(option.text) ? t(option.text) : option.name.replaceAll("_", " ");
}

/** @param {OptionLine} option @param {Chosen} chosen */
function valueOf(option, chosen) {
  return option.name in chosen ? chosen[option.name] : option.default;
}

/** @param {OptionLine} option @param {Chosen} chosen @param {any} value @returns {Chosen} */
export function changed(option, chosen, value) {
  const { [option.name]: _, ...others } = chosen;
  return value === option.default ? others : { ...others, [option.name]: value };
}
