/** Every no has a why: one sentence, the facts, and the rule with a link into the rulebook. */
import { html } from "../html.js";
import { hasText, t } from "../i18n.js";
import { errorInWords, inWords } from "../words.js";

/** @typedef {import("./store.js").TableStore} TableStore @typedef {import("../games.js").TableFront} TableFront */

/**
 * Ask the server why something cannot be done and show the answer.
 * @param {TableStore} store @param {TableFront} front @param {string} action in notation
 */
export async function askWhyNot(store, front, action) {
  store.clearNotice();
  if (store.past.value) {
    store.notice.value = { text: t("table-why-past") };
    return;
  }
  if (store.table.value?.status !== "running") {
    store.notice.value = { text: t("table-why-not-running") };
    return;
  }
  if (!store.isMyTurn.value) {
    store.notice.value = { text: t("table-why-not-your-turn") };
    return;
  }
  try {
    const { rule, params } = await store.whyNot(action);
    if (rule) store.notice.value = { text: hasText(rule) ? t(rule) : rule, fact: front.fact(store, rule, params), rule };
  } catch (error) {
    store.notice.value = errorInWords(error);
  }
}

/** @param {{store: TableStore, front: TableFront}} props */
export function NoticeLine({ store, front }) {
  const notice = noticeOf(store, front);
  return html`<div class="notice-room" role="status" aria-live="polite">
    ${notice &&
    html`<p class="notice">
      ${notice.fact && html`<strong>${notice.fact}</strong>`} <span>${notice.text}</span>
      ${notice.rule && html`<a class="rule-link" href=${`/rules/${notice.rule}`} target="_blank">${notice.rule}</a>`}
      <button type="button" class="quiet" onClick=${() => store.clearNotice()}>${t("table-understood")}</button>
    </p>`}
  </div>`;
}

/** @param {TableStore} store @param {TableFront} front @returns {import("./store.js").Notice | null} */
function noticeOf(store, front) {
  const refusal = store.refusal.value;
  if (!refusal) return store.notice.value;
  const words = inWords(refusal);
  return { ...words, fact: refusal.rule ? front.fact(store, refusal.rule, refusal.params ?? {}) : "" };
}
