/** One question at a time: which cards for this route, which tickets to keep, whether to draw tickets, or to pass. */
import { useEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { explainWhyNot } from "../table/why.js";
import { CardSign } from "../symbols.js";
import { Choices } from "./choices.js";
import { stateClass } from "./own-tickets.js";
import { Ahead } from "./ways.js";
import { cardsInWords, routeName, ticketName } from "./words.js";

/** @typedef {import("../table/session.js").TableSession<import("./types.js").TicketsView>} TableSession @typedef {import("./board.js").TicketsBoard} TicketsBoard */

/** @param {TableSession} session @param {TicketsBoard} board what is asked now, or null */
export function questionOf(session, board) {
  const choices = session.part(Choices);
  if (!session.isMyTurn.value) return null;
  if (choices.isKeeping.value) return html`<${KeepAsk} session=${session} board=${board} />`;
  if (choices.isDrawingTickets.value) return html`<${DrawTicketsAsk} session=${session} />`;
  if (choices.route.value !== null) return html`<${ClaimAsk} session=${session} board=${board} />`;
  if (choices.legal.value.has("pass")) return html`<${PassAsk} session=${session} />`;
  return null;
}

/**
 * Confirm and back. Where going back is possible, confirm is at hand at once: Enter does it, and the focus returns after.
 * @param {{session: TableSession, label: string, about?: string, back?: boolean, whyNot?: string}} props
 */
function Answers({ session, label, about = "", back = true, whyNot }) {
  const choices = session.part(Choices);
  const canDo = choices.chosenAction() !== null;
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const from = useRef(/** @type {Element | null} */ (null));
  useEffect(() => {
    if (!back) return;
    if (!document.activeElement?.closest(".ask")) from.current = document.activeElement;
    button.current?.focus({ preventScroll: true });
  }, [about]);
  useEffect(
    () => () => {
      const before = /** @type {HTMLElement | null} */ (from.current);
      if (before?.isConnected) before.focus({ preventScroll: true });
    },
    [],
  );
  return html`<p class="answers">
    <button
      type="button"
      class="go"
      ref=${button}
      data-enter-confirms
      aria-disabled=${!canDo}
      disabled=${session.isBusy.value}
      onClick=${() => (canDo ? choices.confirm() : whyNot && explainWhyNot(session, whyNot))}
    >
      ${label} <kbd aria-hidden="true">⏎</kbd>
    </button>
    ${back && html`<button type="button" onClick=${() => choices.clear()}>${t("table-back")} <kbd aria-hidden="true">Esc</kbd></button>`}
  </p>`;
}

/** @param {{session: TableSession, board: TicketsBoard}} props */
function ClaimAsk({ session, board }) {
  const choices = session.part(Choices);
  const route = /** @type {string} */ (choices.route.value);
  const payments = choices.payments.value.get(route) ?? [];
  const length = board.routes.find((each) => each.id === route)?.length ?? 0;
  return html`<h2>${t("tickets-claim-title", { route: routeName(board, route) })}</h2>
    <${Ahead} session=${session} board=${board} route=${route} />
    ${payments.length > 1
      ? html`<div class="payments" role="radiogroup" aria-label=${t("tickets-pay-with")}>
          <span class="muted">${t("tickets-pay-with")}</span>
          ${payments.map(
            (payment) => html`<button
              key=${payment.action}
              type="button"
              role="radio"
              data-enter-confirms=${choices.payment.value === payment.action || undefined}
              aria-checked=${choices.payment.value === payment.action}
              aria-label=${cardsInWords(payment.cards)}
              onClick=${() => (choices.payment.value = payment.action)}
            >
              <${CardRow} cards=${payment.cards} />
            </button>`,
          )}
        </div>`
      : html`<p class="payments"><span class="muted">${t("tickets-pay-only")}</span> ${payments[0] && html`<${CardRow} cards=${payments[0].cards} />`}</p>`}
    <${Answers} session=${session} label=${t("tickets-claim-do", { length })} about=${route} />`;
}

/** @param {{cards: [string, number][]}} props */
function CardRow({ cards }) {
  return html`<span class="card-row">
    ${cards.flatMap(([colour, number]) =>
      Array.from({ length: number }, (_, index) => html`<i key=${`${colour}${index}`} class=${`small-card colour-${colour}`}><${CardSign} colour=${colour} /></i>`),
    )}
  </span>`;
}

/** @param {{session: TableSession, board: TicketsBoard}} props */
function KeepAsk({ session, board }) {
  const choices = session.part(Choices);
  const view = session.view.value;
  const fewest = Math.min(...[...choices.legal.value].map((action) => action.split(" ").length - 1));
  const drawn = /** @type {import("./own-tickets.js").Held[]} */ (view.own?.choose_from ?? []);
  return html`<h2>${t("tickets-keep-title", { fewest })}</h2>
    <div class="keep" role="group" aria-label=${t("tickets-keep-title", { fewest })}>
      ${drawn.map(
        (held) => html`<button
          key=${held.ticket}
          type="button"
          class=${`ticket keepable ${stateClass(held.state)}`}
          aria-pressed=${choices.kept.value.includes(held.ticket)}
          onClick=${() => choices.toggle(held.ticket)}
          onPointerEnter=${() => (choices.lit.value = held.ticket)}
          onPointerLeave=${() => (choices.lit.value = null)}
          onFocus=${() => (choices.lit.value = held.ticket)}
          onBlur=${() => (choices.lit.value = null)}
        >
          <span class="ticket-name">${ticketName(board, held.ticket)}</span>
          <span class="ticket-points figure">${held.points}</span>
          <span class="ticket-state">
            ${t(choices.kept.value.includes(held.ticket) ? "tickets-keep-yes" : held.state === "done" ? "tickets-done" : "tickets-keep-no")}
          </span>
        </button>`,
      )}
    </div>
    <${Answers} session=${session} label=${t("tickets-keep-do", { number: choices.kept.value.length })} back=${false} whyNot=${choices.keepAction.value} />`;
}

/** @param {{session: TableSession}} props */
function DrawTicketsAsk({ session }) {
  return html`<h2>${t("tickets-draw-title")}</h2>
    <p>${t("tickets-draw-text")}</p>
    <${Answers} session=${session} label=${t("tickets-draw-do")} />`;
}

/** @param {{session: TableSession}} props */
function PassAsk({ session }) {
  return html`<h2>${t("tickets-pass-title")}</h2>
    <p class="answers"><button type="button" class="go" onClick=${() => session.act("pass")}>${t("tickets-say-pass")}</button></p>`;
}
