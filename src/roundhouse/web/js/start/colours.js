/** The colour of your own seat, chosen before the start among those that nobody else has chosen. */
import { useId } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { PlayerSign } from "../symbols.js";

/**
 * @param {{offered: string[], taken: string[], colour: string | null, onChoose: (colour: string) => void}} props
 * `offered`: all that the game has, `taken`: those that others chose, `colour`: that of your seat now
 */
export function ColourChooser({ offered, taken, colour, onChoose }) {
  const id = useId(); // several people at one screen have a seat each
  return html`<fieldset class="colours">
    <legend class="visually-hidden">${t("waiting-colour")}</legend>
    ${offered.map((each) => {
      const isTaken = taken.includes(each);
      return html`<label key=${each} class=${`colour-choice ${isTaken ? "taken" : ""}`} title=${t(isTaken ? "refusal-colour-taken" : `colour-${each}`)}>
        <input type="radio" name=${`colour-${id}`} value=${each} checked=${colour === each} disabled=${isTaken} onChange=${() => onChoose(each)} />
        <${PlayerSign} colour=${each} />
        <span class="visually-hidden">${t(`colour-${each}`)}</span>
      </label>`;
    })}
  </fieldset>`;
}
