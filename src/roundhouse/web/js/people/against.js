/** How two people did against each other. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Header } from "../header.js";
import { errorInWords } from "../refusals.js";
import { NameTag } from "../start/name.js";
import { Refused, request } from "../transport.js";
import { Games } from "./game-list.js";
import { Balance } from "./profile.js";
import { kindOfGame, personLink } from "./words.js";

/** @typedef {import("../types.js").HeadToHead} HeadToHead */

/** @param {{one: string, other: string}} props */
export function AgainstScreen({ one, other }) {
  const [found, setFound] = useState(/** @type {HeadToHead | null} */ (null));
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    request("GET", `/api/people/${encodeURIComponent(one)}/against/${encodeURIComponent(other)}`).then(setFound, (error) => {
      const name = error instanceof Refused ? String(error.refusal.params?.name ?? "") : "";
      setTrouble(name ? t("people-hidden", { name }) : errorInWords(error).text);
    });
  }, [one, other]);
  return html`<${Header} tools=${html`<${NameTag} />`} />
    <main class="narrow who" aria-busy=${found === null && !trouble}>
      ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
      ${found &&
      html`<h1>${personLink(found.person, found.names)} <span class="muted">${t("people-versus")}</span> ${personLink(found.other, found.names)}</h1>
        ${found.games.length === 0 && html`<p>${t("people-never-met")}</p>`}
        <ul class="opponents">
          ${found.games.map(
            (line) => html`<li key=${`${line.game}-${line.players}`}>
              <span class="opponent-name">${kindOfGame(line.game, line.players)}</span>
              <${Balance} ahead=${line.ahead} behind=${line.behind} games=${line.games} />
            </li>`,
          )}
        </ul>
        ${found.last.length > 0 && html`<h2>${t("people-finished")}</h2><${Games} games=${found.last} names=${found.names} />`}`}
    </main>`;
}
