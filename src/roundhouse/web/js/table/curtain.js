/** Between two people at one screen: nobody sees the other's hand. */
import { useEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { plainName } from "./people.js";

/** @param {{session: import("./session.js").TableSession}} props */
export function Curtain({ session }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const { live } = session;
  const isCovered = live?.isCovered.value ?? false;
  const seat = session.seat.value;
  useEffect(() => {
    if (isCovered) button.current?.focus();
  }, [isCovered, seat]);
  if (!live || !isCovered || seat === null) return null;
  return html`<div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-text">
    <div class="curtain-card">
      <svg viewBox="0 0 64 64" width="72" height="72" aria-hidden="true" class="curtain-sign">
        <path d="M8 10H56M14 10V46M50 10V46" />
        <path d="M14 14C22 30 22 38 14 46M50 14C42 30 42 38 50 46M32 10V18" />
        <circle cx="32" cy="22" r="4" />
      </svg>
      <h2 id="curtain-text">${t("table-curtain", { who: plainName(session, seat) })}</h2>
      <p>${t("table-curtain-why")}</p>
      <button
        type="button"
        class="go"
        ref=${button}
        onClick=${() => {
          live.uncovered.value = seat;
        }}
      >
        ${t("table-curtain-lift", { who: plainName(session, seat) })}
      </button>
    </div>
  </div>`;
}
