/** Ticket to Ride as the table's frame wants it. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { CardSign } from "./card-shapes.js";
import { Choices } from "./choices.js";
import { isTold, resultLine } from "./scoring.js";
import { ScoreSheet } from "./sheet.js";
import { drawCard, wantTickets } from "./supply.js";
import { TicketsTable } from "./table.js";
import { describe, fact } from "./words.js";

/** @typedef {import("../table/session.js").TableSession<import("./types.js").TicketsView>} TableSession */

/** @type {Record<string, string>} */
const QUESTIONS = { "first tickets": "first", turn: "turn", "second card": "second", "keep tickets": "keep" };

/** @type {import("../games.js").TableFront} */
export const front = {
  Table: TicketsTable,
  Sheet: ScoreSheet,
  describe,
  fact,

  prompt(session) {
    const view = session.view.value;
    if (view.stage === "over") return { lead: t("tickets-over"), text: isTold(session) ? resultLine(session) : t("tickets-over-telling") };
    const choices = session.part(Choices);
    if (choices.picked.value.size && !choices.isKeeping.value) {
      return { lead: t("table-your-turn"), text: t("tickets-prompt-picked", { number: choices.payable.value.size }) };
    }
    const question = choices.legal.value.has("pass") ? "pass" : QUESTIONS[view.stage];
    const claim = question === "turn" && choices.payments.value.size === 0 ? "turn-no-claim" : question;
    return { lead: t("table-your-turn"), text: t(`tickets-prompt-${claim}`) };
  },

  sign: (_, kind, id) => (kind === "card" ? html`<i class=${`small-card colour-${id}`}><${CardSign} colour=${id} /></i>` : null),

  isTelling: (session) => session.view.value?.stage === "over" && !isTold(session),

  point(session, action) {
    session.part(Choices).pointed.value = action;
  },

  banner(session) {
    const view = session.view.value;
    if (!view || view.final_turns_left === null || view.stage === "over") return null;
    return t("tickets-last-round", { number: view.final_turns_left });
  },

  keys(session, key) {
    if (!session.isMyTurn.value) return false;
    const view = session.view.value;
    const card = "12345".includes(key) ? view.display[Number(key) - 1] : undefined;
    const choices = session.part(Choices);
    if (choices.isKeeping.value) {
      const held = view.own?.choose_from?.[Number(key) - 1];
      if (held) choices.toggle(held.ticket);
      return Boolean(held);
    }
    if (card) drawCard(session, `take ${card}`);
    else if (key === "d") drawCard(session, "draw");
    else if (key === "t") wantTickets(session);
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
