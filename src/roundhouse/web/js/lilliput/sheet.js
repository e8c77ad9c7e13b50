/** The score pad on paper: result, then the account of every player and company. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { SheetHead } from "../table/sheet-head.js";
import { AccountTable } from "./ledger.js";
import { piecesOf } from "./pieces.js";
import { ScoreTable } from "./scoring.js";
import { fullName, railwayName } from "./words.js";

/** @param {{store: import("../table/store.js").TableStore}} props */
export function ScoreSheet({ store }) {
  const view = store.view.value;
  const pieces = piecesOf(view);
  if (!view || !pieces) return null;
  const accounts = [...view.seats.map((/** @type {any} */ _, /** @type {number} */ seat) => `seat ${seat}`), ...view.facts.running_order];
  return html`<article class="sheet lilliput-sheet">
    <${SheetHead} store=${store} />
    ${!view.score_sheet.complete && html`<p>${t("lilliput-sheet-running")}</p>`}
    <${ScoreTable} store=${store} pieces=${pieces} name=${fullName} />
    <div class="sheet-parts">
      ${accounts.map((account) => html`<section key=${account}><h2>${account.startsWith("seat ") ? fullName(store, Number(account.slice(5))) : railwayName(account)}</h2><${AccountTable} store=${store} view=${view} account=${account} /></section>`)}
    </div>
  </article>`;
}
