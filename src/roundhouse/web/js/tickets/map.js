/**
 * The map of Ticket to Ride: land and lakes, routes as rows of spaces, cars of their owners, cities and names.
 * It draws what it is given and says what was pointed at; what may be claimed comes from outside.
 *
 * Most of it stays as it is from one drawing to the next: land, routes and cities are drawn again only when something of
 * theirs has changed, so functions among the props should always be the same ones. What follows the pointer lies above
 * the routes, as the map's children.
 */
import { html } from "../html.js";
import { memo } from "../memo.js";
import { PLAYER_SHAPES, Shape } from "../symbols.js";
import { CARD_SHAPES } from "./card-shapes.js";
import { labelsOf, layoutOf, TYPE } from "./geometry.js";

/**
 * @typedef {import("./board.js").TicketsBoard} TicketsBoard
 * @typedef {import("./geometry.js").Track} Track
 * @typedef {{land: string, border: string, lakes: string}} Outline
 */

/**
 * @typedef {object} MapProps
 * @property {TicketsBoard} board
 * @property {Outline | null} outline
 * @property {Record<string, string>} owners  route id to the colour of its owner
 * @property {Set<string>} closed
 * @property {{has(id: string): boolean}} open  routes that can be claimed now
 * @property {Set<string>} payable  those of them that the cards picked up would pay for
 * @property {Set<string>} wanted  routes on the way between cities of your own tickets
 * @property {string | null} chosen  the route that is about to be claimed
 * @property {string | null} pointed  the route of a hint
 * @property {string | null} ghost  the player colour of cars that are not there yet
 * @property {Set<string>} goals  cities that are still to be joined
 * @property {string | null} lit  the ticket that is pointed at
 * @property {string[]} lines  tickets drawn as lines
 * @property {Set<string>} kept  those of them that are kept
 * @property {Set<string>} drawn  routes of the longest path
 * @property {Set<string>} fresh  routes that were claimed last
 * @property {(id: string, state: string) => string} say  the label of a route
 * @property {(id: string) => void} onRoute
 * @property {(id: string | null) => void} onHover
 * @property {number} [type]  the size of the names
 * @property {any} [children]  drawn between routes and cities
 */

const WIDE = 14; // an open space
const CAR = 19; // a car on it

/** @param {MapProps} props */
export function TicketsMap(props) {
  const layout = layoutOf(props.board);
  const type = props.type ?? TYPE;
  const labels = labelsOf(props.board, type);
  const tracks = [...layout.tracks.values()];
  const claimed = tracks.filter((track) => props.owners[track.route.id] !== undefined);
  const rest = tracks.filter((track) => props.owners[track.route.id] === undefined);
  const ends = litEnds(props);
  const { say, onRoute, onHover } = props;
  const calls = { say, onRoute, onHover };
  return html`<g class="tickets-map" style=${`--type: ${type}px`}>
    ${props.outline && html`<${Land} outline=${props.outline} />`}
    ${rest.map((track) => {
      const { id } = track.route;
      const state = props.closed.has(id) ? "closed" : props.open.has(id) ? "claimable" : "open";
      const ghost = props.chosen === id ? props.ghost : null;
      return html`<${OpenRoute} key=${id} track=${track} state=${state} isChosen=${props.chosen === id} isPointed=${props.pointed === id} isFaint=${!props.payable.has(id)} isWanted=${props.wanted.has(id)} ghost=${ghost} ...${calls} />`;
    })}
    ${claimed.map((track) => {
      const { id } = track.route;
      return html`<${ClaimedRoute} key=${id} track=${track} owner=${props.owners[id]} isDrawn=${props.drawn.has(id)} isFresh=${props.fresh.has(id)} ...${calls} />`;
    })}
    ${props.children}
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
      return at && label && html`<${City} key=${city.id} name=${city.name} at=${at} label=${label} isLit=${ends.has(city.id)} isGoal=${props.goals.has(city.id)} />`;
    })}
  </g>`;
}

const City = memo(
  /** @param {{name: string, at: import("./geometry.js").Point, label: import("./geometry.js").Label, isLit: boolean, isGoal: boolean}} props */
  function City({ name, at, label, isLit, isGoal }) {
    return html`<g class=${`city ${isLit ? "lit" : ""} ${isGoal ? "goal" : ""}`}>
      ${(isLit || isGoal) && html`<circle class="halo" cx=${at.x} cy=${at.y} r="19" />`}
      <circle class="ring" cx=${at.x} cy=${at.y} r="10.5" />
      <circle class="dot" cx=${at.x} cy=${at.y} r="4" />
      <text class=${label.isCrowded ? "crowded" : ""} x=${label.x} y=${label.y} text-anchor=${label.anchor}>${name}</text>
    </g>`;
  },
);

const Land = memo(
  /** @param {{outline: Outline}} props */
  function Land({ outline }) {
    return html`<g class="outline" aria-hidden="true">
      <path class="land" d=${outline.land} />
      <path class="border" d=${outline.border} />
      <path class="lakes" d=${outline.lakes} />
      <${Mist} />
    </g>`;
  },
);

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

/**
 * @typedef {Pick<MapProps, "say" | "onRoute" | "onHover">} RouteCalls
 * @typedef {RouteCalls & {track: Track, state: "open" | "claimable" | "closed", isChosen: boolean, isPointed: boolean, isFaint: boolean, isWanted: boolean, ghost: string | null}} OpenProps
 */

const OpenRoute = memo(
  /** @param {OpenProps} props */
  function OpenRoute({ track, state, isChosen, isPointed, isFaint, isWanted, ghost, say, onRoute, onHover }) {
    const { route, spaces, size } = track;
    const canAct = state === "claimable"; // whatever of an SVG listens to the focus is a stop of the tabulator
    return html`<g
      class=${["route", `colour-${route.colour}`, state, isChosen && "chosen", isPointed && "pointed", isFaint && "faint", isWanted && "wanted"].filter(Boolean).join(" ")}
      role=${canAct ? "button" : "img"}
      tabindex=${canAct ? -1 : undefined}
      aria-label=${say(route.id, state)}
      data-route=${route.id}
      onClick=${() => onRoute(route.id)}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => onKey(event, () => onRoute(route.id))}
      onPointerEnter=${() => onHover(route.id)}
      onPointerLeave=${() => onHover(null)}
      onFocus=${canAct ? () => onHover(route.id) : undefined}
      onBlur=${canAct ? () => onHover(null) : undefined}
    >
      <path class="target" d=${track.path} />
      ${canAct && html`<path class="glow" d=${track.path} />`}
      ${spaces.map(
        (space, index) => html`<g key=${index} transform=${placed(space)}>
          <rect class="space" x=${-size / 2} y=${-WIDE / 2} width=${size} height=${WIDE} rx="4" />
          ${CARD_SHAPES[route.colour] && html`<${Shape} class="sign" shape=${CARD_SHAPES[route.colour]} size="3.4" turn=${-space.angle} />`}
        </g>`,
      )}
      ${ghost && html`<${GhostCars} track=${track} colour=${ghost} />`}
      ${state === "closed" && html`<path class="closed-line" d=${track.path} />`}
    </g>`;
  },
);

/** Cars that are not there yet. @param {{track: Track, colour: string}} props */
export function GhostCars({ track, colour }) {
  const { spaces, size } = track;
  return html`<g pointer-events="none">
    ${spaces.map(
      (space, index) => html`<g key=${index} transform=${placed(space)}>
        <rect class=${`car player-${colour} ghost`} x=${-size / 2} y=${-CAR / 2} width=${size} height=${CAR} rx="4" />
        <${Shape} class=${`owner player-${colour}`} shape=${PLAYER_SHAPES[colour]} size="4.6" turn=${-space.angle} />
      </g>`,
    )}
  </g>`;
}

const ClaimedRoute = memo(
  /** @param {RouteCalls & {track: Track, owner: string, isDrawn: boolean, isFresh: boolean}} props */
  function ClaimedRoute({ track, owner, isDrawn, isFresh, say, onRoute, onHover }) {
    const { route, spaces, size } = track;
    return html`<g
      class=${`route claimed player-${owner} ${isDrawn ? "drawn" : ""} ${isFresh ? "fresh" : ""}`}
      role="img"
      aria-label=${say(route.id, "claimed")}
      data-route=${route.id}
      onClick=${() => onRoute(route.id)}
      onPointerEnter=${() => onHover(route.id)}
      onPointerLeave=${() => onHover(null)}
    >
      <path class="target" d=${track.path} />
      ${isFresh && html`<path class="halo-last" d=${track.path} />`}
      ${isDrawn && html`<path class="longest" d=${track.path} />`}
      ${spaces.map(
        (space, index) => html`<g key=${index} transform=${placed(space)}>
          <g class="rolling" style=${`--turn: ${index}`}>
            <rect class=${`car player-${owner}`} x=${-size / 2 - 1} y=${-CAR / 2} width=${size + 2} height=${CAR} rx="4" />
            <rect class="shine" x=${-size / 2 + 3} y=${-CAR / 2 + 3} width=${Math.max(1, size - 6)} height="3.5" rx="1.7" />
            <${Shape} class="owner" shape=${PLAYER_SHAPES[owner]} size="4.6" turn=${-space.angle} y="1" />
          </g>
        </g>`,
      )}
    </g>`;
  },
);

/** @param {import("./geometry.js").Space} space */
function placed(space) {
  return `translate(${space.x} ${space.y}) rotate(${space.angle})`;
}

/** @param {KeyboardEvent} event @param {() => void} act */
function onKey(event, act) {
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    act();
  }
}
