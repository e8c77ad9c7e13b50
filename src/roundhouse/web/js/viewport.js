/** Which part of a board a window shows: plain geometry, in the units of the drawing. */

/** @typedef {{x: number, y: number, width: number, height: number}} Box @typedef {{width: number, height: number}} Size @typedef {{x: number, y: number}} Point */

const CLOSEST = 6; // times nearer than all of it
const FARTHEST = 1.5; // times as wide as all of it

/** All of a board in a window of that size, in the middle of it. @param {Box} box @param {Size} size @returns {Box} */
export function fitted(box, size) {
  if (!size.width || !size.height) return { ...box };
  const unit = Math.max(box.width / size.width, box.height / size.height);
  return around(box, size.width * unit, size.height * unit);
}

/** The same middle at the same scale, in a window of another size. @param {Box} box @param {Size} from @param {Size} to @returns {Box} */
export function resized(box, from, to) {
  return around(box, (box.width * to.width) / from.width, (box.height * to.height) / from.height);
}

/** @param {Box} box @param {number} width @param {number} height @returns {Box} of that size with the same middle */
function around(box, width, height) {
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/** Nearer or farther, and what lies at a point stays there. @param {Box} box @param {number} factor @param {Point} at @param {Box} whole @returns {Box} */
export function zoomed(box, factor, at, whole) {
  const width = Math.min(whole.width * FARTHEST, Math.max(whole.width / CLOSEST, box.width * factor));
  const ratio = width / box.width;
  return { x: at.x - (at.x - box.x) * ratio, y: at.y - (at.y - box.y) * ratio, width, height: box.height * ratio };
}

/** @param {Box} outer @param {Box} inner whether all of it is seen */
export function holds(outer, inner) {
  const slack = outer.width / 1000;
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  );
}
