/** 18Lilliput as the table's frame wants it. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Choices } from "./choices.js";
import { COMPANIES } from "./notation.js";
import { CompanySign, piecesOf } from "./pieces.js";
import { resultLine } from "./scoring.js";
import { ScoreSheet } from "./sheet.js";
import { LilliputTable } from "./table.js";
import { companyName, describe, fact } from "./words.js";

/** @typedef {import("../table/session.js").TableSession<import("./types.js").LilliputView>} TableSession */

/** @type {import("../games.js").TableFront} */
export const front = {
  Table: LilliputTable,
  Sheet: ScoreSheet,
  describe,
  fact,

  prompt(session) {
    const view = session.view.value;
    if (view.stage === "over") return { lead: t("lilliput-over"), text: resultLine(session) };
    return { lead: t("table-your-turn"), text: questionOf(session) };
  },

  sign(session, kind, id) {
    const pieces = piecesOf(session.view.value);
    if (kind === "card") return html`<svg class="card-outline" viewBox="0 0 16 16" aria-hidden="true"><path d="M3.5 1.5H12.5V14.5H3.5ZM3.5 8H12.5" /></svg>`;
    return kind === "company" && pieces ? html`<${CompanySign} pieces=${pieces} company=${id} />` : null;
  },

  point(session, action) {
    session.part(Choices).point(action);
  },

  banner(session) {
    const view = session.view.value;
    return view?.facts?.is_last_round && view.stage !== "over" && view.stage !== "draft" ? t("lilliput-last-round") : null;
  },

  keys(session, key) {
    const choices = session.part(Choices);
    if (!session.isMyTurn.value) return false;
    if (key === "r" && choices.turns.value.length > 1) choices.rotate();
    else if (key === "d" && choices.has("done") && choices.chosen.value === null) session.act("done");
    else return false;
    return true;
  },

  keyHelp: () => [
    ["R", t("lilliput-key-rotate")],
    ["D", t("lilliput-key-done")],
  ],
};

/** @param {TableSession} session what is asked, in one sentence */
function questionOf(session) {
  const view = session.view.value;
  const choices = session.part(Choices);
  const stage = view.stage.replaceAll(" ", "-");
  const company = ["home-tile", "home-slot", "pool"].includes(stage) ? companyName(COMPANIES[view.focus]) : "";
  const offer = view.offer;
  if (choices.isLaying.value && choices.ghost.value) {
    return t(choices.turns.value.length > 1 ? "lilliput-prompt-turn-tile" : "lilliput-prompt-confirm-tile");
  }
  if (choices.isLaying.value && choices.tile.value !== null) return t("lilliput-prompt-where");
  if (stage === "laying" && !choices.isLaying.value) return t("lilliput-prompt-laying-none");
  if (offer) {
    const words = { buyer: companyName(offer.buyer), seller: companyName(offer.seller), train: offer.train, price: offer.price ?? 0 };
    return t(`lilliput-prompt-${stage}`, words);
  }
  if (stage === "run") return t(view.revenue ? "lilliput-prompt-run" : "lilliput-prompt-run-zero", { company: companyName(view.running[0]), revenue: view.revenue });
  if (stage === "split") return t("lilliput-prompt-split", { sum: view.split });
  return t(`lilliput-prompt-${stage}`, { company, number: view.trains_left });
}
