/** What the guide says in a first game of 18Lilliput, and when. */
import { offers } from "../learn/lessons.js";

/** @typedef {import("../games.js").Decision} Decision */

/** @param {string} stage @returns {(now: Decision) => boolean} */
const at = (stage) => (now) => now.view.stage === stage;

/** Whether a card can be taken for that. @param {string} half @returns {(now: Decision) => boolean} */
const card = (half) => (now) => at("turn")(now) && now.legal.some((action) => action.startsWith("card ") && action.endsWith(` ${half}`));

/** @type {import("../games.js").Lesson[]} */
export const LESSONS = [
  { id: "home", fits: at("home tile"), lit: ".board-window" },
  { id: "draft", fits: at("draft"), lit: ".draft" },
  { id: "draft-second", fits: at("draft"), lit: ".draft" },
  { id: "justice", isExtra: true, fits: at("justice"), lit: ".ask" },
  { id: "lay", isExtra: true, fits: (now) => at("laying")(now) && offers(now, "lay"), lit: ".board-window" },
  { id: "shares", isExtra: true, fits: at("shares"), lit: ".share-chart" },
  { id: "found-home", isExtra: true, fits: at("home slot"), lit: ".board-window" },
  { id: "trains", isExtra: true, fits: at("trains"), lit: ".deck" },
  { id: "station", isExtra: true, fits: at("station"), lit: ".board-window" },
  { id: "amount", isExtra: true, fits: (now) => now.isAmount, lit: ".ask" },
  { id: "pool", isExtra: true, fits: at("pool"), lit: ".deck" },
  { id: "run", fits: at("run"), lit: ".run-ways" },
  { id: "card", fits: at("turn"), lit: ".action-cards" },
  { id: "rust", fits: at("turn"), lit: ".deck", figures: (now) => ({ train: now.view.facts.top_train }) },
  { id: "share-card", fits: card("shares"), lit: ".action-cards, .share-chart" },
  { id: "station-card", fits: card("station"), lit: ".action-cards" },
  { id: "found", fits: card("shares"), lit: ".share-chart", figures: (now) => ({ cash: now.view.seats[now.seat].cash }) },
  { id: "copy", fits: (now) => at("turn")(now) && offers(now, "copy"), lit: ".action-cards" },
  { id: "end", fits: at("turn"), lit: ".share-chart", figures: (now) => ({ round: now.view.round, rounds: now.view.facts.rounds }) },
];
