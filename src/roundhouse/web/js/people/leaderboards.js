/** The best of a game among so many players. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { games, loadGames } from "../games.js";
import { Header } from "../header.js";
import { me } from "../me.js";
import { errorInWords } from "../refusals.js";
import { NameTag } from "../start/name.js";
import { request } from "../transport.js";
import { figure, percent, personLink } from "./words.js";

/** @typedef {import("../types.js").Leaderboard} Leaderboard */

export function LeaderboardsScreen() {
  const [chosen, setChosen] = useState({ game: "", players: 2, first: 1 });
  const [board, setBoard] = useState(/** @type {Leaderboard | null} */ (null));
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    document.title = `${t("people-leaderboards")} – ${t("page-name")}`;
    loadGames().then(
      ([first]) => setChosen((now) => ({ ...now, game: now.game || first.name })),
      (error) => setTrouble(errorInWords(error).text),
    );
  }, []);
  useEffect(() => {
    if (!chosen.game) return;
    const path = `/api/leaderboards?game=${chosen.game}&players=${chosen.players}&first=${chosen.first}`;
    request("GET", path).then(setBoard, (error) => setTrouble(errorInWords(error).text));
  }, [chosen.game, chosen.players, chosen.first, me.value?.person]);
  const game = games.value.find(({ name }) => name === chosen.game);
  const counts = game ? Array.from({ length: game.max_players - 1 }, (_, index) => index + 2) : [];
  const choose = (/** @type {Partial<typeof chosen>} */ change) => setChosen({ ...chosen, first: 1, ...change });
  return html`<${Header} tools=${html`<${NameTag} />`} />
    <main class="narrow who" aria-busy=${board === null && !trouble}>
      <h1>${t("people-leaderboards")}</h1>
      ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
      <div class="board-choices">
        <label>${t("people-game")}
          <select value=${chosen.game} onChange=${(/** @type {Event} */ event) => choose({ game: /** @type {HTMLSelectElement} */ (event.target).value, players: 2 })}>
            ${games.value.map(({ name }) => html`<option key=${name} value=${name}>${t(`game-${name}`)}</option>`)}
          </select>
        </label>
        <label>${t("people-players")}
          <select value=${chosen.players} onChange=${(/** @type {Event} */ event) => choose({ players: Number(/** @type {HTMLSelectElement} */ (event.target).value) })}>
            ${counts.map((count) => html`<option key=${count} value=${count}>${count}</option>`)}
          </select>
        </label>
      </div>
      ${board && html`<${Places} board=${board} onTurn=${(/** @type {number} */ first) => choose({ first })} />`}
    </main>`;
}

/** @param {{board: Leaderboard, onTurn: (first: number) => void}} props */
function Places({ board, onTurn }) {
  const own = board.mine;
  return html`<p class="muted">${t("people-board-about", { games: board.least_games })}</p>
    ${own && html`<p class="own-place">${board.place ? t("people-own-place", { place: board.place, size: board.size }) : t("people-no-place", { rating: figure(own.mu, 1), doubt: figure(2 * own.sigma, 1), games: own.games })}</p>`}
    ${board.size === 0
      ? html`<p>${t("people-board-empty")}</p>`
      : html`<div class="scrolls" tabindex="0" role="region" aria-label=${t("people-leaderboards")}>
          <table class="figures board-table">
            <thead>
              <tr>
                <th scope="col">${t("people-place")}</th>
                <th scope="col">${t("people-name")}</th>
                <th scope="col">${t("people-sure")}</th>
                <th scope="col">${t("people-rating")}</th>
                <th scope="col">${t("people-played")}</th>
                <th scope="col">${t("people-won")}</th>
              </tr>
            </thead>
            <tbody>
              ${board.places.map(
                (line, index) => html`<tr key=${line.person} class=${line.person === me.value?.person ? "own-line" : ""}>
                  <td>${figure(board.first + index)}</td>
                  <th scope="row">${personLink(line.person, board.names)}</th>
                  <td><strong>${figure(line.sure, 1)}</strong></td>
                  <td>${figure(line.mu, 1)} <small class="muted">± ${figure(2 * line.sigma, 1)}</small></td>
                  <td>${figure(line.games)}</td>
                  <td>${percent(line.wins / line.games)}</td>
                </tr>`,
              )}
            </tbody>
          </table>
        </div>`}
    <p class="board-turn">
      ${board.first > 1 && html`<button type="button" onClick=${() => onTurn(Math.max(1, board.first - 50))}>${t("people-better")}</button>`}
      ${board.first + board.places.length <= board.size && html`<button type="button" onClick=${() => onTurn(board.first + 50)}>${t("people-more")}</button>`}
    </p>`;
}
