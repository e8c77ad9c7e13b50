/** Between people at one screen: nobody sees the other's hand. Who may look is decided in `eyes.js`. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { plainName } from "./people.js";

/** @param {{session: import("./session.js").TableSession}} props */
export function Curtain({ session }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const eyes = session.live?.eyes;
  const isCovered = eyes?.isCovered.value ?? false;
  const called = eyes?.called.value ?? null;
  useLayoutEffect(() => {
    if (called !== null) button.current?.focus();
  }, [called]);
  if (!eyes || !isCovered) return null;
  const seat = called ?? eyes.seat.value;
  if (seat === null) return html`<${Cloth} />`; // until the server has told what all may see
  const who = plainName(session, seat);
  return html`<${Cloth}>
    <div class="curtain-card">
      <svg viewBox="0 0 64 64" width="72" height="72" aria-hidden="true" class="curtain-sign">
        <path d="M8 10H56M14 10V46M50 10V46" />
        <path d="M14 14C22 30 22 38 14 46M50 14C42 30 42 38 50 46M32 10V18" />
        <circle cx="32" cy="22" r="4" />
      </svg>
      <h2 id="curtain-text">${t(seat === session.activeSeat.value ? "table-curtain" : "table-curtain-look", { who })}</h2>
      <p>${t("table-curtain-why")}</p>
      <p class="curtain-choice">
        <button type="button" class="go" ref=${button} aria-busy=${called === null} onClick=${() => eyes.lift(seat)}>
          ${t("table-curtain-lift", { who })}
        </button>
        ${eyes.wanting.value !== null &&
        html`<button type="button" onClick=${() => (eyes.wanting.value = null)}>${t("table-back")}</button>`}
      </p>
    </div>
  <//>`;
}

/** Nothing behind it can be reached, by no key either; it hangs before anything else is painted. @param {{children?: any}} props */
function Cloth({ children }) {
  const cloth = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => cloth.current?.showModal(), []);
  return html`<dialog ref=${cloth} class="curtain" aria-labelledby="curtain-text" onCancel=${(/** @type {Event} */ event) => event.preventDefault()}>${children}</dialog>`;
}

/** Whoever's turn is over sees what it brought, until they pass the screen on. @param {{session: import("./session.js").TableSession}} props */
export function PassOn({ session }) {
  const eyes = session.live?.eyes;
  if (!eyes?.isOutOfTurn.value || eyes.seat.value === null || session.status.value !== "running") return null;
  const who = plainName(session, eyes.seat.value);
  return html`<p class=${`request pass-on ${eyes.isSpent.value ? "spent" : ""}`}>
    <span>${t(eyes.isSpent.value ? "table-turn-over" : "table-looks", { who })}</span>
    <button type="button" class="go" onClick=${() => eyes.cover()}>${t("table-pass-on")}</button>
  </p>`;
}
