/** The draft at the start: companies and characters as cards, those taken with their taker. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { explainWhyNot } from "../table/why.js";
import { Choices } from "./choices.js";
import { CompanySign, Tile } from "./pieces.js";
import { characterName, companyName, railwayName, whoIs } from "./words.js";

/** @typedef {import("../table/session.js").TableSession<import("./types.js").LilliputView>} TableSession @typedef {import("./pieces.js").Pieces} Pieces */

/** @param {{session: TableSession, pieces: Pieces}} props */
export function Draft({ session, pieces }) {
  const view = session.view.value;
  const starting = pieces.companies.filter((company) => company.price > 0);
  return html`<div class="draft">
    <p class="muted">${t("lilliput-invite-draft")}</p>
    <div class="draft-row" role="group" aria-label=${t("lilliput-draft-companies")}>
      ${starting.map(
        (company) => html`<${DraftCard}
          key=${company.id}
          session=${session}
          item=${company.id}
          taker=${view.companies[company.id].director}
          colour=${pieces.colours[company.id][0]}
        >
          <span class="draft-name"><${CompanySign} pieces=${pieces} company=${company.id} /> <strong>${companyName(company.id)}</strong> ${company.trains.map((train, index) => html`<span key=${index} class="train-card small">${train}</span>`)}</span>
          <small>${railwayName(company.id)}</small>
          <span class="draft-facts">
            ${t("lilliput-draft-price", { price: company.price, treasury: company.price * pieces.figures.treasury_shares })}
            ${company.owner_cash !== pieces.figures.cash && html`<em>${t("lilliput-draft-cash", { sum: company.owner_cash - pieces.figures.cash })}</em>`}
          </span>
          <span class="draft-pieces">${company.home.map((tile) => html`<${Tile} key=${tile} pieces=${pieces} id=${tile} />`)}</span>
        <//>`,
      )}
    </div>
    <div class="draft-row" role="group" aria-label=${t("lilliput-draft-characters")}>
      ${pieces.characters.map(
        (character) => html`<${DraftCard} key=${character.id} session=${session} item=${character.id} taker=${holderOf(view, character.id)} colour="var(--brass)">
          <span class="draft-name"><strong>${characterName(character.id)}</strong></span>
          <span class="draft-facts">${t(`lilliput-about-${character.id}`)}</span>
          <span class="draft-pieces">${character.tiles.map((tile) => html`<${Tile} key=${tile} pieces=${pieces} id=${tile} />`)}</span>
        <//>`,
      )}
    </div>
  </div>`;
}

/** @param {import("./types.js").LilliputView} view @param {string} character */
function holderOf(view, character) {
  const seat = view.seats.findIndex((held) => held.characters.includes(character));
  return seat < 0 ? null : seat;
}

/** @param {{session: TableSession, item: string, taker: number | null, colour: string, children: any}} props */
function DraftCard({ session, item, taker, colour, children }) {
  const choices = session.part(Choices);
  const action = `draft ${item}`;
  const isLegal = choices.has(action);
  const isChosen = choices.chosen.value === action;
  return html`<button
    type="button"
    class=${`draft-card ${taker !== null ? "taken" : ""} ${isLegal ? "open" : ""} ${choices.pointed.value === action ? "pointed" : ""}`}
    style=${`--company: ${colour}`}
    aria-disabled=${!isLegal}
    aria-pressed=${isLegal ? isChosen : undefined}
    data-action=${action}
    onClick=${() => (isLegal ? choices.pick(action) : explainWhyNot(session, action))}
  >
    ${children} ${taker !== null && html`<span class="taker">${whoIs(session, taker)}</span>`}
  </button>`;
}
