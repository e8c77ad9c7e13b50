/** SHA-256 (FIPS 180-4) in a few lines: browsers have their own only on pages that came by HTTPS or from this computer. */

/** The first 32 bits behind the point of a root of the first primes. @param {number} count @param {number} degree */
function rootsOfPrimes(count, degree) {
  const primes = /** @type {number[]} */ ([]);
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime)) primes.push(number);
  }
  return primes.map((prime) => (prime ** (1 / degree) % 1) * 2 ** 32 | 0);
}

const START = rootsOfPrimes(8, 2);
const ROUNDS = rootsOfPrimes(64, 3);

/** @param {Uint8Array} message @returns {string} 64 hexadecimal digits */
export function sha256(message) {
  const blocks = Math.ceil((message.length + 9) / 64);
  const padded = new DataView(new ArrayBuffer(blocks * 64));
  new Uint8Array(padded.buffer).set([...message, 0x80]);
  padded.setUint32(blocks * 64 - 4, message.length * 8); // far shorter than 2^32 bits
  const state = [...START];
  const words = new Int32Array(64);
  for (let block = 0; block < blocks; block += 1) {
    for (let at = 0; at < 64; at += 1) {
      words[at] =
        at < 16
          ? padded.getInt32(block * 64 + at * 4)
          : (mixed(words[at - 2], 17, 19, 10) + words[at - 7] + mixed(words[at - 15], 7, 18, 3) + words[at - 16]) | 0;
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let at = 0; at < 64; at += 1) {
      const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[at] + words[at]) | 0;
      const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = (state[at] + word) | 0));
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** @param {number} word @param {number} by */
function turned(word, by) {
  return (word >>> by) | (word << (32 - by));
}

/** @param {number} word @param {number} one @param {number} other @param {number} shift */
function mixed(word, one, other, shift) {
  return turned(word, one) ^ turned(word, other) ^ (word >>> shift);
}
