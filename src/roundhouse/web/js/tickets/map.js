/**
 * The map of Ticket to Ride: land and lakes, routes as rows of spaces, cars of their owners, cities and names.
 * It draws what it is given and says what was pointed at; what may be claimed comes from outside.
 */
import { html } from "../html.js";
import { CARD_SHAPES, PLAYER_SHAPES, Shape } from "../symbols.js";
import { layoutOf } from "./geometry.js";

/**
 * @typedef {import("./geometry.js").Board} Board
 * @typedef {import("./geometry.js").Track} Track
 * @typedef {{land: string, border: string, lakes: string}} Outline
 * @typedef {{
 *   board: Board,
 *   outline: Outline | null,
 *   owners: Record<string, string>,   route id to the colour of its owner
 *   closed: Set<string>,
 *   open: Set<string>,                routes that can be claimed now
 *   chosen: string | null,            the route that is about to be claimed
 *   ghost: string | null,             in this player colour
 *   lit: Set<string>,                 cities in a ring
 *   drawn: Set<string>,               routes of the longest path
 *   say: (id: string, state: string) => string,   the label of a route
 *   onRoute: (id: string) => void,
 *   onHover: (id: string | null) => void,
 * }} MapProps
 */

const WIDE = 14; // an open space
const CAR = 19; // a car on it

/** @param {MapProps} props */
export function TicketsMap(props) {
  const layout = layoutOf(props.board);
  const tracks = [...layout.tracks.values()];
  const claimed = tracks.filter((track) => props.owners[track.route.id] !== undefined);
  const rest = tracks.filter((track) => props.owners[track.route.id] === undefined);
  return html`<g class="tickets-map">
    <rect class="sea" x="-400" y="-400" width=${layout.width + 800} height=${layout.height + 800} />
    ${props.outline &&
    html`<g class="outline" aria-hidden="true">
      <path class="land" d=${props.outline.land} />
      <path class="border" d=${props.outline.border} />
      <path class="lakes" d=${props.outline.lakes} />
    </g>`}
    ${rest.map((track) => html`<${OpenRoute} key=${track.route.id} track=${track} ...${props} />`)}
    ${claimed.map((track) => html`<${ClaimedRoute} key=${track.route.id} track=${track} ...${props} />`)}
    ${props.board.cities.map((city) => {
      const at = layout.cities.get(city.id);
      const label = layout.labels.get(city.id);
      if (!at || !label) return null;
      return html`<g key=${city.id} class=${props.lit.has(city.id) ? "city lit" : "city"}>
        ${props.lit.has(city.id) && html`<circle class="halo" cx=${at.x} cy=${at.y} r="19" />`}
        <circle class="ring" cx=${at.x} cy=${at.y} r="10.5" />
        <circle class="dot" cx=${at.x} cy=${at.y} r="4" />
        <text x=${label.x} y=${label.y} text-anchor=${label.anchor}>${city.name}</text>
      </g>`;
    })}
  </g>`;
}

/** @param {MapProps & {track: Track}} props */
function OpenRoute({ track, open, closed, chosen, ghost, drawn, say, onRoute, onHover }) {
  const { route, spaces, size } = track;
  const state = closed.has(route.id) ? "closed" : open.has(route.id) ? "claimable" : "open";
  const isChosen = chosen === route.id;
  const classes = ["route", `colour-${route.colour}`, state, isChosen ? "chosen" : "", drawn.has(route.id) ? "drawn" : ""];
  return html`<g
    class=${classes.join(" ")}
    role="button"
    tabindex=${state === "claimable" ? 0 : -1}
    aria-label=${say(route.id, state)}
    data-route=${route.id}
    onClick=${() => onRoute(route.id)}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => onKey(event, () => onRoute(route.id))}
    onPointerEnter=${() => onHover(route.id)}
    onPointerLeave=${() => onHover(null)}
    onFocus=${() => onHover(route.id)}
    onBlur=${() => onHover(null)}
  >
    <path class="target" d=${track.path} />
    ${state === "claimable" && html`<path class="glow" d=${track.path} />`}
    ${spaces.map(
      (space, index) => html`<g key=${index} transform=${`translate(${space.x} ${space.y}) rotate(${space.angle})`}>
        <rect class="space" x=${-size / 2} y=${-WIDE / 2} width=${size} height=${WIDE} rx="4" />
        ${CARD_SHAPES[route.colour] && html`<${Shape} class="sign" shape=${CARD_SHAPES[route.colour]} size="3.4" turn=${-space.angle} />`}
        ${isChosen &&
        ghost &&
        html`<rect class=${`car player-${ghost} ghost`} x=${-size / 2} y=${-CAR / 2} width=${size} height=${CAR} rx="4" />`}
      </g>`,
    )}
    ${state === "closed" && html`<path class="closed-line" d=${track.path} />`}
  </g>`;
}

/** @param {MapProps & {track: Track}} props */
function ClaimedRoute({ track, owners, drawn, say, onRoute, onHover }) {
  const { route, spaces, size } = track;
  const owner = owners[route.id];
  return html`<g
    class=${`route claimed player-${owner}${drawn.has(route.id) ? " drawn" : ""}`}
    role="img"
    aria-label=${say(route.id, "claimed")}
    data-route=${route.id}
    onClick=${() => onRoute(route.id)}
    onPointerEnter=${() => onHover(route.id)}
    onPointerLeave=${() => onHover(null)}
  >
    <path class="target" d=${track.path} />
    ${drawn.has(route.id) && html`<path class="longest" d=${track.path} />`}
    ${spaces.map(
      (space, index) => html`<g
        key=${index}
        class="rolling"
        style=${`--turn: ${index}`}
        transform=${`translate(${space.x} ${space.y}) rotate(${space.angle})`}
      >
        <rect class=${`car player-${owner}`} x=${-size / 2 - 1} y=${-CAR / 2} width=${size + 2} height=${CAR} rx="4" />
        <rect class="shine" x=${-size / 2 + 3} y=${-CAR / 2 + 3} width=${size - 6} height="3.5" rx="1.7" />
        <${Shape} class="owner" shape=${PLAYER_SHAPES[owner]} size="4.6" turn=${-space.angle} y="1" />
      </g>`,
    )}
  </g>`;
}

/** @param {KeyboardEvent} event @param {() => void} act */
function onKey(event, act) {
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    act();
  }
}
