/** What one person asks of all others (undo, pause), pauses, people who are away, and the next game. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { personName } from "./people.js";

/** @param {{store: import("./store.js").TableStore}} props */
export function Requests({ store }) {
  const { table } = { table: store.table.value };
  const message = store.message.value;
  if (!table || !message) return null;
  return html`<div class="requests" role="status" aria-live="polite">
    ${table.request && html`<${Asked} store=${store} request=${table.request} />`}
    ${table.status === "paused" &&
    html`<p class="request">
      <span>${t("table-paused-long")}</span>
      ${message.seats.length > 0 &&
      !isAway(message, table) &&
      html`<button type="button" class="go" onClick=${() => store.order({ do: "resume" })}>${t("table-resume")}</button>`}
    </p>`}
    ${isAway(message, table) &&
    ["running", "paused"].includes(table.status) &&
    html`<p class="request">
      <span>${t("table-away")}</span>
      <button type="button" class="go" onClick=${() => store.order({ do: "come-back" })}>${t("table-come-back")}</button>
    </p>`}
    ${table.rematch_game &&
    html`<p class="request">
      <span>${t("table-rematch-ready")}</span>
      <a class="button go" href=${`/table/${table.rematch_game}`}>${t("table-rematch-go")}</a>
    </p>`}
    ${!table.rematch_game &&
    table.rematch_wanted.length > 0 &&
    html`<p class="request">
      <span>${t("table-rematch-wanted", { who: table.rematch_wanted.map((/** @type {string} */ id) => personName(store, id)).join(", ") })}</span>
      ${message.seats.length > 0 &&
      !table.rematch_wanted.includes(message.person) &&
      html`<button type="button" class="go" onClick=${() => store.rematch()}>${t("table-rematch")}</button>`}
    </p>`}
  </div>`;
}

/** @param {import("./store.js").TableMessage} message @param {any} table */
function isAway(message, table) {
  return message.seats.length > 0 && message.seats.every((seat) => table.seats[seat].bot !== null);
}

/** @param {{store: import("./store.js").TableStore, request: any}} props */
function Asked({ store, request }) {
  const me = store.message.value?.person;
  const isMine = request.person === me;
  const hasSaid = request.agreed.includes(me);
  const mayAnswer = (store.message.value?.seats.length ?? 0) > 0;
  const text = isMine
    ? t(`table-you-asked-${request.what}`)
    : t(`table-asked-${request.what}`, { who: personName(store, request.person) });
  return html`<p class="request">
    <span>${text}</span>
    ${!isMine &&
    mayAnswer &&
    !hasSaid &&
    html`<button type="button" class="go" onClick=${() => store.order({ do: "agree", request: request.seq })}>${t("table-agree")}</button>
      <button type="button" onClick=${() => store.order({ do: "decline" })}>${t("table-decline")}</button>`}
    ${isMine && html`<button type="button" onClick=${() => store.order({ do: "decline" })}>${t("table-take-back")}</button>`}
    ${hasSaid && html`<span class="muted">${t("table-agreed")}</span>`}
  </p>`;
}
