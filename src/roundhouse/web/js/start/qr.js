/**
 * A link as a QR code (ISO/IEC 18004): bytes, error correction M, the versions 1 to 6, which hold 106 bytes.
 *
 *     const squares = qrCode("https://...");   // rows of true (dark) and false; null if the text is too long
 */

/** By version, from 1: codewords for correcting in each block, blocks, and data codewords in each. */
const BLOCKS = [[10, 1, 16], [16, 1, 28], [26, 1, 44], [18, 2, 32], [24, 2, 43], [16, 4, 27]];
const BYTES = 4; // the mode
const PADDING = [0xec, 0x11];
const HEADER = 2; // bytes that mode and length take, with the end
const CORRECTION_M = 0;

/** @type {((x: number, y: number) => number)[]} dark and light change places where it is 0 */
const MASKS = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** @param {string} text @returns {boolean[][] | null} */
export function qrCode(text) {
  const bytes = [...new TextEncoder().encode(text)];
  const index = BLOCKS.findIndex(([, blocks, data]) => bytes.length + HEADER <= blocks * data);
  if (index < 0) return null;
  const codewords = corrected(dataOf(bytes, index), index);
  const drawn = MASKS.map((_, mask) => draw(index + 1, codewords, mask));
  const penalties = drawn.map(penalty);
  return drawn[penalties.indexOf(Math.min(...penalties))];
}

/** Mode, length, the bytes, the end, and what fills the rest. @param {number[]} bytes @param {number} index of the version */
function dataOf(bytes, index) {
  const [, blocks, size] = BLOCKS[index];
  const halves = [BYTES, bytes.length >> 4, bytes.length & 15, ...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const data = Array.from({ length: halves.length / 2 }, (_, at) => (halves[2 * at] << 4) | halves[2 * at + 1]);
  return Array.from({ length: blocks * size }, (_, at) => data[at] ?? PADDING[(at - data.length) % 2]);
}

/** The codewords of all blocks, one of each in turn: data, then those for correcting. @param {number[]} data @param {number} index */
function corrected(data, index) {
  const [correcting, blocks, size] = BLOCKS[index];
  const parts = Array.from({ length: blocks }, (_, at) => data.slice(at * size, (at + 1) * size));
  const checks = parts.map((part) => checkOf(part, correcting));
  const inTurn = (/** @type {number[][]} */ all) => all[0].flatMap((_, at) => all.map((one) => one[at]));
  return [...inTurn(parts), ...inTurn(checks)];
}

/** Multiplication in the field of 256 elements. @param {number} a @param {number} b */
function times(a, b) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return product;
}

/** Reed-Solomon: what is left when the data is divided by the generator. @param {number[]} data @param {number} degree */
export function checkOf(data, degree) {
  let generator = [1]; // without its leading 1 once it is made
  for (let root = 1, at = 0; at < degree; at++, root = times(root, 2)) {
    const longer = [...generator, 0];
    generator.forEach((factor, place) => (longer[place + 1] ^= times(factor, root)));
    generator = longer;
  }
  const rest = Array(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift();
    rest.push(0);
    generator.slice(1).forEach((each, place) => (rest[place] ^= times(each, factor)));
  }
  return rest;
}

/** @param {number} version @param {number[]} codewords @param {number} mask */
function draw(version, codewords, mask) {
  const size = 17 + 4 * version;
  const squares = Array.from({ length: size }, () => /** @type {boolean[]} */ (Array(size).fill(false)));
  const isTaken = Array.from({ length: size }, () => /** @type {boolean[]} */ (Array(size).fill(false)));
  /** @param {number} x @param {number} y @param {boolean} isDark */
  const set = (x, y, isDark) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    squares[y][x] = isDark;
    isTaken[y][x] = true;
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) rings(x, y, 4, set);
  if (version > 1) rings(size - 7, size - 7, 2, set);
  const format = formatOf(mask);
  for (let bit = 0; bit < 15; bit++) {
    const isDark = ((format >> bit) & 1) === 1;
    set(8, bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, isDark);
    set(bit < 8 ? size - 1 - bit : bit < 9 ? 15 - bit : 14 - bit, 8, isDark);
  }
  set(8, size - 8, true);
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5; // the column of the timing pattern
    for (let row = 0; row < size; row++) {
      for (const x of [right, right - 1]) {
        const isUp = ((right + 1) & 2) === 0;
        const y = isUp ? size - 1 - row : row;
        if (isTaken[y][x]) continue;
        const isDark = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        squares[y][x] = isDark !== (MASKS[mask](x, y) === 0);
        bit += 1;
      }
    }
  }
  return squares;
}

/** A square of rings about its middle. @param {number} x @param {number} y @param {number} reach @param {(x: number, y: number, isDark: boolean) => void} set */
function rings(x, y, reach, set) {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const away = Math.max(Math.abs(dx), Math.abs(dy));
      set(x + dx, y + dy, reach === 4 ? away !== 2 && away !== 4 : away !== 1);
    }
  }
}

/** Correction and mask, with ten bits that correct them. @param {number} mask */
export function formatOf(mask) {
  const data = (CORRECTION_M << 3) | mask;
  let rest = data;
  for (let at = 0; at < 10; at++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  return ((data << 10) | rest) ^ 0x5412;
}

/** How hard it is to read: runs, squares and false finders count, and too much of one colour. @param {boolean[][]} squares */
function penalty(squares) {
  const size = squares.length;
  const columns = squares.map((_, x) => squares.map((row) => row[x]));
  let sum = 0;
  for (const line of [...squares, ...columns]) {
    const text = line.map(Number).join("");
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    for (const finder of ["10111010000", "00001011101"]) for (let at = text.indexOf(finder); at >= 0; at = text.indexOf(finder, at + 1)) sum += 40;
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const same = [squares[y - 1][x - 1], squares[y - 1][x], squares[y][x - 1]];
      if (same.every((each) => each === squares[y][x])) sum += 3;
    }
  }
  const dark = squares.flat().filter(Boolean).length / size ** 2;
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
