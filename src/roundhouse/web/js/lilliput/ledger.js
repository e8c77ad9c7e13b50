/** The account book: every amount of a player or company with its reason and the balance after it. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { hasText, t } from "../i18n.js";
import { Dialog } from "../table/dialog.js";
import { postingsOf } from "./happened.js";
import { CompanySign, piecesOf } from "./pieces.js";
import { accountName, pounds, signed } from "./words.js";

/** @typedef {import("../table/session.js").TableSession<import("./types.js").LilliputView>} TableSession @typedef {import("./pieces.js").Pieces} Pieces */

/** @param {import("./types.js").LilliputView} view @returns {string[]} */
function accountsOf(view) {
  return [...view.seats.map((_, seat) => `seat ${seat}`), ...view.facts.running_order];
}

/** @param {import("./types.js").LilliputView} view @param {string} account */
function balanceOf(view, account) {
  return account.startsWith("seat ") ? view.seats[Number(account.slice(5))].cash : view.companies[account].treasury;
}

/** @param {{session: TableSession, pieces: Pieces, onClose: () => void}} props */
export function Ledger({ session, pieces, onClose }) {
  const view = session.view.value;
  const accounts = accountsOf(view);
  const [chosen, choose] = useState(`seat ${view.seat ?? 0}`);
  const account = accounts.includes(chosen) ? chosen : accounts[0];
  return html`<${Dialog} title=${t("lilliput-ledger")} onClose=${onClose} class="wide-dialog">
    <div class="ledger-tabs" role="radiogroup" aria-label=${t("lilliput-ledger-whose")}>
      ${accounts.map(
        (name) => html`<button key=${name} type="button" role="radio" class="quiet" aria-checked=${name === account} onClick=${() => choose(name)}>
          ${!name.startsWith("seat") && html`<${CompanySign} pieces=${pieces} company=${name} />`} ${accountName(session, name)}
        </button>`,
      )}
    </div>
    <div class="ledger-scroll" tabindex="0"><${AccountTable} session=${session} view=${view} account=${account} /></div>
  <//>`;
}

/** @param {{session: TableSession, view: import("./types.js").LilliputView, account: string}} props */
export function AccountTable({ session, view, account }) {
  const pieces = piecesOf(view);
  const { start, postings } = postingsOf(session, account, balanceOf(view, account));
  return html`<table class="ledger">
    <caption class="visually-hidden">${accountName(session, account)}</caption>
    <thead>
      <tr>
        <th scope="col">${t("lilliput-ledger-round")}</th>
        <th scope="col">${t("lilliput-ledger-reason")}</th>
        <th scope="col">${t("lilliput-ledger-other")}</th>
        <th scope="col" class="figure">${t("lilliput-ledger-amount")}</th>
        <th scope="col" class="figure">${t("lilliput-ledger-balance")}</th>
      </tr>
    </thead>
    <tbody>
      ${start !== 0 &&
      html`<tr><td></td><td>${t("lilliput-reason-start")}</td><td></td><td class="figure">${signed(start)}</td><td class="figure">${pounds(start)}</td></tr>`}
      ${postings.map(
        (posting, index) => html`<tr key=${index}>
          <td class="figure">${posting.round || ""}</td>
          <td>${reasonName(posting.reason)}${posting.train && html` <span class="train-card">${posting.train}</span>`}</td>
          <td>
            ${posting.other !== "bank" && html`${pieces && !posting.other.startsWith("seat") && html`<${CompanySign} pieces=${pieces} company=${posting.other} />`} ${accountName(session, posting.other)}`}
          </td>
          <td class=${`figure ${posting.amount < 0 ? "loss" : "gain"}`}>${signed(posting.amount)}</td>
          <td class="figure">${pounds(posting.balance)}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {string} reason */
function reasonName(reason) {
  const id = `lilliput-reason-${reason}`;
  return hasText(id) ? t(id) : reason;
}
