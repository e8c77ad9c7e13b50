/** A small railway that grows by itself, the first rounds of a game between three bots; and the land of any scenario. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { useSteps } from "../steps.js";
import { request } from "../transport.js";

/** @typedef {{x: number, y: number, tile?: string, turn?: number, station?: string}} Deed */
/** @typedef {import("./pieces.js").TileDrawing} TileDrawing */

/** @type {Deed[]} */
const DEEDS = [
  { x: 0, y: -1, tile: "YC-S", turn: 1 }, { x: 0, y: -1, station: "red" },
  { x: -1, y: 0, tile: "YC-S", turn: 0 }, { x: -1, y: 0, station: "green" },
  { x: 1, y: 0, tile: "YY-S", turn: 0 }, { x: 1, y: 0, station: "blue" },
  { x: 0, y: -2, tile: "CH-A", turn: 0 }, { x: -2, y: 0, tile: "CH-J1", turn: 0 },
  { x: -3, y: 0, tile: "YY-C", turn: 1 }, { x: -3, y: -1, tile: "CH-J2", turn: 0 },
  { x: 0, y: -1, tile: "GC", turn: 1 }, { x: 1, y: -1, tile: "CH-A", turn: 3 },
  { x: 1, y: 0, tile: "GY", turn: 0 }, { x: -1, y: 0, tile: "GC", turn: 0 },
  { x: -3, y: 0, tile: "GY", turn: 2 }, { x: -1, y: 1, tile: "YP-S", turn: 1 },
  { x: 1, y: 0, station: "purple" }, { x: -2, y: -1, tile: "YY-C", turn: 3 },
  { x: -1, y: 1, tile: "GP-J", turn: 3 }, { x: 0, y: -1, tile: "BC", turn: 0 },
  { x: -3, y: 0, tile: "BY", turn: 0 }, { x: -2, y: -1, tile: "GY", turn: 0 },
  { x: -1, y: -1, tile: "YP-S", turn: 0 }, { x: -4, y: 0, tile: "YP-C", turn: 0 },
];

export function LilliputDemo() {
  const drawn = useAsked("/api/games/lilliput/tiles");
  const step = useSteps(DEEDS.length, 13);
  return html`<${SmallMap} drawn=${drawn} shown=${DEEDS} ...${boardAfter(step)} />`;
}

/** The land that somebody can choose. @param {{value: any}} props */
export function LilliputThumbnail({ value }) {
  const drawn = useAsked("/api/games/lilliput/tiles");
  const named = useAsked("/api/games/lilliput/pieces")?.scenarios.find((/** @type {any} */ each) => each.id === value);
  /** @type {any[]} */
  const land = (typeof value === "object" ? value : named)?.tiles ?? [];
  const cells = land.map(({ at: [x, y], tile, rotation = 0 }) => ({ x, y, tile: tile.toUpperCase(), turn: rotation }));
  const tiles = new Map([{ x: 0, y: 0, tile: "MIL", turn: 0 }, ...cells].map((cell) => [`${cell.x},${cell.y}`, cell]));
  return html`<${SmallMap} drawn=${drawn} shown=${[...cells, ...LEAST]} tiles=${tiles} stations=${NO_STATIONS} />`;
}

/** @type {Record<string, Promise<any>>} */
const asked = {};

/** What the server tells there, null until it has. @param {string} path */
function useAsked(path) {
  const [told, setTold] = useState(/** @type {any} */ (null));
  useEffect(() => {
    asked[path] ??= request("GET", path);
    asked[path].then(setTold, () => delete asked[path]);
  }, []);
  return told;
}

/** @param {{drawn: any, shown: {x: number, y: number}[], tiles: Map<string, any>, stations: Map<string, string[]>}} props `shown`: cells that are in sight */
function SmallMap({ drawn, shown, tiles, stations }) {
  if (!drawn) return html`<svg class="mini" viewBox="0 0 100 56" aria-hidden="true"></svg>`;
  const xs = shown.map((deed) => deed.x);
  const ys = shown.map((deed) => deed.y);
  const [west, north] = [Math.min(...xs), Math.max(...ys)];
  const size = drawn.cell;
  const width = (Math.max(...xs) - west + 1) * size;
  const height = (north - Math.min(...ys) + 1) * size;
  const cells = [...tiles.values()];
  /** @param {{x: number, y: number}} cell */
  const place = ({ x, y }) => `translate(${(x - west) * size} ${(north - y) * size})`;
  return html`<svg class="mini rh-map" viewBox=${`-30 -30 ${width + 60} ${height + 60}`} preserveAspectRatio="xMidYMid meet" aria-hidden="true">
    <defs dangerouslySetInnerHTML=${{ __html: drawn.symbols }} />
    ${grid(width, height, size)}
    ${cells.map(
      (cell) => html`<g key=${`${cell.x},${cell.y},${cell.tile}`} transform=${place(cell)}>
        <g class="settle" dangerouslySetInnerHTML=${{ __html: drawn.tiles[cell.tile].ground + drawn.tiles[cell.tile].tracks[cell.turn] + drawn.tiles[cell.tile].above }} />
      </g>`,
    )}
    ${cells.flatMap((cell) => joints(cell, tiles, drawn).map((side) => html`<g key=${`${cell.x},${cell.y} ${side}`} transform=${place(cell)} dangerouslySetInnerHTML=${{ __html: drawn.stubs[side] }} />`))}
    ${[...stations.entries()].flatMap(([key, companies]) => {
      const cell = tiles.get(key);
      const kind = /** @type {TileDrawing | undefined} */ (cell && drawn.tiles[cell.tile]);
      return companies.map((company, index) => {
        const slot = kind?.slots[index];
        return cell && slot && html`<g key=${`${key} ${company}`} transform=${place(cell)}><${DemoMarker} colours=${drawn.colours[company]} company=${company} x=${slot[0]} y=${slot[1]} radius=${kind.radius - 0.6} /></g>`;
      });
    })}
  </svg>`;
}

/** @param {{company: string, colours: [string, string], x: number, y: number, radius: number}} props */
function DemoMarker({ company, colours, x, y, radius }) {
  const [ground, ink] = colours;
  const size = radius * 1.32;
  return html`<g class="settle">
    <circle class="marker" cx=${x} cy=${y} r=${radius} fill=${ground} />
    <use href=${`#sign-${company}`} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} color=${ink} />
  </g>`;
}

const LEAST = [{ x: -2, y: -1 }, { x: 2, y: 1 }]; // shown of an empty land
const NO_STATIONS = new Map();
const AROUND = [[0, 1], [1, 0], [0, -1], [-1, 0]]; // north, east, south, west

/** The sides where the track of a tile goes on in its neighbour. @param {any} cell @param {Map<string, any>} tiles @param {any} drawn */
function joints(cell, tiles, drawn) {
  /** @param {any} at @param {number} side */
  const leads = (at, side) => at && (drawn.tiles[at.tile].exits[at.turn] >> side) % 2 === 1;
  return [0, 1, 2, 3].filter((side) => {
    const [dx, dy] = AROUND[side];
    return leads(cell, side) && leads(tiles.get(`${cell.x + dx},${cell.y + dy}`), (side + 2) % 4);
  });
}

/** @param {number} step */
function boardAfter(step) {
  const tiles = new Map([["0,0", { x: 0, y: 0, tile: "MIL", turn: 0 }]]);
  /** @type {Map<string, string[]>} */
  const stations = new Map();
  for (const { x, y, tile, turn = 0, station } of DEEDS.slice(0, step)) {
    if (tile) tiles.set(`${x},${y}`, { x, y, tile, turn });
    if (station) stations.set(`${x},${y}`, [...(stations.get(`${x},${y}`) ?? []), station]);
  }
  return { tiles, stations };
}

/** @param {number} width @param {number} height @param {number} size */
function grid(width, height, size) {
  const cells = [];
  for (let x = -3 * size; x < width + 3 * size; x += size) {
    for (let y = -3 * size; y < height + 3 * size; y += size) {
      cells.push(html`<rect class="empty" x=${x + 3} y=${y + 3} width=${size - 6} height=${size - 6} rx="8" />`);
    }
  }
  return cells;
}
