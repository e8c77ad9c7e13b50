/** What one person asks of all others (undo, pause), pauses, people who are away, and the next game. */
import { useEffect } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { go } from "../route.js";
import { GivenInstructions } from "./instructions.js";
import { personName } from "./people.js";

/** @typedef {import("./live-table.js").LiveTable} LiveTable */

/** @param {{session: import("./session.js").TableSession}} props */
export function Requests({ session }) {
  const { live } = session;
  const table = live?.table.value;
  const next = table?.rematch_table ?? null;
  useEffect(() => {
    if (next && live?.wishes) go(`/table/${next}`); // whoever wished for it on this page is there with one click
  }, [next]);
  if (!live || !table) return null;
  const plays = live.ownSeats.value.length > 0;
  const hasWished = table.rematch_wanted.includes(live.person.value ?? "");
  const isGivenUp = table.status === "closed" && table.seats.some((seat) => seat.resigned); // the score sheet of others offers it
  const isAway = plays && live.ownSeats.value.every((seat) => table.seats[seat].bot !== null);
  return html`<div class="requests" role="status" aria-live="polite">
    ${table.request && html`<${Asked} session=${session} live=${live} request=${table.request} />`}
    ${Object.values(live.instructions.value).some(Boolean) && html`<p class="given"><${GivenInstructions} live=${live} /></p>`}
    ${table.status === "paused" &&
    html`<p class="request">
      <span>${t("table-paused-long")}</span>
      ${plays &&
      !isAway &&
      html`<button type="button" class="go" onClick=${() => live.order({ do: "resume" })}>${t("table-resume")}</button>`}
    </p>`}
    ${isAway &&
    ["running", "paused"].includes(table.status) &&
    html`<p class="request">
      <span>${t("table-away")}</span>
      <button type="button" class="go" onClick=${() => live.order({ do: "come-back" })}>${t("table-come-back")}</button>
    </p>`}
    ${table.rematch_table &&
    html`<p class="request">
      <span>${t("table-rematch-ready")}</span>
      <a class="button go" href=${`/table/${table.rematch_table}`}>${t("table-rematch-go")}</a>
    </p>`}
    ${!table.rematch_table &&
    (table.rematch_wanted.length > 0 || (isGivenUp && plays)) &&
    html`<p class="request">
      ${table.rematch_wanted.length > 0 &&
      html`<span>${t("table-rematch-wanted", { who: table.rematch_wanted.map((id) => personName(session, id)).join(", ") })}</span>`}
      ${plays && !hasWished && html`<button type="button" class="go" onClick=${() => live.rematch()}>${t("table-rematch")}</button>`}
    </p>`}
  </div>`;
}

/** @param {{session: import("./session.js").TableSession, live: LiveTable, request: import("../types.js").RequestShape}} props */
function Asked({ session, live, request }) {
  const me = live.person.value ?? "";
  const isMine = request.person === me;
  const hasSaid = request.agreed.includes(me);
  const mayAnswer = live.ownSeats.value.length > 0;
  const text = isMine
    ? t(`table-you-asked-${request.what}`)
    : t(`table-asked-${request.what}`, { who: personName(session, request.person) });
  return html`<p class="request">
    <span>${text}</span>
    ${!isMine &&
    mayAnswer &&
    !hasSaid &&
    html`<button type="button" class="go" onClick=${() => live.order({ do: "agree", request: request.seq })}>${t("table-agree")}</button>
      <button type="button" onClick=${() => live.order({ do: "decline" })}>${t("table-decline")}</button>`}
    ${isMine && html`<button type="button" onClick=${() => live.order({ do: "decline" })}>${t("table-take-back")}</button>`}
    ${hasSaid && html`<span class="muted">${t("table-agreed")}</span>`}
  </p>`;
}
