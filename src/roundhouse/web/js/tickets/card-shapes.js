/** Every colour of cards and routes has a shape. */
import { html } from "../html.js";
import { Sign } from "../symbols.js";

/** @type {Record<string, string>} */
export const CARD_SHAPES = {
  purple: "diamond",
  blue: "circle",
  orange: "triangle",
  white: "ring",
  green: "square",
  yellow: "star",
  black: "cross",
  red: "bar",
  locomotive: "engine",
};

/** @param {{colour: string, class?: string}} props */
export function CardSign({ colour, class: name = "" }) {
  return html`<${Sign} shape=${CARD_SHAPES[colour]} class=${name} />`;
}
