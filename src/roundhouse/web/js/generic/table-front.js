/** Any game at a table: the position to read, the players, and what can be done. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { TableLayout } from "../table/layout.js";
import { Choices } from "./choices.js";
import { Players } from "./players.js";
import { Position } from "./position.js";
import { Question } from "./question.js";
import { Result, resultLine } from "./result.js";
import { WhyNotPanel } from "./why.js";
import { describe, fact } from "./words.js";

/** @typedef {import("../table/session.js").TableSession} TableSession */

/** @param {{session: TableSession}} props */
function GenericTable({ session }) {
  if (!session.view.value) return html`<main class="narrow" aria-busy="true"></main>`;
  const isOver = session.status.value === "finished" && !session.past.value;
  const foot = isOver
    ? [{ id: "score", title: t("generic-result"), class: "wide", content: html`<${Result} session=${session} />` }]
    : [{ id: "why", title: t("generic-why"), class: "generic-why-panel", content: html`<${WhyNotPanel} session=${session} />` }];
  return html`<${TableLayout}
    session=${session}
    class="generic-table-room"
    board=${html`<${Position} session=${session} />`}
    foot=${foot}
    side=${[{ id: "players", title: t("generic-players"), class: "players-panel", hideTitle: true, content: html`<${Players} session=${session} />` }]}
    question=${session.isMyTurn.value ? html`<${Question} session=${session} />` : null}
  />`;
}

/** @type {import("../games.js").TableFront} */
export const front = {
  Table: GenericTable,
  describe,
  fact,

  prompt(session) {
    if (session.status.value === "finished") return { lead: t("generic-over"), text: resultLine(session) };
    return { lead: t("table-your-turn"), text: t("generic-prompt") };
  },

  point(session, action) {
    session.part(Choices).point(action);
  },
};
