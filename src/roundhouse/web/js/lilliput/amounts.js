/** A sum within the range that was given: the price of a train, or how much one of two companies gets. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Answers } from "./answers.js";
import { Choices } from "./choices.js";
import { CompanySign } from "./pieces.js";
import { aroundPounds, companyName, pounds, signed } from "./words.js";

/** @typedef {import("../table/session.js").TableSession<import("./types.js").LilliputView>} TableSession @typedef {import("./pieces.js").Pieces} Pieces */

/** @param {{session: TableSession, pieces: Pieces}} props */
export function AmountAsk({ session, pieces }) {
  const choices = session.part(Choices);
  const view = session.view.value;
  const range = /** @type {import("../table/source.js").Amounts} */ (choices.amounts.value);
  const sum = choices.amount.value ?? range.first;
  const label = view.stage === "price" ? t("lilliput-amount-price") : t("lilliput-amount-split", { company: companyName(view.facts.sharing[0]) });
  const [before, after] = aroundPounds();
  /** @param {Event} event */
  const onInput = (event) => {
    const value = Number(/** @type {HTMLInputElement} */ (event.target).value);
    choices.amount.value = Number.isFinite(value) ? value : range.first;
  };
  return html`<h2>${label}</h2>
    <form
      class="amount"
      onSubmit=${(/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        choices.confirm();
      }}
    >
      <label>
        <span class="visually-hidden">${label}</span>
        ${before}<input type="number" class="figure" name="amount" min=${range.first} max=${range.last} step=${range.step} value=${sum} onInput=${onInput} />${after}
      </label>
      <input type="range" min=${range.first} max=${range.last} step=${range.step} value=${sum} aria-label=${label} onInput=${onInput} />
      <span class="figure muted">${pounds(range.first)} – ${pounds(range.last)}</span>
    </form>
    ${view.stage === "split" ? html`<${Split} view=${view} pieces=${pieces} sum=${sum} />` : html`<${PriceNotes} view=${view} sum=${sum} />`}
    <${Answers} session=${session} label=${t("lilliput-amount-do", { sum })} />`;
}

/** What both companies get, and have then. @param {{view: import("./types.js").LilliputView, pieces: Pieces, sum: number}} props */
function Split({ view, pieces, sum }) {
  return html`<ul class="effects split" aria-live="polite">
    ${view.facts.sharing.map((company, index) => {
      const part = index === 0 ? sum : view.split - sum;
      return html`<li key=${company} class=${part > 0 ? "gain" : "same"}>
        <${CompanySign} pieces=${pieces} company=${company} /> ${companyName(company)} <b class="figure">${signed(part)}</b>
        <small class="figure muted">${pounds(view.companies[company].treasury)} → ${pounds(view.companies[company].treasury + part)}</small>
      </li>`;
    })}
  </ul>`;
}

/** What a price between companies also means: a no that it has to exceed, and what the director adds. @param {{view: import("./types.js").LilliputView, sum: number}} props */
function PriceNotes({ view, sum }) {
  if (!view.offer) return null;
  const { buyer, seller, train } = view.offer;
  const declined = view.declined.find((no) => no.seller === seller && no.train === train)?.price;
  const { treasury } = view.companies[buyer];
  const help = sum - treasury;
  return html`<p class="price-notes" aria-live="polite">
    ${declined && html`<span class="muted">${t("lilliput-amount-declined", { sum: declined })}</span>`}
    ${" "}${help > 0 ? html`<span class="loss">${t("lilliput-amount-help", { sum: help })}</span>` : html`<span class="muted">${companyName(buyer)}: ${pounds(treasury)} → ${pounds(treasury - sum)}</span>`}
  </p>`;
}
