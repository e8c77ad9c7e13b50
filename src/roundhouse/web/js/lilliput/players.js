/** All players: cash, certificates, characters, copy cards and worth, always in the same place. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { PeopleStrip } from "../table/people-strip.js";
import { PlayerLine, Watchers } from "../table/player-line.js";
import { CompanySign, Tile } from "./pieces.js";
import { characterName, companyName, exactTileName, isAutomaton, pounds } from "./words.js";

/** @typedef {import("../table/session.js").TableSession<import("./types.js").LilliputView>} TableSession @typedef {import("./pieces.js").Pieces} Pieces */

/** Cash of everybody, for a phone. @param {{session: TableSession}} props */
export function People({ session }) {
  const { seats, first } = session.view.value;
  const shown = seats.map((held, seat) => ({
    sign: first === seat ? html`<span class="first-sign is-first" title=${t("lilliput-first-player")}>▸</span>` : "",
    figure: pounds(held.cash),
    name: isAutomaton(session, seat) ? t("automaton-lilliput") : undefined,
  }));
  return html`<${PeopleStrip} session=${session} seats=${shown} />`;
}

/** @param {{session: TableSession, pieces: Pieces}} props */
export function Players({ session, pieces }) {
  const view = session.view.value;
  return html`<ul class="players lilliput-players">
      ${view.seats.map((held, seat) => {
        const sign = html`<span class=${`first-sign ${view.first === seat && view.stage !== "draft" ? "is-first" : ""}`} title=${view.first === seat ? t("lilliput-first-player") : ""}>▸</span>`;
        const score = html`<span key=${held.cash} class="score-now">${pounds(held.cash)}</span>`;
        const more = html`<${Holdings} view=${view} pieces=${pieces} seat=${seat} />`;
        if (isAutomaton(session, seat)) {
          return html`<li key=${seat} class="player automaton">
            <span class="player-sign">${sign}</span><span class="player-name">${t("automaton-lilliput")}</span>
            <span class="player-score figure">${score}</span><span class="player-more">${more}</span>
          </li>`;
        }
        return html`<${PlayerLine} key=${seat} session=${session} seat=${seat} sign=${sign} score=${score}>${more}<//>`;
      })}
    </ul>
    <${Watchers} session=${session} />`;
}

/** @param {{view: import("./types.js").LilliputView, pieces: Pieces, seat: number}} props */
function Holdings({ view, pieces, seat }) {
  const held = view.seats[seat];
  const directed = Object.keys(view.companies).filter((company) => view.companies[company].director === seat);
  const shares = /** @type {[string, number][]} */ (Object.entries(held.shares));
  return html`<span class="certificates" title=${t("lilliput-certificates", { number: view.facts.certificates[seat], most: pieces.figures.certificates })}>
      ${directed.map((company) => html`<${Certificate} key=${`director ${company}`} pieces=${pieces} company=${company} percent=${10 * pieces.figures.director_shares} label=${t("lilliput-director-of", { company: companyName(company) })} />`)}
      ${shares.flatMap(([company, number]) =>
        Array.from({ length: number }, (_, index) => html`<${Certificate} key=${`${company} ${index}`} pieces=${pieces} company=${company} percent=${10} label=${t("lilliput-share-of", { company: companyName(company) })} />`),
      )}
      <span class="figure certificate-count">${view.facts.certificates[seat]}/${pieces.figures.certificates}</span>
    </span>
    <span class="stat worth" title=${t("lilliput-worth")}><span class="worth-word">${t("lilliput-worth")} </span><b class="figure">${pounds(view.scores[seat])}</b></span>
    <span class="player-gifts">
      ${held.copy_cards > 0 && html`<span class="stat" title=${t("lilliput-copy-cards", { number: held.copy_cards })}>
        <b class="figure">${held.copy_cards}</b> <svg class="copy-sign" viewBox="0 0 16 16" aria-hidden="true"><path d="M5.5 4V1.5H13.5V11.5H11M2.5 4.5H10.5V14.5H2.5Z" /></svg>
        <span class="copy-word">${t("lilliput-copy-cards", { number: held.copy_cards })}</span>
      </span>`}
      ${held.characters.map((id) => {
        const character = pieces.characters.find((each) => each.id === id);
        return html`<span key=${id} class="character" title=${t(`lilliput-about-${id}`)}>
          ${characterName(id)}
          ${ownTiles(view, pieces, character?.tiles ?? []).map(({ tile, isLaid }, index) => html`<span key=${index} class=${isLaid ? "tile-used" : ""} title=${exactTileName(pieces, tile)}><${Tile} pieces=${pieces} id=${tile} /></span>`)}
        </span>`;
      })}
    </span>`;
}

/** A character's tiles one by one, those on the map marked. @param {import("./types.js").LilliputView} view @param {Pieces} pieces @param {string[]} tiles */
function ownTiles(view, pieces, tiles) {
  return tiles.flatMap((tile) => {
    const laid = view.map.tiles.filter((each) => each.tile === tile).length;
    return Array.from({ length: pieces.kinds.get(tile)?.count ?? 1 }, (_, index) => ({ tile, isLaid: index < laid }));
  });
}

/** @param {{pieces: Pieces, company: string, percent: number, label: string}} props */
function Certificate({ pieces, company, percent, label }) {
  const [ground, ink] = pieces.colours[company];
  return html`<span class=${`certificate ${percent > 10 ? "director" : ""}`} style=${`background: ${ground}; color: ${ink}`} title=${label}>
    <${CompanySign} pieces=${pieces} company=${company} /><span aria-hidden="true">${percent}</span><span class="visually-hidden">${label}</span>
  </span>`;
}
