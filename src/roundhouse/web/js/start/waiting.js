/** Before the start: who sits where, the link to send, seats for computers, and the button that begins. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { games, loadGames } from "../games.js";
import { Header } from "../header.js";
import { beSomebody, me, rename } from "../me.js";
import { shareOf } from "../share.js";
import { PlayerSign } from "../symbols.js";
import { botName, plainName } from "../table/people.js";
import { request } from "../transport.js";
import { errorInWords, inWords } from "../refusals.js";
import { CLOCKS } from "./clocks.js";
import { ColourChooser } from "./colours.js";
import { Invitation } from "./invitation.js";
import { Thumbnail } from "./option-file.js";
import { unusual } from "./options.js";
import { levelsOf } from "./tables.js";

/** @typedef {import("../table/session.js").TableSession} TableSession */

/** @param {{session: TableSession}} props */
export function WaitingRoom({ session }) {
  const [trouble, setTrouble] = useState("");
  const [name, setName] = useState(me.value?.name ?? "");
  const [colour, setColour] = useState(/** @type {string | null} */ (null)); // of who is about to join
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
      if (name.trim() && name.trim() !== me.value?.name) await rename(name.trim());
      else await beSomebody();
      const share = table.shares && shareOf(session.id, table.commitment);
      await request("POST", `/api/tables/${session.id}/orders`, { do: "join", share, colour });
      live.beginAgain(); // the line knows us only from now on
    } catch (error) {
      setTrouble(errorInWords(error).text);
    }
  };
  const offered = games.value.find((one) => one.name === live.game.value)?.colours ?? [];
  const taken = (/** @type {number | null} */ own) => holders.filter((_, seat) => seat !== own).map((holder) => holder.colour);
  const closed = table.status === "closed";
  const isInvited = !isSeated && !isHost && free > 0 && !closed;
  const host = live.names.value[table.host];
  const title = closed ? t("table-closed") : free > 0 ? t("waiting-title", { number: free }) : t("waiting-full");
  const invited = t("waiting-invited", { host: host || t("table-somebody"), game: t(`game-${live.game.value}`) });
  return html`<${Header} about=${html`<span class="about">${t("table-about", { game: t(`game-${live.game.value}`), players: holders.length })}</span>`} />
    <main class="narrow waiting">
      <div class="waiting-head">
        <div>
          <h1>${isInvited ? invited : title}</h1>
          <${Agreed} live=${live} players=${holders.length} />
        </div>
        <${Land} live=${live} />
      </div>
      ${table.practice && html`<p class="practice-note"><span class="chip practice">${t("start-practice")}</span> ${t("waiting-practice")}</p>`}
      ${isInvited &&
      html`<form
        class="join"
        onSubmit=${(/** @type {SubmitEvent} */ event) => {
          event.preventDefault();
          join();
        }}
      >
        <label>${t("waiting-your-name")}
          <input
            name="name"
            maxlength="40"
            autocomplete="nickname"
            value=${name}
            placeholder=${t("session-name")}
            onInput=${(/** @type {Event} */ event) => setName(/** @type {HTMLInputElement} */ (event.target).value)}
          />
        </label>
        ${offered.length > 0 && html`<${ColourChooser} offered=${offered} taken=${taken(null)} colour=${colour} onChoose=${setColour} />`}
        <button type="submit" class="go large">${t("waiting-join")}</button>
      </form>`}
      ${!closed && !isInvited && html`<${Invitation} id=${session.id} game=${t(`game-${live.game.value}`)} isNeeded=${free > 0} />`}
      <ol class="waiting-seats">
        ${holders.map(
          (holder, index) => html`<li key=${index} class=${isOpen(holder) ? "open-seat" : ""}>
            <span class="seat-number figure" aria-hidden="true">
              ${table.colours && !isOpen(holder) ? html`<${PlayerSign} colour=${table.colours[index]} />` : index + 1}
            </span>
            <span class="waiting-name">
              ${plainName(session, index)}
              ${holder.bot && html` <span class="chip">${botName(holder.bot)}</span>`}
              ${holder.person === table.host && html` <span class="chip">${t("waiting-host")}</span>`}
              ${holder.person && holder.person === person && html` <span class="chip">${t("table-you")}</span>`}
            </span>
            ${!closed &&
            offered.length > 0 &&
            live.ownSeats.value.includes(index) &&
            html`<${ColourChooser}
              offered=${offered}
              taken=${taken(index)}
              colour=${table.colours?.[index] ?? null}
              onChoose=${(/** @type {string} */ wanted) => live.order({ do: "paint", colour: wanted, seat: index })}
            />`}
            ${!closed && isHost && html`<${HostTools} live=${live} seat=${index} holder=${holder} game=${live.game.value} isOpen=${isOpen(holder)} />`}
          </li>`,
        )}
      </ol>
      ${(trouble || refusal) && html`<p class="trouble" role="alert">${trouble || (refusal && inWords(refusal).text)}</p>`}
      ${!closed &&
      html`<div class="dialog-buttons">
        ${isSeated && !isHost && html`<button type="button" onClick=${() => live.order({ do: "leave" })}>${t("waiting-leave")}</button>`}
        ${isHost && html`<button type="button" onClick=${() => live.order({ do: "close" })}>${t("waiting-close")}</button>`}
        ${!isSeated && isHost && free > 0 && html`<button type="button" class="go large" onClick=${join}>${t("waiting-join")}</button>`}
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

/** What is played on. @param {{live: import("../table/live-table.js").LiveTable}} props */
function Land({ live }) {
  const options = live.settings.value?.options;
  const line = games.value.find((one) => one.name === live.game.value);
  const option = line?.options.find((one) => one.kind === "file");
  if (!options || !line || !option) return null;
  return html`<div class="waiting-land"><${Thumbnail} game=${line.name} option=${option.name} value=${options[option.name] ?? option.default} /></div>`;
}

/** What was agreed on: players, options, clock. @param {{live: import("../table/live-table.js").LiveTable, players: number}} props */
function Agreed({ live, players }) {
  const settings = live.settings.value;
  const line = games.value.find((one) => one.name === live.game.value);
  if (!settings || !line) return null;
  const facts = [t("waiting-players", { number: players }), ...unusual(line.options, settings.options), clockInWords(settings.clock), agreed("hints", settings.hints), agreed("undo", settings.undo), ...(settings.chat === false ? [t("settings-chat-off")] : [])];
  return html`<ul class="agreed" aria-label=${t("waiting-agreed")}>${facts.filter(Boolean).map((fact) => html`<li class="chip" key=${fact}>${fact}</li>`)}</ul>`;
}

/** @param {string} name @param {boolean} [isOn] a table says nothing of what it always had */
function agreed(name, isOn = true) {
  return t(`settings-${name}-${isOn ? "on" : "off"}`);
}

/** @param {import("../types.js").ClockShape | null} clock @returns {string} */
function clockInWords(clock) {
  if (!clock) return "";
  const known = CLOCKS.find((one) => one.clock && one.clock.kind === clock.kind && one.clock.seconds === clock.seconds && (one.clock.increment ?? 0) === clock.increment);
  return known ? t(`new-clock-${known.id}`) : t(`waiting-clock-${clock.kind}`, { minutes: Math.round(clock.seconds / 60) });
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
