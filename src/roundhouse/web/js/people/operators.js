/** What operators see and do: reports, people, tables, and the log of what operators did. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { fromNow, t } from "../i18n.js";
import { Header } from "../header.js";
import { errorInWords } from "../refusals.js";
import { NameTag } from "../start/name.js";
import { request } from "../transport.js";
import { othersOf } from "../start/tables.js";
import { day, personLink } from "./words.js";

/**
 * @typedef {import("../types.js").ReportList} ReportList
 * @typedef {import("../types.js").PersonList} PersonList
 * @typedef {import("../types.js").DeedList} DeedList
 * @typedef {import("../types.js").TableList} TableList
 * @typedef {{onDone: () => void, onTrouble: (error: unknown) => void}} Doing
 */

export function OperatorScreen() {
  const [reports, setReports] = useState(/** @type {ReportList | null} */ (null));
  const [deeds, setDeeds] = useState(/** @type {DeedList | null} */ (null));
  const [tables, setTables] = useState(/** @type {TableList | null} */ (null));
  const [round, setRound] = useState(0);
  const [trouble, setTrouble] = useState("");
  const complain = (/** @type {unknown} */ error) => setTrouble(errorInWords(error).text);
  useEffect(() => {
    document.title = `${t("people-operators")} – ${t("page-name")}`;
    request("GET", "/api/operator/reports").then(setReports, complain);
    request("GET", "/api/operator/log").then(setDeeds, complain);
    request("GET", "/api/operator/tables").then(setTables, complain);
  }, [round]);
  const doing = { onDone: () => setRound(round + 1), onTrouble: complain };
  return html`<${Header} tools=${html`<${NameTag} />`} />
    <main class="narrow who" aria-busy=${reports === null && !trouble}>
      <h1>${t("people-operators")}</h1>
      ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
      ${reports && html`<${ReportedPeople} found=${reports} doing=${doing} />`}
      ${reports && html`<${PeopleFound} doing=${doing} round=${round} />`}
      ${tables && html`<${TablesFound} found=${tables} doing=${doing} />`}
      ${deeds && html`<${Deeds} found=${deeds} />`}
    </main>`;
}

/** A button that asks why before it does something. @param {{label: string, path: string, method: string, doing: Doing}} props */
function AskWhy({ label, path, method, doing }) {
  const [isOpen, setOpen] = useState(false);
  const submit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const why = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("why") ?? "");
    try {
      await request(method, path, { why });
      setOpen(false);
      doing.onDone();
    } catch (error) {
      doing.onTrouble(error);
    }
  };
  if (!isOpen) return html`<button type="button" onClick=${() => setOpen(true)}>${label}</button>`;
  return html`<form class="because" onSubmit=${submit}>
    <input name="why" required maxlength="1000" aria-label=${t("people-why")} placeholder=${t("people-why")} autofocus />
    <button type="submit" class="go">${label}</button>
    <button type="button" onClick=${() => setOpen(false)}>${t("people-cancel")}</button>
  </form>`;
}

/** @param {{found: ReportList, doing: Doing}} props */
function ReportedPeople({ found, doing }) {
  return html`<section>
    <h2>${t("people-reports")}</h2>
    ${found.reports.length === 0 && html`<p class="muted">${t("people-no-reports")}</p>`}
    <ul class="plain-lines">
      ${found.reports.map(
        (one) => html`<li key=${one.id} class=${one.settled_at === null ? "" : "muted"}>
          <p>${personLink(one.reporter, found.names)} → ${personLink(one.about, found.names)} <span class="muted">${fromNow(one.at)}</span> ${one.table && html`<a href=${`/table/${one.table}`}>${t("people-look")}</a>`}</p>
          <blockquote dir="auto">${one.text}</blockquote>
          ${one.settled_at === null ? html`<${AskWhy} label=${t("people-settle")} method="POST" path=${`/api/operator/reports/${one.id}`} doing=${doing} />` : html`<span class="chip">${t("people-settled")}</span>`}
        </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {{doing: Doing, round: number}} props */
function PeopleFound({ doing, round }) {
  const [name, setName] = useState("");
  const [found, setFound] = useState(/** @type {PersonList} */ ({ people: [] }));
  useEffect(() => {
    request("GET", `/api/operator/people?name=${encodeURIComponent(name)}`).then(setFound, doing.onTrouble);
  }, [name, round]);
  const open = (/** @type {string} */ id) => request("DELETE", `/api/operator/closed/${id}`).then(doing.onDone, doing.onTrouble);
  return html`<section>
    <h2>${t("people-people")}</h2>
    <input type="search" value=${name} aria-label=${t("people-find")} placeholder=${t("people-find")} onInput=${(/** @type {Event} */ event) => setName(/** @type {HTMLInputElement} */ (event.target).value)} />
    <ul class="plain-lines people-found">
      ${found.people.slice(0, 20).map(
        (one) => html`<li key=${one.id}>
          <p><a href=${`/people/${one.id}`}><bdi>${one.name}</bdi></a> <span class="muted">${one.login ?? t("session-nobody")} · ${day(one.created_at)}</span> ${one.operator && html`<span class="chip">${t("people-operator")}</span>`}</p>
          ${one.closed_at !== null && html`<span class="chip">${t("people-closed")}</span> <button type="button" onClick=${() => open(one.id)}>${t("people-open-again")}</button>`}
          ${one.closed_at === null && !one.operator && html`<${AskWhy} label=${t("people-close-account")} method="PUT" path=${`/api/operator/closed/${one.id}`} doing=${doing} />`}
        </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {{found: TableList, doing: Doing}} props */
function TablesFound({ found, doing }) {
  return html`<section>
    <h2>${t("people-tables")}</h2>
    ${found.tables.length === 0 && html`<p class="muted">${t("people-no-tables")}</p>`}
    <ul class="plain-lines">
      ${found.tables.slice(0, 20).map(
        (table) => html`<li key=${table.id}>
          <p>${t(`game-${table.game}`)} <span class="muted">${othersOf(table)} · ${t(`start-status-${table.status}`)} · ${fromNow(table.updated_at)}</span></p>
          <${AskWhy} label=${t("people-close-table")} method="POST" path=${`/api/operator/tables/${table.id}/close`} doing=${doing} />
        </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {{found: DeedList}} props */
function Deeds({ found }) {
  return html`<section>
    <h2>${t("people-deeds")}</h2>
    ${found.deeds.length === 0 && html`<p class="muted">${t("people-no-deeds")}</p>`}
    <ul class="plain-lines deeds">
      ${found.deeds.map(
        (deed, index) => html`<li key=${index}>
          <p>${personLink(deed.operator, found.names)}: ${t(`people-deed-${deed.what}`, { name: found.names[deed.about] || t("table-somebody") })} <span class="muted">${fromNow(deed.at)}</span></p>
          ${deed.why && html`<blockquote dir="auto">${deed.why}</blockquote>`}
        </li>`,
      )}
    </ul>
  </section>`;
}
