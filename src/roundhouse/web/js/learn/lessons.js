/** What the guides of all games share. The lessons themselves come with each game's front. */

/** @typedef {import("../games.js").Decision} Decision */

/** Whether an action of that kind can be done. @param {Decision} decision @param {string} kind */
export function offers(decision, kind) {
  return decision.legal.some((action) => action === kind || action.startsWith(`${kind} `));
}

/** How many decisions a guide goes along with. */
export const DECISIONS = 10;
