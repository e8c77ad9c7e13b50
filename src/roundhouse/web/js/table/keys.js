/** The keyboard at a table: Enter confirms, Esc goes back, arrows walk through the past, ? shows the help. */
import { step } from "./replay.js";

/**
 * @param {import("./store.js").TableStore} store @param {import("../games.js").TableFront} front
 * @param {{help: () => void, hint: () => void}} calls
 * @returns {() => void} stop listening
 */
export function listenToKeys(store, front, calls) {
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.closest?.("input:not([type=range]), textarea, select, dialog") || store.isCovered.value) return;
    if (meant(store, front, calls, event, target)) event.preventDefault();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}

/**
 * @param {import("./store.js").TableStore} store @param {import("../games.js").TableFront} front
 * @param {{help: () => void, hint: () => void}} calls @param {KeyboardEvent} event @param {HTMLElement} target
 */
function meant(store, front, calls, event, target) {
  const { key } = event;
  const offer = store.offer.value;
  const isOnControl = target.closest?.("button, a, summary, [role=button]") != null;
  if (key === "Escape") {
    if (offer) offer.back();
    else if (store.past.value) store.lookNow();
    else store.clearNotice();
    return true;
  }
  if (key === "Enter" && offer?.confirm && (!isOnControl || target.closest("[data-enter-confirms]"))) {
    offer.confirm();
    return true;
  }
  const isOnSlider = target.closest?.("input[type=range]") != null;
  if (key === "ArrowLeft" && !isOnSlider && store.moments.value.length > 1) {
    step(store, -1);
    return true;
  }
  if (key === "ArrowRight" && store.past.value && !isOnSlider) {
    step(store, 1);
    return true;
  }
  if (key === "?") calls.help();
  else if (key === "h") calls.hint();
  else if (key === "u") store.undo();
  else return front.keys?.(store, key) ?? false;
  return true;
}
