/** The rulebooks: asked for once in each language, with the introduction, the captions of the pictures and all rules. */
import { signal } from "@preact/signals";
import { language } from "../i18n.js";
import { request } from "../transport.js";

/** @typedef {import("../types").Rulebook} Rulebook */

/** @type {import("@preact/signals").Signal<Record<string, Rulebook>>} */
const books = signal(/** @type {Record<string, Rulebook>} */ ({})); // by game and language

/** The book of a game in the reader's language, if it is there. @param {string | undefined} game @returns {Rulebook | undefined} */
export function bookOf(game) {
  return books.value[`${game} ${language.value}`];
}

/** @param {string} game */
export async function loadBook(game) {
  const wanted = language.value;
  const book = await request("GET", `/api/rules/${game}?language=${wanted}`);
  books.value = { ...books.value, [`${game} ${wanted}`]: book };
}
