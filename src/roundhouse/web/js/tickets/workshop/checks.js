/** What can be seen of a board while it is drawn, each with its place: routes and tickets by their ids, cities by theirs. */
import { boardOf } from "../board.js";
import { labelsOf, TYPE } from "../geometry.js";
import { around, shortest, spacesByColour } from "./changes.js";

const APART = 0.35; // of the mean, that a colour may have more or fewer spaces
const LEFT = 2; // cars with which the last round begins

/** @typedef {import("./changes.js").BoardData} BoardData @typedef {import("../../games.js").MapHint} MapHint */

/** @param {BoardData} board @returns {MapHint[]} */
export function checksOf(board) {
  if (board.cities.length === 0) return [];
  return [...unconnected(board), ...unbalanced(board), ...endless(board), ...impossible(board), ...crowded(board)];
}

/** @param {BoardData} board @returns {MapHint[]} */
function unconnected(board) {
  const reached = shortest(around(board), board.cities[0].id);
  const lost = board.cities.filter(({ id }) => !reached.has(id));
  if (lost.length === 0 || board.routes.length === 0) return [];
  const smaller = lost.length * 2 <= board.cities.length ? lost : board.cities.filter(({ id }) => reached.has(id));
  return [{ code: "tickets-check-parts", places: smaller.map(({ id }) => id), params: { cities: smaller.map(({ name }) => name).join(", ") } }];
}

/** @param {BoardData} board @returns {MapHint[]} */
function unbalanced(board) {
  const spaces = Object.entries(spacesByColour(board));
  const mean = spaces.reduce((sum, [, number]) => sum + number, 0) / spaces.length;
  if (mean < 4) return []; // a sketch
  return spaces
    .filter(([, number]) => Math.abs(number - mean) > APART * mean)
    .map(([colour, number]) => ({
      code: number > mean ? "tickets-check-colour-many" : "tickets-check-colour-few",
      places: boardIds(board).filter(({ route }) => route.colour === colour).map(({ id }) => id),
      params: { colour, number, mean: Math.round(mean) },
    }));
}

/** @param {BoardData} board @returns {MapHint[]} */
function endless(board) {
  /** @type {Map<string, number>} */
  const longest = new Map();
  for (const { a, b, length } of board.routes) {
    const pair = [a, b].sort().join(" ");
    longest.set(pair, Math.max(length, longest.get(pair) ?? 0));
  }
  const spaces = [...longest.values()].reduce((sum, one) => sum + one, 0);
  const cars = board.cars ?? 45;
  return board.routes.length === 0 || spaces >= cars - LEFT ? [] : [{ code: "tickets-check-cars", places: [], params: { spaces, cars, fewer: Math.max(5, Math.floor(spaces / 2)) } }];
}

/** @param {BoardData} board @returns {MapHint[]} */
function impossible(board) {
  const ways = around(board);
  const names = new Map(board.cities.map(({ id, name }) => [id, name]));
  return board.tickets
    .filter(({ a, b }) => !shortest(ways, a).has(b))
    .map(({ a, b }) => ({ code: "tickets-check-ticket", places: [a, b], params: { a: names.get(a) ?? a, b: names.get(b) ?? b } }));
}

/** @param {BoardData} board @returns {MapHint[]} */
function crowded(board) {
  const drawn = drawnBoard(board);
  const labels = drawn ? labelsOf(drawn, TYPE) : new Map();
  return board.cities.filter(({ id }) => labels.get(id)?.isCrowded).map(({ id, name }) => ({ code: "tickets-check-label", places: [id], params: { city: name } }));
}

/** The board as it is drawn, its routes with ids. @param {BoardData} board @returns {import("../board.js").TicketsBoard | null} */
export function drawnBoard(board) {
  return boardOf(/** @type {any} */ ({ options: { board } }));
}

/** Routes with their ids. @param {BoardData} board @returns {{id: string, route: import("../geometry.js").Route, index: number}[]} */
export function boardIds(board) {
  return (drawnBoard(board)?.routes ?? []).map((route, index) => ({ id: route.id, route, index }));
}

/** What a mistake is about, by its place in the data: `routes[3].length`. @param {BoardData} board @param {string} place @returns {string[]} */
export function placesOf(board, place) {
  const found = /^(cities|routes|tickets)\[(\d+)\]/.exec(place);
  if (!found) return [];
  const index = Number(found[2]) - 1;
  if (found[1] === "cities") return board.cities[index] ? [board.cities[index].id] : [];
  if (found[1] === "routes") return boardIds(board).filter((one) => one.index === index).map(({ id }) => id);
  return board.tickets[index] ? [board.tickets[index].a, board.tickets[index].b] : [];
}
