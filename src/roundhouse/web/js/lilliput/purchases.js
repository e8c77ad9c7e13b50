/** Which train for which company: by source, with the price and what it leaves; what cannot be bought says why not. */
import { useEffect } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Answers, Option } from "./answers.js";
import { Choices } from "./choices.js";
import { Earnings } from "./earnings.js";
import { costIn, Effects, leftIn } from "./effects.js";
import { COMPANIES, parts } from "./notation.js";
import { CompanySign } from "./pieces.js";
import { companyName, describe, pounds } from "./words.js";

/** @typedef {import("../table/session.js").TableSession<import("./types.js").LilliputView>} TableSession @typedef {import("./pieces.js").Pieces} Pieces @typedef {import("./notation.js").Parts} Parts */

/** @param {{session: TableSession, pieces: Pieces}} props */
export function TrainsAsk({ session, pieces }) {
  const choices = session.part(Choices);
  const chosen = choices.chosen.value;
  const ways = waysOf(session);
  const priced = ways.flatMap((group) => (group[0].source === "bank" || group[0].source === "pool" ? [group[0].action] : []));
  useEffect(() => {
    for (const action of priced) choices.foretell(action);
  }, [priced.join(), session.isBusy.value]);
  const same = ways.find((group) => group.some((each) => each.action === chosen)) ?? [];
  const isAny = choices.of("train").length > 0;
  return html`<div class="ask-head">
      <h2>${chosen ? describe(session, chosen) : t(isAny ? "lilliput-trains-title" : "lilliput-trains-none")}</h2>
      <${Answers} session=${session} />
    </div>
    <div class="options" role="group" aria-label=${t("table-question")}>
      ${ways.map((group) => html`<${Purchase} key=${group[0].action} session=${session} pieces=${pieces} group=${group} />`)}
    </div>
    ${same.length > 1 &&
    html`<div class="options small" role="group" aria-label=${t("lilliput-give-back")}>
      <span class="muted">${t("lilliput-give-back")}</span>
      ${same.map((each) => html`<${Option} key=${each.action} session=${session} action=${each.action}>${each.returned.length ? each.returned.map((train, index) => html`<span key=${index} class="train-card obsolete">${train}</span>`) : t("lilliput-give-back-nothing")}<//>`)}
    </div>`}
    <div class="effects-room">
      ${choices.shown.value && html`<${Effects} session=${session} pieces=${pieces} events=${choices.preview.value} />`}
      <${Earnings} session=${session} pieces=${pieces} action=${chosen} />
    </div>`;
}

/**
 * All ways to a train, those with the same source, train and buyer together; first the deck, for each of your companies
 * whether it can pay or not. @param {TableSession} session @returns {Parts[][]}
 */
function waysOf(session) {
  const view = session.view.value;
  const legal = session.part(Choices).of("train");
  const buyers = view.stage === "trains" ? COMPANIES.filter((company) => view.companies[company].director === view.active) : [COMPANIES[view.focus]];
  const wanted = view.stage === "trains" ? buyers.map((company) => `train bank ${company}`) : [...new Set(view.pool)].map((train) => `train pool ${train} ${buyers[0]}`);
  /** @type {Map<string, Parts[]>} */
  const ways = new Map();
  for (const each of [...wanted.map(parts), ...legal]) {
    const key = `${each.source} ${each.train} ${each.company}`;
    const group = ways.get(key) ?? [];
    if (!group.some((other) => other.action === each.action)) ways.set(key, [...group, each]);
  }
  const isLegal = new Set(legal.map((each) => each.action));
  return [...ways.values()].map((group) => (group.some((each) => isLegal.has(each.action)) ? group.filter((each) => isLegal.has(each.action)) : group));
}

/** @param {{session: TableSession, pieces: Pieces, group: Parts[]}} props */
function Purchase({ session, pieces, group }) {
  const choices = session.part(Choices);
  const view = session.view.value;
  const chosen = group.find((each) => each.action === choices.chosen.value) ?? group[0];
  const { source, company } = chosen;
  const train = source === "bank" ? view.facts.top_train : chosen.train;
  const place = source === "bank" || source === "pool" ? "" : companyName(source);
  const events = choices.previewOf(chosen.action);
  const cost = costIn(events);
  const left = leftIn(view, events, company);
  return html`<${Option} session=${session} action=${chosen.action} class="purchase">
    <span class="train-card">${train}</span> <span>${t("lilliput-from", { source, place })}</span> → <${CompanySign} pieces=${pieces} company=${company} /> ${companyName(company)}
    ${cost !== null && html` <b class="figure">${pounds(cost)}</b>`}
    ${left !== null && html` <small class="figure muted">${t("lilliput-leaves", { sum: left })}</small>`}
  <//>`;
}
