/** Looking back: a slider over all moments, steps, play, and the way back to now. Arrow keys are in keys.js. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";

/** @typedef {import("./store.js").TableStore} TableStore */

const STEP_TIME = 900; // milliseconds a moment stays while playing
const isPlaying = signal(false);

/** @param {TableStore} store @returns {number} where the reader is, as an index into the moments */
function placeOf(store) {
  const moments = store.moments.value;
  const past = store.past.value;
  return past ? Math.max(0, moments.findLastIndex((seq) => seq <= past.seq)) : moments.length - 1;
}

/** @param {TableStore} store @param {number} index */
export function lookAt(store, index) {
  const moments = store.moments.value;
  if (index >= moments.length - 1) {
    store.lookNow();
    isPlaying.value = false;
  } else {
    store.lookBack(moments[Math.max(0, index)]).catch(() => store.lookNow());
  }
}

/** @param {TableStore} store @param {number} by */
export function step(store, by) {
  lookAt(store, placeOf(store) + by);
}

/** @param {TableStore} store from the first moment on, or on from here */
export function play(store) {
  if (!store.past.value) lookAt(store, 0);
  isPlaying.value = true;
}

/** @param {{store: TableStore}} props */
export function ReplayBar({ store }) {
  const playing = isPlaying.value;
  const isOpen = store.past.value !== null;
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => step(store, 1), STEP_TIME);
    return () => clearInterval(timer);
  }, [playing, store]);
  useEffect(
    () => () => {
      isPlaying.value = false;
    },
    [],
  );
  if (!isOpen) return null;
  const last = store.moments.value.length - 1;
  const place = placeOf(store);
  return html`<div class="replay" role="group" aria-label=${t("table-replay")}>
    <${Step} label="table-replay-first" sign="M6 5V19M18 5L9 12L18 19Z" onClick=${() => lookAt(store, 0)} />
    <${Step} label="table-replay-back" sign="M16 5L7 12L16 19Z" onClick=${() => step(store, -1)} />
    <${Step}
      label=${playing ? "table-replay-stop" : "table-replay-play"}
      sign=${playing ? "M7 5H10V19H7ZM14 5H17V19H14Z" : "M7 4L19 12L7 20Z"}
      onClick=${() => (playing ? (isPlaying.value = false) : play(store))}
    />
    <${Step} label="table-replay-on" sign="M8 5L17 12L8 19Z" onClick=${() => step(store, 1)} />
    <input
      type="range"
      min="0"
      max=${last}
      value=${place}
      aria-label=${t("table-replay-slider")}
      aria-valuetext=${t("table-moment", { number: place + 1, last: last + 1 })}
      onInput=${(/** @type {Event} */ event) => lookAt(store, Number(/** @type {HTMLInputElement} */ (event.target).value))}
    />
    <span class="figure">${place + 1} / ${last + 1}</span>
    <button type="button" class="go" onClick=${() => lookAt(store, last)}>${t("table-replay-now")}</button>
  </div>`;
}

/** @param {{label: string, sign: string, onClick: () => void}} props */
function Step({ label, sign, onClick }) {
  return html`<button type="button" class="icon" aria-label=${t(label)} title=${t(label)} onClick=${onClick}>
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path d=${sign} stroke="currentColor" stroke-width="1.5" /></svg>
  </button>`;
}
