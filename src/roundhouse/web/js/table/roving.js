/**
 * One stop for the tabulator on the map, and arrows from one target to the next: what can be chosen there (`role="button"`, out of
 * the order of the tabulator) is reached by the arrow that points to it.
 */

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE = 2; // how much worse it is to lie beside the way than far along it

/** @param {string} key @param {Element} target what has the focus @returns {boolean} whether the key has moved it */
export function rove(key, target) {
  const way = WAYS[key];
  const board = target.closest?.(".board");
  if (!way || !board || (target === board && way[1] === 0)) return false; // left and right at the map itself look back
  const places = [...board.querySelectorAll("[role=button][tabindex]")].map((element) => ({ element, at: middle(element) }));
  if (places.length === 0) return false;
  const from = target === board ? null : middle(target);
  const next = from ? nearest(places.filter(({ element }) => element !== target), from, way) : places[0];
  /** @type {SVGElement | undefined} */ (next?.element)?.focus({ preventScroll: true });
  return true;
}

/** @param {Element} element */
function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * @template {{at: {x: number, y: number}}} T
 * @param {T[]} places @param {{x: number, y: number}} from @param {[number, number]} way @returns {T | undefined}
 */
export function nearest(places, from, [across, down]) {
  const far = places.map((place) => {
    const [dx, dy] = [place.at.x - from.x, place.at.y - from.y];
    const along = dx * across + dy * down;
    return { place, along, cost: along + ASIDE * Math.abs(dx * down + dy * across) };
  });
  return far.filter(({ along }) => along > 1).sort((one, other) => one.cost - other.cost)[0]?.place;
}
