/** One question at a time: which cards for this route, which tickets to keep, whether to draw tickets, or to pass. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { isPhone } from "../screen-size.js";
import { explainWhyNot } from "../table/why.js";
import { Choices } from "./choices.js";
import { DrawnTickets, KeptFigures } from "./keeping.js";
import { parts } from "./notation.js";
import { OwnTickets } from "./own-tickets.js";
import { ClaimFigures, Paying } from "./paying.js";
import { routeName } from "./words.js";

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
  useLayoutEffect(() => {
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
      aria-disabled=${!canDo}
      disabled=${session.isBusy.value}
      onClick=${() => (canDo ? choices.confirm() : whyNot && explainWhyNot(session, whyNot))}
    >
      ${label} <kbd aria-hidden="true">⏎</kbd>
    </button>
    ${back && html`<button type="button" onClick=${() => choices.clear()}>${t("table-back")} <kbd aria-hidden="true">${t("key-escape")}</kbd></button>`}
  </p>`;
}

/** @param {{session: TableSession, board: TicketsBoard}} props */
function ClaimAsk({ session, board }) {
  const choices = session.part(Choices);
  const route = /** @type {string} */ (choices.route.value);
  const length = board.routes.find((each) => each.id === route)?.length ?? 0;
  return html`<h2>${t("tickets-claim-title", { route: routeName(board, route) })}</h2>
    <${ClaimFigures} session=${session} length=${length} />
    <${Paying} session=${session} />
    <${Answers} session=${session} label=${t("tickets-claim-do", { length })} about=${route} />
    <${TicketsToo} session=${session} board=${board} />`;
}

/** @param {{session: TableSession, board: TicketsBoard}} props */
function KeepAsk({ session, board }) {
  const choices = session.part(Choices);
  const fewest = Math.min(...[...choices.legal.value].map((action) => parts(action).tickets.length));
  const title = t("tickets-keep-title", { fewest });
  return html`<h2>${title}</h2>
    <${KeptFigures} session=${session} />
    <${DrawnTickets} session=${session} board=${board} label=${title} />
    <${Answers} session=${session} label=${t("tickets-keep-do", { number: choices.kept.value.length })} back=${false} whyNot=${choices.keepAction.value} />
    <${TicketsToo} session=${session} board=${board} />`;
}

/** A phone shows the question in place of your own panel; the tickets stay in sight. @param {{session: TableSession, board: TicketsBoard}} props */
function TicketsToo({ session, board }) {
  const held = session.view.value.own?.tickets ?? [];
  return isPhone.value && held.length ? html`<${OwnTickets} session=${session} board=${board} tickets=${held} />` : null;
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
