/**
 * What this browser adds to the seed of a game: 32 random bytes, drawn only after the server has bound itself to its
 * secret, and kept with that commitment so that both can be checked at the end (docs/randomness.md).
 */
import { keep, kept } from "./memory.js";
import { isForLater, Refused, request } from "./transport.js";

/** @typedef {{share: string, commitment: string}} KeptShare */

/** Make a table, and give a share of its seed once its commitment is here. @param {Record<string, unknown>} wanted @returns {Promise<string>} its id */
export async function makeTable(wanted) {
  const made = await request("POST", "/api/tables", { ...wanted, will_share: true });
  await giveShare(made);
  return made.id;
}

const ATTEMPTS = 5; // while the server says that it has too much to do ...
const AGAIN = 2000; // ... one each, in milliseconds; after an outage the table is told anew, and that is another reason to try
const given = /** @type {Set<string>} */ (new Set()); // tables that have our share, or are about to

/** Give the share that a table waits for, if it waits for ours. @param {any} message @param {number} [attempts] */
async function giveShare({ id, person, table }, attempts = ATTEMPTS) {
  if (table.status !== "waiting" || !table.awaits.includes(person) || given.has(id)) return;
  given.add(id);
  try {
    await request("POST", `/api/tables/${id}/orders`, { do: "share", share: shareOf(id, table.commitment) });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (!isForLater(error.status, error.refusal.code)) return; // it was here already, or too late: the proof will tell
    given.delete(id);
    if (attempts > 1) setTimeout(() => giveShare({ id, person, table }, attempts - 1), AGAIN);
  }
}

/** Give what this table and the game after it wait for, if we want to play that too. @param {any} message */
export async function giveShares(message) {
  await giveShare(message);
  const { rematch_table: next, rematch_wanted: wanted } = message.table;
  if (!next || !wanted.includes(message.person) || keptShare(next)) return;
  try {
    await giveShare(await request("GET", `/api/tables/${next}`));
  } catch (error) {
    if (!(error instanceof Refused)) throw error; // its own page tries again
  }
}

/** The share of this browser for a table: always the same. @param {string} id @param {string} commitment @returns {string} */
export function shareOf(id, commitment) {
  const before = keptShare(id);
  if (before) return before.share;
  const share = [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  keep(`share.${id}`, JSON.stringify({ share, commitment }));
  return share;
}

/** @param {string} id @returns {KeptShare | null} */
export function keptShare(id) {
  return JSON.parse(kept(`share.${id}`) ?? "null");
}
