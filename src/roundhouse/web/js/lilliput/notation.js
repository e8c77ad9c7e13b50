/** Actions as the server writes them, taken apart; what may be done is never decided here. */

/** The companies in the order in which positions count them. */
export const COMPANIES = ["red", "blue", "green", "yellow", "orange", "black", "purple", "teal"];

/**
 * @typedef {{action: string, kind: string, company: string, cell: string, tile: string, turn: number, card: number,
 *            half: string, number: number, price: number, train: string, source: string, returned: string[], item: string}} Parts
 */

/** @param {string} action @returns {Parts} */
export function parts(action) {
  const words = action.split(" ");
  const [kind, first = "", second = "", third = "", fourth = ""] = words;
  /** @type {Parts} */
  const found = { action, kind, company: "", cell: "", tile: "", turn: 0, card: 0, half: "", number: 0, price: 0, train: "", source: "", returned: [], item: "" };
  if (kind === "lay") return { ...found, company: first, cell: second, tile: third, turn: Number(fourth) };
  if (kind === "card" || kind === "copy") return { ...found, card: Number(first), half: second };
  if (kind === "sell") return { ...found, company: first, number: Number(second) };
  if (kind === "found") return { ...found, company: first, price: Number(second) };
  if (kind === "home") return { ...found, cell: first };
  if (kind === "station") return { ...found, company: first, cell: second };
  if (kind === "give") return { ...found, company: first, train: second };
  if (kind === "amount") return { ...found, number: Number(first) };
  if (kind === "draft" || kind === "justice") return { ...found, item: first };
  if (kind === "train") return purchase(found, words);
  return { ...found, company: first };
}

/** @param {Parts} found @param {string[]} words @returns {Parts} */
function purchase(found, words) {
  const place = words.indexOf("return");
  const returned = place < 0 ? [] : words.slice(place + 1);
  const [, source, second, third, , fifth] = place < 0 ? words : words.slice(0, place);
  if (source === "bank") return { ...found, source: "bank", company: second, returned };
  if (source === "pool") return { ...found, source: "pool", train: second, company: third, returned };
  return { ...found, source: second, train: third, company: fifth, returned };
}

/** @param {string} cell @returns {[number, number]} */
export function place(cell) {
  const [x, y] = cell.split(",").map(Number);
  return [x, y];
}
