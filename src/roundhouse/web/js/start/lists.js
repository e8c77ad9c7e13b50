/** My games, tables with an open seat, and games to watch. */
import { useEffect } from "preact/hooks";
import { html } from "../html.js";
import { fromNow, t } from "../i18n.js";
import { me } from "../me.js";
import { outage } from "../transport.js";
import { Filters, filters } from "./filters.js";
import { decline, invited, loadLists, mine, open, othersOf } from "./tables.js";

/** @typedef {import("./tables.js").TableLine} TableLine */

const AGAIN = 8000; // milliseconds
const FINISHED_SHOWN = 5;

/** Games that wait for the reader, before everything else. */
export function YourTurn() {
  const tables = (mine.value ?? [])
    .filter((table) => isMyTurn(table))
    .sort((a, b) => (a.due_at ?? Infinity) - (b.due_at ?? Infinity) || a.updated_at - b.updated_at);
  if (tables.length === 0) return null;
  return html`<section class="your-turns" aria-label=${t("start-your-turns")}>
    <h2>${t("start-your-turns")}</h2>
    <ul>
      ${tables.map(
        (table) => html`<li key=${table.id}>
          <a class="button go" href=${`/table/${table.id}`}>${t(`game-${table.game}`)}
            <span>${othersOf(table)}${table.due_at !== null && ` · ${t("start-due", { when: fromNow(table.due_at) })}`}</span></a>
        </li>`,
      )}
    </ul>
  </section>`;
}

export function Lists() {
  const person = me.value?.person;
  const isBack = outage.value === null;
  useEffect(() => {
    loadLists();
    const timer = setInterval(() => !document.hidden && loadLists(), AGAIN);
    return () => clearInterval(timer);
  }, [person, isBack, filters.value]);
  const own = mine.value ?? [];
  const going = own
    .filter((table) => table.status !== "finished" && table.status !== "closed")
    .sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)));
  const done = own.filter((table) => table.status === "finished").slice(0, FINISHED_SHOWN);
  const others = (open.value ?? []).filter((table) => !table.seats.some((seat) => seat.person && seat.person === person));
  return html`<div class="lists">
    <${TableGroup} title=${t("start-mine")} nothing=${t("start-mine-none")} tables=${[...going, ...done]} act="start-go-on"
      tools=${own.length > 0 && html`<p><a href="/since">${t("start-since")}</a></p>`} />
    <${TableGroup} title=${t("start-open")} nothing=${t("start-open-none")} tables=${others.filter((table) => table.status === "waiting" && table.seats.some((seat) => !seat.person && !seat.bot))} act="start-join" tools=${html`<${Filters} />`} />
    <${TableGroup} title=${t("start-watch")} nothing=${t("start-watch-none")} tables=${others.filter((table) => table.status === "running" || table.status === "paused")} act="start-look" />
  </div>`;
}

/** @param {TableLine} table */
function isMyTurn(table) {
  return table.waits.includes(me.value?.person ?? "");
}

/** Tables that somebody wants the reader at. */
export function Invitations() {
  const tables = invited.value ?? [];
  if (tables.length === 0) return null;
  return html`<section class="list invited">
    <h2>${t("start-invited")}</h2>
    <ul>
      ${tables.map(
        (table) => html`<li key=${table.id} class="invited-line">
          <a class="table-line" href=${`/table/${table.id}`}>
            <span class=${`game-sign of-${table.game}`} aria-hidden="true"></span>
            <span class="table-who"><strong>${t(`game-${table.game}`)}</strong><span class="muted">${othersOf(table)}</span></span>
          </a>
          <button type="button" onClick=${() => decline(table.id)}>${t("start-decline")}</button>
        </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {{title: string, nothing: string, tables: TableLine[], act: string, tools?: any}} props */
function TableGroup({ title, nothing, tables, act, tools }) {
  return html`<section class="list">
    <h2>${title}</h2>
    ${tools}
    ${tables.length === 0 && html`<p class="muted">${nothing}</p>`}
    <ul>
      ${tables.map(
        (table) => html`<li key=${table.id}>
          <a class="table-line" href=${`/table/${table.id}`}>
            <span class=${`game-sign of-${table.game}`} aria-hidden="true"></span>
            <span class="table-who">
              <strong>${t(`game-${table.game}`)}</strong>
              <span class="muted">${othersOf(table)}</span>
            </span>
            <span class="table-state">
              ${table.practice && html`<span class="chip practice">${t("start-practice")}</span>`}
              ${isMyTurn(table)
                ? html`<span class="chip your-turn">${t("start-your-turn")}</span>`
                : html`<span class=${`chip ${table.status}`}>${t(`start-status-${table.status}`)}</span>`}
              <span class="muted">${fromNow(Math.min(table.updated_at, Date.now()))}</span>
            </span>
            <span class="visually-hidden">${t(act)}</span>
          </a>
        </li>`,
      )}
    </ul>
  </section>`;
}
