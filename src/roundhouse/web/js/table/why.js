/** Every no has a why: one sentence, the facts, and the rule with a link into the rulebook. */
import { html } from "../html.js";
import { hasText, t } from "../i18n.js";
import { inWords } from "../refusals.js";

/** @typedef {import("./session.js").TableSession} TableSession @typedef {import("../games.js").TableFront} TableFront */

/**
 * Ask the server why something cannot be done and show the answer.
 * @param {TableSession} session @param {string | (() => Promise<{rule: string | null, params: Record<string, any>}>)} action in
 * notation, or a question of the game's own @param {string} [fact] what to say before the rule
 */
export async function explainWhyNot(session, action, fact) {
  session.clearNotice();
  if (session.past.value) {
    session.notice.value = { text: t("table-why-past") };
    return;
  }
  if (session.status.value !== "running") {
    session.notice.value = { text: t("table-why-not-running") };
    return;
  }
  if (!session.isMyTurn.value) {
    session.notice.value = { text: t("table-why-not-your-turn") };
    return;
  }
  try {
    const { rule, params } = await (typeof action === "string" ? session.source.whyNot(action) : action());
    if (rule) session.notice.value = { text: hasText(rule) ? t(rule) : rule, fact: fact ?? session.front?.fact(session, rule, params), rule };
  } catch (error) {
    session.complain(error);
  }
}

/** @param {{session: TableSession, front: TableFront}} props */
export function NoticeLine({ session, front }) {
  const notice = noticeOf(session, front);
  return html`<div class="notice-room" role="status" aria-live="polite">
    ${notice &&
    html`<p class="notice">
      ${notice.fact && html`<strong>${notice.fact}</strong>`} <span>${notice.text}</span>
      ${notice.rule && html`<a class="rule-link" href=${`/rules/${notice.rule}`} target="_blank">${notice.rule}</a>`}
      <button type="button" class="quiet" onClick=${() => session.clearNotice()}>${t("table-understood")}</button>
    </p>`}
  </div>`;
}

/** @param {TableSession} session @param {TableFront} front @returns {import("./session.js").Notice | null} */
function noticeOf(session, front) {
  const refusal = session.live?.refusal.value;
  if (!refusal) return session.notice.value;
  const words = inWords(refusal);
  return { ...words, fact: refusal.rule ? front.fact(session, refusal.rule, refusal.params ?? {}) : "" };
}
