/** The start page: every game one click away, and everything that goes on. */
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { hasText, t } from "../i18n.js";
import { games, loadMiniatures, miniatureOf } from "../games.js";
import { Header } from "../header.js";
import { keep, kept } from "../memory.js";
import { levelName } from "../table/people.js";
import { outage } from "../transport.js";
import { errorInWords } from "../refusals.js";
import { ImportButton } from "./import.js";
import { Invitations, Lists, YourTurn } from "./lists.js";
import { NameTag } from "./name.js";
import { NewTableDialog } from "./new-table.js";
import { levelsOf, playNow } from "./tables.js";

/** @typedef {import("../games.js").GameLine} GameLine */

/** What did not work, in words. */
export const trouble = signal(/** @type {string | null} */ (null));

export function StartScreen() {
  const [wanted, setWanted] = useState(/** @type {string | null} */ (null)); // the game of the dialog
  const [, setLoaded] = useState(0); // drawn again with the miniatures
  const isBack = outage.value === null;
  useEffect(() => {
    document.title = t("page-name");
    return () => {
      trouble.value = null;
    };
  }, []);
  useEffect(() => {
    if (!isBack) return;
    trouble.value = null; // "does not answer" holds no longer
    loadMiniatures().then(() => setLoaded(1)).catch((error) => (trouble.value = errorInWords(error).text));
  }, [isBack]);
  return html`<${Header} tools=${html`<${StartTools} />`} />
    <main class="start">
      <h1 class="visually-hidden">${t("page-name")}</h1>
      <p class="trouble" role="alert" hidden=${trouble.value === null}>${trouble.value}</p>
      <${YourTurn} />
      <${Invitations} />
      <div class="game-cards">
        ${games.value.map((game) => html`<${GameCard} key=${game.name} game=${game} onNew=${() => setWanted(game.name)} />`)}
      </div>
      <${Lists} />
      <${ImportButton} />
      <nav class="start-links"><a href="/leaderboards">${t("people-leaderboards")}</a></nav>
      <footer class="foot">${t("start-foot")}</footer>
    </main>
    ${wanted && html`<${NewTableDialog} game=${wanted} onClose=${() => setWanted(null)} />`}`;
}

function StartTools() {
  return html`<a class="tool-link" href="/rules">${t("rules-title")}</a>
    <a class="tool-link" href="/learn">${t("learn-title")}</a>
    <a class="tool-link" href="/workshop">${t("start-workshop")}</a>
    <${NameTag} />`;
}

/** @param {{game: GameLine, onNew: () => void}} props */
function GameCard({ game, onNew }) {
  const levels = levelsOf(game);
  const [level, setLevel] = useState(kept(`level.${game.name}`) ?? "");
  const chosen = levels.includes(level) ? level : levels.includes(game.bot) ? game.bot : levels[0];
  const [least, most] = [Math.max(1, game.min_players - 1), game.max_players - 1];
  const [opponents, setOpponents] = useState(Math.max(least, Math.min(most, Number(kept(`opponents.${game.name}`) ?? 1) || 1)));
  const [isBusy, setBusy] = useState(false);
  const play = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await playNow(game.name, chosen, opponents);
    } catch (error) {
      trouble.value = errorInWords(error).text;
      setBusy(false);
    }
  };
  const Miniature = miniatureOf(game.name);
  const about = [`start-about-${game.name}`, `${game.name}-aims`].find(hasText);
  return html`<article class=${`game-card of-${game.name}`} aria-labelledby=${`card-${game.name}`}>
    <div class="mini-frame">${Miniature && html`<${Miniature} game=${game} />`}</div>
    <div class="game-card-text">
      <h2 id=${`card-${game.name}`}>${t(`game-${game.name}`)}</h2>
      <p class="muted">${about ? t(about) : t("start-players", { players: [...new Set([game.min_players, game.max_players])].join("–") })}</p>
      <div class="play-now">
        <button type="button" class="go large" aria-busy=${isBusy} onClick=${play}>${t("start-play-now")}</button>
        <span class="small-choices"><label class="small-choice">
          <span class="visually-hidden">${t("start-opponents")}</span>
          <select
            value=${opponents}
            onChange=${(/** @type {Event} */ event) => {
              const number = Number(/** @type {HTMLSelectElement} */ (event.target).value);
              keep(`opponents.${game.name}`, String(number));
              setOpponents(number);
            }}
          >
            ${Array.from({ length: most - least + 1 }, (_, index) => html`<option key=${index} value=${least + index}>${t("start-against", { number: least + index })}</option>`)}
          </select>
        </label>
        <label class="small-choice">
          <span class="visually-hidden">${t("start-level")}</span>
          <select
            value=${chosen}
            onChange=${(/** @type {Event} */ event) => {
              const name = /** @type {HTMLSelectElement} */ (event.target).value;
              keep(`level.${game.name}`, name);
              setLevel(name);
            }}
          >
            ${levels.map((name) => html`<option key=${name} value=${name}>${levelName(name)}</option>`)}
          </select>
        </label></span>
      </div>
      <div class="card-links">
        <button type="button" onClick=${onNew}>${t("start-new-table")}</button>
        ${hasText(`learn-about-${game.name}`) && html`<a href=${`/learn/${game.name}`}>${t("start-first-game")}</a>`}
        <a href=${`/rules/${game.name}`}>${t("start-rules")}</a>
      </div>
    </div>
  </article>`;
}
