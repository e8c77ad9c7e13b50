/** Which open tables are shown: by game, players, speed, rating and language. */
import { signal } from "@preact/signals";
import { games } from "../games.js";
import { html } from "../html.js";
import { LANGUAGES, t } from "../i18n.js";

const SPEEDS = ["none", "live", "days"];
const RATINGS = [[null, 20], [20, 30], [30, null]];

/** What is looked for, as it stands in the address of the list. */
export const filters = signal(/** @type {Record<string, string>} */ ({}));

/** @returns {string} the query of the list of tables */
export function filterQuery() {
  const { rating, ...plain } = filters.value;
  const [from, to] = rating ? rating.split("-") : [];
  const wanted = new URLSearchParams({ ...plain, ...(from ? { rating_from: from } : {}), ...(to ? { rating_to: to } : {}) });
  return wanted.size > 0 ? `?${wanted}` : "";
}

export function Filters() {
  const most = Math.max(2, ...games.value.map((game) => game.max_players));
  return html`<div class="open-filters" role="group" aria-label=${t("start-filters")}>
    <${Filter} name="game" all="start-any-game" among=${games.value.map(({ name }) => [name, t(`game-${name}`)])} />
    <${Filter} name="players" all="start-any-players" among=${Array.from({ length: most - 1 }, (_, index) => [String(index + 2), t("start-players", { players: index + 2 })])} />
    <${Filter} name="speed" all="start-any-speed" among=${SPEEDS.map((speed) => [speed, t(`start-speed-${speed}`)])} />
    <${Filter} name="rating" all="start-any-rating" among=${RATINGS.map(([from, to]) => [`${from ?? ""}-${to ?? ""}`, t(from === null ? "start-rating-to" : to === null ? "start-rating-from" : "start-rating-between", { from: from ?? "", to: to ?? "" })])} />
    <${Filter} name="language" all="start-any-language" among=${Object.entries(LANGUAGES)} />
  </div>`;
}

/** @param {{name: string, all: string, among: [string, string][]}} props */
function Filter({ name, all, among }) {
  const change = (/** @type {Event} */ event) => {
    const { [name]: _, ...others } = filters.value;
    const value = /** @type {HTMLSelectElement} */ (event.target).value;
    filters.value = value ? { ...others, [name]: value } : others;
  };
  return html`<select aria-label=${t(all)} value=${filters.value[name] ?? ""} onChange=${change}>
    <option value="">${t(all)}</option>
    ${among.map(([value, text]) => html`<option key=${value} value=${value}>${text}</option>`)}
  </select>`;
}
