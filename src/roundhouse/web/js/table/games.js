/** The front of each game, loaded when a table of it is opened. */

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {{lead?: string, text: string}} Prompt  `lead` stands out: "Your turn." */

/**
 * @typedef {object} GameFront
 * @property {import("preact").ComponentType<{store: TableStore}>} Table  draws everything below the top line
 * @property {(store: TableStore) => Prompt} prompt  while it is the reader's turn, and at the end
 * @property {(store: TableStore, rule: string, params: Record<string, any>) => string} fact  what a refusal adds to its rule
 * @property {(store: TableStore, action: string) => string} describe  an action in words
 * @property {(value: number) => string} [lead]  how far a choice leads or lags, where that is not in points
 * @property {(store: TableStore, action: string) => void} [point]  show a hinted action on the board
 * @property {(store: TableStore) => string | null} [banner]  the last round, for example
 * @property {(store: TableStore, key: string) => boolean} [keys]  whether the key meant something
 * @property {() => [string, string][]} [keyHelp]
 * @property {import("preact").ComponentType<{store: TableStore}>} [Sheet]  the printed score sheet
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
