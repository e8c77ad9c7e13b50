/** What the workshop has of 18Lilliput: landscapes. */
import { html } from "../../html.js";
import { t } from "../../i18n.js";
import { emptyLandscape } from "./changes.js";
import { LandscapeEditor } from "./landscape-editor.js";

const UNEVEN = [1, 3]; // hardship and burden: what random landscapes have at most

/** @type {import("../../games.js").MapPart} */
export const part = {
  option: "scenario",
  empty: emptyLandscape,
  wishes: [{ name: "difficulty", text: "lilliput-workshop-difficulty", least: 1, most: 4, usual: 2 }],
  players: (_, line) => Array.from({ length: line.max_players - line.min_players + 1 }, (_, index) => line.min_players + index).sort((one, other) => Number(other === 2) - Number(one === 2)),
  checks: () => [],
  placesOf: (value, place) => {
    const found = /^tiles\[(\d+)\]/.exec(place);
    const tile = found && value.tiles[Number(found[1]) - 1];
    return tile ? [tile.at.join(",")] : [];
  },
  Editor: LandscapeEditor,
  Measure: LandscapeMeasure,
};

/** @param {{measure: any}} props */
function LandscapeMeasure({ measure }) {
  const isUneven = measure.hardship > UNEVEN[0] || measure.burden > UNEVEN[1];
  return html`<table class="workshop-sides">
      <thead><tr><th>${t("lilliput-workshop-side")}</th><th>${t("lilliput-workshop-ways")}</th><th>${t("lilliput-workshop-hardship")}</th><th>${t("lilliput-workshop-burden")}</th></tr></thead>
      <tbody>
        ${measure.sides.map((/** @type {any} */ side) => html`<tr key=${side.side}>
          <th scope="row">${t(`lilliput-workshop-side-${side.side.toLowerCase()}`)}</th>
          <td class="figure">${side.ways} / 3</td><td class="figure">${side.ways ? side.hardship : "–"}</td><td class="figure">${side.burden}</td>
        </tr>`)}
      </tbody>
    </table>
    <p class=${isUneven ? "trouble" : "workshop-fine"}>${t(isUneven ? "lilliput-workshop-uneven" : "lilliput-workshop-even", { hardship: measure.hardship, burden: measure.burden })}</p>`;
}
