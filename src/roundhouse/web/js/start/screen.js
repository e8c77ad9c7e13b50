/** The start page: one click to a game. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Header } from "../header.js";
import { go } from "../route.js";
import { beSomebody } from "../session.js";
import { ask } from "../transport.js";

export function StartScreen() {
  return html`<${Header} />
    <main class="start">
      ${["tickets", "lilliput"].map(
        (game) => html`<button class="go" key=${game} onClick=${() => playNow(game)}>${t(`game-${game}`)}</button>`,
      )}
    </main>`;
}

/** @param {string} game */
async function playNow(game) {
  await beSomebody();
  const table = await ask("POST", "/api/tables", { game, seats: [{ who: "me" }, { who: "bot" }] });
  go(`/table/${table.id}`);
}
