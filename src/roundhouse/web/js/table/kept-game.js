/** Finished games that were seen in this browser, to be read again without a line. */

const PLACE = "games"; // in the browser's cache
const MOST = 40;

/** @typedef {import("../types.js").TableMessage} TableMessage */

/** @param {string} id */
const address = (id) => `/api/tables/${id}`;

/** @param {TableMessage} message all of a game that is over */
export async function keepGame(message) {
  try {
    const cache = await caches.open(PLACE);
    await cache.delete(address(message.id)); // the last one seen comes last
    await cache.put(address(message.id), new Response(JSON.stringify(message)));
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST)).map((request) => cache.delete(request)));
  } catch {
    // there is no room, or no cache at all: then it is read with a line
  }
}

/** @param {string} id @returns {Promise<TableMessage | null>} */
export async function keptGame(id) {
  const found = await globalThis.caches?.match(address(id), { cacheName: PLACE });
  return found ? found.json() : null;
}

/** As whoever comes next is somebody else. */
export async function forgetGames() {
  await globalThis.caches?.delete(PLACE);
}
