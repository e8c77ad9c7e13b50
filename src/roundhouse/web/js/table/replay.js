/** Looking back: a slider over all moments, steps, play, and the way back to now. Arrow keys are in keys.js. */
import { useEffect } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";

/** @typedef {import("./session.js").TableSession} TableSession */

const STEP_TIME = 900; // milliseconds a moment stays while playing

/** @param {TableSession} session @returns {number} where the reader is or will be at once, as an index into the moments */
function placeOf(session) {
  const moments = session.moments.value;
  const sought = session.sought.value;
  return sought === null ? moments.length - 1 : Math.max(0, moments.findLastIndex((seq) => seq <= sought));
}

/** @param {TableSession} session @param {number} index */
export function lookAt(session, index) {
  const moments = session.moments.value;
  if (index >= moments.length - 1) {
    session.lookNow();
    session.isReplaying.value = false;
  } else {
    session.lookBack(moments[Math.max(0, index)]);
  }
}

/** @param {TableSession} session @param {number} by */
export function step(session, by) {
  lookAt(session, placeOf(session) + by);
}

/** @param {TableSession} session from the first moment on, or on from here */
export function play(session) {
  if (!session.past.value) lookAt(session, 0);
  session.isReplaying.value = true;
}

/** @param {{session: TableSession}} props */
export function ReplayBar({ session }) {
  const playing = session.isReplaying.value;
  const isOpen = session.past.value !== null;
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => step(session, 1), STEP_TIME);
    return () => clearInterval(timer);
  }, [playing, session]);
  useEffect(
    () => () => {
      session.isReplaying.value = false;
    },
    [],
  );
  if (!isOpen) return null;
  const last = session.moments.value.length - 1;
  const place = placeOf(session);
  return html`<div class="replay" role="group" aria-label=${t("table-replay")}>
    <${Step} label="table-replay-first" sign="M6 5V19M18 5L9 12L18 19Z" onClick=${() => lookAt(session, 0)} />
    <${Step} label="table-replay-back" sign="M16 5L7 12L16 19Z" onClick=${() => step(session, -1)} />
    <${Step}
      label=${playing ? "table-replay-stop" : "table-replay-play"}
      sign=${playing ? "M7 5H10V19H7ZM14 5H17V19H14Z" : "M7 4L19 12L7 20Z"}
      onClick=${() => (playing ? (session.isReplaying.value = false) : play(session))}
    />
    <${Step} label="table-replay-on" sign="M8 5L17 12L8 19Z" onClick=${() => step(session, 1)} />
    <input
      type="range"
      min="0"
      max=${last}
      value=${place}
      aria-label=${t("table-replay-slider")}
      aria-valuetext=${t("table-moment", { number: place + 1, last: last + 1 })}
      onInput=${(/** @type {Event} */ event) => lookAt(session, Number(/** @type {HTMLInputElement} */ (event.target).value))}
    />
    <span class="figure">${place + 1} / ${last + 1}</span>
    <button type="button" class="go" onClick=${() => lookAt(session, last)}>${t("table-replay-now")}</button>
  </div>`;
}

/** @param {{label: string, sign: string, onClick: () => void}} props */
function Step({ label, sign, onClick }) {
  return html`<button type="button" class="icon" aria-label=${t(label)} title=${t(label)} onClick=${onClick}>
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path d=${sign} stroke="currentColor" stroke-width="1.5" /></svg>
  </button>`;
}
