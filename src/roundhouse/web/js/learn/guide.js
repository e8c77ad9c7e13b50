/** The guide beside a table: one lesson for each of the first ten decisions, and light on what it speaks of. */
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { hasText, t } from "../i18n.js";
import { DECISIONS } from "./lessons.js";

/** @typedef {import("../games.js").Lesson} Lesson @typedef {import("../table/session.js").TableSession} TableSession */

const AGAIN = 250; // milliseconds

/** @param {{game: string, lessons: Lesson[], session: TableSession, onAgain: () => void}} props */
export function Guide({ game, lessons, session, onAgain }) {
  const [isSmall, setSmall] = useState(false);
  const given = useRef(/** @type {Map<number, string>} */ (new Map())); // lesson by decision
  const seat = session.seat.value;
  const made = session.entries.value.filter((entry) => entry.kind === "moved" && entry.seat === seat && entry.by === "person").length;
  const number = made + 1;
  const isMyTurn = session.isMyTurn.value;
  const lesson = isMyTurn && number <= DECISIONS ? lessonFor(lessons, session, number, given.current) : null;
  const lit = lessons.find((one) => one.id === lesson)?.lit ?? null;

  useEffect(() => {
    if (!lit || isSmall) return undefined;
    const light = () => {
      for (const part of document.querySelectorAll(lit)) part.classList.add("guide-lit");
    };
    light();
    const timer = setInterval(light, AGAIN); // the table draws its parts again
    return () => {
      clearInterval(timer);
      for (const part of document.querySelectorAll(".guide-lit")) part.classList.remove("guide-lit");
    };
  }, [lit, isSmall]);

  if (!session.view.value) return null;
  const isDone = number > DECISIONS || session.status.value === "finished";
  return html`<aside class=${`guide ${isSmall ? "small" : ""}`} aria-label=${t("guide-title")} aria-live="polite">
    <div class="guide-head">
      <strong>${t("guide-title")}</strong>
      <span class="figure muted">${isDone ? "" : t("guide-progress", { number: Math.min(number, DECISIONS), last: DECISIONS })}</span>
      <progress max=${DECISIONS} value=${Math.min(made, DECISIONS)} aria-label=${t("guide-title")}></progress>
    </div>
    <div class="guide-text">${!isSmall && (isDone ? html`<${Done} game=${game} onAgain=${onAgain} />` : words(game, lesson))}</div>
    <button type="button" class="quiet" aria-expanded=${!isSmall} onClick=${() => setSmall(!isSmall)}>${t(isSmall ? "guide-show" : "guide-hide")}</button>
  </aside>`;
}

/** @param {string} game @param {string | null} lesson */
function words(game, lesson) {
  if (!lesson) return html`<p>${t("guide-wait")}</p>`;
  const more = `guide-${game}-${lesson}-more`;
  return html`<p>${t(`guide-${game}-${lesson}`)}</p>
    ${hasText(more) && html`<p class="muted">${t(more)}</p>`}`;
}

/** @param {{game: string, onAgain: () => void}} props */
function Done({ game, onAgain }) {
  return html`<p>${t("guide-done")}</p>
    <p class="guide-end">
      <a href=${`/rules/${game}`}>${t("rules-title")}</a>
      <button type="button" onClick=${onAgain}>${t("guide-again")}</button>
    </p>`;
}

/** @param {Lesson[]} lessons @param {TableSession} session @param {number} number @param {Map<number, string>} given @returns {string} */
function lessonFor(lessons, session, number, given) {
  const before = given.get(number);
  if (before) return before;
  const legal = session.legal.value;
  const decision = {
    legal: Array.isArray(legal) ? legal : [],
    isAmount: legal !== null && !Array.isArray(legal),
    view: session.view.value,
    number,
  };
  const used = new Set(given.values());
  const found = lessons.find((lesson) => !used.has(lesson.id) && lesson.fits(decision)) ?? lessons[lessons.length - 1];
  given.set(number, found.id);
  return found.id;
}
