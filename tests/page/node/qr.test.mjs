/** Links as QR codes: the published vectors, and codes that are read back as a camera would. */
import assert from "node:assert/strict";
import { test } from "node:test";

const { checkOf, formatOf, qrCode } = await import("../../../src/roundhouse/web/js/start/qr.js");

const BLOCKS = { 21: [10, 1, 16], 25: [16, 1, 28], 29: [26, 1, 44], 33: [18, 2, 32], 37: [24, 2, 43], 41: [16, 4, 27] };
const FORMATS = ["101010000010010", "101000100100101", "101111001111100", "101101101001011", "100010111111001", "100000011001110", "100111110010111", "100101010100000"];
const IS_FLIPPED = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => ((y >> 1) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The text of a code, by the standard and not by the encoder. @param {boolean[][]} squares */
function read(squares) {
  const size = squares.length;
  const around = (first) => Array.from({ length: 15 }, (_, bit) => Number(first(bit))).reverse().join("");
  const upright = around((bit) => squares[bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit][8]);
  const level = around((bit) => squares[8][bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit]);
  assert.equal(upright, level);
  const mask = FORMATS.indexOf(upright);
  assert.ok(mask >= 0, upright);
  const corner = (x, y) => (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
  const inside = (x, y) => size > 21 && Math.abs(x - size + 7) <= 2 && Math.abs(y - size + 7) <= 2;
  let bits = "";
  let isUp = true;
  for (const right of [...Array(size).keys()].reverse().filter((x) => (x > 6 ? x % 2 === 0 : x % 2 === 1))) {
    for (let row = 0; row < size; row++) {
      const y = isUp ? size - 1 - row : row;
      for (const x of [right, right - 1]) {
        if (corner(x, y) || inside(x, y) || x === 6 || y === 6) continue;
        bits += Number(squares[y][x] !== IS_FLIPPED[mask](x, y));
      }
    }
    isUp = !isUp;
  }
  const [correcting, blocks, data] = BLOCKS[size];
  const words = bits.match(/.{8}/g).map((byte) => parseInt(byte, 2));
  assert.equal(words.length, blocks * (data + correcting));
  const parts = Array.from({ length: blocks }, (_, block) => words.filter((_, at) => at % blocks === block));
  for (const part of parts) assert.deepEqual(part.slice(data), checkOf(part.slice(0, data), correcting));
  const text = parts.flatMap((part) => part.slice(0, data)).map((word) => word.toString(2).padStart(8, "0")).join("");
  assert.equal(text.slice(0, 4), "0100"); // bytes
  const length = parseInt(text.slice(4, 12), 2);
  const bytes = text.slice(12, 12 + 8 * length).match(/.{8}/g).map((byte) => parseInt(byte, 2));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

test("the codewords that correct are those of the tutorials' HELLO WORLD", () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  assert.deepEqual(checkOf(data, 10), [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test("the formats are those of the standard's table", () => {
  assert.deepEqual(FORMATS.map((_, mask) => formatOf(mask).toString(2)), FORMATS);
});

test("every link is read back, in the smallest code that holds it", () => {
  for (const [length, size] of [[1, 21], [14, 21], [15, 25], [26, 25], [27, 29], [42, 29], [43, 33], [62, 33], [84, 37], [106, 41]]) {
    const squares = qrCode("x".repeat(length));
    assert.equal(squares.length, size);
    assert.equal(read(squares), "x".repeat(length));
  }
  for (const link of ["http://192.168.1.25:8000/table/bPk3F8_wuSlqF-TawBl-ag", "https://hra.example/table/ž-ř_8"]) assert.equal(read(qrCode(link)), link);
});

test("what is too long has no code", () => {
  assert.equal(qrCode("x".repeat(107)), null);
});
