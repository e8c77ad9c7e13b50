/** The rulebook: every rule by chapter with its number, to be searched; a rule's number is its address. */
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { language, LANGUAGES, t } from "../i18n.js";
import { games, loadGames } from "../games.js";
import { Header } from "../header.js";
import { outage, request } from "../transport.js";
import { errorInWords } from "../refusals.js";

/**
 * @typedef {{id: string, text: string, translated: boolean}} Rule
 * @typedef {{title: string, rules: Rule[]}} Chapter
 */

const RULE = /^([A-Z]+)-\d+$/;

/** @type {import("@preact/signals").Signal<Record<string, Chapter[]>>} */
const books = signal(/** @type {Record<string, Chapter[]>} */ ({})); // by game and language

/** @param {{id: string}} props a game or the number of a rule */
export function RulebookScreen({ id }) {
  const [rule = null, letter] = RULE.exec(id.toUpperCase()) ?? [];
  const game = games.value.find((one) => (rule ? one.letter === letter : one.name === id)) ?? games.value[0];
  const key = `${game?.name} ${language.value}`;
  const [sought, setSought] = useState("");
  const [trouble, setTrouble] = useState("");
  const isBack = outage.value === null;
  useEffect(() => {
    document.title = `${t("rules-title")} – ${t("page-name")}`;
    if (books.value[key] || !isBack) return;
    setTrouble("");
    const loading = game ? loadBook(game.name, key) : loadGames();
    loading.catch((error) => setTrouble(errorInWords(error).text));
  }, [key, isBack]);
  const chapters = books.value[key];
  useEffect(() => {
    if (rule && chapters) document.getElementById(rule)?.scrollIntoView({ block: "center" });
  }, [rule, chapters]);

  const found = chapters ? matching(chapters, sought) : [];
  const number = found.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  const foreign = chapters?.some((chapter) => chapter.rules.some((one) => !one.translated));
  return html`<${Header}><//>
    <main class="rulebook">
      <nav class="rule-chapters" aria-label=${t("rules-chapters")}>
        <div class="rule-games">
          ${games.value.map(({ name }) => html`<a key=${name} href=${`/rules/${name}`} aria-current=${name === game?.name ? "page" : undefined}>${t(`game-${name}`)}</a>`)}
        </div>
        <ol>
          ${found.map(
            (chapter) => html`<li key=${chapter.title}>
              <a href=${`/rules/${chapter.rules[0].id}`}>${chapter.title}</a>
            </li>`,
          )}
        </ol>
      </nav>
      <div class="rule-text">
        <div class="rule-head">
          <h1>${game ? t("rules-of", { game: t(`game-${game.name}`) }) : t("rules-title")}</h1>
          <input
            type="search"
            value=${sought}
            placeholder=${t("rules-search")}
            aria-label=${t("rules-search")}
            onInput=${(/** @type {Event} */ event) => setSought(/** @type {HTMLInputElement} */ (event.target).value)}
          />
        </div>
        <p class="muted" role="status">${chapters ? t("rules-found", { number }) : ""}</p>
        ${foreign && html`<p class="rule-foreign">${t("rules-not-translated", { language: LANGUAGES[/** @type {keyof typeof LANGUAGES} */ (language.value)] })}</p>`}
        ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
        ${found.map(
          (chapter) => html`<section key=${chapter.title} lang=${chapter.rules.every((one) => one.translated) ? undefined : "en"}>
            <h2>${chapter.title}</h2>
            <dl>
              ${chapter.rules.map(
                (one) => html`<div key=${one.id} id=${one.id} class=${`rule ${one.id === rule ? "chosen" : ""}`}>
                  <dt><a class="figure" href=${`/rules/${one.id}`}>${one.id}</a></dt>
                  <dd>${one.text} ${!one.translated && html`<span class="chip">${LANGUAGES.en}</span>`}</dd>
                </div>`,
              )}
            </dl>
          </section>`,
        )}
      </div>
    </main>`;
}

/** @param {string} game @param {string} key of the book */
async function loadBook(game, key) {
  const book = await request("GET", `/api/rules/${game}?language=${language.value}`);
  books.value = { ...books.value, [key]: book.chapters };
}

/** @param {Chapter[]} chapters @param {string} sought @returns {Chapter[]} those with a rule that has all the words */
function matching(chapters, sought) {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return chapters;
  return chapters
    .map((chapter) => ({
      title: chapter.title,
      rules: chapter.rules.filter((rule) => words.every((word) => `${rule.id} ${rule.text} ${chapter.title}`.toLowerCase().includes(word))),
    }))
    .filter((chapter) => chapter.rules.length > 0);
}
