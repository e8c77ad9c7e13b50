/** What can be done to a landscape that is being drawn: each function gives a new one and leaves the old one as it was. */

/**
 * @typedef {{at: [number, number], tile: string, rotation?: number}} ScenarioTile
 * @typedef {{name: string, tunnels: number, free_supply?: boolean, tiles: ScenarioTile[]}} LandscapeData
 * @typedef {(x: number, y: number, turn: number) => [number, number, number]} Image  of a cell and what is turned there
 */

export const FARTHEST = 20;
export const MOST_TUNNELS = 20;
const HOMES = ["0,0", "0,1", "1,0", "0,-1", "-1,0"]; // Mildendo and the home cells stay free

/** By name: all places that are drawn together with one. @type {Record<string, Image[]>} */
export const SYMMETRIES = {
  none: [(x, y, turn) => [x, y, turn]],
  across: [(x, y, turn) => [x, y, turn], (x, y, turn) => [-x, y, mirrored(turn)]],
  down: [(x, y, turn) => [x, y, turn], (x, y, turn) => [x, -y, mirrored(turn)]],
  half: [(x, y, turn) => [x, y, turn], (x, y, turn) => [-x, -y, turn + 2]],
  quarters: [(x, y, turn) => [x, y, turn], (x, y, turn) => [y, -x, turn + 1], (x, y, turn) => [-x, -y, turn + 2], (x, y, turn) => [-y, x, turn + 3]],
};

/** Straight track and crossovers look alike in a mirror. @param {number} turn */
function mirrored(turn) {
  return turn;
}

/** @returns {LandscapeData} */
export function emptyLandscape() {
  return { name: "", tunnels: 0, tiles: [] };
}

/** @param {number} x @param {number} y */
export function isFree(x, y) {
  return !HOMES.includes(`${x},${y}`) && Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST;
}

/** @param {LandscapeData} land @param {number} x @param {number} y */
export function tileAt(land, x, y) {
  return land.tiles.find(({ at }) => at[0] === x && at[1] === y) ?? null;
}

/**
 * A tile on a cell and on its images; what lies there already is turned.
 * @param {LandscapeData} land @param {number} x @param {number} y @param {string} tile @param {string} symmetry @returns {LandscapeData}
 */
export function painted(land, x, y, tile, symmetry) {
  const before = tileAt(land, x, y);
  const turn = before?.tile === tile ? (before.rotation ?? 0) + 1 : 0;
  return SYMMETRIES[symmetry].reduce((next, image) => {
    const [u, v, turned] = image(x, y, turn);
    return isFree(u, v) ? { ...next, tiles: [...erasedAt(next, u, v).tiles, { at: [u, v], tile, rotation: turned % 4 }] } : next;
  }, land);
}

/** @param {LandscapeData} land @param {number} x @param {number} y @returns {LandscapeData} */
function erasedAt(land, x, y) {
  return { ...land, tiles: land.tiles.filter(({ at }) => at[0] !== x || at[1] !== y) };
}

/** @param {LandscapeData} land @param {number} x @param {number} y @param {string} symmetry @returns {LandscapeData} */
export function erased(land, x, y, symmetry) {
  const next = SYMMETRIES[symmetry].reduce((so, image) => {
    const [u, v] = image(x, y, 0);
    return erasedAt(so, u, v);
  }, land);
  return next.tiles.length === land.tiles.length ? land : next;
}

/** How many of each kind are left in the box. @param {LandscapeData} land @param {Record<string, number>} box @returns {Record<string, number>} */
export function left(land, box) {
  const found = { ...box };
  for (const { tile } of land.tiles) found[tile] = (found[tile] ?? 0) - 1;
  return found;
}
