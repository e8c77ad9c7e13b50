// A bot in JavaScript for both games: it has an order of wishes and lets chance decide between equal ones.
// It needs nothing but Node; docs/protocol.md describes the lines that it reads and writes.
//
//     roundhouse tournament tickets --bots "engine:node examples/bots/wishes.mjs,random" --games 10

import { createInterface } from "node:readline";

const WISHES = {
  tickets: [/^claim /, /^keep \S+ \S+$/, /^keep /, /^take locomotive/, /^draw$/, /^take /, /^tickets$/],
  lilliput: [
    /^found /, /^buy /, /^train bank /, /^pay /, /^lay /, /^card .* (shares|yellow|green|brown|tile)/, /^train pool /,
    /^justice /, /^card /, /^copy /, /^home /, /^draft /, /^exchange$/, /^done$/,
  ],
};

/** A small generator of chance from the seed of the question, so that the same question has the same answer. */
function chance(seed) {
  let word = Number.parseInt(seed.slice(0, 8), 16);
  return (below) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return Math.floor((word / 2 ** 32) * below);
  };
}

function choose({ view, legal, seed }) {
  const pick = chance(seed);
  const wishes = WISHES[view.game] ?? [];
  for (const wish of wishes) {
    const fitting = legal.filter((action) => wish.test(action));
    if (fitting.length) return fitting[pick(fitting.length)];
  }
  return legal[pick(legal.length)];
}

function answer(message) {
  switch (message.type) {
    case "hello":
      return { type: "hello", protocol: 1, name: "Wishes", games: Object.keys(WISHES) };
    case "choose":
      return { type: "choice", id: message.id, action: choose(message) };
    default: // "game" tells what is printed on the board, which this bot does not look at
      return null;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const told = answer(JSON.parse(line));
  if (told) process.stdout.write(`${JSON.stringify(told)}\n`);
}
