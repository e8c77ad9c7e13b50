/** What can be chosen for a new table of a game, drawn from what the game declares: nothing here knows an option. */
import { html } from "../html.js";
import { hasText, t } from "../i18n.js";
import { Explained } from "./explained.js";
import { FileOption } from "./option-file.js";

/**
 * @typedef {import("../games.js").OptionLine} OptionLine
 * @typedef {Record<string, any>} Chosen  by option, without what is left as usual
 * @typedef {{options: OptionLine[], chosen: Chosen, onChange: (chosen: Chosen) => void, players: number, game: string}} OptionProps
 */

/** Everything that needs room: choices with their explanations, then the switches together. @param {OptionProps} props */
export function LargeOptions({ options, chosen, onChange, players, game }) {
  const offered = options.filter((option) => option.is_offered);
  const choices = offered.filter((option) => option.kind === "choice" && option.choices.length > 1);
  const files = offered.filter((option) => option.kind === "file");
  const switches = offered.filter((option) => option.kind === "switch");
  return html`${files.map(
      (option) => html`<${FileOption}
        key=${option.name}
        game=${game}
        option=${option}
        value=${valueOf(option, chosen)}
        onChange=${(/** @type {any} */ value) => onChange(changed(option, chosen, value))}
      />`,
    )}
    ${choices.map(
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
      ${switches.map((option) => {
        const why = whyNot(options, chosen, option, players);
        return html`<label class=${`explained ${why ? "not-now" : ""}`} key=${option.name}>
          <input
            type="checkbox"
            disabled=${why !== null && valueOf(option, chosen) !== true}
            checked=${valueOf(option, chosen) === true}
            onChange=${(/** @type {Event} */ event) => onChange(changed(option, chosen, /** @type {HTMLInputElement} */ (event.target).checked))}
          />
          <${Explained} text=${option.text} why=${why} />
        </label>`;
      })}
    </fieldset>`}`;
}

/**
 * Why something else than usual cannot be chosen there now, in words: not with so many players, or not with another option.
 * @param {OptionLine[]} options @param {Chosen} chosen @param {OptionLine} option @param {number} players @returns {string | null}
 */
export function whyNot(options, chosen, option, players) {
  if (option.players.length > 0 && !option.players.includes(players)) {
    return t("option-for-players", { players: option.players.join(", "), rule: option.rule });
  }
  const other = options.find(
    (one) => chosen[one.name] === true && (one.excludes.includes(option.name) || option.excludes.includes(one.name)),
  );
  return other ? t("option-not-with", { other: nameOf(other), rule: [option, other].find((one) => one.excludes.length > 0)?.rule ?? "" }) : null;
}

/** What was chosen that is not usual, in words: one for each option. @param {OptionLine[]} options @param {Record<string, any>} values @returns {string[]} */
export function unusual(options, values) {
  return unusualWithMeaning(options, values).map(({ name }) => name);
}

/** The same with what each means. @param {OptionLine[]} options @param {Record<string, any>} values @returns {{name: string, about: string}[]} */
export function unusualWithMeaning(options, values) {
  /** @param {string} text */
  const about = (text) => (hasText(`${text}-about`) ? t(`${text}-about`) : "");
  return options
    .filter((option) => option.is_offered && option.name in values && values[option.name] !== option.default && option.kind !== "seat")
    .map((option) => {
      const value = values[option.name];
      if (option.kind === "switch") return { name: nameOf(option), about: about(option.text) };
      const choice = option.choices.find((one) => one.value === value);
      const name = choice ? t(choice.text) : typeof value === "object" ? value?.name ?? t("option-own") : String(value);
      return { name: t("option-chosen", { option: nameOf(option), value: name }), about: choice ? about(choice.text) : "" };
    });
}

/** Those that take a line: who begins, and numbers. @param {OptionProps & {seats: string[]}} props `seats`: who sits where, in words */
export function SmallOptions({ options, chosen, onChange, seats, players }) {
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
      const why = whyNot(options, chosen, option, players);
      return html`<label key=${option.name} title=${why ? why : hasText(`${option.text}-about`) ? t(`${option.text}-about`) : undefined}>${nameOf(option)}
        <input
          type="number"
          class="figure"
          disabled=${why !== null}
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
