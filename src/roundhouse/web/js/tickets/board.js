/** The board that a table is played on: the usual one by name, or one that came with the game. */
import { signal } from "@preact/signals";
import { request } from "../transport.js";

/**
 * @typedef {{id: string, a: string, b: string, points: number}} Ticket
 * @typedef {import("./geometry.js").Board & {name: string, tickets: Ticket[]}} TicketsBoard
 * @typedef {import("./map.js").Outline} Outline
 */

const AREA = 1744 * 1125; // of the usual board: what is drawn on a map has the right size there
const ASPECT = [3, 2]; // of a board that does not say

const points = signal(/** @type {number[]} */ ([])); // by length of a route
const usual = signal(/** @type {TicketsBoard | null} */ (null));
const outline = signal(/** @type {Outline | null} */ (null));
let isAsked = false;
/** @type {WeakMap<object, TicketsBoard>} */
const own = new WeakMap();

async function load() {
  isAsked = true;
  const [board, lines] = await Promise.all([request("GET", "/api/games/tickets/board"), request("GET", "/data/usa-outline.json")]);
  outline.value = lines;
  points.value = board.points;
  usual.value = withIds(board);
}

/** @param {import("./types.js").TicketsView | null} view @returns {TicketsBoard | null} null until it is loaded */
export function boardOf(view) {
  const named = view?.options?.board ?? "usa";
  if (!isAsked) load().catch(() => (isAsked = false));
  if (typeof named === "object") {
    const found = own.get(named) ?? withIds({ ...named, aspect: enlarged(named.aspect ?? ASPECT) });
    own.set(named, found);
    return found;
  }
  if (named !== "usa") return namedBoard(named);
  return usual.value;
}

/** @type {Record<string, import("@preact/signals").Signal<TicketsBoard | null>>} */
const byName = {};

/** A board that comes with the game, null until it is loaded. @param {string} name */
function namedBoard(name) {
  if (!byName[name]) {
    const found = signal(/** @type {TicketsBoard | null} */ (null));
    byName[name] = found;
    request("GET", `/api/games/tickets/own-board?name=${name}`).then(
      (data) => (found.value = boardOf(/** @type {any} */ ({ options: { board: data } }))),
      () => delete byName[name], // the next drawing asks again
    );
  }
  return byName[name].value;
}

/** @param {import("./types.js").TicketsView | null} view @returns {Outline | null} only the usual board has one */
export function outlineOf(view) {
  return (view?.options?.board ?? "usa") === "usa" ? outline.value : null;
}

/** @param {number} length @returns {number | null} what a route of that length scores, on every board; null until it is loaded */
export function routePoints(length) {
  return points.value[length] ?? null;
}

/** Sides of the same proportions that make a map as large as the usual one. @param {number[]} aspect */
function enlarged([width, height]) {
  const times = Math.sqrt(AREA / (width * height));
  return [width * times, height * times];
}

/** Routes and tickets are known as `a-b`, numbered where the same two cities occur more than once. @param {any} data */
function withIds(data) {
  const order = new Map(data.cities.map((/** @type {any} */ city, /** @type {number} */ index) => [city.id, index]));
  /** @param {any[]} pairs */
  const named = (pairs) => {
    const names = pairs.map(({ a, b }) => [a, b].sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0)).join("-"));
    return pairs.map((pair, index) => {
      const name = names[index];
      const alike = names.filter((other) => other === name).length;
      const number = names.slice(0, index + 1).filter((other) => other === name).length;
      return { ...pair, id: pair.id ?? (alike === 1 ? name : `${name}.${number}`) };
    });
  };
  return { ...data, routes: named(data.routes), tickets: named(data.tickets) };
}

/** @param {TicketsBoard} board @param {string} id @returns {string} */
export function cityName(board, id) {
  return board.cities.find((city) => city.id === id)?.name ?? id;
}
