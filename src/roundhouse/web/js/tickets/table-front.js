/** Ticket to Ride as the table's frame wants it. */
import { t } from "../i18n.js";
import { choicesOf } from "./choices.js";
import { isTold, resultLine } from "./scoring.js";
import { ScoreSheet } from "./sheet.js";
import { drawCard, wantTickets } from "./supply.js";
import { TicketsTable } from "./table.js";
import { describe, fact } from "./words.js";

/** @typedef {import("../table/store.js").TableStore} TableStore */

/** @type {Record<string, string>} */
const QUESTIONS = { "first tickets": "first", turn: "turn", "second card": "second", "keep tickets": "keep" };

/** @type {import("../games.js").TableFront} */
export const front = {
  Table: TicketsTable,
  Sheet: ScoreSheet,
  describe,
  fact,

  prompt(store) {
    const view = store.view.value;
    if (view.stage === "over") return { lead: t("tickets-over"), text: isTold(store) ? resultLine(store) : t("tickets-over-telling") };
    const choices = choicesOf(store);
    const question = choices.legal.value.has("pass") ? "pass" : QUESTIONS[view.stage];
    const claim = question === "turn" && choices.payments.value.size === 0 ? "turn-no-claim" : question;
    return { lead: t("table-your-turn"), text: t(`tickets-prompt-${claim}`) };
  },

  point(store, action) {
    choicesOf(store).pointed.value = action;
  },

  banner(store) {
    const view = store.view.value;
    if (!view || view.final_turns_left === null || view.stage === "over") return null;
    return t("tickets-last-round", { number: view.final_turns_left });
  },

  keys(store, key) {
    if (!store.isMyTurn.value) return false;
    const view = store.view.value;
    const card = "12345".includes(key) ? view.display[Number(key) - 1] : undefined;
    const choices = choicesOf(store);
    if (choices.isKeeping.value) {
      const held = view.own?.choose_from?.[Number(key) - 1];
      if (held) choices.toggle(held.ticket);
      return Boolean(held);
    }
    if (card) drawCard(store, `take ${card}`);
    else if (key === "d") drawCard(store, "draw");
    else if (key === "t") wantTickets(store);
    else return false;
    return true;
  },

  keyHelp: () => [
    ["1 – 5", t("tickets-key-take")],
    ["D", t("tickets-key-draw")],
    ["T", t("tickets-key-tickets")],
    ["1 – 3", t("tickets-key-keep")],
  ],
};
