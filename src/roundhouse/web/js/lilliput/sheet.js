/** The score pad on paper: result, then the account of every player and company. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { SheetHead } from "../table/sheet-head.js";
import { AccountTable } from "./ledger.js";
import { piecesOf } from "./pieces.js";
import { ScoreTable } from "./scoring.js";
import { fullName, railwayName } from "./words.js";

/** @param {{session: import("../table/session.js").TableSession<import("./types.js").LilliputView>}} props */
export function ScoreSheet({ session }) {
  const view = session.view.value;
  const pieces = piecesOf(view);
  if (!view || !pieces) return null;
  const accounts = [...view.seats.map((_, seat) => `seat ${seat}`), ...view.facts.running_order];
  return html`<article class="sheet lilliput-sheet">
    <${SheetHead} session=${session} />
    ${!view.score_sheet.complete && html`<p>${t("lilliput-sheet-running")}</p>`}
    <${ScoreTable} session=${session} pieces=${pieces} name=${fullName} />
    <div class="sheet-parts">
      ${accounts.map((account) => html`<section key=${account}><h2>${account.startsWith("seat ") ? fullName(session, Number(account.slice(5))) : railwayName(account)}</h2><${AccountTable} session=${session} view=${view} account=${account} /></section>`)}
    </div>
  </article>`;
}
