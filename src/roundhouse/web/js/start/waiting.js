/** Before the start: who sits where, the link to send, seats for computers, and the button that begins. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { games, loadGames } from "../games.js";
import { Header } from "../header.js";
import { beSomebody } from "../me.js";
import { shareOf } from "../share.js";
import { botName, plainName } from "../table/people.js";
import { request } from "../transport.js";
import { errorInWords, inWords } from "../refusals.js";
import { levelsOf } from "./tables.js";

/** @typedef {import("../table/session.js").TableSession} TableSession */

/** @param {{session: TableSession}} props */
export function WaitingRoom({ session }) {
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    loadGames().catch(() => {});
  }, []);
  const { live } = session;
  const table = live?.table.value;
  if (!live || !table) return null;
  const person = live.person.value;
  const isHost = person !== null && person === table.host;
  const isSeated = live.ownSeats.value.length > 0;
  const holders = /** @type {any[]} */ (table.seats);
  const isOpen = (/** @type {any} */ holder) => !holder.person && !holder.bot;
  const free = holders.filter(isOpen).length;
  const refusal = live.refusal.value;
  const join = async () => {
    try {
      await beSomebody();
      const share = table.shares && shareOf(session.id, table.commitment);
      await request("POST", `/api/tables/${session.id}/orders`, { do: "join", share });
      live.beginAgain(); // the line knows us only from now on
    } catch (error) {
      setTrouble(errorInWords(error).text);
    }
  };
  const closed = table.status === "closed";
  return html`<${Header} about=${html`<span class="about">${t("table-about", { game: t(`game-${live.game.value}`), players: holders.length })}</span>`} />
    <main class="narrow waiting">
      <h1>${closed ? t("table-closed") : free > 0 ? t("waiting-title", { number: free }) : t("waiting-full")}</h1>
      ${table.practice && html`<p class="practice-note"><span class="chip practice">${t("start-practice")}</span> ${t("waiting-practice")}</p>`}
      ${!closed && html`<${Invitation} id=${session.id} isNeeded=${free > 0} />`}
      <ol class="waiting-seats">
        ${holders.map(
          (holder, index) => html`<li key=${index} class=${isOpen(holder) ? "open-seat" : ""}>
            <span class="seat-number figure" aria-hidden="true">${index + 1}</span>
            <span class="waiting-name">
              ${plainName(session, index)}
              ${holder.bot && html` <span class="chip">${botName(holder.bot)}</span>`}
              ${holder.person === table.host && html` <span class="chip">${t("waiting-host")}</span>`}
              ${holder.person && holder.person === person && html` <span class="chip">${t("table-you")}</span>`}
            </span>
            ${!closed && isHost && html`<${HostTools} live=${live} seat=${index} holder=${holder} game=${live.game.value} isOpen=${isOpen(holder)} />`}
          </li>`,
        )}
      </ol>
      ${(trouble || refusal) && html`<p class="trouble" role="alert">${trouble || (refusal && inWords(refusal).text)}</p>`}
      ${!closed &&
      html`<div class="dialog-buttons">
        ${isSeated && !isHost && html`<button type="button" onClick=${() => live.order({ do: "leave" })}>${t("waiting-leave")}</button>`}
        ${isHost && html`<button type="button" onClick=${() => live.order({ do: "close" })}>${t("waiting-close")}</button>`}
        ${!isSeated && free > 0 && html`<button type="button" class="go large" onClick=${join}>${t("waiting-join")}</button>`}
        ${isHost &&
        html`<button
          type="button"
          class="go large"
          aria-disabled=${free > 0}
          onClick=${() => (free > 0 ? setTrouble(t("refusal-not-full")) : live.order({ do: "start" }))}
        >
          ${t("waiting-start")}
        </button>`}
      </div>`}
      ${!closed && isSeated && !isHost && html`<p class="muted">${t("waiting-for-host")}</p>`}
    </main>`;
}

/** @param {{id: string, isNeeded: boolean}} props */
function Invitation({ id, isNeeded }) {
  const [isCopied, setCopied] = useState(false);
  const link = `${location.origin}/table/${id}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
      setTimeout(() => setCopied(false), 2500);
    } catch {
      /** @type {HTMLInputElement | null} */ (document.querySelector("#invitation"))?.select();
    }
  };
  return html`<section class="invitation">
    <p>${t(isNeeded ? "waiting-invite" : "waiting-watch")}</p>
    <div class="invitation-line">
      <input id="invitation" class="figure" readonly value=${link} aria-label=${t("waiting-link")} onFocus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} />
      <button type="button" onClick=${copy}>${t(isCopied ? "waiting-copied" : "waiting-copy")}</button>
    </div>
  </section>`;
}

/** @param {{live: import("../table/live-table.js").LiveTable, seat: number, holder: any, game: string, isOpen: boolean}} props */
function HostTools({ live, seat, holder, game, isOpen }) {
  const line = games.value.find((one) => one.name === game);
  const levels = line ? levelsOf(line) : [];
  if (isOpen) {
    return html`<select
      aria-label=${t("waiting-seat-bot", { number: seat + 1 })}
      value=""
      onChange=${(/** @type {Event} */ event) => live.order({ do: "seat-bot", seat, bot: /** @type {HTMLSelectElement} */ (event.target).value })}
    >
      <option value="" disabled>${t("waiting-seat-bot-short")}</option>
      ${levels.map((bot) => html`<option key=${bot} value=${bot}>${botName(bot)}</option>`)}
    </select>`;
  }
  if (holder.bot) return html`<button type="button" onClick=${() => live.order({ do: "open-seat", seat })}>${t("waiting-open-seat")}</button>`;
  if (holder.person !== live.person.value) {
    return html`<button type="button" onClick=${() => live.order({ do: "remove", person: holder.person })}>${t("waiting-remove")}</button>`;
  }
  return null;
}
