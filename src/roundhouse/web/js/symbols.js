/** Shapes that tell colours apart, drawn around 0, 0 within radius 1; each player has one by the colour of the seat. */
import { html } from "./html.js";

/** @type {Record<string, string>} */
const SHAPES = {
  circle: "M0-.8A.8.8 0 1 0 0 .8A.8.8 0 1 0 0-.8Z",
  diamond: "M0-1L.85 0L0 1L-.85 0Z",
  triangle: "M0-.9L.95.75H-.95Z",
  ring: "M0-.85A.85.85 0 1 0 0 .85A.85.85 0 1 0 0-.85ZM0-.45A.45.45 0 1 1 0 .45A.45.45 0 1 1 0-.45Z",
  square: "M-.75-.75H.75V.75H-.75Z",
  star: "M0-1.1L.3-.3L1.1 0L.3.3L0 1.1L-.3.3L-1.1 0L-.3-.3Z",
  cross: "M-.28-.95H.28V-.28H.95V.28H.28V.95H-.28V.28H-.95V-.28H-.28Z",
  bar: "M-1-.34H1V.34H-1Z",
  pentagon: "M0-1L.95-.31L.59.81H-.59L-.95-.31Z",
  engine: "M-1 .3V-.35H-.2V-.8H.75V-.35H1V.3ZM-.62.35A.3.3 0 1 0-.62.95A.3.3 0 1 0-.62.35ZM.5.35A.3.3 0 1 0 .5.95A.3.3 0 1 0 .5.35Z",
};

/** @type {Record<string, string>} */
export const PLAYER_SHAPES = { blue: "circle", red: "triangle", green: "square", yellow: "diamond", black: "pentagon" };

/** Inside a drawing. @param {{shape: string, size: number, x?: number, y?: number, turn?: number, class?: string}} props */
export function Shape({ shape, size, x = 0, y = 0, turn = 0, class: name = "" }) {
  const place = `translate(${x} ${y}) rotate(${turn}) scale(${size})`;
  return html`<path class=${name} d=${SHAPES[shape]} transform=${place} fill-rule="evenodd" />`;
}

/** In a line of text. @param {{shape: string, reach?: number, class?: string}} props `reach`: with the room around it */
export function Sign({ shape, reach = 1.2, class: name = "" }) {
  return html`<svg class=${`sign ${name}`} viewBox=${`${-reach} ${-reach} ${2 * reach} ${2 * reach}`} aria-hidden="true">
    <path d=${SHAPES[shape] ?? ""} fill-rule="evenodd" />
  </svg>`;
}

/** The shape of a player in the player's colour. @param {{colour: string}} props */
export function PlayerSign({ colour }) {
  return html`<${Sign} shape=${PLAYER_SHAPES[colour]} reach=${1.3} class=${`player-sign-shape player-${colour}`} />`;
}
