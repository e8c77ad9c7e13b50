/**
 * Texts in the reader's language, English behind it. Every text of the page comes from here.
 *
 *     t("start-play-now")          t("start-against", { number: 2 })
 */
import { signal } from "@preact/signals";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { keep, kept } from "./memory.js";

export const LANGUAGES = { en: "English", es: "español", fr: "français", it: "italiano", cs: "čeština" };
const FALLBACK = "en";
const PSEUDO = "qps"; // English made longer and marked, where a server in development offers it

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();

/** The language of the page; changing it draws everything again. */
export const language = signal(FALLBACK);

/** @returns {string} the language kept, or the first that the browser asks for and we have */
function wanted() {
  const choices = [kept("language"), ...navigator.languages.map((name) => name.slice(0, 2))];
  return choices.find((name) => name !== null && (name in LANGUAGES || name === PSEUDO)) ?? FALLBACK;
}

/** What is loaded of every language: the texts of the first screen, and those of the rooms that were opened. */
const parts = [""];

/** Load the texts for the first screen. */
export async function loadTexts() {
  const [, own] = await Promise.allSettled([load(FALLBACK), load(wanted())]);
  if (!bundles.has(FALLBACK)) throw new Error("no texts");
  show(own.status === "fulfilled" ? wanted() : FALLBACK);
}

/** @param {string} name */
export async function switchLanguage(name) {
  await load(name);
  keep("language", name);
  show(name);
}

/** @param {string} name */
function show(name) {
  document.documentElement.lang = name;
  document.querySelector('link[rel="manifest"]')?.setAttribute("href", `/manifest/${name}.webmanifest`);
  language.value = name;
}

/**
 * Load what a room of the page says, before it is shown for the first time.
 * @param {string} room
 */
export async function loadRoomTexts(room) {
  const part = `${room}/`;
  if (parts.includes(part)) return;
  await Promise.all([...bundles].map(([name, bundle]) => addPart(bundle, part, name)));
  parts.push(part);
}

/** @param {string} name */
async function load(name) {
  if (bundles.has(name)) return;
  const bundle = new FluentBundle(name === PSEUDO ? FALLBACK : name, { useIsolating: false });
  await Promise.all(parts.map((part) => addPart(bundle, part, name)));
  bundles.set(name, bundle);
}

/** @param {FluentBundle} bundle @param {string} part @param {string} name */
async function addPart(bundle, part, name) {
  const answer = await fetch(`/texts/${part}${name}.ftl`);
  if (!answer.ok) throw new Error(`no texts in ${name}`);
  bundle.addResource(new FluentResource(await answer.text()), { allowOverrides: true });
}

/**
 * The text of that id with its parameters filled in; an id without a text shows itself.
 * @param {string} id @param {Record<string, string | number>} [params]
 */
export function t(id, params) {
  for (const name of [language.value, FALLBACK]) {
    const bundle = bundles.get(name);
    const message = bundle?.getMessage(id);
    if (bundle && message?.value) return bundle.formatPattern(message.value, params, []);
  }
  return `{${id}}`;
}

/** @param {string} id */
export function hasText(id) {
  return [language.value, FALLBACK].some((name) => bundles.get(name)?.hasMessage(id));
}

/**
 * A share as each language writes percentages. (A text cannot: in a browser, NUMBER takes its style from a program only.)
 * @param {number} share from 0 to 1
 */
export function percent(share) {
  const name = language.value === PSEUDO ? FALLBACK : language.value;
  return new Intl.NumberFormat(name, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** @param {number} at milliseconds @returns {string} such as "3 minutes ago" or "in 2 days" */
export function fromNow(at) {
  const seconds = (at - Date.now()) / 1000;
  const words = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  const [size, unit] = Math.abs(seconds) < 3600 ? [60, "minute"] : Math.abs(seconds) < 86400 ? [3600, "hour"] : [86400, "day"];
  return words.format(Math.round(seconds / Number(size)), /** @type {Intl.RelativeTimeFormatUnit} */ (unit));
}
