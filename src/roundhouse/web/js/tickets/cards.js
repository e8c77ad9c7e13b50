/** Train cards: the colour, its shape, and a wagon of its own for every colour (T-003). */
import { html } from "../html.js";
import { CardSign } from "./card-shapes.js";

const WHEELS = "M11 29A4 4 0 1 0 11 37A4 4 0 1 0 11 29ZM45 29A4 4 0 1 0 45 37A4 4 0 1 0 45 29Z";

/** @type {Record<string, string>} */
const WAGONS = {
  purple: "M4 8H52V28H4ZM22 12H34V26H22Z", // box car with its door
  blue: "M3 10Q3 7 7 7H49Q53 7 53 10V28H3ZM8 12H15V19H8ZM19 12H26V19H19ZM30 12H37V19H30ZM41 12H48V19H41Z", // passenger car
  orange: "M10 11H46Q53 12 53 19Q53 26 46 27H10Q3 26 3 19Q3 12 10 11ZM24 6H32V11H24Z", // tanker
  white: "M4 8H52V28H4ZM8 12H13V24H8ZM43 12H48V24H43ZM20 5H36V8H20Z", // reefer
  green: "M3 23H53V28H3ZM6 10H10V23H6ZM46 10H50V23H46ZM12 15H44V23H12Z", // freight car with its load
  yellow: "M3 8H53L46 28H34L30 20H26L22 28H10Z", // hopper
  black: "M4 15H52L49 28H7ZM9 14Q14 6 20 11Q27 3 34 10Q42 5 47 14Z", // coal car
  red: "M4 12H52V28H4ZM20 5H36V12H20ZM9 16H16V22H9ZM40 16H47V22H40Z", // caboose
  locomotive: "M3 26V12H8V5H13V12H18Q18 8 22 8Q26 8 26 12H33V4H53V8H50V28H8L3 30ZM38 9H46V16H38Z",
};

/** @param {{colour: string}} props */
export function Wagon({ colour }) {
  return html`<svg class="wagon" viewBox="0 0 56 40" aria-hidden="true">
    <path d=${WAGONS[colour]} fill-rule="evenodd" />
    <path d=${WHEELS} />
  </svg>`;
}

/** The face of a card, to be put into a button or a list. @param {{colour: string, count?: number}} props */
export function CardFace({ colour, count }) {
  return html`<span class=${`card colour-${colour}`}>
    <${CardSign} colour=${colour} class="card-sign" />
    <${Wagon} colour=${colour} />
    ${count !== undefined && html`<span class="card-count figure">${count}</span>`}
  </span>`;
}
