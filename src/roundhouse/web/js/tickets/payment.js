/**
 * How a route can be paid for: the legal claims by colour and locomotives, and which of them costs least. Every payment is
 * an action that the server gave; nothing here knows what may be paid with what.
 */
import { parts } from "./notation.js";

/**
 * @typedef {{action: string, colour: string, locomotives: number, cards: import("./notation.js").Cards[]}} Payment
 * `colour` is that of all other cards; "locomotive" if there are none
 * @typedef {{colour: string, payments: Payment[]}} ColourChoice  from the fewest locomotives to the most
 */

export const LOCOMOTIVE = "locomotive";

/** The colours in the order in which a hand is held. */
export const COLOURS = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red", LOCOMOTIVE];

/** @param {Iterable<string>} actions @returns {Map<string, Payment[]>} by route that can be claimed */
export function paymentsByRoute(actions) {
  /** @type {Map<string, Payment[]>} */
  const found = new Map();
  for (const action of actions) {
    const { kind, what, cards } = parts(action);
    if (kind !== "claim") continue;
    const colour = cards.find(([each]) => each !== LOCOMOTIVE)?.[0] ?? LOCOMOTIVE;
    const locomotives = cards.find(([each]) => each === LOCOMOTIVE)?.[1] ?? 0;
    found.set(what, [...(found.get(what) ?? []), { action, colour, locomotives, cards }]);
  }
  return found;
}

/**
 * One choice for each colour. Locomotives alone are the last step of every colour, and a choice of their own only if no
 * colour will do.
 * @param {Payment[]} payments of one route @returns {ColourChoice[]}
 */
export function colourChoices(payments) {
  const pure = payments.filter((payment) => payment.colour === LOCOMOTIVE);
  const colours = COLOURS.filter((colour) => colour !== LOCOMOTIVE && payments.some((payment) => payment.colour === colour));
  if (!colours.length) return pure.length ? [{ colour: LOCOMOTIVE, payments: pure }] : [];
  return colours.map((colour) => {
    const mixed = payments.filter((payment) => payment.colour === colour);
    return { colour, payments: [...mixed, ...pure].sort((one, other) => one.locomotives - other.locomotives) };
  });
}

/**
 * What costs least: as few locomotives as possible, then the colour of which most can be spared.
 * @param {Payment[]} payments of one route
 * @param {Record<string, number>} hand
 * @param {Record<string, number>} wanted cards by colour that the rest of the plan asks for
 * @returns {Payment | null}
 */
export function cheapest(payments, hand, wanted) {
  const spare = (/** @type {Payment} */ { colour }) => (hand[colour] ?? 0) - (wanted[colour] ?? 0);
  const order = (/** @type {Payment} */ one, /** @type {Payment} */ other) =>
    one.locomotives - other.locomotives ||
    spare(other) - spare(one) ||
    (hand[other.colour] ?? 0) - (hand[one.colour] ?? 0) ||
    COLOURS.indexOf(one.colour) - COLOURS.indexOf(other.colour);
  return [...payments].sort(order)[0] ?? null;
}

/** @param {Payment[]} payments @param {Set<string>} picked colours @returns {Payment[]} those that take nothing but these */
export function paidWith(payments, picked) {
  return payments.filter(({ cards }) => cards.every(([colour]) => picked.has(colour)));
}

/**
 * What differs in locomotives alone, from the fewest to the most.
 * @param {Payment[]} payments of one route @param {string} colour @returns {Payment[]}
 */
export function stepsOf(payments, colour) {
  const choices = colourChoices(payments);
  return (choices.find((choice) => choice.colour === colour) ?? choices[0])?.payments ?? [];
}

/**
 * Cards by colour that a plan asks for beside one route. Gray routes ask for no colour.
 * @param {{id: string, colour: string, length: number}[]} routes of the board @param {string[]} plan @param {string} beside
 * @returns {Record<string, number>}
 */
export function wantedCards(routes, plan, beside) {
  /** @type {Record<string, number>} */
  const wanted = {};
  for (const { id, colour, length } of routes) {
    if (id !== beside && colour !== "gray" && plan.includes(id)) wanted[colour] = (wanted[colour] ?? 0) + length;
  }
  return wanted;
}

/**
 * The claim that comes nearest to being paid for, to ask why it cannot be: with the colour of which most is held, and with
 * locomotives if that would do.
 * @param {{id: string, colour: string, length: number}} route @param {Record<string, number>} hand @returns {string}
 */
export function nearestClaim({ id, colour, length }, hand) {
  const held = (/** @type {string} */ each) => hand[each] ?? 0;
  const colours = colour === "gray" ? COLOURS.filter((each) => each !== LOCOMOTIVE) : [colour];
  const [best] = colours.sort((one, other) => held(other) - held(one));
  const own = Math.min(held(best), length);
  const locomotives = Math.min(held(LOCOMOTIVE), length - own);
  if (own + locomotives < length) return `claim ${id} ${length} ${best}`;
  return ["claim", id, ...(own ? [own, best] : []), ...(locomotives ? [locomotives, LOCOMOTIVE] : [])].join(" ");
}
