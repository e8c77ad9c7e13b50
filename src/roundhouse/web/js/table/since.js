/** What the others did since the reader's last turn, to be stepped through on the map. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { isDeed } from "./log-line.js";

/** @param {{session: import("./session.js").TableSession}} props */
export function SinceLastTurn({ session }) {
  const [closed, close] = useState(0); // the position at which the reader wanted to see no more of it
  const recent = session.recent.value;
  const past = session.sought.value; // a second click does not wait for the view that the first one asked for
  const [after, last] = recent ?? [0, 0];
  const moments = session.moments.value.filter((seq) => seq > after && seq <= last);
  const isPast = past !== null;
  const place = isPast ? moments.indexOf(past) : moments.length;
  const isWanted = isPast ? place >= 0 : session.isMyTurn.value && session.offer.value === null && closed !== session.position.value;
  if (!recent || moments.length === 0 || !isWanted) return null;
  /** @param {number} index */
  const look = (index) => (index >= moments.length ? session.lookNow() : session.lookBack(moments[index]));
  const told = isPast ? session.lines.value.findLast((line) => line.seq <= past && isDeed(line)) : null;
  return html`<p class="since" role="group" aria-label=${t("table-since")}>
    <button type="button" class="icon" aria-label=${t("table-replay-back")} disabled=${place === 0} onClick=${() => look(isPast ? place - 1 : 0)}>‹</button>
    <span>${told ? told.text : t("table-since-moves", { number: moments.length })}</span>
    ${isPast && html`<span class="figure muted">${place + 1} / ${moments.length}</span>`}
    ${isPast
      ? html`<button type="button" class="icon" aria-label=${t("table-replay-on")} onClick=${() => look(place + 1)}>›</button>`
      : html`<button type="button" class="icon" aria-label=${t("table-since-close")} onClick=${() => close(session.position.value)}>×</button>`}
  </p>`;
}
