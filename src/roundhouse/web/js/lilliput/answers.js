/** What questions are answered with: buttons that choose, buttons that do at once, and confirm, back and done. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { explainWhyNot } from "../table/why.js";
import { Choices } from "./choices.js";

/** @typedef {import("../table/session.js").TableSession<import("./types.js").LilliputView>} TableSession */

/** Confirm, back, and done where there is nothing to choose. `isDoubtful`: what is chosen is hardly meant. @param {{session: TableSession, label?: string, isDoubtful?: boolean, children?: any}} props */
export function Answers({ session, label, isDoubtful = false, children }) {
  const choices = session.part(Choices);
  const chosen = choices.chosen.value;
  const isAnything = chosen !== null || choices.tile.value !== null || choices.cell.value !== null || choices.isLayingExtra.value;
  return html`<p class="answers">
    ${chosen !== null &&
    html`<button type="button" class=${isDoubtful ? "" : "go"} data-do="confirm" disabled=${session.isBusy.value} onClick=${() => choices.confirm()}>
      ${label ?? t("lilliput-confirm")} <kbd aria-hidden="true">⏎</kbd>
    </button>`}
    ${children}
    ${isAnything && !choices.amounts.value && html`<button type="button" onClick=${() => choices.back()}>${t("table-back")} <kbd aria-hidden="true">${t("key-escape")}</kbd></button>`}
    ${chosen === null &&
    !choices.isLayingExtra.value &&
    choices.has("done") &&
    html`<button type="button" class="done" data-do="done" disabled=${session.isBusy.value} onClick=${(/** @type {MouseEvent} */ event) => choices.take("done", event)}>${t(`lilliput-done${isAnyLeft(choices) ? "-leave" : ""}`)}</button>`}
  </p>`;
}

/** @param {Choices} choices whether something could still be done instead */
function isAnyLeft(choices) {
  return choices.legal.value.some((each) => each.kind !== "done");
}

/**
 * One answer: to be confirmed, or done `atOnce` if the button says all of it. What cannot be done says why.
 * @param {{session: TableSession, action: string, children: any, class?: string, atOnce?: boolean}} props
 */
export function Option({ session, action, children, class: name = "", atOnce = false }) {
  const choices = session.part(Choices);
  const isLegal = choices.has(action);
  const isChosen = !atOnce && choices.chosen.value === action;
  /** @param {MouseEvent} event */
  const onClick = (event) => {
    if (!isLegal) explainWhyNot(session, action);
    else if (atOnce) choices.take(action, event);
    else choices.pick(action);
  };
  return html`<button
    type="button"
    class=${`option ${name} ${choices.pointed.value === action ? "pointed" : ""}`}
    aria-pressed=${atOnce ? undefined : isChosen}
    aria-disabled=${!isLegal}
    data-action=${action}
    onClick=${onClick}
    onPointerEnter=${() => isLegal && (choices.hovered.value = action)}
    onPointerLeave=${() => (choices.hovered.value = null)}
    onFocus=${(/** @type {FocusEvent} */ event) => isLegal && /** @type {Element} */ (event.target).matches(":focus-visible") && (choices.hovered.value = action)}
    onBlur=${() => (choices.hovered.value = null)}
  >
    ${children}
  </button>`;
}
