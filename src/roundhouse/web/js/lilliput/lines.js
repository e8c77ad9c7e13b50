/** Lines beside the track: where a train's route runs on the drawing, and where its sum covers least. */

/**
 * @typedef {[number, number]} LinePoint  from the left and from the top
 * @typedef {{left: number, top: number, right: number, bottom: number, cost: number}} Obstacle  what a label had better not cover
 */

export const CELL = 100;
const MIDDLE = CELL / 2;
const BEND = 9; // pieces of a curve
const SHARPEST = 0.35; // how far a corner may be drawn out, as the cosine of half its angle
const BESIDE = 9.5;

/** @param {number} side @returns {LinePoint} the middle of a side, from the upper left corner */
export function edgePoint(side) {
  return /** @type {LinePoint[]} */ ([[MIDDLE, 0], [CELL, MIDDLE], [MIDDLE, CELL], [0, MIDDLE]])[side];
}

/** From one side of a cell to another; -1 is its middle. @param {number} entry @param {number} out @param {boolean} isStop @returns {LinePoint[]} */
function trackPoints(entry, out, isStop) {
  /** @type {LinePoint} */
  const centre = [MIDDLE, MIDDLE];
  if (entry < 0 || out < 0 || isStop || Math.abs(entry - out) === 2) {
    const start = entry < 0 ? centre : edgePoint(entry);
    const end = out < 0 ? centre : edgePoint(out);
    return isStop && entry >= 0 && out >= 0 ? [start, centre, end] : [start, end];
  }
  const [a, b] = [edgePoint(entry), edgePoint(out)];
  const corner = [a[0] + b[0] - MIDDLE, a[1] + b[1] - MIDDLE];
  const first = Math.atan2(a[1] - corner[1], a[0] - corner[0]);
  let last = Math.atan2(b[1] - corner[1], b[0] - corner[0]);
  if (last - first > Math.PI) last -= 2 * Math.PI;
  else if (first - last > Math.PI) last += 2 * Math.PI;
  return Array.from({ length: BEND + 1 }, (_, step) => {
    const angle = first + ((last - first) * step) / BEND;
    return [corner[0] + MIDDLE * Math.cos(angle), corner[1] + MIDDLE * Math.sin(angle)];
  });
}

/** The same line, moved to its right. @param {LinePoint[]} points @returns {LinePoint[]} */
function beside(points) {
  const line = points.filter((point, index) => index === 0 || Math.hypot(point[0] - points[index - 1][0], point[1] - points[index - 1][1]) > 0.01);
  if (line.length < 2) return line;
  const normals = line.slice(1).map((two, index) => {
    const one = line[index];
    const length = Math.hypot(two[0] - one[0], two[1] - one[1]);
    return [-(two[1] - one[1]) / length, (two[0] - one[0]) / length];
  });
  return line.map(([x, y], index) => {
    const before = normals[Math.max(0, index - 1)];
    const after = normals[Math.min(index, normals.length - 1)];
    let [nx, ny] = [before[0] + after[0], before[1] + after[1]];
    const length = Math.hypot(nx, ny);
    let stretch = 1;
    if (length < 0.01) [nx, ny] = after;
    else {
      [nx, ny] = [nx / length, ny / length];
      stretch = 1 / Math.max(SHARPEST, nx * after[0] + ny * after[1]);
    }
    return [x + nx * BESIDE * stretch, y + ny * BESIDE * stretch];
  });
}

/** Cut a little off both ends. @param {LinePoint[]} points @param {number} by @returns {LinePoint[]} */
function shortened(points, by) {
  let line = [...points];
  for (let end = 0; end < 2; end += 1) {
    const [first, second] = line;
    const length = second ? Math.hypot(second[0] - first[0], second[1] - first[1]) : 0;
    if (length > by) {
      const share = by / length;
      line[0] = [first[0] + (second[0] - first[0]) * share, first[1] + (second[1] - first[1]) * share];
    }
    line = line.reverse();
  }
  return line;
}

/** @param {[number, number, number, number][]} track cells with their entry and exit @param {(cell: string) => boolean} isStop @returns {LinePoint[]} */
export function routeLine(track, isStop) {
  const points = track.flatMap(([x, y, entry, out]) =>
    trackPoints(entry, out, isStop(`${x},${y}`)).map(([left, top]) => /** @type {LinePoint} */ ([left + x * CELL, top - y * CELL])),
  );
  return shortened(beside(points), 8);
}

/** @param {LinePoint[]} points */
export function pathOf(points) {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

/** Where a label beside the line covers least, if possible near its end. @param {LinePoint[]} line @param {number} width @param {Obstacle[]} busy @returns {LinePoint} */
export function bestPlace(line, width, busy) {
  let best = line[line.length - 1];
  let least = Infinity;
  spread(line).forEach(([x, y], number) => {
    for (const [dx, dy] of [[0, 20], [0, -20], [width / 2 + 6, 0], [-width / 2 - 6, 0]]) {
      const box = { left: x + dx - width / 2, top: y + dy - 12, right: x + dx + width / 2, bottom: y + dy + 12 };
      const cost = number * 6 + busy.reduce((sum, other) => sum + overlap(box, other) * other.cost, 0);
      if (cost < least) [best, least] = [[x + dx, y + dy], cost];
    }
  });
  return best;
}

/** Points every ten units, from the end on. @param {LinePoint[]} line @returns {LinePoint[]} */
function spread(line) {
  const back = [...line].reverse();
  /** @type {LinePoint[]} */
  const points = [back[0]];
  back.slice(1).forEach((start, index) => {
    const end = back[index];
    const steps = Math.max(1, Math.round(Math.hypot(end[0] - start[0], end[1] - start[1]) / 10));
    for (let step = 1; step <= steps; step += 1) {
      points.push([end[0] + ((start[0] - end[0]) * step) / steps, end[1] + ((start[1] - end[1]) * step) / steps]);
    }
  });
  return points;
}

/** @param {{left: number, top: number, right: number, bottom: number}} box @param {Obstacle} other */
function overlap(box, other) {
  const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
  const tall = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
  return wide > 0 && tall > 0 ? wide * tall : 0;
}
