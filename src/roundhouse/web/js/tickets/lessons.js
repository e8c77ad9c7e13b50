/** What the guide says in a first game of Ticket to Ride, and when. */
import { offers } from "../learn/lessons.js";

/** @typedef {import("../games.js").Decision} Decision */

/** @param {Decision} now */
const isTurn = (now) => now.view.stage === "turn";

/** @type {import("../games.js").Lesson[]} */
export const LESSONS = [
  { id: "first-tickets", fits: (now) => now.view.stage === "first tickets", lit: ".keep" },
  { id: "keep", isExtra: true, fits: (now) => now.view.stage === "keep tickets", lit: ".keep" },
  { id: "second", fits: (now) => now.view.stage === "second card", lit: ".display, .draw-pile" },
  { id: "draw", fits: (now) => isTurn(now) && offers(now, "draw"), lit: ".display, .draw-pile" },
  { id: "claim", fits: (now) => isTurn(now) && offers(now, "claim"), lit: ".board-window" },
  { id: "locomotive", fits: (now) => now.view.display.includes("locomotive") && isTurn(now), lit: ".display" },
  { id: "aims", fits: isTurn, lit: "ul.tickets" },
  { id: "twin", fits: isTurn, lit: ".board-window" },
  { id: "players", fits: isTurn, lit: "ul.players" },
  { id: "more-tickets", fits: (now) => isTurn(now) && offers(now, "tickets"), lit: ".tickets-pile" },
  { id: "end", fits: isTurn, lit: "ul.players" },
];
