/** The dialog for a new table: game, seats, options, who may find it, clock. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { hasText, language, t } from "../i18n.js";
import { games } from "../games.js";
import { beSomebody, me } from "../me.js";
import { botName } from "../table/people.js";
import { errorInWords } from "../refusals.js";
import { CLOCKS } from "./clocks.js";
import { ColourChooser } from "./colours.js";
import { LargeOptions, SmallOptions, whyNot } from "./options.js";
import { levelsOf, openTable } from "./tables.js";

const VISIBILITIES = ["link", "public", "local"];

/**
 * @typedef {{who: "me" | "friend" | "here" | "bot", bot?: string, label?: string, colour?: string | null}} Seat
 */

/** @param {{game: string, onClose: () => void}} props */
export function NewTableDialog({ game: first, onClose }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [game, setGame] = useState(first);
  const line = games.value.find((one) => one.name === game);
  const levels = line ? levelsOf(line) : [];
  const level = levels[1] ?? levels[0]; // the weakest but one
  const [seats, setSeats] = useState(/** @type {Seat[]} */ ([{ who: "me" }, { who: "bot" }]));
  const [options, setOptions] = useState(/** @type {Record<string, any>} */ ({}));
  const [visibility, setVisibility] = useState("link");
  const [clock, setClock] = useState("none");
  const [hints, setHints] = useState(/** @type {boolean | null} */ (null)); // null: as usual
  const [undo, setUndo] = useState(true);
  const [chat, setChat] = useState(true);
  const [trouble, setTrouble] = useState(/** @type {{text: string, rule: string | null} | null} */ (null));
  const [isBusy, setBusy] = useState(false);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  if (!line) return null;

  /** @param {string} name */
  const choose = (name) => {
    const chosen = games.value.find((one) => one.name === name);
    setGame(name);
    setOptions({});
    setTrouble(null);
    if (chosen) setSeats(withSeats(seats.map((seat) => ({ ...seat, colour: null })), chosen.min_players, chosen.max_players));
  };
  const hasHints = hints ?? (clock === "none" || seats.filter((seat) => seat.who !== "bot").length < 2);
  const create = async () => {
    if (isBusy) return;
    setBusy(true);
    setTrouble(null);
    const shared = seats.some((seat) => seat.who === "here");
    try {
      await beSomebody(); // whose name stands at a shared screen
      await openTable({
        game,
        seats: seats.map((seat, index) => orderOf(seat, index, shared, level)),
        options: possible(line.options, options, seats.length),
        visibility,
        shared_screen: shared,
        auto_start: !seats.some((seat) => seat.who === "friend"),
        clock: CLOCKS.find((one) => one.id === clock)?.clock ?? null,
        hints: hasHints,
        undo,
        chat,
        language: language.value,
      });
    } catch (error) {
      setTrouble(errorInWords(error));
      setBusy(false);
    }
  };

  return html`<dialog ref=${dialog} class="dialog new-table" aria-labelledby="new-table-title" onClose=${onClose}>
    <form
      method="dialog"
      onSubmit=${(/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        create();
      }}
    >
      <h2 id="new-table-title">${t("new-title")}</h2>
      <${GameChoice} game=${game} onChoose=${choose} />
      <div class="new-table-parts">
        <${SeatList} seats=${seats} line=${line} level=${level} onChange=${setSeats} />
        <div class="large-options">
          <${LargeOptions} game=${game} options=${line.options} chosen=${options} onChange=${setOptions} players=${seats.length} />
        </div>

        <div class="pairs">
          <${SmallOptions} options=${line.options} chosen=${options} onChange=${setOptions} players=${seats.length} seats=${seats.map((seat, index) => seatTitle(seat, index, level))} />
          <${LabelledSelect} label=${t("new-visibility")} value=${visibility} among=${VISIBILITIES.map((id) => ({ id, text: t(`new-visibility-${id}`) }))} onChange=${setVisibility} />
          <${LabelledSelect} label=${t("new-clock")} value=${clock} among=${CLOCKS.map(({ id }) => ({ id, text: t(`new-clock-${id}`) }))} onChange=${setClock} />
        </div>

        <fieldset class="table-rules">
          <legend>${t("new-agreed")}</legend>
          <${Agreement} name="hints" isOn=${hasHints} onChange=${setHints} />
          <${Agreement} name="undo" isOn=${undo} onChange=${setUndo} />
          <${Agreement} name="chat" isOn=${chat} onChange=${setChat} />
        </fieldset>
      </div>

      <div class="new-table-end">
        ${trouble &&
        html`<p class="trouble" role="alert">${trouble.text} ${trouble.rule && html`<a href=${`/rules/${trouble.rule}`}>${trouble.rule}</a>`}</p>`}
        <div class="dialog-buttons">
          <button type="button" onClick=${() => dialog.current?.close()}>${t("new-back")}</button>
          <button type="submit" class="go large" aria-busy=${isBusy}>${t("new-create")}</button>
        </div>
      </div>
    </form>
  </dialog>`;
}

/** @param {{game: string, onChoose: (game: string) => void}} props */
function GameChoice({ game, onChoose }) {
  return html`<div class="segments" role="radiogroup" aria-label=${t("new-game")}>
    ${games.value.map(
      ({ name }) => html`<label key=${name}>
        <input type="radio" name="game" value=${name} checked=${game === name} onChange=${() => onChoose(name)} />
        <span>${t(`game-${name}`)}</span>
      </label>`,
    )}
  </div>`;
}

/** Who plays: a row for each seat. @param {{seats: Seat[], line: import("../games.js").GameLine, level: string, onChange: (seats: Seat[]) => void}} props */
function SeatList({ seats, line, level, onChange }) {
  /** @param {number} index @param {Partial<Seat>} what */
  const change = (index, what) => onChange(seats.map((seat, at) => (at === index ? { ...seat, ...what } : seat)));
  return html`<fieldset class="new-seats">
    <legend>${t("new-seats")}</legend>
    <ol class="seat-rows">
      ${seats.map(
        (seat, index) => html`<${SeatRow}
          key=${index}
          seat=${seat}
          index=${index}
          bots=${line.bots}
          level=${level}
          colours=${line.colours}
          taken=${seats.filter((other) => other !== seat && isHere(other)).map((other) => other.colour ?? "")}
          onChange=${(/** @type {Partial<Seat>} */ what) => change(index, what)}
          onRemove=${seats.length > line.min_players && index > 0 ? () => onChange(seats.filter((_, at) => at !== index)) : null}
        />`,
      )}
    </ol>
    ${seats.length < line.max_players &&
    html`<button type="button" onClick=${() => onChange([...seats, { who: "bot" }])}>${t("new-add-seat")}</button>`}
    ${seats.length === 1 && hasText(`new-solo-${line.name}`) && html`<p class="muted note">${t(`new-solo-${line.name}`)}</p>`}
  </fieldset>`;
}

/** One of a few. @param {{label: string, value: string, among: {id: string, text: string}[], onChange: (value: string) => void}} props */
function LabelledSelect({ label, value, among, onChange }) {
  return html`<label>${label}
    <select value=${value} onChange=${(/** @type {Event} */ event) => onChange(/** @type {HTMLSelectElement} */ (event.target).value)}>
      ${among.map(({ id, text }) => html`<option key=${id} value=${id}>${text}</option>`)}
    </select>
  </label>`;
}

/** Something that all at the table agree on. @param {{name: string, isOn: boolean, onChange: (isOn: boolean) => void}} props */
function Agreement({ name, isOn, onChange }) {
  return html`<label class="explained">
    <input type="checkbox" name=${name} checked=${isOn} onChange=${(/** @type {Event} */ event) => onChange(/** @type {HTMLInputElement} */ (event.target).checked)} />
    <span><strong>${t(`new-${name}`)}</strong> <span class="muted">${t(`new-${name}-about`)}</span></span>
  </label>`;
}

/** @param {{seat: Seat, index: number, bots: string[], level: string, colours: string[], taken: string[], onChange: (what: Partial<Seat>) => void, onRemove: (() => void) | null}} props */
function SeatRow({ seat, index, bots, level, colours, taken, onChange, onRemove }) {
  const value = seat.who === "bot" ? `bot:${seat.bot ?? level}` : seat.who;
  return html`<li class="seat-row">
    <span class="seat-number figure" aria-hidden="true">${index + 1}</span>
    <select
      aria-label=${t("table-seat", { number: index + 1 })}
      value=${value}
      onChange=${(/** @type {Event} */ event) => {
        const chosen = /** @type {HTMLSelectElement} */ (event.target).value;
        if (chosen.startsWith("bot:")) onChange({ who: "bot", bot: chosen.slice(4) });
        else onChange({ who: /** @type {Seat["who"]} */ (chosen) });
      }}
    >
      ${index === 0 && html`<option value="me">${t("new-seat-me")}</option>`}
      ${index > 0 && html`<option value="friend">${t("new-seat-friend")}</option><option value="here">${t("new-seat-here")}</option>`}
      ${bots.map((bot) => html`<option key=${bot} value=${`bot:${bot}`}>${botName(bot)}</option>`)}
    </select>
    ${seat.who === "here" &&
    html`<input
      maxlength="24"
      value=${seat.label ?? ""}
      placeholder=${t("new-seat-name")}
      aria-label=${t("new-seat-name")}
      onInput=${(/** @type {Event} */ event) => onChange({ label: /** @type {HTMLInputElement} */ (event.target).value })}
    />`}
    ${isHere(seat) &&
    colours.length > 0 &&
    html`<${ColourChooser} offered=${colours} taken=${taken} colour=${seat.colour ?? null} onChoose=${(/** @type {string} */ colour) => onChange({ colour })} />`}
    ${onRemove && html`<button type="button" class="icon" aria-label=${t("new-remove-seat", { number: index + 1 })} onClick=${onRemove}>×</button>`}
  </li>`;
}

/** Whether somebody at this screen sits there, who can choose a colour now. @param {Seat} seat */
function isHere(seat) {
  return seat.who === "me" || seat.who === "here";
}

/** @param {Seat} seat @param {number} index @param {boolean} shared @param {string} level */
function orderOf(seat, index, shared, level) {
  if (seat.who === "bot") return { who: "bot", bot: seat.bot ?? level };
  if (seat.who === "friend") return { who: "open" };
  const mine = { who: "me", colour: seat.colour ?? null };
  if (seat.who === "here") return { ...mine, label: seat.label?.trim() || t("table-seat", { number: index + 1 }) };
  return shared ? { ...mine, label: me.value?.name ?? t("table-seat", { number: index + 1 }) } : mine;
}

/** @param {Seat} seat @param {number} index @param {string} level */
function seatTitle(seat, index, level) {
  const number = index + 1;
  if (seat.who === "bot") return `${number} · ${botName(seat.bot ?? level)}`;
  if (seat.who === "here") return `${number} · ${seat.label || t("new-seat-here")}`;
  return `${number} · ${t(seat.who === "me" ? "new-seat-me" : "new-seat-friend")}`;
}

/** As many seats as a game can have, computers in new ones. @param {Seat[]} seats @param {number} least @param {number} most @returns {Seat[]} */
function withSeats(seats, least, most) {
  const missing = Math.max(0, least - seats.length);
  return [...seats, ...Array.from({ length: missing }, () => /** @type {Seat} */ ({ who: "bot" }))].slice(0, most);
}

/** What was chosen and can still be: the number of players may have changed since. @param {import("../games.js").OptionLine[]} options @param {Record<string, any>} chosen @param {number} players */
function possible(options, chosen, players) {
  const left = options.filter((option) => option.name in chosen && whyNot(options, chosen, option, players) === null);
  return Object.fromEntries(left.map((option) => [option.name, chosen[option.name]]));
}
