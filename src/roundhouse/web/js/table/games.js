/** The front of each game, loaded when a table of it is opened. */

/**
 * @typedef {import("./store.js").TableStore} TableStore
 * @typedef {{lead?: string, text: string}} Prompt  `lead` stands out: "Your turn."
 * @typedef {{
 *   Table: import("preact").ComponentType<{store: TableStore}>,       draws everything below the top line
 *   prompt: (store: TableStore) => Prompt,                            while it is the reader's turn
 *   fact: (store: TableStore, rule: string, params: Record<string, any>) => string,   what a refusal adds to its rule
 *   describe: (store: TableStore, action: string) => string,          an action in words
 *   point?: (store: TableStore, action: string) => void,              show a hinted action on the board
 *   banner?: (store: TableStore) => string | null,                    the last round, for example
 *   keys?: (store: TableStore, key: string) => boolean,               whether the key meant something
 *   keyHelp?: () => [string, string][],
 *   Sheet?: import("preact").ComponentType<{store: TableStore}>,      the printed score sheet
 * }} GameFront
 */

/** @type {Record<string, () => Promise<{front: GameFront}>>} */
const FRONTS = {
  tickets: () => import("../tickets/front.js"),
  lilliput: () => import("../lilliput/front.js"),
};

/** @param {string} game @returns {Promise<GameFront>} */
export async function frontOf(game) {
  return (await FRONTS[game]()).front;
}
