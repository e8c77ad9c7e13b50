/**
 * The map of Ticket to Ride: land and lakes, routes as rows of spaces, cars of their owners, cities and names.
 * It draws what it is given and says what was pointed at; what may be claimed comes from outside.
 */
import { html } from "../html.js";
import { isNarrow } from "../screen-size.js";
import { CARD_SHAPES, PLAYER_SHAPES, Shape } from "../symbols.js";
import { labelsOf, layoutOf } from "./geometry.js";

/**
 * @typedef {import("./board.js").TicketsBoard} Board
 * @typedef {import("./geometry.js").Track} Track
 * @typedef {{land: string, border: string, lakes: string}} Outline
 */

/**
 * @typedef {object} MapProps
 * @property {Board} board
 * @property {Outline | null} outline
 * @property {Record<string, string>} owners  route id to the colour of its owner
 * @property {Set<string>} closed
 * @property {Set<string>} open  routes that can be claimed now
 * @property {string | null} chosen  the route that is about to be claimed, or pointed at
 * @property {string | null} pointed  the route of a hint
 * @property {string | null} ghost  the player colour of cars that are not there yet
 * @property {Set<string>} goals  cities that are still to be joined
 * @property {string | null} lit  the ticket that is pointed at
 * @property {string[]} lines  tickets drawn as lines
 * @property {Set<string>} kept  those of them that are kept
 * @property {Set<string>} drawn  routes of the longest path
 * @property {Set<string>} fresh  routes that were claimed just now
 * @property {(id: string, state: string) => string} say  the label of a route
 * @property {(id: string) => void} onRoute
 * @property {(id: string | null) => void} onHover
 */

const WIDE = 14; // an open space
const CAR = 19; // a car on it

/** @param {MapProps} props */
export function TicketsMap(props) {
  const layout = layoutOf(props.board);
  const labels = labelsOf(props.board, isNarrow.value);
  const tracks = [...layout.tracks.values()];
  const claimed = tracks.filter((track) => props.owners[track.route.id] !== undefined);
  const rest = tracks.filter((track) => props.owners[track.route.id] === undefined);
  const ends = litEnds(props);
  return html`<g class="tickets-map">
    ${props.outline &&
    html`<g class="outline" aria-hidden="true">
      <path class="land" d=${props.outline.land} />
      <path class="border" d=${props.outline.border} />
      <path class="lakes" d=${props.outline.lakes} />
      <${Mist} />
    </g>`}
    ${rest.map((track) => html`<${OpenRoute} key=${track.route.id} track=${track} ...${props} />`)}
    ${claimed.map((track) => html`<${ClaimedRoute} key=${track.route.id} track=${track} ...${props} />`)}
    <g class="ticket-lines" aria-hidden="true">
      ${ticketLines(props).map(({ ticket, name }) => {
        const a = layout.cities.get(ticket.a);
        const b = layout.cities.get(ticket.b);
        return a && b && html`<path key=${ticket.id} class=${`ticket-line ${name}`} d=${`M${a.x} ${a.y}L${b.x} ${b.y}`} />`;
      })}
    </g>
    ${props.board.cities.map((city) => {
      const at = layout.cities.get(city.id);
      const label = labels.get(city.id);
      if (!at || !label) return null;
      const isLit = ends.has(city.id);
      const isGoal = props.goals.has(city.id);
      return html`<g key=${city.id} class=${`city ${isLit ? "lit" : ""} ${isGoal ? "goal" : ""}`}>
        ${(isLit || isGoal) && html`<circle class="halo" cx=${at.x} cy=${at.y} r="19" />`}
        <circle class="ring" cx=${at.x} cy=${at.y} r="10.5" />
        <circle class="dot" cx=${at.x} cy=${at.y} r="4" />
        <text x=${label.x} y=${label.y} text-anchor=${label.anchor}>${city.name}</text>
      </g>`;
    })}
  </g>`;
}

const OUTLINE = { left: -104, top: -120, right: 1864, bottom: 1245 }; // where the drawing of the land is cut off
const FADES = 130;

/** The land fades into the sea where its drawing ends. */
function Mist() {
  const { left, top, right, bottom } = OUTLINE;
  const width = right - left;
  return html`<linearGradient id="mist" x1="0" y1="0" x2="0" y2="1">
      <stop class="mist" offset="0.04" /><stop class="mist" offset="1" stop-opacity="0" />
    </linearGradient>
    <rect x=${left} y=${top - 4} width=${width} height=${FADES} fill="url(#mist)" />
    <rect x=${left} y=${-bottom - 4} width=${width} height=${FADES} fill="url(#mist)" transform="scale(1 -1)" />`;
}

/** @param {MapProps} props @returns {Set<string>} the cities in a full ring */
function litEnds(props) {
  const tickets = props.board.tickets.filter((ticket) => ticket.id === props.lit || props.lines.includes(ticket.id));
  return new Set(tickets.flatMap((ticket) => [ticket.a, ticket.b]));
}

/** @param {MapProps} props */
function ticketLines({ board, lit, lines, kept }) {
  return board.tickets
    .filter((ticket) => ticket.id === lit || lines.includes(ticket.id))
    .map((ticket) => ({ ticket, name: `${ticket.id === lit ? "lit" : ""} ${kept.has(ticket.id) ? "kept" : ""}` }));
}

/** @param {MapProps & {track: Track}} props */
function OpenRoute({ track, open, closed, chosen, pointed, ghost, say, onRoute, onHover }) {
  const { route, spaces, size } = track;
  const state = closed.has(route.id) ? "closed" : open.has(route.id) ? "claimable" : "open";
  const isChosen = chosen === route.id;
  const classes = ["route", `colour-${route.colour}`, state, isChosen ? "chosen" : "", pointed === route.id ? "pointed" : ""];
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
        html`<rect class=${`car player-${ghost} ghost`} x=${-size / 2} y=${-CAR / 2} width=${size} height=${CAR} rx="4" />
          <${Shape} class=${`owner player-${ghost}`} shape=${PLAYER_SHAPES[ghost]} size="4.6" turn=${-space.angle} />`}
      </g>`,
    )}
    ${state === "closed" && html`<path class="closed-line" d=${track.path} />`}
  </g>`;
}

/** @param {MapProps & {track: Track}} props */
function ClaimedRoute({ track, owners, drawn, fresh, say, onRoute, onHover }) {
  const { route, spaces, size } = track;
  const owner = owners[route.id];
  return html`<g
    class=${`route claimed player-${owner} ${drawn.has(route.id) ? "drawn" : ""} ${fresh.has(route.id) ? "fresh" : ""}`}
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
      (space, index) => html`<g key=${index} transform=${`translate(${space.x} ${space.y}) rotate(${space.angle})`}>
        <g class="rolling" style=${`--turn: ${index}`}>
          <rect class=${`car player-${owner}`} x=${-size / 2 - 1} y=${-CAR / 2} width=${size + 2} height=${CAR} rx="4" />
          <rect class="shine" x=${-size / 2 + 3} y=${-CAR / 2 + 3} width=${Math.max(1, size - 6)} height="3.5" rx="1.7" />
          <${Shape} class="owner" shape=${PLAYER_SHAPES[owner]} size="4.6" turn=${-space.angle} y="1" />
        </g>
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
