/** The one line that says what is asked, of whom. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { plainName } from "./people.js";

/** @param {{session: import("./session.js").TableSession, front: import("../games.js").TableFront}} props */
export function PromptLine({ session, front }) {
  const { lead, text } = promptOf(session, front);
  return html`<p class="prompt" id="prompt">${lead && html`<strong>${lead}</strong>`} <span>${text}</span></p>`;
}

/**
 * @param {import("./session.js").TableSession} session @param {import("../games.js").TableFront} front
 * @returns {import("../games.js").Prompt}
 */
export function promptOf(session, front) {
  const past = session.past.value;
  if (past) {
    const moments = session.moments.value;
    const number = moments.filter((seq) => seq <= past.seq).length;
    return { lead: t("table-looking-back"), text: t("table-moment", { number, last: moments.length }) };
  }
  const status = session.status.value;
  if (status === "paused") return { lead: t("table-paused"), text: "" };
  if (status === "closed") return { lead: t("table-closed"), text: "" };
  if (status === "finished") return front.prompt(session);
  if (session.isMyTurn.value) return front.prompt(session);
  const seat = session.activeSeat.value;
  if (seat === null) return { text: "" };
  return { text: t(session.live?.table.value?.bot_decides ? "table-bot-thinks" : "table-waiting-for", { who: plainName(session, seat) }) };
}
