/** Routes, tickets, cards and actions of this game in words. */
import { hasText, t } from "../i18n.js";
import { plainName } from "../table/people.js";
import { boardOf, cityName } from "./board.js";
import { parts } from "./notation.js";

/** @typedef {import("../table/session.js").TableSession<import("./types.js").TicketsView>} TableSession @typedef {import("./board.js").TicketsBoard} TicketsBoard */

/** @param {TicketsBoard} board @param {{a: string, b: string}} pair */
export function pairName(board, pair) {
  return t("tickets-route", { a: cityName(board, pair.a), b: cityName(board, pair.b) });
}

/** @param {TicketsBoard} board @param {string} id */
export function routeName(board, id) {
  const route = board.routes.find((each) => each.id === id);
  return route ? pairName(board, route) : id;
}

/** @param {TicketsBoard} board @param {string} id */
export function ticketName(board, id) {
  const ticket = board.tickets.find((each) => each.id === id);
  return ticket ? pairName(board, ticket) : id;
}

/** @param {[string, number][]} cards such as "2 blue and 1 locomotive" */
export function cardsInWords(cards) {
  const parts = cards.map(([colour, number]) => t(`tickets-cards-${colour}`, { number }));
  return parts.length < 2 ? parts.join("") : t("log-and", { first: parts.slice(0, -1).join(", "), last: parts[parts.length - 1] });
}

/** @param {TableSession} session @param {string} action */
export function describe(session, action) {
  const board = boardOf(session.view.value);
  const { kind, what, cards, tickets } = parts(action);
  if (!board) return action;
  if (kind === "claim") return t("tickets-say-claim", { route: routeName(board, what), cards: cardsInWords(cards) });
  if (kind === "take") return t("tickets-say-take", { card: cardName(what) });
  if (kind === "keep") return t("tickets-say-keep", { tickets: tickets.map((id) => ticketName(board, id)).join(", ") });
  return t(`tickets-say-${kind}`);
}

/** @param {string} colour such as "a red card" */
export function cardName(colour) {
  return t("tickets-log-card-seen", { colour, name: t(`colour-${colour}`) });
}

/** What a refusal adds to its rule. @param {TableSession} session @param {string} rule @param {Record<string, any>} params */
export function fact(session, rule, params) {
  const view = session.view.value;
  const board = boardOf(view);
  let id = `tickets-fact-${rule}`;
  if (rule === "T-065") id += params.locomotives ? "-locomotives" : "held" in params ? "-held" : "-count";
  if (rule === "T-036" && view?.stage === "keep tickets") id += "-keep";
  if (!board || !hasText(id)) return "";
  /** @type {Record<string, string | number>} */
  const words = { you: params.owner === view.seat ? "yes" : "no" };
  for (const [name, value] of Object.entries(params)) {
    if (name === "route") words.route = routeName(board, value);
    else if (name === "ticket") words.ticket = ticketName(board, value);
    else if (name === "owner" || name === "active") words[name] = plainName(session, value);
    else if (name === "colours") [words.first, words.second] = value.map((/** @type {string} */ colour) => t(`colour-${colour}`));
    else if ((name === "colour" || name === "needed") && typeof value === "string") words[name] = t(`colour-${value}`);
    else words[name] = value;
  }
  return t(id, words);
}
