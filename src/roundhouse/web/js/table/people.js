/** Who sits where, in words. */
import { t, hasText } from "../i18n.js";

/** @typedef {import("./session.js").TableSession} TableSession */

/** @param {TableSession} session @param {number} seat @returns {string} */
export function seatName(session, seat) {
  if (seat === session.seat.value && !session.isShared.value) return t("table-you");
  return plainName(session, seat);
}

/** The name even of the reader. @param {TableSession} session @param {number} seat @returns {string} */
export function plainName(session, seat) {
  const holder = session.holders.value[seat];
  if (!holder) return t("table-seat", { number: seat + 1 });
  if (holder.label) return holder.label;
  if (holder.person) return session.names.value[holder.person] || t("table-seat", { number: seat + 1 });
  if (holder.bot) return t(`bot-name-${seat + 1}`);
  return t("table-seat-open");
}

/** What can be chosen for a seat. @param {string} bot @returns {string} */
export function botName(bot) {
  return t("table-computer", { level: levelName(bot) });
}

/** @param {string} bot @returns {string} */
export function levelName(bot) {
  const id = `bot-${bot}`;
  return hasText(id) ? t(id) : bot;
}

/** @param {TableSession} session @param {string | null} person @returns {string} */
export function personName(session, person) {
  if (!person) return t("table-somebody");
  if (person === session.person.value) return t("table-you");
  return session.names.value[person] || t("table-somebody");
}

/** What is worth knowing about who sits there: away, not here, a computer. @param {TableSession} session @param {number} seat */
export function seatState(session, seat) {
  const holder = session.holders.value[seat];
  if (!holder) return "empty";
  if (holder.person && holder.bot) return holder.resigned ? "resigned" : "away";
  if (holder.bot) return "bot";
  return holder.person && session.present.value.includes(holder.person) ? "here" : "gone";
}

/** The place of a seat in the end, as the server says. @param {TableSession} session @param {number} seat @returns {number} */
export function rankOf(session, seat) {
  return session.result.value?.ranks[seat] ?? 1;
}
