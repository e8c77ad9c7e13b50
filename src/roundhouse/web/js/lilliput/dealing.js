/** Sell, buy, found: one line per company, with what cannot be done and why not. */
import { useEffect } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { explainWhyNot } from "../table/why.js";
import { Answers, Option } from "./answers.js";
import { Choices } from "./choices.js";
import { Effects, leftIn } from "./effects.js";
import { CompanySign } from "./pieces.js";
import { companyName, describe, pounds } from "./words.js";

/** @typedef {import("../table/session.js").TableSession<import("./types.js").LilliputView>} TableSession @typedef {import("./pieces.js").Pieces} Pieces */

/** @param {{session: TableSession, pieces: Pieces}} props */
export function SharesAsk({ session, pieces }) {
  const choices = session.part(Choices);
  const view = session.view.value;
  const chosen = choices.chosen.value;
  const buys = choices.of("buy").map((each) => each.action);
  useEffect(() => {
    for (const action of buys) choices.foretell(action);
  }, [buys.join(), session.isBusy.value]);
  const toFound = chosen?.startsWith("found") ? chosen.split(" ")[1] : null;
  return html`<div class="ask-head">
      <h2>${chosen ? describe(session, chosen) : t("lilliput-shares-title")}</h2>
      <${Answers} session=${session} />
    </div>
    <div class="dealings" role="group" aria-label=${t("table-question")}>
      ${view.facts.running_order.map((company) => html`<${Dealing} key=${company} session=${session} pieces=${pieces} company=${company} />`)}
      <${Founding} session=${session} pieces=${pieces} toFound=${toFound} />
    </div>
    <div class="effects-room">${choices.shown.value && html`<${Effects} session=${session} pieces=${pieces} events=${choices.preview.value} />`}</div>`;
}

/** A founded company: what you hold of it, what it costs, and what a share would leave you. @param {{session: TableSession, pieces: Pieces, company: string}} props */
function Dealing({ session, pieces, company }) {
  const choices = session.part(Choices);
  const view = session.view.value;
  const buy = `buy ${company}`;
  const left = leftIn(view, choices.previewOf(buy), `seat ${view.active}`);
  const sells = choices.of("sell").filter((each) => each.company === company);
  return html`<div class="dealing">
    <${CompanySign} pieces=${pieces} company=${company} /> <strong>${companyName(company)}</strong>
    <span class="figure muted dealing-price">${pounds(view.facts.prices[company])}</span>
    <${Option} session=${session} action=${buy} atOnce=${true}>
      ${t("lilliput-buy")}${left !== null && html` <small class="figure muted">${t("lilliput-leaves", { sum: left })}</small>`}
    <//>
    ${sells.map((each) => html`<${Option} key=${each.action} session=${session} action=${each.action} atOnce=${true}>${t("lilliput-sell", { number: each.number })}<//>`)}
  </div>`;
}

/** Companies that could be founded, then the price. @param {{session: TableSession, pieces: Pieces, toFound: string | null}} props */
function Founding({ session, pieces, toFound }) {
  const choices = session.part(Choices);
  const view = session.view.value;
  const found = choices.of("found");
  const waiting = Object.keys(view.companies).filter((company) => view.companies[company].director === null && !view.companies[company].removed);
  if (waiting.length === 0) return null;
  const prices = toFound === null ? [] : pieces.start_prices.map((price) => `found ${toFound} ${price}`);
  return html`<div class="dealing">
      <strong>${t("lilliput-found")}</strong>
      ${waiting.map((company) => {
        const cheapest = found.find((each) => each.company === company)?.action;
        const wanted = cheapest ?? `found ${company} ${pieces.start_prices[0]}`;
        return html`<button
          key=${company}
          type="button"
          class="option"
          aria-pressed=${toFound === company}
          aria-disabled=${!cheapest}
          aria-label=${companyName(company)}
          title=${companyName(company)}
          data-found=${company}
          onClick=${() => (cheapest ? choices.pick(cheapest) : explainWhyNot(session, wanted))}
        >
          <${CompanySign} pieces=${pieces} company=${company} />
        </button>`;
      })}
    </div>
    ${prices.length > 0 &&
    html`<div class="dealing">
      <strong>${t("lilliput-found-at")}</strong>
      ${prices.map((action, index) => html`<${Option} key=${action} session=${session} action=${action} class="figure">${pieces.start_prices[index]}<//>`)}
    </div>`}`;
}
