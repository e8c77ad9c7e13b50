/** Learning by playing: a first game with a guide beside the table, of every game that has lessons. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { language, t } from "../i18n.js";
import { frontOf, games, loadGames } from "../games.js";
import { Header } from "../header.js";
import { keep, kept } from "../memory.js";
import { beSomebody } from "../me.js";
import { makeTable } from "../share.js";
import { TableScreen } from "../table/screen.js";
import { outage, Refused, request } from "../transport.js";
import { errorInWords } from "../refusals.js";
import { theme } from "../theme.js";
import { bookOf, loadBook } from "./books.js";
import { Guide } from "./guide.js";

/** @typedef {import("../games.js").Lesson} Lesson @typedef {import("../table/session.js").TableSession} TableSession */

/** @param {{id: string}} props the game, or nothing */
export function LearnScreen({ id }) {
  const [lessons, setLessons] = useState(/** @type {Record<string, Lesson[]> | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const isBack = outage.value === null;
  useEffect(() => {
    if (lessons) return;
    setTrouble("");
    loadLessons().then(setLessons, (error) => outage.peek() === null && setTrouble(errorInWords(error).text));
  }, [isBack]);
  if (trouble) return html`<${Header} /><main class="narrow"><p class="trouble" role="alert">${trouble}</p></main>`;
  if (!lessons) return html`<${Header} /><main class="narrow" aria-busy="true"></main>`;
  return id in lessons
    ? html`<${GuidedTable} key=${id} game=${id} lessons=${lessons[id]} />`
    : html`<${GuideChoice} names=${games.value.map(({ name }) => name).filter((name) => name in lessons)} />`;
}

/** @returns {Promise<Record<string, Lesson[]>>} by game, of those that have some */
async function loadLessons() {
  const found = await Promise.all(
    (await loadGames()).map(async ({ name }) => /** @type {const} */ ([name, (await (await frontOf(name)).lessons?.()) ?? []])),
  );
  return Object.fromEntries(found.filter(([, lessons]) => lessons.length > 0));
}

/** @param {{names: string[]}} props of the games to choose from */
function GuideChoice({ names }) {
  useEffect(() => {
    document.title = `${t("learn-title")} – ${t("page-name")}`;
  }, []);
  return html`<${Header} />
    <main class="narrow learn">
      <h1>${t("learn-title")}</h1>
      <p>${t("learn-about")}</p>
      <div class="learn-cards">
        ${names.map((game) => html`<${GuideCard} key=${game} game=${game} />`)}
      </div>
      <p><a href="/rules">${t("rules-title")}</a></p>
    </main>`;
}

/** Two ways to learn a game: reading and playing. @param {{game: string}} props */
function GuideCard({ game }) {
  const book = bookOf(game);
  useEffect(() => {
    if (!book) loadBook(game).catch(() => {}); // the card says all that is needed without its picture
  }, [game, language.value]);
  const picture = book?.pictures.find(({ id }) => id === book.introduction[0]?.pictures[0]);
  return html`<section class="learn-card" aria-label=${t(`game-${game}`)}>
    <h2>${t(`game-${game}`)}</h2>
    <p class="muted">${t(`learn-about-${game}`)}</p>
    <div class="learn-picture">
      ${picture && html`<img src=${`/pictures/${game}/${theme.value}/${picture.id}.svg`} alt=${picture.alt} loading="lazy" />`}
    </div>
    <p class="learn-ways">
      <a class="learn-way go" href=${`/learn/${game}`}>${t("learn-play")}</a>
      <a class="learn-way" href=${`/rules/${game}`}>${t("learn-read")}</a>
    </p>
  </section>`;
}

/** @param {{game: string, lessons: Lesson[]}} props */
function GuidedTable({ game, lessons }) {
  const [table, setTable] = useState(/** @type {string | null} */ (null));
  const [session, setSession] = useState(/** @type {TableSession | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const begin = async (/** @type {boolean} */ isNew) => {
    try {
      setTrouble("");
      setTable(null);
      setTable(await guidedTable(game, isNew));
    } catch (error) {
      setTrouble(errorInWords(error).text);
    }
  };
  const isBack = outage.value === null;
  useEffect(() => {
    if (isBack && !table) begin(false);
  }, [game, isBack]);
  if (trouble) return html`<${Header} /><main class="narrow"><p class="trouble" role="alert">${trouble}</p></main>`;
  if (!table) return html`<${Header} /><main class="narrow" aria-busy="true"></main>`;
  return html`<div class="guided">
    ${session && html`<${Guide} key=${session.id} game=${game} lessons=${lessons} session=${session} onAgain=${() => begin(true)} />`}
    <${TableScreen} key=${table} id=${table} onSession=${setSession} />
  </div>`;
}

/** The table of this guide that is not finished, or a new one. @param {string} game @param {boolean} isNew @returns {Promise<string>} */
async function guidedTable(game, isNew) {
  await beSomebody();
  const before = kept(`guide.${game}`);
  if (before && !isNew) {
    try {
      const { table, seats } = await request("GET", `/api/tables/${before}`);
      if (table.status === "running" && seats.length > 0) return before;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  const line = (await loadGames()).find((one) => one.name === game);
  const bot = line?.levels[0] ?? line?.bot; // the weakest
  const made = await makeTable({
    game,
    seats: [{ who: "me" }, { who: "bot", bot }],
    options: Object.fromEntries((line?.options ?? []).filter(({ kind }) => kind === "seat").map(({ name }) => [name, 0])), // the reader begins
    visibility: "link",
  });
  keep(`guide.${game}`, made);
  return made;
}
