/** All players with what the view says of each. */
import { html } from "../html.js";
import { PLAYER_SHAPES, PlayerSign } from "../symbols.js";
import { PlayerLine, Watchers } from "../table/player-line.js";
import { sorted } from "./shape.js";
import { keyName, valueName } from "./words.js";

const COLOURS = Object.keys(PLAYER_SHAPES);

/** The shape of a seat. @param {{seat: number}} props */
export function SeatSign({ seat }) {
  return html`<${PlayerSign} colour=${COLOURS[seat % COLOURS.length]} />`;
}

/** @param {{session: import("../table/session.js").TableSession}} props */
export function Players({ session }) {
  const view = session.view.value;
  const { columns } = sorted(view, session.holders.value.length, (key) => keyName(session, key) !== "");
  return html`<ul class="players">
      ${session.holders.value.map(
        (_, seat) => html`<${PlayerLine} key=${seat} session=${session} seat=${seat} sign=${html`<${SeatSign} seat=${seat} />`} score=${view.scores?.[seat] ?? ""}>
          ${columns.map(([key, values]) => html`<span key=${key} class="stat">${keyName(session, key)} <b class="figure">${valueName(session, key, values[seat])}</b></span>`)}
        <//>`,
      )}
    </ul>
    <${Watchers} session=${session} />`;
}
