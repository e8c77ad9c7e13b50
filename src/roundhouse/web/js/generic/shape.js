/**
 * A view sorted for reading, whatever the game: single facts, what every player has, and everything larger. Nothing here
 * knows a game; the keys of the view are all there is to go by.
 */

/**
 * @typedef {string | number | boolean | null} Plain
 * @typedef {{facts: [string, Plain][], columns: [string, Plain[]][], parts: [string, any][]}} Sorted
 * `columns`: one value for each seat
 */

/** What the frame of the table tells already, or nobody wants to read. */
const TOLD_ELSEWHERE = new Set(["game", "rules", "players", "seat", "active_seat", "options", "scores", "score_sheet"]);

/** @param {any} value @returns {value is Plain} */
export function isPlain(value) {
  return value === null || typeof value !== "object";
}

/** @param {Record<string, any>} view @param {number} seats @param {(key: string) => boolean} [isShown] @returns {Sorted} */
export function sorted(view, seats, isShown = () => true) {
  /** @type {Sorted} */
  const found = { facts: [], columns: [], parts: [] };
  for (const [key, value] of Object.entries(view)) {
    if (TOLD_ELSEWHERE.has(key) || !isShown(key)) continue;
    if (isPlain(value)) found.facts.push([key, value]);
    else if (key === "seats" && isTable(value) && value.length === seats) spread(found, value);
    else if (Array.isArray(value) && value.length === seats && value.every((each) => typeof each === "number")) found.columns.push([key, value]);
    else found.parts.push([key, value]);
  }
  return found;
}

/** One object for each seat: its plain values are columns. @param {Sorted} found @param {Record<string, any>[]} rows */
function spread(found, rows) {
  for (const key of keysOf(rows)) {
    const values = rows.map((row) => row[key] ?? null);
    if (values.every(isPlain)) found.columns.push([key, values]);
    else found.parts.push([key, values]);
  }
}

/** @param {any} value @returns {value is Record<string, any>[]} a list of objects, to be read as a table */
export function isTable(value) {
  return Array.isArray(value) && value.length > 0 && value.every((each) => !isPlain(each) && !Array.isArray(each));
}

/** @param {Record<string, any>[]} rows @returns {string[]} all keys, in the order of their first use */
export function keysOf(rows) {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}
