/** What can be drawn: five cards face up, the draw pile, the ticket pile; and how the discard pile stands. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { explainWhyNot } from "../table/why.js";
import { CardFace } from "./cards.js";
import { Choices } from "./choices.js";
import { cardName } from "./words.js";

/** @typedef {import("../table/session.js").TableSession<import("./types.js").TicketsView>} TableSession */

/** @param {TableSession} session @param {string} action draw or take: a single click, as one would reach for it */
export function drawCard(session, action) {
  const choices = session.part(Choices);
  if (!choices.legal.value.has(action)) explainWhyNot(session, action);
  else session.act(action);
}

/** @param {TableSession} session tickets bind you: this one is confirmed */
export function wantTickets(session) {
  const choices = session.part(Choices);
  if (!choices.legal.value.has("tickets")) {
    explainWhyNot(session, "tickets");
    return;
  }
  choices.clear();
  choices.isDrawingTickets.value = true;
}

/** @param {{session: TableSession}} props */
export function Supply({ session }) {
  const view = session.view.value;
  const legal = session.part(Choices).legal.value;
  const pointed = session.part(Choices).pointed.value;
  const discarded = /** @type {number[]} */ (Object.values(view.discard)).reduce((sum, count) => sum + count, 0);
  return html`<div class="supply">
    <ul class="display" aria-label=${t("tickets-face-up")}>
      ${view.display.map((colour, index) => {
        const action = `take ${colour}`;
        return html`<li key=${`${index} ${colour}`}>
          <button
            type="button"
            class=${`card-button ${legal.has(action) ? "can" : ""} ${pointed === action ? "pointed" : ""}`}
            aria-disabled=${!legal.has(action)}
            aria-label=${t("tickets-say-take", { card: cardName(colour) })}
            onClick=${() => drawCard(session, action)}
          >
            <${CardFace} colour=${colour} />
          </button>
        </li>`;
      })}
    </ul>
    <div class="piles">
      <button
        type="button"
        class=${`pile draw-pile ${legal.has("draw") ? "can" : ""} ${pointed === "draw" ? "pointed" : ""}`}
        aria-disabled=${!legal.has("draw")}
        onClick=${() => drawCard(session, "draw")}
      >
        <span>${t("tickets-pile-deck")}</span><b class="figure">${view.deck}</b>
      </button>
      <button
        type="button"
        class=${`pile tickets-pile ${legal.has("tickets") ? "can" : ""} ${pointed === "tickets" ? "pointed" : ""}`}
        aria-disabled=${!legal.has("tickets")}
        onClick=${() => wantTickets(session)}
      >
        <span>${t("tickets-pile-tickets")}</span><b class="figure">${view.ticket_deck}</b>
      </button>
      <div class="pile discard" title=${discardedCards(view.discard)}>
        <span>${t("tickets-pile-discard")}</span><b class="figure">${discarded}</b>
      </div>
    </div>
  </div>`;
}

/** @param {Record<string, number>} discard */
function discardedCards(discard) {
  return Object.entries(discard)
    .map(([colour, number]) => t(`tickets-cards-${colour}`, { number }))
    .join(", ");
}
