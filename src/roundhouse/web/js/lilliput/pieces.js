/** What is printed on the pieces, and the tiles as drawings; both asked for once. */
import { signal } from "@preact/signals";
import { html } from "../html.js";
import { request } from "../transport.js";

/**
 * @typedef {{id: string, price: number, range: number, doubled: boolean, cards: number, unlimited: boolean}} TrainKind
 * @typedef {{number: number, train: string | null, colours: string[], limit: number, treasury: number, rusts: string[],
 *            obsolete: string[]}} Phase
 * @typedef {{number: number, players: number[], halves: string[], cash: number}} CardKind
 * @typedef {{id: string, tiles: string[], from_phase: number, free_metropolis: boolean, station_percent: number,
 *            train_percent: number, round_cash: number, round_treasury: number, cash_per_round: number}} Character
 * @typedef {{id: string, colour: string, kind: string, exits: number, slots: number, value: number,
 *            value_with_marker: number, count: number, upgrades_to: string[], from_phase: number, owner: string | null,
 *            cost: number, mine_money: number, name: string}} TileKind
 * @typedef {{id: string, price: number, trains: string[], home: string[], owner_cash: number}} CompanyKind
 * @typedef {{ground: string, tracks: string[], above: string, exits: number[], slots: [number, number][], radius: number}} TileDrawing
 * @typedef {{
 *   trains: TrainKind[], decks: Record<string, string[]>, phases: Phase[], cards: CardKind[], characters: Character[],
 *   chart: number[][], start_prices: number[], companies: CompanyKind[], colours: Record<string, [string, string]>, route_colours: string[],
 *   route_dashes: string[], figures: Record<string, any>, tiles: TileKind[], kinds: Map<string, TileKind>,
 *   drawn: Record<string, TileDrawing>, symbols: string, stubs: string[],
 * }} Pieces
 */

/** @type {Record<string, import("@preact/signals").Signal<Pieces | null>>} */
const boxes = {};

/** @param {import("./types.js").LilliputView} view @returns {Pieces | null} null until they are loaded */
export function piecesOf(view) {
  const name = String(Boolean(view?.options?.brobdingnag));
  if (!boxes[name]) {
    const box = signal(/** @type {Pieces | null} */ (null));
    boxes[name] = box;
    load(name).then(
      (pieces) => (box.value = pieces),
      () => delete boxes[name], // the next drawing asks again
    );
  }
  return boxes[name].value;
}

/** @param {string} brobdingnag @returns {Promise<Pieces>} */
async function load(brobdingnag) {
  const query = `?brobdingnag=${brobdingnag}`;
  const [pieces, drawn] = await Promise.all([
    request("GET", `/api/games/lilliput/pieces${query}`),
    request("GET", `/api/games/lilliput/tiles${query}`),
  ]);
  const kinds = new Map(pieces.tiles.map((/** @type {TileKind} */ kind) => [kind.id, kind]));
  return { ...pieces, kinds, drawn: drawn.tiles, symbols: drawn.symbols, stubs: drawn.stubs };
}

/** The companies' signs, once, to be used as `#sign-red`. @param {{pieces: Pieces}} props */
export function SignDefinitions({ pieces }) {
  return html`<svg class="rh-map sign-definitions" width="0" height="0" aria-hidden="true">
    <defs dangerouslySetInnerHTML=${{ __html: pieces.symbols }} />
  </svg>`;
}

/** One tile inside a drawing; only its track turns. @param {{pieces: Pieces, id: string, turn?: number}} props */
export function DrawnTile({ pieces, id, turn = 0 }) {
  const drawn = pieces.drawn[id];
  return html`<g dangerouslySetInnerHTML=${{ __html: drawn.ground + drawn.tracks[turn] + drawn.above }} />`;
}

/** One tile by itself. @param {{pieces: Pieces, id: string, turn?: number, class?: string}} props */
export function Tile({ pieces, id, turn = 0, class: name = "" }) {
  return html`<svg class=${`rh-map tile-picture ${name}`} viewBox="0 0 100 100" aria-hidden="true">
    <${DrawnTile} pieces=${pieces} id=${id} turn=${turn} />
  </svg>`;
}

/** A company's marker inside a drawing. @param {{pieces: Pieces, company: string, x: number, y: number, radius: number, class?: string}} props */
export function Marker({ pieces, company, x, y, radius, class: name = "" }) {
  const [ground, ink] = pieces.colours[company];
  const size = radius * 1.32;
  return html`<g class=${name}>
    <circle class="marker" cx=${x} cy=${y} r=${radius} fill=${ground} />
    <use href=${`#sign-${company}`} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} color=${ink} style=${`--ground: ${ground}`} />
  </g>`;
}

/** A company's marker in a line of text. @param {{pieces: Pieces, company: string, class?: string}} props */
export function CompanySign({ pieces, company, class: name = "" }) {
  return html`<svg class=${`rh-map company-sign ${name}`} viewBox="-12 -12 24 24" aria-hidden="true">
    <${Marker} pieces=${pieces} company=${company} x=${0} y=${0} radius=${11} />
  </svg>`;
}
