/** A hint from a bot: what it would do, why, and how it values the next best choices. */
import { signal } from "@preact/signals";
import { html } from "../html.js";
import { language, t } from "../i18n.js";
import { ask } from "../transport.js";
import { errorInWords } from "../words.js";

/**
 * @typedef {import("./store.js").TableStore} TableStore
 * @typedef {import("../games.js").TableFront} TableFront
 * @typedef {{action: string, value?: number | null, text?: string | null}} Choice
 * @typedef {{seq: number, action: string, text?: string, unit?: string | null, choice?: Choice, others?: Choice[], plan?: string[]}} Hint
 */

export const hint = signal(/** @type {Hint | null} */ (null));
export const isThinking = signal(false);

/** @param {TableStore} store @param {TableFront} front */
export async function askHint(store, front) {
  if (isThinking.value || !store.isMyTurn.value) return;
  isThinking.value = true;
  store.clearNotice();
  try {
    const query = new URLSearchParams({ language: language.value });
    const answer = /** @type {Hint} */ (await ask("GET", `/api/tables/${store.id}/hint?${query}`));
    hint.value = { ...answer, seq: store.message.value?.seq ?? 0 };
    front.point?.(store, actionOf(hint.value));
  } catch (error) {
    store.notice.value = errorInWords(error);
  } finally {
    isThinking.value = false;
  }
}

/** @param {Hint} found */
function actionOf(found) {
  return found.choice?.action ?? found.action;
}

/** @param {{store: TableStore, front: TableFront}} props */
export function HintCard({ store, front }) {
  const found = hint.value;
  if (!found || !store.isMyTurn.value || found.seq !== store.message.value?.seq) return null;
  const action = actionOf(found);
  const others = found.others ?? [];
  return html`<section class="hint" aria-label=${t("table-hint")} aria-live="polite">
    <p>
      <span class="hint-lead">${t("table-hint-says")}</span>
      <strong>${front.describe(store, action)}</strong>
      ${found.choice && html`<${Value} front=${front} choice=${found.choice} unit=${found.unit} />`}
    </p>
    ${found.plan && found.plan.length > 0 && html`<ul>${found.plan.map((line) => html`<li>${line}</li>`)}</ul>`}
    ${others.length > 0 &&
    html`<p class="muted">
      ${t("table-hint-others")}
      ${others.map((other) => html` <span class="hint-other">${front.describe(store, other.action)}<${Value} front=${front} choice=${other} unit=${found.unit} /></span>`)}
    </p>`}
    <p class="hint-end">
      <button type="button" class="go" onClick=${() => store.act(action)}>${t("table-hint-do")}</button>
      <button type="button" onClick=${() => (hint.value = null)}>${t("table-close")}</button>
    </p>
  </section>`;
}

/** @param {{front: TableFront, choice: Choice, unit?: string | null}} props */
function Value({ front, choice, unit }) {
  if (choice.value === undefined || choice.value === null) return null;
  const text =
    unit === "share"
      ? t("table-hint-share", { percent: Math.round(choice.value * 100) })
      : (front.lead?.(choice.value) ?? t("table-hint-points", { points: (choice.value > 0 ? "+" : "") + choice.value.toFixed(1) }));
  return html` <span class="value figure">${text}</span>`;
}
