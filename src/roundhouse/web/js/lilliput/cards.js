/** The action cards of this game: free ones to take, taken ones with their taker, which a copy card may use again. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { explainWhyNot } from "../table/why.js";
import { Choices, LAYING } from "./choices.js";
import { takersOf } from "./happened.js";
import { AskMore, END, Passing } from "./passing.js";
import { Tile } from "./pieces.js";
import { characterName, exactTileName, halfName, whoIs } from "./words.js";

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

/**
 * A half is taken by one click; one that costs a copy card or could do nothing is asked about first.
 * @param {{session: TableSession, action: string, text: string, isUsed: boolean}} props
 */
function Half({ session, action, text, isUsed }) {
  const choices = session.part(Choices);
  const isLegal = choices.has(action);
  const isIdle = isLegal && choices.idleness(action) !== null;
  /** @param {MouseEvent} event */
  const onClick = (event) => {
    if (!isLegal) explainWhyNot(session, action);
    else if (isIdle || action.startsWith("copy")) choices.pick(action);
    else choices.take(action, event);
  };
  return html`<button
    type="button"
    class=${`half ${isUsed ? "used" : ""} ${isIdle ? "idle" : ""} ${choices.pointed.value === action ? "pointed" : ""}`}
    aria-disabled=${!isLegal}
    aria-pressed=${isLegal ? choices.chosen.value === action : undefined}
    data-action=${action}
    onClick=${onClick}
    onPointerEnter=${() => isLegal && (choices.hovered.value = action)}
    onPointerLeave=${() => (choices.hovered.value = null)}
  >
    ${text}${isIdle && html` <small class="idle-note">${t("lilliput-idle-note")}</small>`}
  </button>`;
}

/** What the reader may do in the turn beside the action: lay a character's tile, turn in the Treasurer. @param {{session: TableSession, pieces: Pieces}} props */
export function TurnExtras({ session, pieces }) {
  const view = session.view.value;
  const choices = session.part(Choices);
  const isAskedTile = LAYING.has(view.stage);
  const tiles = isAskedTile ? [] : [...new Set(choices.lays.value.map((each) => each.tile))];
  const canExchange = choices.has("exchange");
  const isUnasked = session.part(Passing).isUnasked.value;
  if (tiles.length === 0 && !canExchange) return null;
  return html`<div class="turn-extras">
    <h3>${t("lilliput-turn-extras")}</h3>
    ${tiles.map(
      (tile) => html`<button
        key=${tile}
        type="button"
        class="extra-tile"
        aria-pressed=${choices.isLayingExtra.value && choices.tile.value === tile}
        onClick=${() => {
          choices.unchoose();
          choices.isLayingExtra.value = true;
          choices.pickTile(tile);
        }}
      >
        <${Tile} pieces=${pieces} id=${tile} /> <span>${t("lilliput-lay-own", { tile: exactTileName(pieces, tile) })}</span>
      </button>`,
    )}
    ${canExchange &&
    html`<button type="button" aria-pressed=${choices.chosen.value === "exchange"} data-action="exchange" onClick=${() => choices.pick("exchange")}>
      ${t("lilliput-exchange", { character: characterName("treasurer") })}
    </button>`}
    ${isUnasked && view.stage !== END && html`<${AskMore} session=${session} />`}
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
    ${view.players > 1 && html`<${TurnOrder} session=${session} />`}
  </p>`;
}

/** Whose turns come in this round, and in the next; a player's two turns in a row stand together. @param {{session: TableSession}} props */
function TurnOrder({ session }) {
  const view = session.view.value;
  const { turns, next_turns: next } = view.facts;
  const now = view.running.length > 0 || ["run", "over"].includes(view.stage) ? turns.length : view.turn;
  return html`<span class="turn-order">
    <${Turns} session=${session} label=${t("lilliput-turns")} turns=${turns} now=${now} />
    ${next.length > 0 && html`<${Turns} session=${session} label=${t("lilliput-turns-next")} turns=${next} now=${-1} />`}
  </span>`;
}

const ROOMY = 6; // turns in a row whose players are called by their whole names

/** @param {{session: TableSession, label: string, turns: number[], now: number}} props */
function Turns({ session, label, turns, now }) {
  return html`<span class="turns" role="list" aria-label=${label} title=${`${label}: ${turns.map((seat) => whoIs(session, seat)).join(" → ")}`}>
    ${turns.map((seat, index) => {
      const name = whoIs(session, seat);
      const state = index === now ? "now" : index < now ? "gone" : "";
      const own = seat === session.view.value.seat ? "own" : "";
      const again = turns[index - 1] === seat ? "again" : "";
      return html`<span key=${index} role="listitem" class=${`turn-chip ${state} ${own} ${again}`} aria-current=${index === now ? "step" : undefined}>
        ${turns.length > ROOMY ? html`<span aria-hidden="true">${[...name].slice(0, 3).join("")}</span><span class="visually-hidden">${name}</span>` : name}
      </span>`;
    })}
  </span>`;
}
