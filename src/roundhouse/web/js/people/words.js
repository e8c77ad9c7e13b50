/** What all of this room says alike: people, games of a kind, figures. */
import { games } from "../games.js";
import { html } from "../html.js";
import { hasText, language, t } from "../i18n.js";
import { levelName } from "../table/people.js";

/** @param {string | null} person @param {Record<string, string>} names a link to somebody, or to nobody any more */
export function personLink(person, names) {
  const name = person ? names[person] : "";
  return name ? html`<a href=${`/people/${person}`}><bdi>${name}</bdi></a>` : html`<span class="muted">${t("table-somebody")}</span>`;
}

/** @param {string} game @param {number} players @param {string} [variant] game and number of players */
export function kindOfGame(game, players, variant = "") {
  const kind = t("people-kind", { game: t(`game-${game}`), players });
  return variant ? `${kind} · ${variantInWords(game, variant)}` : kind;
}

/** @param {string} game @param {string} variant the options that are not as usual, as JSON */
function variantInWords(game, variant) {
  const chosen = JSON.parse(variant);
  if (Array.isArray(chosen)) return t("people-variant-own");
  const options = games.value.find(({ name }) => name === game)?.options ?? [];
  return Object.entries(chosen).map(([name, value]) => {
    const text = options.find((option) => option.name === name)?.text;
    if (typeof value === "object") return value?.name ?? t("people-variant-own");
    const choice = value === true ? text : `${text}-${String(value).replaceAll("_", "-")}`;
    return choice && hasText(choice) ? t(choice) : String(value);
  }).join(", ");
}

/** @param {{person: string | null, bot: string | null}} seat @param {Record<string, string>} names */
export function seatHolder(seat, names) {
  if (seat.bot) return t("table-computer", { level: levelName(seat.bot) });
  return personLink(seat.person, names);
}

/** @param {number} number @param {number} [digits] */
export function figure(number, digits = 0) {
  return new Intl.NumberFormat(language.value, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(number);
}

/** @param {number} share */
export function percent(share) {
  return new Intl.NumberFormat(language.value, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** @param {number} at milliseconds */
export function day(at) {
  return new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(at);
}
