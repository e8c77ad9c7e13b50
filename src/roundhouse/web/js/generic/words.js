/**
 * Any game in words: from its texts where it has them, else from its notation and its keys. They are the same texts that
 * the terminal uses (KEY, STAGE and ACTION with dashes between words), and all of them may be missing:
 *
 *     GAME-view-KEY      what an entry of the view is called; an empty text hides it
 *     GAME-KEY-VALUE     what a value is called: `whist-card-k`
 *     GAME-ask-STAGE     the question, where the view has a `stage`; GAME-ask for all others
 *     GAME-do-ACTION     what an action is called: its notation, or the first word of it with the rest as $rest
 *     GAME-fact-RULE     what a refusal says about this case, with the refusal's parameters
 *     GAME-sheet-KEY     a column of the score sheet
 *     GAME-notation      how actions are written; GAME-aims what the game is about
 */
import { hasText, t } from "../i18n.js";
import { plainName, seatName } from "../table/people.js";

/** @typedef {import("../table/session.js").TableSession} TableSession @typedef {import("./shape.js").Plain} Plain */

/** Entries and parameters whose numbers are seats. */
const SEATS = new Set(["seat", "active", "active_seat", "first", "first_player", "winner"]);

/** @param {string} text such as "hands_won" or "bet 3" @returns {string} as part of an id */
function asId(text) {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
}

/** @param {string} text @returns {string} a key or a piece of notation for people */
function plainly(text) {
  const words = text.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @param {TableSession} session @param {string} action */
export function describe(session, action) {
  const game = session.game.value;
  const whole = `${game}-do-${asId(action)}`;
  if (hasText(whole)) return t(whole, { rest: "" });
  const [kind, ...rest] = action.split(" ");
  const first = `${game}-do-${asId(kind)}`;
  return hasText(first) ? t(first, { rest: rest.join(" ") }) : plainly(action);
}

/** @param {TableSession} session what is asked */
export function question(session) {
  const own = `${session.game.value}-ask`;
  const ofStage = `${own}-${asId(String(session.view.value?.stage ?? ""))}`;
  return t([ofStage, own].find(hasText) ?? "generic-question");
}

/** @param {TableSession} session how actions are written */
export function notation(session) {
  const own = `${session.game.value}-notation`;
  return t(hasText(own) ? own : "generic-why-action");
}

/** @param {TableSession} session @param {string} key @param {"view" | "sheet"} [kind] of what; nothing if it is not to be shown */
export function keyName(session, key, kind = "view") {
  const id = `${session.game.value}-${kind}-${asId(key)}`;
  return hasText(id) ? t(id) : plainly(key);
}

/** @param {TableSession} session @param {string} key @param {Plain} value @returns {string} */
export function valueName(session, key, value) {
  if (value === null || value === "") return "–";
  const game = session.game.value;
  const isSeat = typeof value === "number" && Number.isInteger(value) && value >= 0 && value < session.holders.value.length;
  if (isSeat && SEATS.has(key)) return seatName(session, value);
  if (typeof value === "boolean") return t(value ? "generic-yes" : "generic-no");
  if (typeof value === "number") return value < 0 ? `−${-value}` : String(value);
  const id = `${game}-${asId(key)}-${asId(value)}`;
  return hasText(id) ? t(id) : value;
}

/** @param {TableSession} session @param {string} rule @param {Record<string, any>} params */
export function fact(session, rule, params) {
  const id = `${session.game.value}-fact-${rule}`;
  if (!hasText(id)) return "";
  const words = Object.entries(params).map(([name, value]) => {
    if (SEATS.has(name) && typeof value === "number") return [name, plainName(session, value)];
    return [name, typeof value === "number" ? value : String(value)];
  });
  return t(id, Object.fromEntries(words));
}
