/** The guide beside a table: a lesson for what is to be decided now, and light on what it speaks of. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { html } from "../html.js";
import { hasText, t } from "../i18n.js";
import { Course } from "./lessons.js";

/** @typedef {import("../games.js").Lesson} Lesson @typedef {import("../games.js").Decision} Decision @typedef {import("../table/session.js").TableSession} TableSession */

/** @param {{game: string, lessons: Lesson[], session: TableSession, onAgain: () => void}} props */
export function Guide({ game, lessons, session, onAgain }) {
  const [isSmall, setSmall] = useState(false);
  const course = useMemo(() => new Course(lessons), [lessons, session]);
  const now = session.view.value && session.isMyTurn.value ? decisionOf(session) : null;
  const lesson = now && course.lessonFor(now);
  useLight(isSmall ? undefined : lesson?.lit);

  if (!session.view.value) return null;
  const isDone = session.status.value === "finished" || (now !== null && course.isDone(now.number));
  return html`<aside class=${`guide ${isSmall ? "small" : ""}`} aria-label=${t("guide-title")} aria-live="polite" data-decision=${now?.number} data-lesson=${lesson?.id} data-lit=${lesson?.lit}>
    <div class="guide-head">
      <strong>${t("guide-title")}</strong>
      <span class="figure muted">${isDone ? "" : t("guide-progress", { number: Math.max(1, course.number), last: course.length })}</span>
      <progress max=${course.length} value=${isDone ? course.length : course.number} aria-label=${t("guide-title")}></progress>
    </div>
    <div class="guide-text">${!isSmall && (isDone ? html`<${Done} game=${game} onAgain=${onAgain} />` : words(game, lesson, now))}</div>
    <button type="button" class="quiet" aria-expanded=${!isSmall} onClick=${() => setSmall(!isSmall)}>${t(isSmall ? "guide-show" : "guide-hide")}</button>
  </aside>`;
}

/** What the reader has to decide. @param {TableSession} session @returns {Decision} */
function decisionOf(session) {
  const legal = session.legal.value;
  const seat = session.seat.value;
  const made = session.entries.value.filter((entry) => entry.kind === "moved" && entry.seat === seat && entry.by === "person").length;
  return {
    legal: Array.isArray(legal) ? legal : [],
    isAmount: legal !== null && !Array.isArray(legal),
    view: session.view.value,
    seat: seat ?? 0,
    number: made + 1,
  };
}

/**
 * Light on parts of the table. A style sheet of its own, so that it does not matter when the table draws them again.
 * @param {string | undefined} lit which parts
 */
function useLight(lit) {
  useEffect(() => {
    if (!lit) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`.guided :is(${lit}) { outline: 3px solid var(--brass) !important; outline-offset: 1px; border-radius: 6px; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [lit]);
}

/** @param {string} game @param {Lesson | null} lesson @param {Decision | null} now */
function words(game, lesson, now) {
  if (!now) return html`<p>${t("guide-wait")}</p>`;
  if (!lesson) return html`<p>${t("guide-free")}</p>`;
  const more = `guide-${game}-${lesson.id}-more`;
  const figures = lesson.figures?.(now);
  return html`<p>${t(`guide-${game}-${lesson.id}`, figures)}</p>
    ${hasText(more) && html`<p class="muted">${t(more, figures)}</p>`}`;
}

/** @param {{game: string, onAgain: () => void}} props */
function Done({ game, onAgain }) {
  return html`<p>${t("guide-done")}</p>
    <p class="guide-end">
      <a href=${`/rules/${game}`}>${t("rules-title")}</a>
      <button type="button" onClick=${onAgain}>${t("guide-again")}</button>
    </p>`;
}
