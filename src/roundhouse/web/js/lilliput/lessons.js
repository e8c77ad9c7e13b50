/** What the guide says in a first game of 18Lilliput, and when. */
import { offers } from "../learn/lessons.js";

/** @type {import("../games.js").Lesson[]} */
export const LESSONS = [
  { id: "draft", fits: (now) => offers(now, "draft"), lit: ".draft" },
  { id: "draft-second", fits: (now) => offers(now, "draft"), lit: ".draft" },
  { id: "justice", fits: (now) => offers(now, "justice"), lit: ".ask" },
  { id: "card", fits: (now) => offers(now, "card"), lit: ".action-cards" },
  { id: "home", fits: (now) => offers(now, "lay") && now.number < 5, lit: ".board-window" },
  { id: "lay", fits: (now) => offers(now, "lay"), lit: ".board-window" },
  { id: "shares", fits: (now) => offers(now, "buy") || offers(now, "sell") || offers(now, "found"), lit: ".share-chart" },
  { id: "trains", fits: (now) => offers(now, "train"), lit: ".deck" },
  { id: "station", fits: (now) => offers(now, "station"), lit: ".board-window" },
  { id: "amount", fits: (now) => now.isAmount, lit: ".ask" },
  { id: "run", fits: (now) => offers(now, "pay") || offers(now, "withhold"), lit: ".run-ways" },
  { id: "card-again", fits: (now) => offers(now, "card"), lit: ".action-cards" },
  { id: "copy", fits: (now) => offers(now, "copy"), lit: ".action-cards" },
  { id: "after", fits: (now) => offers(now, "done"), lit: ".ask" },
  { id: "free", fits: () => true },
];
