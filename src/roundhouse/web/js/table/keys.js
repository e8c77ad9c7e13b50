/** The keyboard at a table: Enter confirms, Esc goes back, arrows walk through the past, ? shows the help. */
import { step } from "./replay.js";

/**
 * @param {import("./session.js").TableSession} session @param {import("../games.js").TableFront} front
 * @param {{help: () => void, hint: () => void}} calls
 * @returns {() => void} stop listening
 */
export function listenToKeys(session, front, calls) {
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.closest?.("input:not([type=range], [type=radio]), textarea, select, dialog") || session.live?.isCovered.value) return;
    if (meant(session, front, calls, event, target)) event.preventDefault();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}

/**
 * @param {import("./session.js").TableSession} session @param {import("../games.js").TableFront} front
 * @param {{help: () => void, hint: () => void}} calls @param {KeyboardEvent} event @param {HTMLElement} target
 */
function meant(session, front, calls, event, target) {
  const { key } = event;
  const offer = session.offer.value;
  const isOnControl = target.closest?.("button, a, summary, [role=button]") != null;
  if (key === "Escape") {
    if (offer) offer.back();
    else if (session.past.value) session.lookNow();
    else session.clearNotice();
    return true;
  }
  if (key === "Enter" && offer?.confirm && (!isOnControl || target.closest("[data-enter-confirms]"))) {
    offer.confirm();
    return true;
  }
  const usesArrows = target.closest?.("input[type=range], input[type=radio]") != null;
  if (key === "ArrowLeft" && !usesArrows && session.moments.value.length > 1) {
    step(session, -1);
    return true;
  }
  if (key === "ArrowRight" && session.past.value && !usesArrows) {
    step(session, 1);
    return true;
  }
  if (key === "?") calls.help();
  else if (key === "h") calls.hint();
  else if (key === "u") session.live?.undo();
  else return front.keys?.(session, key) ?? false;
  return true;
}
