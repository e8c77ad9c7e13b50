/**
 * Which games there are, and what each brings to the page: its front. Nothing else of the page names a game.
 *
 * A game is drawn by one module, which the server names in `/api/games`; what it exports as `front` is a `GameFront`.
 * That module is small: table, miniature and lessons are imported when they are wanted. A game without one has the
 * generic front, which shows any view and any actions.
 */
import { signal } from "@preact/signals";
import { request } from "./transport.js";

/**
 * @typedef {import("./types.js").OptionLine} OptionLine
 * @typedef {import("./types.js").GameLine} GameLine
 * @typedef {import("./table/session.js").TableSession} TableSession
 * @typedef {import("preact").ComponentType<{session: TableSession}>} TablePart
 */

/**
 * @typedef {object} GameFront  what the front module of a game exports as `front`
 * @property {() => Promise<import("preact").ComponentType<{game: GameLine}>>} miniature  a living board for the start page
 * @property {() => Promise<import("preact").ComponentType<{option: string, value: any}>>} [thumbnail]  what can be chosen for an option that takes files
 * @property {() => Promise<TableFront>} table  what is drawn and said at a table
 * @property {() => Promise<Lesson[]>} [lessons]  of the guide beside a first game; without them there is no guide
 * @property {() => Promise<MapPart>} [workshop]  how maps of its own are drawn; without it the workshop has nothing for it
 */

/**
 * @typedef {{code: string, places: string[], params: Record<string, string | number>}} MapHint  what should be looked at: a text, and where
 * @typedef {object} MapPart
 * @property {string} option  of the game, that takes a map
 * @property {() => Record<string, any>} empty  a map on which nothing is drawn yet
 * @property {{name: string, text: string, least: number, most: number, usual: number}[]} wishes  for a random one
 * @property {(measure: any, line: GameLine) => number[]} players  how many can play on it
 * @property {(value: any) => MapHint[]} checks  what can be seen while drawing
 * @property {(value: any, place: string) => string[]} placesOf  what a mistake is about, by its place in the data
 * @property {import("preact").ComponentType<{draft: import("./workshop/draft.js").WorkDraft, pointed: import("@preact/signals").Signal<string[]>, measure: any, heat: any}>} Editor
 * @property {import("preact").ComponentType<{measure: any}>} Measure
 */

/**
 * @typedef {{lead?: string, text: string}} Prompt  `lead` stands out: "Your turn."
 * @typedef {object} TableFront
 * @property {TablePart} Table  draws everything below the top line
 * @property {(session: TableSession) => Prompt} prompt  while it is the reader's turn, and at the end
 * @property {(session: TableSession, rule: string, params: Record<string, any>) => string} fact  what a refusal adds to its rule
 * @property {(session: TableSession, action: string) => string} describe  an action in words
 * @property {(session: TableSession, kind: string, id: string) => import("preact").ComponentChildren} [sign]  beside what a line of the log names, as that game's log calls it
 * @property {(session: TableSession) => boolean} [isTelling]  whether the end is still being told, so that the log must not
 * @property {(session: TableSession, action: string) => void} [point]  show a hinted action on the board
 * @property {(session: TableSession) => string | null} [banner]  the last round, for example
 * @property {(session: TableSession, key: string) => boolean} [keys]  whether the key meant something
 * @property {() => [string, string][]} [keyHelp]
 * @property {TablePart} [Sheet]  the printed score sheet
 */

/**
 * A lesson fits a decision; the first that fits and was not given yet is given. `lit` names the parts of the table that
 * it speaks of, `figures` what its text tells of them; the guide ends when all were given but those that not every game
 * comes to (`isExtra`). Texts are `guide-<game>-<id>` and `...-more`.
 * @typedef {{legal: string[], isAmount: boolean, view: any, seat: number, number: number}} Decision
 * @typedef {object} Lesson
 * @property {string} id
 * @property {(decision: Decision) => boolean} fits
 * @property {string} [lit]
 * @property {(decision: Decision) => Record<string, string | number>} [figures]
 * @property {boolean} [isExtra]
 */

const GENERIC = "/js/generic/front.js";

/** All games, in the order of the start page. */
export const games = signal(/** @type {GameLine[]} */ ([]));

/** @returns {Promise<GameLine[]>} */
export async function loadGames() {
  if (games.value.length === 0) {
    const found = /** @type {GameLine[]} */ ((await request("GET", "/api/games")).games);
    games.value = found.sort((one, other) => (one.page?.place ?? Infinity) - (other.page?.place ?? Infinity) || one.name.localeCompare(other.name));
  }
  return games.value;
}

/** @param {string} name @returns {Promise<GameFront>} */
export async function frontOf(name) {
  const found = (await loadGames()).find((game) => game.name === name);
  return (await import(found?.page?.front ?? GENERIC)).front;
}

/** @type {Record<string, import("preact").ComponentType<{game: GameLine}>>} */
const miniatures = {};

/** The miniature of a game, once it is loaded. @param {string} name */
export function miniatureOf(name) {
  return miniatures[name] ?? null;
}

/** Load the miniatures of all games: the first screen needs them. @returns {Promise<void>} */
export async function loadMiniatures() {
  const all = await loadGames();
  await Promise.all(
    all.map(async ({ name }) => {
      miniatures[name] ??= await (await frontOf(name)).miniature();
    }),
  );
}
