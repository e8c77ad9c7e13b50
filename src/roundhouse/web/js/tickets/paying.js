/** What the chosen route costs: a chip for each colour that can pay, a stepper for locomotives, and what is left after it. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { routePoints } from "./board.js";
import { CardSign } from "./card-shapes.js";
import { Choices } from "./choices.js";
import { colourChoices } from "./payment.js";
import { cardsInWords } from "./words.js";

/** @typedef {import("../table/session.js").TableSession<import("./types.js").TicketsView>} TableSession @typedef {import("./board.js").TicketsBoard} TicketsBoard */

/** @param {{session: TableSession}} props */
export function Paying({ session }) {
  const choices = session.part(Choices);
  const payment = choices.payment.value;
  const colours = colourChoices(choices.payments.value.get(choices.route.value ?? "") ?? []);
  const steps = choices.steps();
  if (!payment) return null;
  return html`<div class="paying">
    ${colours.length > 1 &&
    html`<fieldset class="pay-colours">
      <legend class="visually-hidden">${t("tickets-pay-with")}</legend>
      ${colours.map(({ colour, payments }) => {
        return html`<label key=${colour} class=${`pay-colour colour-${colour}`} title=${cardsInWords(payments[0].cards)}>
          <input type="radio" name="pay-colour" value=${colour} checked=${choices.colour.value === colour} onChange=${() => choices.payWith(colour)} />
          <${CardSign} colour=${colour} />
          <span class="visually-hidden">${cardsInWords(payments[0].cards)}</span>
        </label>`;
      })}
    </fieldset>`}
    <output class="pay-cards" aria-label=${cardsInWords(payment.cards)}><${CardRow} cards=${payment.cards} /></output>
    ${steps.length > 1 && html`<${Locomotives} choices=${choices} steps=${steps} now=${payment} />`}
  </div>`;
}

/** @param {{choices: Choices, steps: import("./payment.js").Payment[], now: import("./payment.js").Payment}} props */
function Locomotives({ choices, steps, now }) {
  const at = steps.findIndex(({ action }) => action === now.action);
  return html`<span class="stepper" role="group" aria-label=${t("tickets-pay-locomotives")}>
    <button type="button" aria-label=${t("tickets-pay-fewer")} disabled=${at <= 0} onClick=${() => choices.step(-1)}>−</button>
    <span class="small-card colour-locomotive"><${CardSign} colour="locomotive" /></span>
    <b class="figure">${now.locomotives}</b>
    <button type="button" aria-label=${t("tickets-pay-more")} disabled=${at === steps.length - 1} onClick=${() => choices.step(1)}>+</button>
  </span>`;
}

/** @param {{cards: import("./notation.js").Cards[]}} props */
function CardRow({ cards }) {
  return html`<span class="card-row">
    ${cards.flatMap(([colour, number]) =>
      Array.from({ length: number }, (_, index) => html`<i key=${`${colour}${index}`} class=${`small-card colour-${colour}`}><${CardSign} colour=${colour} /></i>`),
    )}
  </span>`;
}

/** What the claim brings and what it leaves. @param {{session: TableSession, length: number}} props */
export function ClaimFigures({ session, length }) {
  const view = session.view.value;
  const points = routePoints(length);
  if (view.seat === null) return null;
  const { cars, cards } = view.seats[view.seat];
  return html`<p class="claim-figures">
    ${points !== null && html`<b class="gain figure">${t("tickets-claim-points", { points })}</b>`}
    <span class="figure">${t("tickets-claim-leaves", { cards: cards - length, cars: cars - length })}</span>
  </p>`;
}
