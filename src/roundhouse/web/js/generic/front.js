/** The front of every game that brings none: any view as a readable panel, any actions as a list to choose from. */

/** @type {import("../games.js").GameFront} */
export const front = {
  miniature: async () => (await import("./miniature.js")).Miniature,
  table: async () => (await import("./table-front.js")).front,
};
