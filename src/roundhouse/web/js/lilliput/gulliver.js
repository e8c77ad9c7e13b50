/** What Gulliver did last, step by step with his reasons, in the server's words. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { isDeed } from "../table/log-line.js";
import { toldBy } from "./happened.js";
import { isAutomaton } from "./words.js";

/** @param {import("../table/session.js").TableSession<import("./types.js").LilliputView>} session @returns {number | null} the entry in which he acted last */
function lastTurn(session) {
  return toldBy(session).findLast(({ event }) => event.event.startsWith("Gulliver"))?.seq ?? null;
}

/** @param {{session: import("../table/session.js").TableSession<import("./types.js").LilliputView>}} props */
export function GulliverTold({ session }) {
  const seq = lastTurn(session);
  const all = seq === null ? [] : session.lines.value.filter((line) => line.seq === seq);
  const begin = all.findIndex((line) => line.kind === "turn" && line.seat !== null && isAutomaton(session, line.seat)); // before that the player acted
  const after = all.slice(begin + 1);
  const end = after.findIndex((line) => !isDeed(line)); // then the trains run
  const lines = end < 0 ? after : after.slice(0, end);
  if (lines.length === 0) return html`<p class="muted">${t("lilliput-gulliver-waits")}</p>`;
  return html`<ol class="gulliver-lines" tabindex="0" aria-label=${t("automaton-lilliput")}>${lines.map((line, index) => html`<li key=${index}>${line.text}</li>`)}</ol>`;
}
