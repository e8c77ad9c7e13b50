/** What the workshop has of Ticket to Ride: boards. */
import { html } from "../../html.js";
import { percent, t } from "../../i18n.js";
import { BoardEditor } from "./board-editor.js";
import { emptyBoard } from "./changes.js";
import { checksOf, placesOf } from "./checks.js";

const PARTS = ["drawing", "ways", "colours", "lengths", "tickets", "supply"];

/** @type {import("../../games.js").MapPart} */
export const part = {
  option: "board",
  empty: emptyBoard,
  wishes: [
    { name: "cities", text: "tickets-workshop-cities", least: 10, most: 60, usual: 24 },
    { name: "players", text: "tickets-workshop-players", least: 2, most: 5, usual: 4 },
  ],
  players: (measure, line) => Array.from({ length: Math.max(1, (measure?.players ?? line.min_players) - line.min_players + 1) }, (_, index) => line.min_players + index),
  checks: (value) => checksOf(/** @type {any} */ (value)),
  placesOf: (value, place) => placesOf(/** @type {any} */ (value), place),
  Editor: BoardEditor,
  Measure: Quality,
};

/** @param {{measure: any}} props */
function Quality({ measure }) {
  return html`<p class="workshop-total">${t("tickets-quality-total", { total: Math.round(measure.quality.total) })}</p>
    <dl class="workshop-quality">
      ${PARTS.map((name) => html`<div key=${name}>
        <dt>${t(`tickets-part-${name}`)}</dt>
        <dd><meter min="0" max="1" low="0.7" high="0.85" optimum="1" value=${measure.quality[name]}></meter> <span class="figure">${percent(measure.quality[name])}</span></dd>
      </div>`)}
    </dl>`;
}
