/** The server's notation of actions, taken apart. Nothing here makes one up. */

/** @typedef {[string, number]} Cards  so many of a colour */

/** @param {string} action @returns {{kind: string, what: string, cards: Cards[], tickets: string[]}} its parts */
export function parts(action) {
  const [kind, ...rest] = action.split(" ");
  /** @type {Cards[]} */
  const cards = [];
  if (kind === "claim") for (let index = 1; index < rest.length; index += 2) cards.push([rest[index + 1], Number(rest[index])]);
  return { kind, what: rest[0] ?? "", cards, tickets: kind === "keep" ? rest : [] };
}
