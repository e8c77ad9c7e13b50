/** Companies, characters, tiles, actions and accounts of this game in words. */
import { hasText, t } from "../i18n.js";
import { plainName, seatName } from "../table/people.js";
import { parts, place } from "./notation.js";
import { piecesOf } from "./pieces.js";

/** @typedef {import("../table/session.js").TableSession<import("./types.js").LilliputView>} TableSession @typedef {import("./pieces.js").Pieces} Pieces */

/** @param {string} company */
export function companyName(company) {
  return t(`lilliput-company-${company}`);
}

/** @param {string} item of the draft: a company or a character */
function isCompany(item) {
  return hasText(`lilliput-company-${item}`);
}

/** @param {string} company */
export function railwayName(company) {
  return t(`lilliput-railway-${company}`);
}

/** @param {string} character */
export function characterName(character) {
  return t(`lilliput-character-${character}`);
}

/** @param {TableSession} session @param {number} seat the name, or Gulliver's, who sits behind all others */
export function whoIs(session, seat) {
  return isAutomaton(session, seat) ? t("automaton-lilliput") : seatName(session, seat);
}

/** The name even of the reader. @param {TableSession} session @param {number} seat */
export function fullName(session, seat) {
  return isAutomaton(session, seat) ? t("automaton-lilliput") : plainName(session, seat);
}

/** @param {TableSession} session @param {number} seat */
export function isAutomaton(session, seat) {
  return seat >= (session.holders.value.length ?? 0);
}

/** Money, its sign where the language has it. @param {number} sum @returns {string} */
export function pounds(sum) {
  return t("lilliput-pounds", { sign: sum < 0 ? "−" : "", sum: Math.abs(sum) });
}

/** What is gained or lost. @param {number} sum @returns {string} */
export function signed(sum) {
  return t("lilliput-pounds", { sign: sum < 0 ? "−" : sum > 0 ? "+" : "±", sum: Math.abs(sum) });
}

/** What stands before and after a figure that is typed in. @returns {string[]} */
export function aroundPounds() {
  return t("lilliput-pounds", { sign: "", sum: "|" }).split("|");
}

/** A tile by colour and kind; Mildendo is the only red one. @param {Pieces} pieces @param {string} id */
export function tileName(pieces, id) {
  const found = pieces.kinds.get(id);
  if (!found) return id;
  const kind = t(`lilliput-tile-${found.kind}`);
  if (["none", "red"].includes(found.colour)) return t("lilliput-tile-plainly", { kind });
  return t("lilliput-tile-name", { colour: t(`lilliput-colour-${found.colour}`), kind });
}

/** A tile by all in which it differs from others. @param {Pieces} pieces @param {string} id */
export function exactTileName(pieces, id) {
  const tile = tileName(pieces, id);
  return hasText(`lilliput-shape-${id}`) ? t("lilliput-tile-shaped", { tile, shape: t(`lilliput-shape-${id}`) }) : tile;
}

/** A place on the map by the figures at its edges. @param {string} cell */
export function cellName(cell) {
  const [x, y] = place(cell).map((figure) => String(figure).replace("-", "−"));
  return t("lilliput-cell", { x, y });
}

/** @param {import("./types.js").LilliputView} view @param {Pieces} pieces @param {number} card @param {string} half */
export function halfName(view, pieces, card, half) {
  const kind = pieces.cards.find((each) => each.number === card);
  const sum = half === "treasury" ? view.facts.treasury_card : (kind?.cash ?? 0);
  return t(`lilliput-half-${half.replace("+", "-")}`, { sum });
}

/** @param {TableSession} session @param {string} account as events name it */
export function accountName(session, account) {
  if (account === "bank") return t("lilliput-log-bank");
  if (account.startsWith("seat ")) return whoIs(session, Number(account.slice(5)));
  return companyName(account);
}

/** @param {TableSession} session @param {string} action */
export function describe(session, action) {
  const view = session.view.value;
  const pieces = piecesOf(view);
  if (!view || !pieces) return action;
  const done = parts(action);
  const { kind } = done;
  const company = done.company ? companyName(done.company) : "";
  if (kind === "draft" && isCompany(done.item)) return t("lilliput-say-draft-company", { company: companyName(done.item) });
  if (kind === "draft") return t("lilliput-say-draft-character", { character: characterName(done.item) });
  if (kind === "lay") return t("lilliput-say-lay", { company, cell: cellName(done.cell), tile: tileName(pieces, done.tile) });
  if (kind === "card" || kind === "copy") return t(`lilliput-say-${kind}`, { card: done.card, half: halfName(view, pieces, done.card, done.half) });
  if (kind === "justice") return t(`lilliput-do-justice-${done.item}`, { sum: justice(pieces, done.item) });
  if (kind === "amount") return pounds(done.number);
  if (kind === "sell") return t("lilliput-say-sell", { company, number: done.number });
  if (kind === "buy") return t("lilliput-say-buy", { company });
  if (kind === "found") return t("lilliput-say-found", { company, price: done.price });
  if (kind === "home") return t("lilliput-say-home", { cell: cellName(done.cell) });
  if (kind === "train") return describeTrain(view, done);
  if (kind === "give") return t("lilliput-say-give", { company, train: done.train });
  if (kind === "station") return t("lilliput-say-station", { company, cell: cellName(done.cell) });
  return t(`lilliput-say-${kind}`, { company });
}

/** @param {import("./types.js").LilliputView} view @param {import("./notation.js").Parts} done */
function describeTrain(view, done) {
  const source = done.source === "bank" || done.source === "pool" ? done.source : "company";
  const words = {
    company: companyName(done.company),
    train: done.source === "bank" ? view.facts.top_train : done.train,
    seller: source === "company" ? companyName(done.source) : "",
  };
  const bought = t(`lilliput-say-train-${source}`, words);
  return done.returned.length ? t("lilliput-say-returning", { bought, trains: done.returned.join(", ") }) : bought;
}

/** @param {Pieces} pieces @param {string} kind what the Justiciary gives */
export function justice(pieces, kind) {
  return Math.max(...pieces.characters.map((character) => (kind === "cash" ? character.round_cash : character.round_treasury)));
}

/** Rules with several causes: the parameter that the text of the facts is about. @type {Record<string, string>} */
const NEEDS = { "L-030": "item", "L-141": "most", "L-058": "active", "L-059": "active" };

/** What a refusal adds to its rule. @param {TableSession} session @param {string} rule @param {Record<string, any>} params */
export function fact(session, rule, params) {
  const id = `lilliput-fact-${rule}`;
  if (!hasText(id) || Object.keys(params).length === 0 || (rule in NEEDS && !(NEEDS[rule] in params))) return "";
  const pieces = piecesOf(session.view.value);
  /** @type {Record<string, string | number>} */
  const words = {};
  for (const [name, value] of Object.entries(params)) {
    if (["company", "seller", "running"].includes(name) && typeof value === "string") words[name] = companyName(value);
    else if (name === "active") words[name] = fullName(session, value);
    else if (name === "item") words[name] = isCompany(value) ? companyName(value) : characterName(value);
    else if (name === "tile" && pieces) words[name] = exactTileName(pieces, value);
    else if (name === "cell") words[name] = cellName(Array.isArray(value) ? value.join(",") : value);
    else words[name] = Array.isArray(value) ? value.join(",") : typeof value === "number" ? value : String(value);
  }
  return t(id, words);
}
