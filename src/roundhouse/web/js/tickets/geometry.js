/**
 * Where everything lies on the map: the spaces of every route, and the names of the cities.
 * A function of the board alone, so it is worked out once. Nothing here knows a rule.
 *
 * @typedef {import("../viewport.js").Point} Point
 * @typedef {{id: string, name: string, x: number, y: number}} City  x and y from 0 to 1
 * @typedef {{id: string, a: string, b: string, length: number, colour: string}} Route
 * @typedef {{aspect: [number, number], cities: City[], routes: Route[]}} Board
 * @typedef {{x: number, y: number, angle: number}} Space  the middle of a car, and its direction in degrees
 * @typedef {{route: Route, spaces: Space[], size: number, path: string, middle: Point}} Track
 * @typedef {[number, number, number, number]} Edges  left, top, right, bottom
 * @typedef {{x: number, y: number, anchor: "start" | "middle" | "end", box: Edges, isCrowded?: boolean}} Label  crowded: it would cover another
 * @typedef {{width: number, height: number, cities: Map<string, Point>, tracks: Map<string, Track>}} Layout
 */

const CITY = 15; // free room around a city
const FARTHEST = 48; // from its city, for the first space of a route
const HALF = 9.5; // of how wide a space is with a car on it
const SHORTEST = 22; // a space that still reads as one
const GAP = 5; // between two spaces
const TWIN = 10.5; // how far each of two parallel routes lies from the line between the cities
const LONGEST = 118; // a space of a short route is not stretched beyond this
const BENDS = [0, 0.07, -0.07, 0.14, -0.14, 0.22, -0.22];
const LETTER = 0.505; // of the size of the type, on average
export const TYPE = 21; // names where there is room
const LARGEST_TYPE = 78; // where the whole map is shown at a sixth of its size
const EDGE = 16; // around the outermost cities and names
const TYPE_STEP = 3;
const COVERS = 0.12; // the share of a name that others may cover

/** @type {WeakMap<Board, Layout>} */
const known = new WeakMap();

/** @param {Board} board @returns {Layout} */
export function layoutOf(board) {
  const found = known.get(board);
  if (found) return found;
  const layout = makeLayout(board);
  known.set(board, layout);
  return layout;
}

/** @param {Board} board @returns {Layout} */
function makeLayout(board) {
  const [width, height] = board.aspect;
  const cities = new Map(board.cities.map((city) => [city.id, { x: city.x * width, y: city.y * height }]));
  const pairs = pairsOf(board.routes);
  const bends = chosenBends(pairs, cities);
  const tracks = new Map();
  const rooms = roomsOf(pairs, cities, bends);
  for (const [key, routes] of pairs) {
    routes.forEach((route, index) => {
      const shift = routes.length === 1 ? 0 : index === 0 ? -TWIN : TWIN;
      tracks.set(route.id, trackOf(route, curve(cities, route, bends.get(key) ?? 0), shift, rooms.get(key) ?? [CITY, CITY]));
    });
  }
  return { width, height, cities, tracks };
}

/**
 * How far from its cities the spaces of each way begin: farther where ways leave a city at a narrow angle, so that they
 * do not touch.
 * @param {Map<string, Route[]>} pairs @param {Map<string, Point>} cities @param {Map<string, number>} bends
 * @returns {Map<string, [number, number]>} at the alphabetically first city, and at the other
 */
function roomsOf(pairs, cities, bends) {
  /** @type {Map<string, {key: string, end: number, east: number, south: number, half: number}[]>} */
  const leaving = new Map();
  for (const [key, routes] of pairs) {
    const at = curve(cities, routes[0], bends.get(key) ?? 0);
    [routes[0].a, routes[0].b].sort().forEach((city, end) => {
      const [here, there] = end === 0 ? [at(0), at(0.2)] : [at(1), at(0.8)];
      const far = distance(here, there) || 1;
      const way = { key, end, east: (there.x - here.x) / far, south: (there.y - here.y) / far, half: HALF + (routes.length === 1 ? 0 : TWIN) };
      leaving.set(city, [...(leaving.get(city) ?? []), way]);
    });
  }
  /** @type {Map<string, [number, number]>} */
  const rooms = new Map([...pairs.keys()].map((key) => [key, [CITY, CITY]]));
  for (const ways of leaving.values()) {
    for (const way of ways) {
      const room = /** @type {[number, number]} */ (rooms.get(way.key));
      for (const other of ways) {
        if (other === way) continue;
        const cosine = way.east * other.east + way.south * other.south;
        const meet = (other.half + way.half * cosine) / Math.sqrt(Math.max(1e-6, 1 - cosine * cosine)); // where their edges cross
        room[way.end] = Math.min(FARTHEST, Math.max(room[way.end], meet + 1));
      }
    }
  }
  return rooms;
}

/** @param {Route[]} routes @returns {Map<string, Route[]>} routes between the same two cities, together */
function pairsOf(routes) {
  /** @type {Map<string, Route[]>} */
  const pairs = new Map();
  for (const route of routes) {
    const key = [route.a, route.b].sort().join(" ");
    pairs.set(key, [...(pairs.get(key) ?? []), route]);
  }
  return pairs;
}

/**
 * A quadratic curve between two cities, always from the alphabetically first one.
 * @param {Map<string, Point>} cities @param {Route} route @param {number} bend
 * @returns {(t: number) => Point}
 */
function curve(cities, route, bend) {
  const [from, to] = [route.a, route.b].sort();
  const a = /** @type {Point} */ (cities.get(from));
  const b = /** @type {Point} */ (cities.get(to));
  const middle = { x: (a.x + b.x) / 2 - (b.y - a.y) * bend, y: (a.y + b.y) / 2 + (b.x - a.x) * bend };
  return (t) => ({
    x: (1 - t) * (1 - t) * a.x + 2 * t * (1 - t) * middle.x + t * t * b.x,
    y: (1 - t) * (1 - t) * a.y + 2 * t * (1 - t) * middle.y + t * t * b.y,
  });
}

/**
 * Bend what would touch a foreign city or another route, as little as will do.
 * @param {Map<string, Route[]>} pairs @param {Map<string, Point>} cities
 */
function chosenBends(pairs, cities) {
  /** @type {Map<string, number>} */
  const bends = new Map();
  const samples = new Map([...pairs].map(([key, [route]]) => [key, sampled(curve(cities, route, 0))]));
  for (let pass = 0; pass < 2; pass += 1) {
    for (const [key, routes] of pairs) {
      let best = { cost: Infinity, bend: 0, points: /** @type {Point[]} */ ([]) };
      for (const bend of BENDS) {
        const points = sampled(curve(cities, routes[0], bend));
        const cost = Math.abs(bend) * 60 + trouble(key, routes, points, samples, pairs, cities);
        if (cost < best.cost) best = { cost, bend, points };
      }
      bends.set(key, best.bend);
      samples.set(key, best.points);
    }
  }
  return bends;
}

/** @param {(t: number) => Point} at */
function sampled(at) {
  return Array.from({ length: 15 }, (_, index) => at((index + 1) / 16));
}

/**
 * @param {string} key @param {Route[]} routes @param {Point[]} points @param {Map<string, Point[]>} samples
 * @param {Map<string, Route[]>} pairs @param {Map<string, Point>} cities
 */
function trouble(key, routes, points, samples, pairs, cities) {
  const own = new Set([routes[0].a, routes[0].b]);
  const room = routes.length === 1 ? 11 : 21;
  let cost = 0;
  for (const [id, city] of cities) {
    if (own.has(id)) continue;
    for (const point of points) cost += Math.max(0, room + 16 - distance(point, city));
  }
  for (const [other, theirs] of samples) {
    if (other === key) continue;
    const rivals = /** @type {Route[]} */ (pairs.get(other));
    const near = room + (rivals.length === 1 ? 11 : 21);
    const meet = [rivals[0].a, rivals[0].b].filter((id) => own.has(id));
    for (const point of points) {
      if (meet.some((id) => distance(point, /** @type {Point} */ (cities.get(id))) < 70)) continue;
      for (const rival of theirs) cost += Math.max(0, near - distance(point, rival)) * 0.25;
    }
  }
  return cost;
}

/** @param {Point} a @param {Point} b */
function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/**
 * Cars along a curve, all of one size.
 * @param {Route} route @param {(t: number) => Point} at @param {number} shift @param {[number, number]} rooms  around its cities
 * @returns {Track}
 */
function trackOf(route, at, shift, rooms) {
  const steps = Array.from({ length: 97 }, (_, index) => moved(at, index / 96, shift));
  const along = [0];
  for (let index = 1; index < steps.length; index += 1) {
    along.push(along[index - 1] + distance(steps[index - 1], steps[index]));
  }
  const total = along[along.length - 1];
  const [least, most] = [total - rooms[0] - rooms[1], total - 2 * CITY];
  const needed = Math.min(most, route.length * (SHORTEST + GAP));
  const give = least < needed ? (needed - least) / (most - least) : 0; // of the room, where spaces would be too short
  const [begin, end] = rooms.map((room) => room - (room - CITY) * give);
  const pitch = Math.min((total - begin - end) / route.length, LONGEST + GAP);
  const first = begin + (total - begin - end - pitch * route.length) / 2 + pitch / 2;
  const spaces = Array.from({ length: route.length }, (_, index) => {
    const middle = pointAt(steps, along, first + index * pitch);
    const before = pointAt(steps, along, first + index * pitch - 4);
    const after = pointAt(steps, along, first + index * pitch + 4);
    return { ...middle, angle: (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI };
  });
  const path = "M" + steps.filter((_, index) => index % 8 === 0).map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join("L");
  return { route, spaces, size: pitch - GAP, path, middle: pointAt(steps, along, total / 2) };
}

/** @param {(t: number) => Point} at @param {number} t @param {number} shift */
function moved(at, t, shift) {
  const point = at(t);
  const a = at(Math.max(0, t - 0.01));
  const b = at(Math.min(1, t + 0.01));
  const length = distance(a, b) || 1;
  return { x: point.x - ((b.y - a.y) / length) * shift, y: point.y + ((b.x - a.x) / length) * shift };
}

/** @param {Point[]} steps @param {number[]} along @param {number} way */
function pointAt(steps, along, way) {
  let index = 1;
  while (index < along.length - 1 && along[index] < way) index += 1;
  const share = (way - along[index - 1]) / (along[index] - along[index - 1] || 1);
  const [a, b] = [steps[index - 1], steps[index]];
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** @param {number} type @returns {[number, number, "start" | "middle" | "end"][]} where a name may begin, from the city */
function placesOf(type) {
  const [middle, below] = [type / 3, type * 0.6];
  return [
    [0, -20, "middle"],
    [0, 21 + below, "middle"],
    [17, middle, "start"],
    [-17, middle, "end"],
    [14, -12, "start"],
    [-14, -12, "end"],
    [13, 14 + below, "start"],
    [-13, 14 + below, "end"],
  ];
}

/**
 * How large names have to be drawn, so that they can be read in a window of that size.
 * @param {Board} board @param {{width: number, height: number}} size in pixels @param {number} least pixels
 */
export function typeFor(board, size, least) {
  if (!size.width || !size.height) return TYPE;
  const { width, height } = layoutOf(board);
  const unit = Math.max(width / size.width, height / size.height);
  let type = Math.max(TYPE, Math.ceil((unit * least) / TYPE_STEP) * TYPE_STEP);
  while (type < LARGEST_TYPE && type / unitOf(boxOf(board, type), size) < least) type += TYPE_STEP; // larger names need a larger box
  return type;
}

/** @param {{width: number, height: number}} box @param {{width: number, height: number}} size */
function unitOf(box, size) {
  return Math.max(box.width / size.width, box.height / size.height);
}

/** What has to be seen: all cities with their names. @param {Board} board @param {number} type the size of the names */
export function boxOf(board, type) {
  const cities = [...layoutOf(board).cities.values()].map(({ x, y }) => [x, y, x, y]);
  const boxes = [...cities, ...[...labelsOf(board, type).values()].map((label) => label.box)];
  const [x, y] = [0, 1].map((side) => Math.min(...boxes.map((box) => box[side])) - EDGE);
  const [right, bottom] = [2, 3].map((side) => Math.max(...boxes.map((box) => box[side])) + EDGE);
  return { x, y, width: right - x, height: bottom - y };
}

/** @type {WeakMap<Board, Map<number, Map<string, Label>>>} */
const placed = new WeakMap();

/** Names where they cover least. @param {Board} board @param {number} type its size @returns {Map<string, Label>} */
export function labelsOf(board, type) {
  const bySize = placed.get(board) ?? new Map();
  placed.set(board, bySize);
  if (!bySize.has(type)) bySize.set(type, placedLabels(board, type));
  return bySize.get(type);
}

/** @param {Board} board @param {number} type */
function placedLabels(board, type) {
  const { cities, tracks } = layoutOf(board);
  /** @type {Map<string, Label>} */
  const labels = new Map();
  const spots = [...tracks.values()].flatMap((track) => track.spaces);
  /** @type {Edges[]} */
  const boxes = [...cities.values()].map((city) => [city.x - 12, city.y - 12, city.x + 12, city.y + 12]);
  /** @type {Edges[]} */
  const names = [];
  for (const city of board.cities) {
    const at = /** @type {Point} */ (cities.get(city.id));
    const long = city.name.length * LETTER * type;
    let best = { cost: Infinity, label: /** @type {Label | null} */ (null) };
    placesOf(type).forEach(([dx, dy, anchor], rank) => {
      const x = at.x + dx;
      const y = at.y + dy;
      const left = anchor === "start" ? x : anchor === "end" ? x - long : x - long / 2;
      const box = /** @type {Edges} */ ([left, y - type * 0.86, left + long, y + type * 0.2]);
      let cost = rank * 2;
      if (box[0] < 4 || box[2] > board.aspect[0] - 4) cost += 400;
      for (const other of boxes) cost += overlap(box, other);
      for (const spot of spots) cost += overlap(box, [spot.x - 20, spot.y - 10, spot.x + 20, spot.y + 10]) * 0.35;
      if (cost < best.cost) best = { cost, label: { x, y, anchor, box } };
    });
    if (best.label === null) continue;
    const { box } = best.label;
    const covered = names.reduce((sum, other) => sum + overlap(box, other), 0);
    const isCrowded = covered > COVERS * (box[2] - box[0]) * (box[3] - box[1]);
    labels.set(city.id, { ...best.label, isCrowded });
    if (isCrowded) continue;
    boxes.push(box);
    names.push(box);
  }
  return labels;
}

/** @param {Edges} one @param {Edges} other */
function overlap(one, other) {
  const wide = Math.min(one[2], other[2]) - Math.max(one[0], other[0]);
  const high = Math.min(one[3], other[3]) - Math.max(one[1], other[1]);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/**
 * The routes around a point, the nearest first.
 * @param {Board} board @param {Point} point @param {number} reach @returns {{id: string, far: number}[]}
 */
export function routesNear(board, point, reach) {
  return [...layoutOf(board).tracks.values()]
    .map((track) => ({ id: track.route.id, far: Math.min(...track.spaces.map((space) => farFrom(point, space, track.size))) }))
    .filter(({ far }) => far <= reach)
    .sort((one, other) => one.far - other.far);
}

/** How far a point lies from a car. @param {Point} point @param {Space} space @param {number} size */
function farFrom(point, space, size) {
  const turn = (space.angle * Math.PI) / 180;
  const [dx, dy] = [point.x - space.x, point.y - space.y];
  const along = Math.abs(dx * Math.cos(turn) + dy * Math.sin(turn)) - size / 2;
  const across = dy * Math.cos(turn) - dx * Math.sin(turn);
  return Math.hypot(Math.max(0, along), across);
}
