/** What can be done to a board that is being drawn: each function gives a new board and leaves the old one as it was. */

/**
 * @typedef {{id: string, name: string, x: number, y: number}} CityData
 * @typedef {{a: string, b: string, length: number, colour: string}} RouteData
 * @typedef {{a: string, b: string, points: number}} TicketData
 * @typedef {{name: string, cars?: number, aspect?: [number, number], cities: CityData[], routes: RouteData[], tickets: TicketData[]}} BoardData
 */

export const COLOURS = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red"];
export const MOST = { cities: 100, routes: 300, tickets: 150 };
export const CARS = { least: 5, most: 45 };
const LONGEST = 6;
const CITY = 15; // free room around a city, as it is drawn
const SPACE = 66; // of the drawing, for one car
const SNAP = 200; // places across the board on which cities lie

/** @returns {BoardData} */
export function emptyBoard() {
  return { name: "", cars: 20, aspect: [3, 2], cities: [], routes: [], tickets: [] };
}

/** @param {number} share */
function snapped(share) {
  return Math.round(Math.max(0.02, Math.min(0.98, share)) * SNAP) / SNAP;
}

/** @param {string} name @param {string[]} taken @returns {string} what a city is called in notation */
export function idOf(name, taken) {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, "_").replace(/^[^a-z]+|_+$/g, "").slice(0, 34) || "city";
  let id = plain;
  for (let number = 2; taken.includes(id); number += 1) id = `${plain}_${number}`;
  return id;
}

/** @param {BoardData} board @param {number} x @param {number} y @param {string} word such as "City" @returns {BoardData} */
export function withCity(board, x, y, word) {
  if (board.cities.length >= MOST.cities) return board;
  const names = board.cities.map((city) => city.name);
  let number = board.cities.length + 1;
  while (names.includes(`${word} ${number}`)) number += 1;
  const name = `${word} ${number}`;
  return { ...board, cities: [...board.cities, { id: idOf(name, board.cities.map(({ id }) => id)), name, x: snapped(x), y: snapped(y) }] };
}

/** Routes that were as long as drawn stay so. @param {BoardData} board @param {string} id @param {number} x @param {number} y @returns {BoardData} */
export function moved(board, id, x, y) {
  const next = { ...board, cities: board.cities.map((city) => (city.id === id ? { ...city, x: snapped(x), y: snapped(y) } : city)) };
  const routes = board.routes.map((route) =>
    (route.a === id || route.b === id) && route.length === lengthOf(board, route.a, route.b) ? { ...route, length: lengthOf(next, route.a, route.b) } : route,
  );
  return { ...next, routes };
}

/** @param {BoardData} board @param {string} id @param {string} name @returns {BoardData} */
export function renamed(board, id, name) {
  const next = idOf(name, board.cities.filter((city) => city.id !== id).map((city) => city.id));
  /** @template {{a: string, b: string}} Pair @param {Pair} pair @returns {Pair} */
  const again = (pair) => ({ ...pair, a: pair.a === id ? next : pair.a, b: pair.b === id ? next : pair.b });
  return {
    ...board,
    cities: board.cities.map((city) => (city.id === id ? { ...city, id: next, name: name.slice(0, 60) } : city)),
    routes: board.routes.map(again),
    tickets: board.tickets.map(again),
  };
}

/** @param {BoardData} board @param {string} id @returns {BoardData} without that city and all that leads there */
export function withoutCity(board, id) {
  /** @param {{a: string, b: string}} pair */
  const stays = (pair) => pair.a !== id && pair.b !== id;
  return { ...board, cities: board.cities.filter((city) => city.id !== id), routes: board.routes.filter(stays), tickets: board.tickets.filter(stays) };
}

/** How many spaces a route has that is as long as it is drawn. @param {BoardData} board @param {string} a @param {string} b */
export function lengthOf(board, a, b) {
  const [across, down] = board.aspect ?? [3, 2];
  const times = Math.sqrt((1744 * 1125) / (across * down));
  const [one, two] = [a, b].map((id) => board.cities.find((city) => city.id === id));
  if (!one || !two) return 1;
  const far = Math.hypot((one.x - two.x) * across, (one.y - two.y) * down) * times;
  return Math.max(1, Math.min(LONGEST, Math.round((far - 2 * CITY) / SPACE)));
}

/** @param {{a: string, b: string}} pair @param {string} a @param {string} b */
export function joins(pair, a, b) {
  return (pair.a === a && pair.b === b) || (pair.a === b && pair.b === a);
}

/** A route, or the second one of a double. @param {BoardData} board @param {string} a @param {string} b @returns {BoardData} */
export function withRoute(board, a, b) {
  const there = board.routes.filter((route) => joins(route, a, b));
  if (a === b || there.length >= 2 || board.routes.length >= MOST.routes) return board;
  const length = there[0]?.length ?? lengthOf(board, a, b);
  return { ...board, routes: [...board.routes, { a, b, length, colour: rarest(board, length, there[0]?.colour) }] };
}

/** Gray for short ones, else the colour with the fewest spaces. @param {BoardData} board @param {number} length @param {string} [twin] */
function rarest(board, length, twin) {
  const gray = board.routes.filter((route) => route.colour === "gray").length;
  if (length <= 2 && gray <= 0.6 * board.routes.length) return "gray";
  const spaces = spacesByColour(board);
  return COLOURS.filter((colour) => colour !== twin).reduce((best, colour) => (spaces[colour] < spaces[best] ? colour : best));
}

/** @param {BoardData} board @returns {Record<string, number>} */
export function spacesByColour(board) {
  /** @type {Record<string, number>} */
  const spaces = Object.fromEntries(COLOURS.map((colour) => [colour, 0]));
  for (const route of board.routes) if (route.colour in spaces) spaces[route.colour] += route.length;
  return spaces;
}

/** @param {BoardData} board @param {number} index @param {Partial<RouteData>} what @returns {BoardData} */
export function withRouteChanged(board, index, what) {
  return { ...board, routes: board.routes.map((route, at) => (at === index ? { ...route, ...what } : route)) };
}

/** @param {BoardData} board @param {number} index @returns {BoardData} */
export function withoutRoute(board, index) {
  return { ...board, routes: board.routes.filter((_, at) => at !== index) };
}

/** By city: the cities around it, with the shortest route there. @param {BoardData} board @returns {Map<string, Map<string, number>>} */
export function around(board) {
  /** @type {Map<string, Map<string, number>>} */
  const found = new Map(board.cities.map(({ id }) => [id, new Map()]));
  for (const { a, b, length } of board.routes) {
    for (const [here, there] of [[a, b], [b, a]]) {
      const ways = found.get(here);
      ways?.set(there, Math.min(length, ways.get(there) ?? length));
    }
  }
  return found;
}

/** The spaces of the shortest ways from a city; cities that no way leads to are missing. @param {Map<string, Map<string, number>>} ways @param {string} start @returns {Map<string, number>} */
export function shortest(ways, start) {
  const far = new Map();
  const open = new Map([[start, 0]]);
  while (open.size > 0) {
    const [here, so] = [...open].reduce((best, one) => (one[1] < best[1] ? one : best));
    open.delete(here);
    far.set(here, so);
    for (const [there, length] of ways.get(here) ?? []) {
      if (!far.has(there)) open.set(there, Math.min(open.get(there) ?? Infinity, so + length));
    }
  }
  return far;
}

/** A ticket worth its shortest way. @param {BoardData} board @param {string} a @param {string} b @returns {BoardData} */
export function withTicket(board, a, b) {
  if (a === b || board.tickets.length >= MOST.tickets || board.tickets.some((ticket) => joins(ticket, a, b))) return board;
  const points = shortest(around(board), a).get(b) ?? 1;
  return { ...board, tickets: [...board.tickets, { a, b, points }] };
}

/** As many tickets as a board of this size should have: short, middle and long ones, first for cities that few name. @param {BoardData} board @returns {BoardData} */
export function withProposedTickets(board) {
  const ways = around(board);
  const ids = board.cities.map(({ id }) => id);
  const far = new Map(ids.map((id) => [id, shortest(ways, id)]));
  const pairs = ids.flatMap((a, at) =>
    ids.slice(at + 1).flatMap((b) => {
      const points = far.get(a)?.get(b) ?? 0;
      return points > 0 && !ways.get(a)?.has(b) ? [{ a, b, points }] : [];
    }),
  );
  const widest = Math.max(1, ...pairs.map(({ points }) => points));
  const bands = [0, 1, 2].map((band) => pairs.filter(({ points }) => (points <= 0.4 * widest ? 0 : points < 0.7 * widest ? 1 : 2) === band));
  const named = new Map(ids.map((id) => [id, 0]));
  const wanted = Math.min(MOST.tickets, Math.max(6, Math.round((ids.length * 5) / 6)));
  /** @type {TicketData[]} */
  const tickets = [];
  for (let turn = 0; tickets.length < wanted && bands.some((band) => band.length > 0); turn += 1) {
    const band = bands[[0, 1, 2, 1][turn % 4]];
    if (band.length === 0) continue;
    const cost = (/** @type {TicketData} */ { a, b }) => (named.get(a) ?? 0) + (named.get(b) ?? 0);
    const best = band.reduce((one, other) => (cost(other) < cost(one) ? other : one));
    band.splice(band.indexOf(best), 1);
    for (const id of [best.a, best.b]) named.set(id, (named.get(id) ?? 0) + 1);
    tickets.push(best);
  }
  return { ...board, tickets };
}
