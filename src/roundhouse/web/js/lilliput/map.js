/** The growing map: empty cells, tiles, stations, where something may be placed, the ghost of it, and routes of a run. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { isPhone } from "../screen-size.js";
import { bestPlace, CELL, edgePoint, pathOf, routeLine } from "./lines.js";
import { place } from "./notation.js";
import { DrawnTile, Marker } from "./pieces.js";
import { cellName, companyName, exactTileName, pounds } from "./words.js";

/**
 * @typedef {import("./pieces.js").Pieces} Pieces
 * @typedef {{at: [number, number], tile: string, rotation: number, stations: string[]}} Laid
 * @typedef {{train: string, revenue: number, mine_money?: number, track: [number, number, number, number][]}} TrainRoute
 * @typedef {{cell: string, tile?: string, turn?: number, company: string, canTurn: boolean}} Ghost
 * @typedef {{confirm: () => void, turn: () => void, changes: [string, [number, number]][] | null}} GhostTools
 * what can be done with the ghost, and which companies would earn more or less
 */

const AROUND = 1; // empty cells round about what lies there
const LEAST = { portrait: [3, 3], landscape: [4, 2], tablet: [4, 3], desk: [4, 3], wide: [5, 3] }; // cells across and up from the middle that are shown at least
const FAR = 24; // cells of empty land beyond, for those who move the map

/**
 * What has to be seen of the map: what lies there, and every place that can be chosen now. It is the same whatever is chosen.
 * @param {any} map @param {Iterable<string>} places @param {import("../screen-size.js").Mode} mode
 * @returns {{west: number, east: number, south: number, north: number}}
 */
export function boundsOf(map, places, mode) {
  const cells = [...map.tiles, ...(map.terrain ?? [])].map((/** @type {Laid} */ laid) => laid.at);
  for (const cell of places) cells.push(place(cell));
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const [across, up] = LEAST[mode];
  return {
    west: Math.min(-across, Math.min(...xs) - AROUND),
    east: Math.max(across, Math.max(...xs) + AROUND),
    south: Math.min(-up, Math.min(...ys) - AROUND),
    north: Math.max(up, Math.max(...ys) + AROUND),
  };
}

/** @param {{west: number, east: number, south: number, north: number}} bounds */
export function boxOf({ west, east, south, north }) {
  const edge = 26;
  return { x: west * CELL - edge, y: -north * CELL - edge, width: (east - west + 1) * CELL + 2 * edge, height: (north - south + 1) * CELL + 2 * edge };
}

/** @param {string} cell */
function shift(cell) {
  const [x, y] = place(cell);
  return `translate(${x * CELL} ${-y * CELL})`;
}

/**
 * @param {{pieces: Pieces, map: any, bounds: ReturnType<typeof boundsOf>, targets: Set<string>, ghost: Ghost | null,
 *          pointed: string | null, routes: TrainRoute[], lit: number | null, fresh: Set<string>, isAsking: boolean, tools: GhostTools,
 *          onCell: (cell: string) => void, onHover: (cell: string | null) => void, children?: any}} props
 */
export function LilliputMap({ pieces, map, bounds, targets, ghost, pointed, routes, lit, fresh, isAsking, tools, onCell, onHover, children }) {
  const laid = new Map(map.tiles.map((/** @type {Laid} */ each) => [each.at.join(","), each]));
  const land = new Map((map.terrain ?? []).map((/** @type {Laid} */ each) => [each.at.join(","), each]));
  const homes = Object.entries(map.homes ?? {});
  /** @param {string} cell @param {any} inside @param {string} [name] */
  const square = (cell, inside, name = "") => {
    const isTarget = targets.has(cell);
    const isGhost = ghost?.cell === cell;
    const canAct = isTarget || isGhost;
    return html`<g
      key=${cell}
      class=${`cell ${name} ${isTarget ? "target" : ""} ${isGhost ? "ghosted" : ""} ${pointed === cell ? "pointed" : ""}`}
      data-cell=${cell}
      transform=${shift(cell)}
      tabindex=${canAct ? -1 : undefined}
      role=${canAct ? "button" : undefined}
      aria-label=${canAct ? t(isGhost ? (ghost?.canTurn ? "lilliput-cell-turn" : "lilliput-cell-chosen") : "lilliput-cell-choose", { cell: cellName(cell), tile: sayCell(pieces, map, cell) }) : undefined}
      onClick=${() => onCell(cell)}
      onPointerEnter=${() => onHover(cell)}
      onPointerLeave=${() => onHover(null)}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
        if (!canAct || (event.key !== " " && (event.key !== "Enter" || isGhost))) return;
        event.preventDefault();
        event.stopPropagation();
        onCell(cell);
      }}
    >
      ${inside}
    </g>`;
  };
  /** @type {string[]} */
  const empty = [];
  for (let x = bounds.west; x <= bounds.east; x += 1) {
    for (let y = bounds.south; y <= bounds.north; y += 1) {
      const cell = `${x},${y}`;
      if (!laid.has(cell) && !land.has(cell)) empty.push(cell);
    }
  }
  const box = boxOf(bounds);
  const runs = runsOf(pieces, map, routes);
  return html`<g class=${`lilliput-map ${isAsking ? "asking-place" : ""}`}>
    <defs>
      <pattern id="empty-cells" width=${2 * CELL} height=${2 * CELL} patternUnits="userSpaceOnUse">
        ${[0, 1].flatMap((x) => [0, 1].map((y) => html`<rect class="empty" x=${x * CELL + 3} y=${y * CELL + 3} width="94" height="94" rx="8" />`))}
        <circle class="site" cx="150" cy="50" r="6" /><circle class="site" cx="50" cy="150" r="6" />
      </pattern>
    </defs>
    <rect x=${bounds.west * CELL - FAR * CELL} y=${-bounds.north * CELL - FAR * CELL} width=${box.width + 2 * FAR * CELL} height=${box.height + 2 * FAR * CELL} fill="url(#empty-cells)" onClick=${(/** @type {MouseEvent} */ event) => onCell(cellUnder(event))} />
    ${empty.map((cell) => square(cell, html`<rect class="hit" x="3" y="3" width="94" height="94" rx="8" />`, "blank"))}
    ${[...land.values()].map((each) => {
      const cell = each.at.join(",");
      return !laid.has(cell) && square(cell, html`<${DrawnTile} pieces=${pieces} id=${each.tile} />`, "terrain");
    })}
    ${[...laid.values()].map((each) => {
      const cell = each.at.join(",");
      const covered = ghost !== null && ghost.cell === cell && Boolean(ghost.tile);
      return square(cell, html`<g class=${fresh.has(cell) ? "settle" : ""} key=${each.tile} opacity=${covered ? 0.25 : 1}><${DrawnTile} pieces=${pieces} id=${each.tile} turn=${each.rotation} /></g>`, "laid");
    })}
    ${[...laid.values()].flatMap((each) => joinsOf(pieces, laid, each))}
    ${[...fresh].map((cell) => html`<rect key=${`last ${cell}`} class="halo-last" transform=${shift(cell)} x="1" y="1" width="98" height="98" rx="10" />`)}
    ${[...targets].map((cell) => html`<rect key=${`glow ${cell}`} class=${`glow ${ghost?.cell === cell ? "chosen" : ""} ${laid.has(cell) ? "on-tile" : ""}`} transform=${shift(cell)} x="3" y="3" width="94" height="94" rx="8" />`)}
    ${ghost?.tile && html`<${GhostTile} key=${`ghost ${ghost.cell}`} pieces=${pieces} ghost=${ghost} tile=${ghost.tile} />`}
    <${RouteLines} runs=${runs} lit=${lit} />
    ${[...new Set(routes.flatMap((route) => route.track.map(([x, y]) => `${x},${y}`)))].map((cell) => {
      const each = laid.get(cell); // stops stand above the lines
      return each && html`<g key=${`stop ${cell}`} transform=${shift(cell)} pointer-events="none" dangerouslySetInnerHTML=${{ __html: pieces.drawn[each.tile].above }} />`;
    })}
    ${homes.map(([company, at]) => {
      const cell = String(at);
      const place = homes.filter(([, other]) => String(other) === cell).findIndex(([other]) => other === company);
      return html`<${Home} key=${company} pieces=${pieces} company=${company} cell=${cell} place=${place} />`;
    })}
    ${[...laid.values()].map((each) => html`<${Stations} key=${each.at.join(",")} pieces=${pieces} laid=${each} ghost=${ghost} />`)}
    <${RouteSums} runs=${runs} lit=${lit} />
    ${ghost && html`<${GhostButtons} pieces=${pieces} ghost=${ghost} tools=${tools} laid=${laid} />`}
    ${children}
  </g>`;
}

/** The cell of the empty land beyond. @param {MouseEvent} event */
function cellUnder(event) {
  const land = /** @type {SVGRectElement} */ (event.currentTarget);
  return cellNear(new DOMPoint(event.clientX, event.clientY).matrixTransform(land.getScreenCTM()?.inverse()), 0, []);
}

/** The edges of the ghost beside which its buttons may stand: the cell there, the place, and the way out. */
const EDGES = [
  { step: [1, 0], at: [97, 3], way: [1, 0] },
  { step: [0, -1], at: [50, 97], way: [0, 1] },
  { step: [-1, 0], at: [3, 3], way: [-1, 0] },
  { step: [0, 1], at: [50, 3], way: [0, -1] },
];

/** @param {Element | null} ghost @param {number[]} way @param {number} room pixels that are wanted @returns {boolean} whether they are seen there */
function isSeen(ghost, [across, down], room) {
  const board = ghost?.closest(".board-window")?.getBoundingClientRect();
  const cell = ghost?.getBoundingClientRect();
  if (!board || !cell) return true;
  const x = across === 0 ? (cell.left + cell.right) / 2 : across > 0 ? cell.right + room : cell.left - room;
  const y = down === 0 ? (cell.top + cell.bottom) / 2 : down > 0 ? cell.bottom + room : cell.top - room;
  return x > board.left && x < board.right && y > board.top && y < board.bottom;
}

/**
 * Turn and confirm beside the ghost, and what it would change in what companies earn: as large as on paper, however small
 * the map. All of it can be done by keys and below the map as well.
 * @param {{pieces: Pieces, ghost: Ghost, tools: GhostTools, laid: Map<string, Laid>}} props
 */
function GhostButtons({ pieces, ghost, tools, laid }) {
  const size = isPhone.value ? 23 : 19;
  const frame = useRef(/** @type {SVGRectElement | null} */ (null));
  const [edge, setEdge] = useState(EDGES[0]);
  useLayoutEffect(() => {
    const [x, y] = place(ghost.cell);
    const seen = EDGES.filter(({ way }) => isSeen(frame.current, way, 2 * size + 8));
    setEdge(seen.find(({ step }) => !laid.has(`${x + step[0]},${y + step[1]}`)) ?? seen[0] ?? EDGES[0]);
  }, [ghost.cell, size]);
  const [across, down] = edge.way;
  const buttons = [...(ghost.canTurn ? ["turn"] : []), "confirm"];
  const changes = tools.changes ?? [];
  return html`<g class="ghost-tools" transform=${shift(ghost.cell)} aria-hidden="true">
    <rect ref=${frame} x="3" y="3" width="94" height="94" fill="none" pointer-events="none" />
    <g transform=${`translate(${edge.at})`}>
      <g class="screen-sized">
        ${buttons.map((what, index) => {
          const along = index * (2 * size + 5) + (down === 0 ? size : ((1 - buttons.length) / 2) * (2 * size + 5)); // down from the corner, or in the middle
          return html`<g
            key=${what}
            class=${`ghost-button ${what}`}
            data-here=${what}
            transform=${`translate(${across * (size + 5) + Math.abs(down) * along} ${down * (size + 5) + Math.abs(across) * along})`}
            onClick=${() => (what === "turn" ? tools.turn() : tools.confirm())}
          >
            <title>${t(what === "turn" ? "lilliput-rotate" : "lilliput-confirm")}</title>
            <circle r=${size} />
            <path d=${what === "turn" ? "M-1 -8A8 8 0 1 0 8 1M-5 -12.5L-0.5 -8L-5 -3.5" : "M-8 0.5L-2.5 6.5L8.5 -6"} />
          </g>`;
        })}
      </g>
    </g>
    <g transform="translate(50 3)" class="ghost-changes">
      <g class="screen-sized">
        ${changes.map(([company, [old, then]], index) => {
          return html`<g key=${company} class=${then > old ? "gain" : "loss"} transform=${`translate(0 ${-17 - (changes.length - 1 - index) * 28})`}>
            <rect x="-62" y="-12.5" width="124" height="25" rx="12.5" />
            <${Marker} pieces=${pieces} company=${company} x=${-49} y=${0} radius=${9.5} />
            <text x="12" y="0.5">${`${pounds(old)} → ${pounds(then)}`}</text>
          </g>`;
        })}
      </g>
    </g>
  </g>`;
}

/** @param {{pieces: Pieces, ghost: Ghost, tile: string}} props */
function GhostTile({ pieces, ghost, tile }) {
  return html`<g class="ghost-tile" transform=${shift(ghost.cell)} pointer-events="none">
    <g key=${ghost.turn} class="turned" data-turn=${ghost.turn}><${DrawnTile} pieces=${pieces} id=${tile} turn=${ghost.turn} /></g>
    <rect class="ghost-edge" x="3" y="3" width="94" height="94" rx="8" />
  </g>`;
}

/**
 * The numbers of columns and rows, at the edges of what is seen.
 * @param {{seen: import("@preact/signals").Signal<{box: import("../viewport.js").Box, unit: number} | null>}} props
 */
export function Coordinates({ seen }) {
  if (!seen.value) return null;
  const { box, unit } = seen.value;
  const texts = [];
  const inset = 10 * unit;
  for (let x = Math.ceil((box.x + inset) / CELL - 0.5); x * CELL + 50 < box.x + box.width - 2 * inset; x += 1) {
    if (x * CELL + 50 < box.x + 2 * inset) continue;
    for (const y of [box.y + inset, box.y + box.height - inset]) texts.push([x * CELL + 50, y, x]);
  }
  for (let row = Math.ceil((box.y + inset) / CELL - 0.5); row * CELL + 50 < box.y + box.height - 2 * inset; row += 1) {
    if (row * CELL + 50 < box.y + 2 * inset) continue;
    for (const x of [box.x + inset, box.x + box.width - inset]) texts.push([x, row * CELL + 50, -row]);
  }
  return html`<g aria-hidden="true">${texts.map(([x, y, number]) => html`<text class="coord" x=${x} y=${y}>${number < 0 ? `−${-number}` : number}</text>`)}</g>`;
}

/**
 * The cell that a finger means: the one it touches, or a target beside it.
 * @param {import("../viewport.js").Point} point @param {number} reach @param {Iterable<string>} targets @returns {string}
 */
export function cellNear(point, reach, targets) {
  const touched = `${Math.floor(point.x / CELL)},${0 - Math.floor(point.y / CELL)}`;
  let best = { cell: touched, far: reach };
  for (const cell of targets) {
    const [x, y] = place(cell);
    const dx = Math.max(x * CELL - point.x, 0, point.x - (x + 1) * CELL);
    const dy = Math.max(-y * CELL - point.y, 0, point.y - (1 - y) * CELL);
    const far = Math.hypot(dx, dy);
    if (far < best.far) best = { cell, far };
  }
  return best.cell;
}

/** Track runs on where the neighbour has track too. @param {Pieces} pieces @param {Map<string, Laid>} laid @param {Laid} each */
function joinsOf(pieces, laid, each) {
  const [x, y] = each.at;
  const around = [[x, y + 1], [x + 1, y], [x, y - 1], [x - 1, y]];
  return around.flatMap(([nx, ny], side) => {
    const other = laid.get(`${nx},${ny}`);
    if (!other || !hasExit(pieces, each, side) || !hasExit(pieces, other, (side + 2) % 4)) return [];
    return [html`<g key=${`join ${x},${y} ${side}`} transform=${shift(`${x},${y}`)} pointer-events="none" dangerouslySetInnerHTML=${{ __html: pieces.stubs[side] }} />`];
  });
}

/** @param {Pieces} pieces @param {Laid} laid @param {number} side */
function hasExit(pieces, laid, side) {
  const exits = pieces.kinds.get(laid.tile)?.exits ?? 0;
  return ((exits >> ((side - laid.rotation + 4) % 4)) & 1) === 1;
}

/** @param {{pieces: Pieces, laid: Laid, ghost: Ghost | null}} props */
function Stations({ pieces, laid, ghost }) {
  const cell = laid.at.join(",");
  const isHere = ghost?.cell === cell;
  const tile = isHere && ghost?.tile ? ghost.tile : laid.tile;
  const drawn = pieces.drawn[tile];
  const companies = isHere && !ghost?.tile ? [...laid.stations, ghost?.company ?? ""] : laid.stations;
  return html`<g transform=${shift(cell)} pointer-events="none">
    ${companies.map((company, index) => {
      const slot = drawn.slots[index];
      const isGhost = index >= laid.stations.length;
      return slot && company && html`<${Marker} key=${company} pieces=${pieces} company=${company} x=${slot[0]} y=${slot[1]} radius=${drawn.radius - 0.6} class=${isGhost ? "ghost-marker" : ""} />`;
    })}
  </g>`;
}

/** A small pennant where a company has its home; those of several stand side by side. @param {{pieces: Pieces, company: string, cell: string, place: number}} props */
function Home({ pieces, company, cell, place: number }) {
  const [ground] = pieces.colours[company];
  return html`<g transform=${shift(cell)} pointer-events="none"><path class="pennant" d="M10 92V77L24 82L10 87" fill=${ground} transform=${`translate(${17 * number} 0)`} /></g>`;
}

/**
 * @typedef {{number: number, label: string, width: number, x: number, y: number, path: string, colour: string, dash: string}} Run
 * @param {Pieces} pieces @param {any} map @param {TrainRoute[]} routes
 * @returns {Run[]} each train's line, and where its sum covers least
 */
function runsOf(pieces, map, routes) {
  if (routes.length === 0) return [];
  const kinds = new Map(map.tiles.map((/** @type {Laid} */ each) => [each.at.join(","), pieces.kinds.get(each.tile)]));
  const busy = busyPlaces(map, kinds);
  return routes.map((route, number) => {
    const line = routeLine(route.track, (cell) => isStop(kinds.get(cell)));
    const label = t("lilliput-route-sum", { train: route.train, sum: route.revenue }) + (route.mine_money ? ` +${route.mine_money}` : "");
    const width = 8.2 * label.length + 14;
    const [x, y] = bestPlace(line, width, busy);
    busy.push({ left: x - width / 2 - 3, top: y - 15, right: x + width / 2 + 3, bottom: y + 15, cost: 5 });
    return { number, label, width, x, y, path: pathOf(line), colour: pieces.route_colours[number % 4], dash: pieces.route_dashes[number % 4] };
  });
}

/** @param {number | null} lit @param {number} number */
function lightOf(lit, number) {
  return `train-line ${lit === null ? "" : lit === number ? "lit" : "quiet"}`;
}

/** @param {{runs: Run[], lit: number | null}} props */
function RouteLines({ runs, lit }) {
  return html`<g class="routes" pointer-events="none">
    ${runs.map((each) => html`<g key=${each.number} class=${lightOf(lit, each.number)}><path class="halo" d=${each.path} /><path class="route" d=${each.path} stroke=${each.colour} stroke-dasharray=${each.dash} /></g>`)}
  </g>`;
}

/** @param {{runs: Run[], lit: number | null}} props */
function RouteSums({ runs, lit }) {
  return html`<g class="routes" pointer-events="none">
    ${runs.map(
      (each) => html`<g key=${each.number} class=${lightOf(lit, each.number)}>
        <rect class="pill" x=${each.x - each.width / 2} y=${each.y - 11.5} width=${each.width} height="23" rx="11.5" fill=${each.colour} />
        <text class="sum" x=${each.x} y=${each.y + 0.5}>${each.label}</text>
      </g>`,
    )}
  </g>`;
}

/** @param {import("./pieces.js").TileKind | undefined} kind whether trains stop there */
function isStop(kind) {
  return Boolean(kind && kind.value > 0);
}

/** What a sum had better not cover. @param {any} map @param {Map<string, import("./pieces.js").TileKind | undefined>} kinds */
function busyPlaces(map, kinds) {
  /** @type {import("./lines.js").Obstacle[]} */
  const boxes = [];
  for (const each of /** @type {Laid[]} */ (map.tiles)) {
    const kind = kinds.get(each.at.join(","));
    const [x, y] = [each.at[0] * CELL, -each.at[1] * CELL];
    if (isStop(kind)) {
      const half = (kind?.slots ?? 0) > 1 || kind?.kind === "mildendo" ? 36 : 19;
      boxes.push({ left: x + 50 - half, top: y + 30, right: x + 50 + half, bottom: y + 70, cost: 4 });
      boxes.push({ left: x + 54, top: y + 6, right: x + 94, bottom: y + 30, cost: 3 });
    }
    for (let side = 0; side < 4; side += 1) {
      const [px, py] = edgePoint(side);
      const [cx, cy] = [x + (px + 50) / 2, y + (py + 50) / 2];
      const across = side % 2 ? 25 : 5;
      boxes.push({ left: cx - across, top: cy - 30 + across, right: cx + across, bottom: cy + 30 - across, cost: 0.4 });
    }
  }
  return boxes;
}

/** What lies there, in words. @param {Pieces} pieces @param {any} map @param {string} cell */
export function sayCell(pieces, map, cell) {
  const found = [...map.tiles, ...(map.terrain ?? [])].find((/** @type {Laid} */ each) => each.at.join(",") === cell);
  const kind = found && pieces.kinds.get(found.tile);
  if (!kind) {
    const [x, y] = place(cell);
    return t((x + y) % 2 ? "lilliput-cell-empty-site" : "lilliput-cell-empty");
  }
  const words = [exactTileName(pieces, found.tile)];
  if (kind.value > 0) words.push([...new Set([kind.value, kind.value_with_marker])].map(pounds).join(" / "));
  if (kind.cost || kind.mine_money) words.push(pounds(kind.cost || kind.mine_money));
  if (found.stations?.length) words.push(found.stations.map(companyName).join(", "));
  return words.join(" · ");
}
