/** Finished games, a page at a time: who finished where. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { fromNow, t } from "../i18n.js";
import { errorInWords } from "../refusals.js";
import { request } from "../transport.js";
import { figure, kindOfGame, seatHolder } from "./words.js";

/**
 * @typedef {import("../types.js").FinishedGame} FinishedGame
 * @typedef {import("../types.js").FinishedGames} FinishedGames
 */

/** @param {{person: string}} props */
export function FinishedList({ person }) {
  const [found, setFound] = useState(/** @type {FinishedGames | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const load = (/** @type {number} */ first) =>
    request("GET", `/api/people/${encodeURIComponent(person)}/games?first=${first}`).then(
      (/** @type {FinishedGames} */ more) =>
        setFound((before) => (before && first > 1 ? { ...more, games: [...before.games, ...more.games], names: { ...before.names, ...more.names } } : more)),
      (error) => setTrouble(errorInWords(error).text),
    );
  useEffect(() => {
    setFound(null);
    load(1);
  }, [person]);
  return html`<section>
    <h2>${t("people-finished")}</h2>
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    ${found && html`<${Games} games=${found.games} names=${found.names} />`}
    ${found?.more && html`<p><button type="button" onClick=${() => load(found.games.length + 1)}>${t("people-more")}</button></p>`}
  </section>`;
}

/** @param {{games: FinishedGame[], names: Record<string, string>}} props */
export function Games({ games, names }) {
  return html`<ul class="finished-games">
    ${games.map(
      (game, index) => html`<li key=${index}>
        <span class=${`game-sign of-${game.game}`} aria-hidden="true"></span>
        <div>
          <strong>${kindOfGame(game.game, game.players, game.variant)}</strong>
          <span class="muted"> · ${fromNow(game.ended_at)}${game.how === "abandoned" ? ` · ${t("people-abandoned")}` : ""}</span>
          <ol>
            ${[...game.seats]
              .sort((one, other) => one.rank - other.rank)
              .map(
                (seat, place) => html`<li key=${place} value=${seat.rank}>
                  ${seatHolder(seat, names)}${seat.score !== null && html` <span class="figure">${figure(seat.score)}</span>`}${seat.left && html` <span class="muted">${t("people-has-left")}</span>`}
                </li>`,
              )}
          </ol>
        </div>
        ${game.table && html`<a href=${`/table/${game.table}`}>${t("people-look")}</a>`}
      </li>`,
    )}
  </ul>`;
}
