/** What happened at the reader's tables since they last decided there. */
import { useEffect, useState } from "preact/hooks";
import { Header } from "../header.js";
import { html } from "../html.js";
import { language, t } from "../i18n.js";
import { me } from "../me.js";
import { errorInWords } from "../refusals.js";
import { NameTag } from "../start/name.js";
import { request } from "../transport.js";

/** @typedef {import("../types.js").TableDigest} TableDigest */

const DAYS = 14 * 24 * 3600 * 1000; // milliseconds that are looked back

export function SinceScreen() {
  const [tables, setTables] = useState(/** @type {TableDigest[] | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const person = me.value?.person ?? null;
  const words = language.value;
  useEffect(() => {
    document.title = t("since-title");
    if (!person) {
      setTables([]);
      return;
    }
    const after = Date.now() - DAYS;
    request("GET", `/api/me/digest?language=${words}&after=${after}`).then(
      (digest) => setTables(digest.tables),
      (error) => setTrouble(errorInWords(error).text),
    );
  }, [person, words]);
  return html`<${Header} tools=${html`<${NameTag} />`} />
    <main class="narrow since-screen" aria-busy=${tables === null && !trouble}>
      <h1>${t("since-title")}</h1>
      <p class="trouble" role="alert" hidden=${!trouble}>${trouble}</p>
      ${tables?.length === 0 && html`<p class="muted">${t("since-nothing")}</p>`}
      ${tables?.map((table) => html`<${OneTable} key=${table.id} table=${table} />`)}
    </main>`;
}

/** @param {{table: TableDigest}} props */
function OneTable({ table }) {
  const { id, game, status, names, lines, more, waits_for_you: waits } = table;
  return html`<section class="since-table">
    <h2>
      <a href=${`/table/${id}`}>${t(`game-${game}`)}</a>
      ${waits
        ? html`<span class="chip your-turn">${t("start-your-turn")}</span>`
        : html`<span class=${`chip ${status}`}>${t(`start-status-${status}`)}</span>`}
    </h2>
    ${names.length > 0 && html`<p class="muted">${names.join(", ")}</p>`}
    ${more > 0 && html`<p class="muted">${t("since-more", { number: more })}</p>`}
    <ol class="since-lines">${lines.map((line) => html`<li key=${`${line.seq} ${line.text}`}>${line.text}</li>`)}</ol>
    ${lines.length === 0 && html`<p class="muted">${t("since-quiet")}</p>`}
  </section>`;
}
