/** The action cards of this game: free ones to take, taken ones with their taker, which a copy card may use again. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { explainWhyNot } from "../table/why.js";
import { Choices, LAYING } from "./choices.js";
import { takersOf } from "./happened.js";
import { Tile } from "./pieces.js";
import { characterName, halfName, tileName, whoIs } from "./words.js";

/** @typedef {import("../table/session.js").TableSession<import("./types.js").LilliputView>} TableSession @typedef {import("./pieces.js").Pieces} Pieces */

/** @param {{session: TableSession, pieces: Pieces}} props */
export function ActionCards({ session, pieces }) {
  const view = session.view.value;
  const takers = takersOf(session);
  const own = view.seat === null ? null : view.seats[view.seat];
  return html`<ol class="action-cards">
      ${view.facts.cards.map((number) => html`<${ActionCard} key=${number} session=${session} pieces=${pieces} number=${number} taker=${takers.get(number) ?? null} />`)}
    </ol>
    ${own && own.copy_cards > 0 && html`<p class="copies"><b class="figure">${own.copy_cards}</b> ${t("lilliput-copies-left", { number: own.copy_cards })}</p>`}`;
}

/** @param {{session: TableSession, pieces: Pieces, number: number, taker: {seat: number, half: string, copies: number[]} | null}} props */
function ActionCard({ session, pieces, number, taker }) {
  const view = session.view.value;
  const choices = session.part(Choices);
  const card = pieces.cards.find((each) => each.number === number);
  if (!card) return null;
  const isTaken = view.taken.includes(number);
  const verb = isTaken ? "copy" : "card";
  const isOpen = choices.legal.value.some((each) => each.kind === verb && each.card === number);
  const picked = choices.chosen.value?.startsWith(`${verb} ${number} `) ?? false;
  const isNow = view.card === number && view.stage !== "turn";
  return html`<li class=${`action-card ${isTaken ? "taken" : ""} ${isOpen ? "open" : ""} ${picked ? "picked" : ""} ${isNow ? "now" : ""}`}>
    <span class="card-number" aria-hidden="true">${number}</span>
    <div class="card-halves" role="group" aria-label=${t("lilliput-card", { number })}>
      ${card.halves.map((half) => {
        const action = `${verb} ${number} ${half}`;
        const used = taker?.half === half;
        return html`<${Half} key=${half} session=${session} action=${action} text=${halfName(view, pieces, number, half)} isUsed=${used} />`;
      })}
    </div>
    ${taker &&
    html`<span class="taker">
      ${whoIs(session, taker.seat)}${taker.half === "nothing" ? ` (${t("lilliput-half-nothing")})` : ""}
      ${taker.copies.map((seat) => html`<span class="copier">${t("lilliput-copied-by", { who: whoIs(session, seat) })}</span>`)}
    </span>`}
    ${isOpen &&
    verb === "card" &&
    html`<button
      type="button"
      class="quiet nothing"
      aria-pressed=${choices.chosen.value === `card ${number} nothing`}
      aria-label=${t("lilliput-card-nothing", { number })}
      title=${t("lilliput-card-nothing", { number })}
      onClick=${() => choices.pick(`card ${number} nothing`)}
    >
      ∅
    </button>`}
  </li>`;
}

/** @param {{session: TableSession, action: string, text: string, isUsed: boolean}} props */
function Half({ session, action, text, isUsed }) {
  const choices = session.part(Choices);
  const isLegal = choices.has(action);
  return html`<button
    type="button"
    class=${`half ${isUsed ? "used" : ""} ${choices.pointed.value === action ? "pointed" : ""}`}
    aria-disabled=${!isLegal}
    aria-pressed=${isLegal ? choices.chosen.value === action : undefined}
    data-enter-confirms=${choices.chosen.value === action ? "" : undefined}
    data-action=${action}
    onClick=${() => (isLegal ? choices.pick(action) : explainWhyNot(session, action))}
    onPointerEnter=${() => isLegal && (choices.hovered.value = action)}
    onPointerLeave=${() => (choices.hovered.value = null)}
  >
    ${text}
  </button>`;
}

/** What the reader may do in the turn beside the action: lay a character's tile, turn in the Treasurer. @param {{session: TableSession, pieces: Pieces}} props */
export function Besides({ session, pieces }) {
  const view = session.view.value;
  const choices = session.part(Choices);
  const isAskedTile = LAYING.has(view.stage);
  const tiles = isAskedTile ? [] : [...new Set(choices.lays.value.map((each) => each.tile))];
  const canExchange = choices.has("exchange");
  if (tiles.length === 0 && !canExchange) return null;
  return html`<div class="besides">
    <h3>${t("lilliput-besides")}</h3>
    ${tiles.map(
      (tile) => html`<button
        key=${tile}
        type="button"
        class="besides-tile"
        aria-pressed=${choices.isLayingBesides.value && choices.tile.value === tile}
        onClick=${() => {
          choices.unchoose();
          choices.isLayingBesides.value = true;
          choices.pickTile(tile);
        }}
      >
        <${Tile} pieces=${pieces} id=${tile} /> <span>${t("lilliput-lay-own", { tile: tileName(pieces, tile) })}</span>
      </button>`,
    )}
    ${canExchange &&
    html`<button type="button" aria-pressed=${choices.chosen.value === "exchange"} data-action="exchange" onClick=${() => choices.pick("exchange")}>
      ${t("lilliput-exchange", { character: characterName("treasurer") })}
    </button>`}
  </div>`;
}

/** Round and phase in one glance. @param {{session: TableSession}} props */
export function RoundLine({ session }) {
  const view = session.view.value;
  return html`<p class="round-line">
    <strong>${t("lilliput-round", { round: view.round, rounds: view.facts.rounds })}</strong>
    <span class="rounds" aria-hidden="true">${Array.from({ length: view.facts.rounds }, (_, index) => html`<i class=${index + 1 < view.round ? "gone" : index + 1 === view.round ? "now" : ""} />`)}</span>
    <span class="phase-line">
      ${t("lilliput-phase", { phase: view.phase })}
      ${view.facts.colours.map((colour) => html`<i class=${`phase-chip tile-${colour}`}>${t(`lilliput-colour-${colour}`)}</i>`)}
      <span class="muted">${t("lilliput-limit", { limit: view.facts.train_limit })}</span>
    </span>
  </p>`;
}
