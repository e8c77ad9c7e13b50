/** The clocks that are offered for a new table; any other comes from the API. */

/** @typedef {{id: string, clock: {kind: "move" | "total", seconds: number, increment?: number} | null}} ClockChoice */

/** @type {ClockChoice[]} */
export const CLOCKS = [
  { id: "none", clock: null },
  { id: "minute", clock: { kind: "move", seconds: 60 } },
  { id: "day", clock: { kind: "move", seconds: 86400 } },
  { id: "three-days", clock: { kind: "move", seconds: 3 * 86400 } },
  { id: "week", clock: { kind: "move", seconds: 7 * 86400 } },
  { id: "quarter", clock: { kind: "total", seconds: 900, increment: 5 } },
  { id: "hour", clock: { kind: "total", seconds: 3600, increment: 10 } },
];
