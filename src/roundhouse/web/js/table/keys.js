/**
 * The keyboard at a table: Enter confirms, Esc goes back, arrows walk over the map or through the past, ? shows the help.
 *
 * Once something is chosen, Enter confirms it whatever choice has the focus: a tile, a ticket, a card, a place on the map. To
 * choose another one is what Space is for. Only what does something of its own (back, undo, a link) keeps its Enter.
 */
import { step } from "./replay.js";
import { rove } from "./roving.js";

const CHOICES = ".board *, [aria-pressed]:not(.tab-bar *), [aria-checked], .ask input";

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
    if (target.closest?.("input:not([type=range], [type=radio], [type=checkbox]), textarea, select, dialog") || session.live?.eyes.isCovered.value) return;
    if (meant(session, front, calls, event, target)) event.preventDefault();
  };
  /** @param {KeyboardEvent} event before the choice that has the focus hears of it */
  const onEnter = (event) => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const target = /** @type {HTMLElement} */ (event.target);
    const confirm = session.offer.value?.confirm;
    if (!confirm || session.live?.eyes.isCovered.value || !target.closest?.(".table-room") || !target.matches(CHOICES)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    confirm();
  };
  document.addEventListener("keydown", onEnter, true);
  document.addEventListener("keydown", onKey);
  return () => {
    document.removeEventListener("keydown", onEnter, true);
    document.removeEventListener("keydown", onKey);
  };
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
  if (key === "Enter" && offer?.confirm && !isOnControl) {
    offer.confirm();
    return true;
  }
  if (rove(key, target)) return true;
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
