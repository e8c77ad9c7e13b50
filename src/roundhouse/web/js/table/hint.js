/** A hint from a bot: what it would do, why, and how it values the next best choices. */
import { untracked } from "@preact/signals";
import { html } from "../html.js";
import { hasText, language, t } from "../i18n.js";

/**
 * @typedef {import("./session.js").TableSession} TableSession
 * @typedef {import("../games.js").TableFront} TableFront
 * @typedef {import("../types.js").Hint} Hint
 * @typedef {Hint & {position: number}} ShownHint  and the position that it is for
 */

/** Get a hint and show it. @param {TableSession} session */
export async function getHint(session) {
  if (session.isThinking.value || !session.isMyTurn.value) return;
  session.isThinking.value = true;
  session.clearNotice();
  try {
    const position = session.position.value;
    const answer = /** @type {Hint} */ (await session.source.inquire("hint", { language: language.value }));
    session.hint.value = { ...answer, position };
    session.front?.point?.(session, answer.action);
  } catch (error) {
    session.complain(error);
  } finally {
    session.isThinking.value = false;
  }
}

/** Ask for it again whenever the language changes while it is shown. @param {TableSession} session */
export function translateHint(session) {
  session.watch(() => {
    if (language.value && session.hint.peek()) untracked(() => getHint(session));
  });
}

/** @param {{session: TableSession, front: TableFront}} props */
export function HintCard({ session, front }) {
  const found = session.hint.value;
  if (!found || !session.isMyTurn.value || found.position !== session.position.value) return null;
  const { action, others } = found;
  return html`<section class="hint" aria-label=${t("table-hint")} aria-live="polite">
    <p>
      <span class="hint-lead">${t("table-hint-says")}</span>
      <strong>${front.describe(session, action)}</strong>
      <${Worth} session=${session} choice=${found.choice} unit=${found.unit} />
    </p>
    ${found.plan.length > 0 && html`<ul>${found.plan.map((line) => html`<li>${line}</li>`)}</ul>`}
    ${others.length > 0 &&
    html`<p class="muted">
      ${t("table-hint-others")}
      ${others.map((other) => html` <span class="hint-other">${front.describe(session, other.action)}<${Worth} session=${session} choice=${other} unit=${found.unit} /></span>`)}
    </p>`}
    <p class="hint-end">
      <button type="button" class="go" onClick=${() => session.act(action)}>${t("table-hint-do")}</button>
      <button type="button" onClick=${() => (session.hint.value = null)}>${t("table-close")}</button>
    </p>
  </section>`;
}

const LEVEL = 0.05; // as much as this is no lead at all

/** What a choice is worth, in words. @param {{session: TableSession, choice: Hint["choice"], unit: Hint["unit"]}} props */
function Worth({ session, choice, unit }) {
  const { value } = choice;
  if (value === null) return null;
  const own = `${session.game.value}-hint-lead`;
  const way = value > LEVEL ? "ahead" : value < -LEVEL ? "behind" : "level";
  const text =
    unit === "share"
      ? t("table-hint-share", { percent: Math.round(value * 100) })
      : t(hasText(own) ? own : "table-hint-lead", { way, points: Math.abs(value) });
  return html` <span class="value figure">${text}</span>`;
}
