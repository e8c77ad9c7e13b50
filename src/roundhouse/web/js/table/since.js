/** What the others did since the reader's last turn, to be stepped through on the map. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { isDeed } from "./log-line.js";

/** @param {{session: import("./session.js").TableSession}} props */
export function SinceLastTurn({ session }) {
  const [closed, close] = useState(0); // the position at which the reader wanted to see no more of it
  const recent = session.recent.value;
  const past = session.past.value;
  const [after, last] = recent ?? [0, 0];
  const moments = session.moments.value.filter((seq) => seq > after && seq <= last);
  const place = past ? moments.indexOf(past.seq) : moments.length;
  const isWanted = past ? place >= 0 : session.isMyTurn.value && session.offer.value === null && closed !== session.position.value;
  if (!recent || moments.length === 0 || !isWanted) return null;
  /** @param {number} index */
  const look = (index) => (index >= moments.length ? session.lookNow() : session.lookBack(moments[index]));
  const told = past ? session.lines.value.findLast((line) => line.seq <= past.seq && isDeed(line)) : null;
  return html`<p class="since" role="group" aria-label=${t("table-since")}>
    <button type="button" class="icon" aria-label=${t("table-replay-back")} disabled=${place === 0} onClick=${() => look(past ? place - 1 : 0)}>‹</button>
    <span>${told ? told.text : t("table-since-moves", { number: moments.length })}</span>
    ${past && html`<span class="figure muted">${place + 1} / ${moments.length}</span>`}
    ${past
      ? html`<button type="button" class="icon" aria-label=${t("table-replay-on")} onClick=${() => look(place + 1)}>›</button>`
      : html`<button type="button" class="icon" aria-label=${t("table-since-close")} onClick=${() => close(session.position.value)}>×</button>`}
  </p>`;
}
