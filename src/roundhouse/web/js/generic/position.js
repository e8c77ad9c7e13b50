/** Any view as a panel to read: facts, lists, tables and what lies in them, each with its name. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { isPlain, isTable, keysOf, sorted } from "./shape.js";
import { keyName, valueName } from "./words.js";

/** @typedef {import("../table/session.js").TableSession} TableSession @typedef {import("./shape.js").Plain} Plain */

/** @param {{session: TableSession}} props */
export function Position({ session }) {
  const { facts, parts } = sorted(session.view.value, session.holders.value.length, (key) => keyName(session, key) !== "");
  return html`<div class="generic-position" tabindex="0" role="group" aria-label=${t("generic-position")}>
    <dl class="generic-facts">
      ${facts.map(
        ([key, value]) => html`<div key=${key} class=${typeof value === "string" ? "generic-card" : ""} data-key=${key}>
          <dt>${keyName(session, key)}</dt>
          <dd class="figure">${valueName(session, key, value)}</dd>
        </div>`,
      )}
    </dl>
    <div class="generic-parts">
      ${parts.map(([key, value]) => html`<section key=${key} data-key=${key}><h3>${keyName(session, key)}</h3><${PlainValue} session=${session} name=${key} value=${value} /></section>`)}
    </div>
  </div>`;
}

/** @param {{session: TableSession, name: string, value: any}} props @returns {any} */
function PlainValue({ session, name, value }) {
  if (isPlain(value)) return html`<span class="figure">${valueName(session, name, value)}</span>`;
  if (isTable(value)) return html`<${Rows} session=${session} rows=${value} />`;
  if (Array.isArray(value)) return html`<${PlainList} session=${session} name=${name} values=${value} />`;
  const entries = Object.entries(value);
  if (entries.length === 0) return html`<span class="muted">–</span>`;
  return html`<dl class="generic-nested">
    ${entries.map(([key, inner]) => html`<div key=${key}><dt>${keyName(session, key)}</dt><dd><${PlainValue} session=${session} name=${key} value=${inner} /></dd></div>`)}
  </dl>`;
}

/** @param {{session: TableSession, name: string, values: any[]}} props */
function PlainList({ session, name, values }) {
  if (values.length === 0) return html`<span class="muted">–</span>`;
  return html`<ol class=${values.every(isPlain) ? "generic-chips" : "generic-list"}>
    ${values.map((value, index) => html`<li key=${index}><${PlainValue} session=${session} name=${name} value=${value} /></li>`)}
  </ol>`;
}

/** @param {{session: TableSession, rows: Record<string, any>[]}} props */
function Rows({ session, rows }) {
  const keys = keysOf(rows);
  return html`<div class="generic-scroll"><table class="generic-table">
    <thead><tr>${keys.map((key) => html`<th key=${key} scope="col">${keyName(session, key)}</th>`)}</tr></thead>
    <tbody>
      ${rows.map((row, index) => html`<tr key=${index}>${keys.map((key) => html`<td key=${key}><${PlainValue} session=${session} name=${key} value=${row[key] ?? null} /></td>`)}</tr>`)}
    </tbody>
  </table></div>`;
}
