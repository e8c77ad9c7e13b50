/** What a tile, a station or a train would change in what companies earn: asked of the server, old and new. */
import { signal } from "@preact/signals";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Choices } from "./choices.js";
import { CompanySign } from "./pieces.js";
import { companyName, pounds } from "./words.js";

/**
 * @typedef {import("../table/session.js").TableSession<import("./types.js").LilliputView>} TableSession
 * @typedef {import("./pieces.js").Pieces} Pieces
 * @typedef {Record<string, [number, number]>} Change  by company: what it would earn now, and then
 */

const ASK_AFTER = 60; // milliseconds a choice rests before the server is asked
const CHANGING = new Set(["lay", "station", "home", "train"]); // kinds of actions that can change what is earned

/** What is known for the position of now, by action. */
class KnownEarnings {
  /** @param {TableSession} session */
  constructor(session) {
    this.byAction = signal(/** @type {Map<string, Change>} */ (new Map()));
    const choices = session.part(Choices);
    let position = -1;
    session.watch(() => {
      if (session.position.value !== position && this.byAction.peek().size > 0) this.byAction.value = new Map();
      position = session.position.value;
      const action = choices.chosen.value;
      if (action === null || !CHANGING.has(action.split(" ")[0]) || session.isBusy.value || this.byAction.peek().has(action)) return undefined;
      const asked = position;
      const timer = setTimeout(() => {
        session.source.inquire("earnings", { action }).then(
          (found) => {
            if (asked === session.position.peek()) this.byAction.value = new Map(this.byAction.peek()).set(action, found.companies);
          },
          () => {}, // without it the action can be chosen all the same
        );
      }, ASK_AFTER);
      return () => clearTimeout(timer);
    });
  }
}

/** The companies that would earn more or less, null until it is known. @param {TableSession} session @param {string | null} action @returns {[string, [number, number]][] | null} */
export function changesIn(session, action) {
  const found = session.part(KnownEarnings).byAction.value.get(action ?? "");
  return found ? Object.entries(found).filter(([, [old, then]]) => old !== then) : null;
}

/** @param {{session: TableSession, pieces: Pieces, action: string | null}} props */
export function Earnings({ session, pieces, action }) {
  const changes = changesIn(session, action);
  if (changes === null) return null;
  if (changes.length === 0) return html`<p class="earnings muted">${t("lilliput-earns-same")}</p>`;
  return html`<ul class="earnings effects">
    ${changes.map(
      ([company, [old, then]]) => html`<li key=${company} class=${then > old ? "gain" : "loss"}>
        <${CompanySign} pieces=${pieces} company=${company} /> ${t("lilliput-earns", { company: companyName(company) })} <b class="figure">${pounds(old)} → ${pounds(then)}</b>
      </li>`,
    )}
  </ul>`;
}
