/**
 * What the guides say, and when. A lesson fits a decision; the first that fits and was not given yet is given.
 * `lit` names the parts of the table that it speaks of. Texts are `guide-<game>-<id>` and `...-more`.
 */

/**
 * @typedef {{legal: string[], isAmount: boolean, view: any, number: number}} Moment
 * @typedef {{id: string, fits: (moment: Moment) => boolean, lit?: string}} Lesson
 */

/** @param {Moment} moment @param {string} kind */
const offers = (moment, kind) => moment.legal.some((action) => action === kind || action.startsWith(`${kind} `));

/** @type {Record<string, Lesson[]>} */
export const LESSONS = {
  tickets: [
    { id: "first-tickets", fits: (now) => offers(now, "keep") && now.number === 1, lit: ".keep" },
    { id: "keep", fits: (now) => offers(now, "keep"), lit: ".keep" },
    { id: "draw", fits: (now) => offers(now, "tickets") && offers(now, "draw"), lit: ".display, .pile.deck" },
    { id: "second", fits: (now) => !offers(now, "tickets") && offers(now, "draw"), lit: ".display, .pile.deck" },
    { id: "claim", fits: (now) => offers(now, "claim"), lit: ".board-window" },
    { id: "aims", fits: (now) => offers(now, "draw"), lit: "ul.tickets" },
    { id: "locomotive", fits: (now) => offers(now, "draw"), lit: ".display" },
    { id: "twin", fits: (now) => offers(now, "draw"), lit: ".board-window" },
    { id: "players", fits: (now) => offers(now, "draw"), lit: "ul.players" },
    { id: "more-tickets", fits: (now) => offers(now, "tickets"), lit: ".tickets-pile" },
    { id: "end", fits: () => true, lit: "ul.players" },
  ],
  lilliput: [
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
  ],
};

/** How many decisions a guide goes along with. */
export const DECISIONS = 10;
