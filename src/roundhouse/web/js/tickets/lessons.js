/** What the guide says in a first game of Ticket to Ride, and when. */
import { offers } from "../learn/lessons.js";

/** @type {import("../games.js").Lesson[]} */
export const LESSONS = [
  { id: "first-tickets", fits: (now) => offers(now, "keep") && now.number === 1, lit: ".keep" },
  { id: "keep", fits: (now) => offers(now, "keep"), lit: ".keep" },
  { id: "draw", fits: (now) => offers(now, "tickets") && offers(now, "draw"), lit: ".display, .draw-pile" },
  { id: "second", fits: (now) => !offers(now, "tickets") && offers(now, "draw"), lit: ".display, .draw-pile" },
  { id: "claim", fits: (now) => offers(now, "claim"), lit: ".board-window" },
  { id: "aims", fits: (now) => offers(now, "draw"), lit: "ul.tickets" },
  { id: "locomotive", fits: (now) => offers(now, "draw"), lit: ".display" },
  { id: "twin", fits: (now) => offers(now, "draw"), lit: ".board-window" },
  { id: "players", fits: (now) => offers(now, "draw"), lit: "ul.players" },
  { id: "more-tickets", fits: (now) => offers(now, "tickets"), lit: ".tickets-pile" },
  { id: "end", fits: () => true, lit: "ul.players" },
];
