/** A map on which three players claim routes by themselves, and the map of any board. */
import { html } from "../html.js";
import { useSteps } from "../steps.js";
import { boardOf, outlineOf } from "./board.js";
import { layoutOf } from "./geometry.js";
import { TicketsMap } from "./map.js";

/** Route and colour, in the order of the deeds. @type {[string, string][]} */
const CLAIMS = [
  ["helena-seattle", "blue"],
  ["el_paso-los_angeles", "red"],
  ["denver-kansas_city.1", "green"],
  ["duluth-helena", "blue"],
  ["el_paso-houston", "red"],
  ["kansas_city-saint_louis.1", "green"],
  ["chicago-duluth", "blue"],
  ["houston-new_orleans", "red"],
  ["pittsburgh-saint_louis", "green"],
  ["chicago-toronto", "blue"],
  ["miami-new_orleans", "red"],
  ["new_york-pittsburgh.1", "green"],
  ["montreal-toronto", "blue"],
  ["charleston-miami", "red"],
  ["denver-salt_lake_city.1", "green"],
  ["boston-montreal.1", "blue"],
  ["charleston-raleigh", "red"],
  ["salt_lake_city-san_francisco.1", "green"],
];
const NONE = new Set();
const CALLS = { say: () => "", onRoute: () => {}, onHover: () => {} };

export function TicketsDemo() {
  const step = useSteps(CLAIMS.length, 7);
  const board = boardOf(null);
  if (!board) return html`<svg class="mini" viewBox="0 0 160 90" aria-hidden="true"></svg>`;
  const claims = CLAIMS.slice(0, step);
  const last = claims[claims.length - 1];
  return html`<${SmallMap} view=${null} board=${board} owners=${Object.fromEntries(claims)} fresh=${new Set(last ? [last[0]] : [])} />`;
}

/** The map that somebody can choose. @param {{value: any}} props */
export function TicketsThumbnail({ value }) {
  const view = /** @type {any} */ ({ options: { board: value } });
  const board = boardOf(view);
  return board && html`<${SmallMap} view=${view} board=${board} owners=${{}} fresh=${NONE} />`;
}

/** @param {{view: any, board: import("./board.js").TicketsBoard, owners: Record<string, string>, fresh: Set<string>}} props */
function SmallMap({ view, board, owners, fresh }) {
  const layout = layoutOf(board);
  return html`<svg
    class="mini"
    viewBox=${`20 20 ${layout.width - 40} ${layout.height - 40}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    inert
  >
    <${TicketsMap}
      board=${board}
      outline=${outlineOf(view)}
      owners=${owners}
      closed=${NONE}
      open=${NONE}
      payable=${NONE}
      wanted=${NONE}
      chosen=${null}
      pointed=${null}
      ghost=${null}
      goals=${NONE}
      lit=${null}
      lines=${[]}
      kept=${NONE}
      drawn=${NONE}
      fresh=${fresh}
      ...${CALLS}
    />
  </svg>`;
}
