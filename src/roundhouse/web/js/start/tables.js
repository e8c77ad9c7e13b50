/** Asking for tables: lists of them, new ones, and who sits there in words. */
import { signal } from "@preact/signals";
import { t } from "../i18n.js";
import { go } from "../route.js";
import { beSomebody, me } from "../me.js";
import { filterQuery } from "./filters.js";
import { makeTable } from "../share.js";
import { Refused, request } from "../transport.js";

/**
 * @typedef {import("../types.js").TableLine} TableLine
 * @typedef {import("../games.js").GameLine} GameLine
 */

export const mine = signal(/** @type {TableLine[] | null} */ (null));
export const invited = signal(/** @type {TableLine[] | null} */ (null));
export const open = signal(/** @type {TableLine[] | null} */ (null));

/** Look at the lists again. */
export async function loadLists() {
  try {
    const nothing = Promise.resolve({ tables: [] });
    const [all, own, wanted] = await Promise.all([
      request("GET", `/api/tables${filterQuery()}`),
      me.value?.person ? request("GET", "/api/me/tables") : nothing,
      me.value?.login ? request("GET", "/api/me/invitations") : nothing, // only accounts are found by name
    ]);
    open.value = all.tables;
    invited.value = wanted.tables;
    mine.value = own.tables;
    const waiting = own.tables.filter((/** @type {TableLine} */ table) => table.waits.includes(me.value?.person ?? ""));
    navigator.setAppBadge?.(waiting.length).catch(() => {}); // on the sign of the installed page
  } catch (error) {
    if (!(error instanceof Refused)) throw error; // the next look may be answered
  }
}

/** Say no to an invitation. @param {string} table */
export async function decline(table) {
  invited.value = (await request("DELETE", `/api/me/invitations/${encodeURIComponent(table)}`, {})).tables;
}

/** @param {Record<string, unknown>} wanted make a table and go there */
export async function openTable(wanted) {
  await beSomebody();
  go(`/table/${await makeTable(wanted)}`);
}

/** @param {string} game @param {string} bot @param {number} opponents one click to a game */
export function playNow(game, bot, opponents) {
  const computers = Array.from({ length: opponents }, () => ({ who: "bot", bot }));
  return openTable({ game, seats: [{ who: "me" }, ...computers], visibility: "link" });
}

/** What people choose among, from weak to strong: levels, or bots where there is no level. @param {GameLine} game @returns {string[]} */
export function levelsOf(game) {
  return game.levels.length > 0 ? game.levels : game.bots;
}

/** @param {TableLine} table @returns {string} who sits there, without the reader */
export function othersOf(table) {
  const names = table.seats.map((seat, index) => {
    if (seat.label) return seat.label;
    if (seat.person) return seat.person === me.value?.person ? "" : table.names[seat.person] || t("table-somebody");
    return t(seat.bot ? `bot-name-${index + 1}` : "table-seat-open");
  });
  return names.filter(Boolean).join(", ");
}
