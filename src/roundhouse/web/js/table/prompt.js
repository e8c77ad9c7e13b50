/** The one line that says what is asked, of whom. */
import { html } from "../html.js";
import { language, t } from "../i18n.js";
import { plainName } from "./people.js";

/** @param {{session: import("./session.js").TableSession, front: import("../games.js").TableFront}} props */
export function PromptLine({ session, front }) {
  const { lead, text } = promptOf(session, front);
  const turn = session.isMyTurn.value && !session.past.value ? turnOf(session) : "";
  return html`<p class="prompt" id="prompt">${lead && html`<strong key=${lead}>${lead}</strong>`} <span>${text}</span></p>
    <span class="visually-hidden" role="status">${turn}</span>`;
}

/** At one screen everybody is called by name. @param {import("./session.js").TableSession} session @returns {string} */
function turnOf(session) {
  const seat = session.activeSeat.value;
  return session.isShared.value && seat !== null ? t("table-turn-of", { who: plainName(session, seat) }) : t("table-your-turn");
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
  if (status === "closed") return { lead: givenUp(session) ?? t("table-closed"), text: "" };
  if (status === "finished") return front.prompt(session);
  if (session.isMyTurn.value) {
    const { lead, text } = front.prompt(session);
    return { lead: lead && turnOf(session), text };
  }
  const seat = session.activeSeat.value;
  if (seat === null) return { text: "" };
  if (session.live?.sealed.value) return { lead: t("table-sealed"), text: t("table-waiting-for", { who: plainName(session, seat) }) };
  const until = session.live?.table.value?.vacations[session.holders.value[seat].person ?? ""];
  if (until) return { text: t("table-waiting-vacation", { who: plainName(session, seat), date: new Date(until).toLocaleDateString(language.value, { dateStyle: "medium" }) }) };
  return { text: t(session.live?.table.value?.bot_decides ? "table-bot-thinks" : "table-waiting-for", { who: plainName(session, seat) }) };
}

/** Who gave up a game of two, and who has won so. @param {import("./session.js").TableSession} session @returns {string | null} */
function givenUp(session) {
  const seat = session.holders.value.findIndex((holder) => holder.resigned);
  if (seat < 0 || session.holders.value.length !== 2) return null;
  const isMe = (/** @type {number} */ one) => session.ownSeats.value.includes(one);
  if (isMe(seat)) return t("table-you-gave-up", { winner: plainName(session, 1 - seat) });
  return t(isMe(1 - seat) ? "table-gave-up-to-you" : "table-gave-up", { who: plainName(session, seat), winner: plainName(session, 1 - seat) });
}
