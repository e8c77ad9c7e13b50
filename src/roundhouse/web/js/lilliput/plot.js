/** A line for every player over the rounds: a colour, a dash and a shape each, last figure and name at its end. */
import { html } from "../html.js";
import { PLAYER_SHAPES, Shape } from "../symbols.js";
import { pounds } from "./words.js";

/** @typedef {import("./history.js").Moment} Moment */

const WIDE = 590;
const HIGH = 250;
const ROOM = { left: 52, right: 156, top: 12, bottom: 28 };
const COLOURS = ["--focus", "--stop", "--go", "--brass"];
const DASHES = ["", "9 5", "2 4", "11 3 2 3"];
const SHAPES = Object.values(PLAYER_SHAPES);
const STEPS = [10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000];
const MOST_LINES = 5; // across the chart
const APART = 15; // two ends
const LONGEST = 11; // letters of a name

/** The sign of a player's line. @param {{seat: number}} props */
export function LineKey({ seat }) {
  return html`<svg class="history-key" viewBox="0 0 34 12" aria-hidden="true" style=${`--line: var(${COLOURS[seat]})`}>
    <path class="plot-line" d="M0 6H34" stroke-dasharray=${DASHES[seat]} />
    <${Shape} class="plot-point" shape=${SHAPES[seat]} size="4.5" x="17" y="6" />
  </svg>`;
}

/** @param {{moments: Moment[], names: string[]}} props a drawing of what the table beside it says */
export function Plot({ moments, names }) {
  if (moments.length < 2) return null;
  const scores = moments.flatMap((moment) => moment.scores);
  const step = STEPS.find((each) => Math.ceil(Math.max(...scores, 1) / each) <= MOST_LINES) ?? 5000;
  const low = Math.min(0, Math.floor(Math.min(...scores) / step) * step);
  const high = Math.ceil(Math.max(...scores, 1) / step) * step;
  /** @param {number} index */
  const x = (index) => ROOM.left + (index * (WIDE - ROOM.left - ROOM.right)) / (moments.length - 1);
  /** @param {number} score */
  const y = (score) => HIGH - ROOM.bottom - ((score - low) * (HIGH - ROOM.top - ROOM.bottom)) / (high - low);
  const lines = Array.from({ length: (high - low) / step + 1 }, (_, index) => low + index * step);
  const last = moments[moments.length - 1].scores;
  return html`<svg class="plot" viewBox=${`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
    ${lines.map(
      (sum) => html`<path key=${sum} class="plot-grid" d=${`M${ROOM.left} ${y(sum)}H${WIDE - ROOM.right}`} />
        <text class="plot-sum" x=${ROOM.left - 8} y=${y(sum)}>${pounds(sum)}</text>`,
    )}
    ${moments.map((moment, index) => html`<text key=${index} class="plot-round" x=${x(index)} y=${HIGH - 9}>${moment.label}</text>`)}
    ${names.map(
      (_, seat) => html`<g key=${seat} style=${`--line: var(${COLOURS[seat]})`}>
        <path class="plot-line" d=${`M${moments.map((moment, index) => `${x(index)} ${y(moment.scores[seat])}`).join("L")}`} stroke-dasharray=${DASHES[seat]} />
        ${moments.map((moment, index) => html`<${Shape} key=${index} class="plot-point" shape=${SHAPES[seat]} size="4.5" x=${x(index)} y=${y(moment.scores[seat])} />`)}
      </g>`,
    )}
    ${spread(last.map(y)).map(
      (at, seat) => html`<text key=${seat} class="plot-end" x=${WIDE - ROOM.right + 10} y=${at} style=${`--line: var(${COLOURS[seat]})`}>
        ${pounds(last[seat])} <tspan class="plot-name">${names[seat].length > LONGEST ? `${names[seat].slice(0, LONGEST - 1)}…` : names[seat]}</tspan>
      </text>`,
    )}
  </svg>`;
}

/** @param {number[]} heights @returns {number[]} the same, moved apart where they would touch */
function spread(heights) {
  const order = heights.map((_, index) => index).sort((one, other) => heights[other] - heights[one]);
  const moved = [...heights];
  order.forEach((index, place) => {
    if (place > 0) moved[index] = Math.min(moved[index], moved[order[place - 1]] - APART);
  });
  return moved;
}
