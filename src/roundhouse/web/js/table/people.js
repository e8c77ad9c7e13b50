/** Who sits where, in words. */
import { t, hasText } from "../i18n.js";

/** @typedef {import("./store.js").TableStore} TableStore */

/** @param {TableStore} store @param {number} seat @returns {string} */
export function seatName(store, seat) {
  const message = store.message.value;
  if (message && seat === message.seat && !store.isShared.value) return t("table-you");
  return plainName(store, seat);
}

/** The name even of the reader. @param {TableStore} store @param {number} seat @returns {string} */
export function plainName(store, seat) {
  const holder = store.table.value?.seats[seat];
  if (!holder) return t("table-seat", { number: seat + 1 });
  if (holder.label) return holder.label;
  if (holder.person) return store.names.value[holder.person] || t("table-seat", { number: seat + 1 });
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

/** @param {TableStore} store @param {string | null} person @returns {string} */
export function personName(store, person) {
  if (!person) return t("table-somebody");
  if (person === store.message.value?.person) return t("table-you");
  return store.names.value[person] || t("table-somebody");
}

/** What is worth knowing about who sits there: away, not here, a computer. @param {TableStore} store @param {number} seat */
export function seatState(store, seat) {
  const message = store.message.value;
  const holder = store.table.value?.seats[seat];
  if (!message || !holder) return "empty";
  if (holder.person && holder.bot) return holder.resigned ? "resigned" : "away";
  if (holder.bot) return "bot";
  return message.present.includes(holder.person) ? "here" : "gone";
}

/** The place of a seat in the end, as the server says. @param {TableStore} store @param {number} seat @returns {number} */
export function rankOf(store, seat) {
  return store.table.value?.result?.ranks[seat] ?? 1;
}
