/** The player aid: phases, trains and what each purchase rusts, costs, and the characters. */
import { html } from "../html.js";
import { games } from "../games.js";
import { t } from "../i18n.js";
import { unusualWithMeaning } from "../start/options.js";
import { Dialog } from "../table/dialog.js";
import { Tile } from "./pieces.js";
import { characterName, pounds } from "./words.js";

/** @typedef {import("../table/session.js").TableSession<import("./types.js").LilliputView>} TableSession @typedef {import("./pieces.js").Pieces} Pieces */

/** @param {{session: TableSession, pieces: Pieces, onClose: () => void}} props */
export function PlayerAid({ session, pieces, onClose }) {
  const view = session.view.value;
  const deck = pieces.decks[String(view.players)] ?? [];
  const { figures } = pieces;
  return html`<${Dialog} title=${t("lilliput-aid")} onClose=${onClose} class="wide-dialog">
    <div class="aid-scroll" tabindex="0">
      <${Variants} view=${view} />
      <table class="aid">
        <caption>${t("lilliput-aid-phases")}</caption>
        <thead>
          <tr>
            <th scope="col">${t("lilliput-aid-phase")}</th>
            <th scope="col">${t("lilliput-aid-begins")}</th>
            <th scope="col" class="figure">${t("lilliput-price")}</th>
            <th scope="col" class="figure">${t("lilliput-aid-cards")}</th>
            <th scope="col">${t("lilliput-tiles")}</th>
            <th scope="col" class="figure">${t("lilliput-aid-limit")}</th>
            <th scope="col">${t("lilliput-aid-effect")}</th>
            <th scope="col" class="figure">${t("lilliput-aid-treasury")}</th>
          </tr>
        </thead>
        <tbody>
          ${pieces.phases.map((phase) => {
            const train = pieces.trains.find((each) => each.id === phase.train);
            const number = train?.unlimited ? "∞" : deck.filter((each) => each === phase.train).length;
            return html`<tr key=${phase.number} class=${phase.number === view.phase ? "now" : phase.number < view.phase ? "gone" : ""} aria-current=${phase.number === view.phase ? "step" : undefined}>
              <th scope="row" class="figure">${phase.number}</th>
              <td>${train ? html`<span class="train-card">${train.id}</span>` : t("lilliput-aid-start")}</td>
              <td class="figure">${train ? pounds(train.price) : ""}</td>
              <td class="figure">${train ? number : ""}</td>
              <td>${phase.colours.map((colour) => html`<i key=${colour} class=${`phase-chip tile-${colour}`}>${t(`lilliput-colour-${colour}`)}</i>`)}</td>
              <td class="figure">${phase.limit}</td>
              <td>
                ${phase.rusts.map((each) => html`<span key=${each} class="aid-effect rust">${t("lilliput-aid-rusts", { train: each })}</span>`)}
                ${phase.obsolete.map((each) => html`<span key=${each} class="aid-effect">${t("lilliput-aid-obsolete", { train: each })}</span>`)}
              </td>
              <td class="figure">${pounds(phase.treasury)}</td>
            </tr>`;
          })}
        </tbody>
      </table>
      <table class="aid">
        <caption>${t("lilliput-trains")}</caption>
        <tbody>
          ${pieces.trains.map(
            (train) => html`<tr key=${train.id}>
              <th scope="row"><span class="train-card">${train.id}</span></th>
              <td class="figure">${pounds(train.price)}</td>
              <td>${t(train.doubled ? "lilliput-aid-range-double" : "lilliput-aid-range", { number: train.range })}</td>
            </tr>`,
          )}
        </tbody>
      </table>
      <table class="aid">
        <caption>${t("lilliput-aid-characters")}</caption>
        <tbody>
          ${pieces.characters.map(
            (character) => html`<tr key=${character.id}>
              <th scope="row">${characterName(character.id)}</th>
              <td class="aid-tiles">${character.tiles.map((tile) => html`<${Tile} key=${tile} pieces=${pieces} id=${tile} />`)}</td>
              <td>${t(`lilliput-about-${character.id}`)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
      <ul class="aid-list">
        <li>${t("lilliput-aid-stations", { first: figures.station_costs[0], second: figures.station_costs[1] })}</li>
        <li>${t("lilliput-aid-metropolis", { sum: figures.metropolis_cost })}</li>
        <li>${t("lilliput-aid-certificates", { most: figures.certificates, directors: figures.directors })}</li>
        <li>${t("lilliput-aid-pay")}</li>
        <li>${t("lilliput-aid-last")}</li>
      </ul>
    </div>
  <//>`;
}

/** What this table plays with that is not usual. @param {{view: import("./types.js").LilliputView}} props */
function Variants({ view }) {
  const options = games.value.find(({ name }) => name === view.game)?.options ?? [];
  const found = unusualWithMeaning(options, view.options || {});
  if (found.length === 0) return null;
  return html`<table class="aid aid-variants">
    <caption>${t("waiting-agreed")}</caption>
    <tbody>
      ${found.map(({ name, about }) => html`<tr key=${name}><th scope="row">${name}</th><td>${about}</td></tr>`)}
    </tbody>
  </table>`;
}
