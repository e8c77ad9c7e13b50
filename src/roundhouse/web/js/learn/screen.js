/** Learning by playing: a first game of each kind with a guide beside the table. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Header } from "../header.js";
import { keep, kept } from "../memory.js";
import { beSomebody } from "../session.js";
import { makeTable } from "../share.js";
import { TableScreen } from "../table/screen.js";
import { ask, outage, Refused } from "../transport.js";
import { errorInWords } from "../words.js";
import { Guide } from "./guide.js";
import { LESSONS } from "./lessons.js";

/** @typedef {import("../table/store.js").TableStore} TableStore */

const OPPONENT = "easy";

/** @param {{id: string}} props the game, or nothing */
export function LearnScreen({ id }) {
  return id in LESSONS ? html`<${GuidedTable} key=${id} game=${id} />` : html`<${Choice} />`;
}

function Choice() {
  useEffect(() => {
    document.title = `${t("learn-title")} – ${t("page-name")}`;
  }, []);
  return html`<${Header} />
    <main class="narrow learn">
      <h1>${t("learn-title")}</h1>
      <p>${t("learn-about")}</p>
      <div class="learn-cards">
        ${Object.keys(LESSONS).map(
          (game) => html`<a key=${game} class="learn-card" href=${`/learn/${game}`}>
            <strong>${t(`game-${game}`)}</strong>
            <span class="muted">${t(`learn-about-${game}`)}</span>
          </a>`,
        )}
      </div>
      <p><a href="/rules">${t("rules-title")}</a></p>
    </main>`;
}

/** @param {{game: string}} props */
function GuidedTable({ game }) {
  const [table, setTable] = useState(/** @type {string | null} */ (null));
  const [store, setStore] = useState(/** @type {TableStore | null} */ (null));
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
    ${store && html`<${Guide} key=${store.id} game=${game} store=${store} onAgain=${() => begin(true)} />`}
    <${TableScreen} key=${table} id=${table} onStore=${setStore} />
  </div>`;
}

/** The table of this guide that is not finished, or a new one. @param {string} game @param {boolean} isNew @returns {Promise<string>} */
async function guidedTable(game, isNew) {
  await beSomebody();
  const before = kept(`guide.${game}`);
  if (before && !isNew) {
    try {
      const { table, seats } = await ask("GET", `/api/tables/${before}`);
      if (table.status === "running" && seats.length > 0) return before;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  const line = (await ask("GET", "/api/games")).games.find((/** @type {any} */ one) => one.name === game);
  const bot = line.bots.includes(OPPONENT) ? OPPONENT : line.bot;
  const made = await makeTable({
    game,
    seats: [{ who: "me" }, { who: "bot", bot }],
    options: { first_player: 0 },
    visibility: "link",
  });
  keep(`guide.${game}`, made);
  return made;
}
