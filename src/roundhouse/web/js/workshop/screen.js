/** The workshop: maps of your own for the games that have maps, drawn, checked, tried out by bots, played on. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { hasText, t } from "../i18n.js";
import { frontOf, games, loadGames } from "../games.js";
import { Header } from "../header.js";
import { furnish } from "../room.js";
import { Bench } from "./bench.js";

/** @param {{id: string}} props the game, if one is chosen */
export function WorkshopScreen({ id }) {
  const [parts, setParts] = useState(/** @type {Record<string, import("../games.js").MapPart> | null} */ (null));
  useEffect(() => {
    load().then(setParts);
  }, []);
  useEffect(() => {
    if (parts) document.title = `${t("workshop-title")} · ${t("page-name")}`;
  }, [parts]);
  if (!parts) return html`<${Header} /><main class="narrow" aria-busy="true"></main>`;
  const line = games.value.find(({ name }) => name === id);
  if (line && parts[id]) return html`<${Bench} key=${id} line=${line} part=${parts[id]} />`;
  return html`<${Header} />
    <main class="narrow workshop-choice">
      <h1>${t("workshop-title")}</h1>
      <p>${t("workshop-about")}</p>
      <ul>
        ${Object.keys(parts).map((name) => html`<li key=${name}>
          <a class="button large" href=${`/workshop/${name}`}>${t(`game-${name}`)}</a>
          ${hasText(`${name}-workshop-about`) && html`<span class="muted">${t(`${name}-workshop-about`)}</span>`}
        </li>`)}
      </ul>
    </main>`;
}

/** What each game that has maps brings. @returns {Promise<Record<string, import("../games.js").MapPart>>} */
async function load() {
  const [all] = await Promise.all([loadGames(), furnish("workshop")]);
  const found = await Promise.all(all.map(async ({ name }) => [name, await (await frontOf(name)).workshop?.()]));
  return Object.fromEntries(found.filter(([, part]) => part));
}
