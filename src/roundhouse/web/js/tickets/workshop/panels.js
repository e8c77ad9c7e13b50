/** What is said about the chosen city or route, and about the whole board: names, lengths, colours, cars, tickets. */
import { useState } from "preact/hooks";
import { html } from "../../html.js";
import { percent, t } from "../../i18n.js";
import { CardSign } from "../card-shapes.js";
import * as changes from "./changes.js";

/** @typedef {import("./changes.js").BoardData} BoardData @typedef {(board: BoardData) => void} OnChange */

const LENGTHS = [1, 2, 3, 4, 5, 6];
const LARGEST_PICTURE = 8_000_000; // bytes

/** @param {Event} event */
function typed(event) {
  return /** @type {HTMLInputElement} */ (event.target).value;
}

/** @param {{board: BoardData, id: string, onChange: OnChange, onRenamed: (id: string) => void}} props */
export function CityPanel({ board, id, onChange, onRenamed }) {
  const city = board.cities.find((one) => one.id === id);
  if (!city) return null;
  /** @param {Event} event */
  const rename = (event) => {
    const name = typed(event).trim();
    if (!name || name === city.name || board.cities.some((one) => one.name === name)) return;
    const next = changes.renamed(board, id, name);
    onChange(next);
    onRenamed(next.cities[board.cities.indexOf(city)].id);
  };
  return html`<div class="workshop-panel">
    <label>${t("tickets-workshop-name")} <input maxlength="60" value=${city.name} onChange=${rename} /></label>
    <button type="button" class="warn" onClick=${() => onChange(changes.withoutCity(board, id))}>${t("tickets-workshop-remove")}</button>
  </div>`;
}

/** @param {{board: BoardData, index: number, onChange: OnChange, onGone: () => void}} props */
export function RoutePanel({ board, index, onChange, onGone }) {
  const route = board.routes[index];
  const names = [route.a, route.b].map((id) => board.cities.find((city) => city.id === id)?.name ?? id);
  const isDouble = board.routes.filter((other) => changes.joins(other, route.a, route.b)).length > 1;
  /** @param {Partial<import("./changes.js").RouteData>} what */
  const change = (what) => onChange(changes.withRouteChanged(board, index, what));
  return html`<div class="workshop-panel">
    <strong>${names.join(" – ")}</strong>
    <label>${t("tickets-workshop-length")}
      <select value=${route.length} onChange=${(/** @type {Event} */ event) => change({ length: Number(typed(event)) })}>
        ${LENGTHS.map((number) => html`<option key=${number} value=${number}>${number}</option>`)}
      </select>
    </label>
    <div class="workshop-colours" role="radiogroup" aria-label=${t("tickets-workshop-colour")}>
      ${["gray", ...changes.COLOURS].map((colour) => html`<label key=${colour} class=${`swatch colour-${colour}`} title=${t(`colour-${colour}`)}>
        <input type="radio" name="colour" class="visually-hidden" checked=${route.colour === colour} onChange=${() => change({ colour })} />
        <span><${CardSign} colour=${colour} /><span class="visually-hidden">${t(`colour-${colour}`)}</span></span>
      </label>`)}
    </div>
    ${!isDouble && html`<button type="button" onClick=${() => onChange(changes.withRoute(board, route.a, route.b))}>${t("tickets-workshop-double")}</button>`}
    <button type="button" class="warn" onClick=${() => {
      onChange(changes.withoutRoute(board, index));
      onGone();
    }}>${t("tickets-workshop-remove")}</button>
  </div>`;
}

/** @param {{board: BoardData, onChange: OnChange, hasPicture: boolean, onPicture: (url: string | null) => void, heat: any}} props */
export function SheetPanel({ board, onChange, hasPicture, onPicture, heat }) {
  const [trouble, setTrouble] = useState("");
  const names = new Map(board.cities.map(({ id, name }) => [id, name]));
  const spaces = changes.spacesByColour(board);
  /** @param {Event} event */
  const trace = (event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const file = field.files?.[0];
    field.value = "";
    if (!file) return;
    if (file.size > LARGEST_PICTURE || !file.type.startsWith("image/")) return void setTrouble(t("tickets-workshop-no-picture"));
    const reader = new FileReader();
    reader.onload = () => onPicture(String(reader.result));
    reader.readAsDataURL(file);
    setTrouble("");
  };
  return html`<div class="workshop-panel">
      <label>${t("tickets-workshop-name")} <input name="board-name" maxlength="60" value=${board.name} onChange=${(/** @type {Event} */ event) => onChange({ ...board, name: typed(event).trim() })} /></label>
      <label>${t("tickets-workshop-cars")} <input name="cars" class="figure" type="number" min=${changes.CARS.least} max=${changes.CARS.most} value=${board.cars ?? changes.CARS.most} onChange=${(/** @type {Event} */ event) => onChange({ ...board, cars: Number(typed(event)) })} /></label>
      <label class="button"><input type="file" class="visually-hidden" accept="image/*" onChange=${trace} />${t("tickets-workshop-picture")}</label>
      ${hasPicture && html`<button type="button" onClick=${() => onPicture(null)}>${t("tickets-workshop-no-tracing")}</button>`}
      ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
      <span class="workshop-counts" aria-label=${t("tickets-workshop-colour")}>${changes.COLOURS.map((colour) => html`<span key=${colour} class=${`count colour-${colour}`} title=${t(`colour-${colour}`)}><${CardSign} colour=${colour} /> <span class="figure">${spaces[colour]}</span></span>`)}</span>
    </div>
    <details class="workshop-panel workshop-list" open=${board.tickets.length > 0 && board.tickets.length < 12}>
      <summary>${t("tickets-workshop-tickets", { number: board.tickets.length })}</summary>
      <button type="button" disabled=${board.routes.length === 0} onClick=${() => onChange(changes.withProposedTickets(board))}>${t("tickets-workshop-propose")}</button>
      <ul>
        ${board.tickets.map((ticket, index) => {
          const seen = heat?.tickets[index];
          return html`<li key=${`${ticket.a} ${ticket.b}`}>
            <span>${names.get(ticket.a)} – ${names.get(ticket.b)}</span>
            ${seen?.kept > 0 && html`<span class="muted figure" title=${t("tickets-workshop-completed")}>${percent(seen.completed)}</span>`}
            <input class="figure" type="number" min="1" max="1000" value=${ticket.points} aria-label=${t("tickets-workshop-points", { a: names.get(ticket.a) ?? "", b: names.get(ticket.b) ?? "" })}
              onChange=${(/** @type {Event} */ event) => onChange({ ...board, tickets: board.tickets.map((one, at) => (at === index ? { ...one, points: Number(typed(event)) } : one)) })} />
            <button type="button" class="icon" aria-label=${t("tickets-workshop-remove")} onClick=${() => onChange({ ...board, tickets: board.tickets.filter((_, at) => at !== index) })}>×</button>
          </li>`;
        })}
      </ul>
    </details>`;
}
