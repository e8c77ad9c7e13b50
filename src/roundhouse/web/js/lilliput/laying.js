/** Which tile, where, and how turned; where a station or a home goes. */
import { html } from "../html.js";
import { hasText, t } from "../i18n.js";
import { explainWhyNot } from "../table/why.js";
import { Answers } from "./answers.js";
import { Choices } from "./choices.js";
import { Earnings } from "./earnings.js";
import { Effects } from "./effects.js";
import { CompanySign, Tile } from "./pieces.js";
import { cellName, companyName, describe, exactTileName, fact, tileName } from "./words.js";

/** @typedef {import("../table/session.js").TableSession<import("./types.js").LilliputView>} TableSession @typedef {import("./pieces.js").Pieces} Pieces */

/** @param {{session: TableSession, pieces: Pieces}} props */
export function LayAsk({ session, pieces }) {
  const choices = session.part(Choices);
  const ghost = choices.ghost.value;
  const title = ghost
    ? t("lilliput-lay-title", { tile: tileName(pieces, ghost.tile), cell: cellName(ghost.cell) })
    : t(choices.tile.value ? "lilliput-lay-where" : choices.cell.value ? "lilliput-lay-which-here" : "lilliput-lay-which", { company: companyName(choices.layer.value) });
  return html`<div class="lay-head">
      <h2>${title}</h2>
      <${LayerChoice} session=${session} pieces=${pieces} />
      ${ghost && html`<${Effects} session=${session} pieces=${pieces} events=${choices.previewOf(ghost.action)} /><${Earnings} session=${session} pieces=${pieces} action=${ghost.action} />`}
      <${Answers} session=${session} label=${t("lilliput-lay-do")}>
        ${choices.turns.value.length > 1 &&
        html`<button type="button" data-do="rotate" onClick=${() => choices.rotate()}>${t("lilliput-rotate")} <kbd aria-hidden="true">R</kbd></button>`}
      <//>
    </div>
    <div class="tile-choice" role="group" aria-label=${t("lilliput-tiles")}>
      ${kindsToShow(session).map((tile) => html`<${TileOption} key=${tile} session=${session} pieces=${pieces} tile=${tile} />`)}
    </div>`;
}

/** All kinds of this game while a card lets tiles be laid, and your own; elsewhere those that are asked for. @param {TableSession} session @returns {string[]} */
function kindsToShow(session) {
  const view = session.view.value;
  const choices = session.part(Choices);
  const laid = [...new Set(choices.ownLays.value.map((each) => each.tile))];
  if (view.stage !== "laying") return laid;
  const kinds = Object.keys(view.facts.supply);
  return [...kinds, ...laid.filter((tile) => !kinds.includes(tile))];
}

/** @param {{session: TableSession, pieces: Pieces, tile: string}} props */
function TileOption({ session, pieces, tile }) {
  const choices = session.part(Choices);
  const left = session.view.value.facts.supply[tile];
  const lays = choices.ownLays.value.filter((each) => each.tile === tile);
  const cell = choices.cell.value;
  const isOpen = lays.length > 0;
  const fits = isOpen && (cell === null || lays.some((each) => each.cell === cell));
  const ghost = choices.ghost.value;
  const why = isOpen ? null : whyUnlaid(session, tile);
  const words = [t("lilliput-supply-tile", { tile: exactTileName(pieces, tile), left: left ?? 1 }), why?.fact || why?.text].filter(Boolean).join(". ");
  const isChosen = choices.tile.value === tile;
  return html`<button
    type="button"
    class=${`tile-option ${isOpen && !fits ? "elsewhere" : ""}`}
    aria-pressed=${isChosen}
    aria-disabled=${!isOpen}
    title=${words}
    data-tile=${tile}
    onClick=${() => (isOpen ? choices.pickTile(tile) : explainUnlaid(session, tile))}
  >
    <span class="visually-hidden">${words}</span>
    <${Tile} pieces=${pieces} id=${tile} turn=${ghost?.tile === tile ? ghost.turn : 0} />
    ${left !== undefined && html`<span class="figure tile-count" aria-hidden="true">${left}</span>`}
  </button>`;
}

/** @param {TableSession} session @param {string} tile @returns {import("../table/session.js").Notice} */
function whyUnlaid(session, tile) {
  const reason = session.part(Choices).unlaid(tile);
  if (!reason) return { text: t("lilliput-tile-nowhere") };
  const { rule, params } = reason;
  return { text: hasText(rule) ? t(rule) : rule, fact: fact(session, rule, params), rule };
}

/** What no cell takes says where it comes nearest, and what keeps it off that cell, or off the chosen one. @param {TableSession} session @param {string} tile */
async function explainUnlaid(session, tile) {
  const choices = session.part(Choices);
  if (choices.unlaid(tile)) {
    session.notice.value = whyUnlaid(session, tile);
    return;
  }
  const cell = choices.cell.value;
  const found = session.source.inquire("why-here", { company: choices.layer.value, tile, ...(cell === null ? {} : { cell }) });
  const nearest = await found.then((answer) => answer.cell, () => null); // a failure is told where the rule is wanted
  await explainWhyNot(session, () => found, nearest && t(cell === null ? "lilliput-tile-nearest" : "lilliput-tile-not-here", { cell: cellName(nearest) }));
}

/** Which of your own companies acts. @param {{session: TableSession, pieces: Pieces}} props */
function LayerChoice({ session, pieces }) {
  const choices = session.part(Choices);
  if (choices.layers.value.length < 2) return null;
  return html`<div class="layers" role="group" aria-label=${t("lilliput-which-company")}>
    ${choices.layers.value.map(
      (company) => html`<button
        key=${company}
        type="button"
        class="quiet layer"
        aria-pressed=${choices.layer.value === company}
        onClick=${() => {
          choices.company.value = company;
          choices.cell.value = null;
        }}
      >
        <${CompanySign} pieces=${pieces} company=${company} /> ${companyName(company)}
      </button>`,
    )}
  </div>`;
}

/** Where a station or a home goes. @param {{session: TableSession, pieces: Pieces}} props */
export function PlaceAsk({ session, pieces }) {
  const choices = session.part(Choices);
  const view = session.view.value;
  const isHome = view.stage === "home slot";
  const chosen = choices.chosen.value;
  const none = choices.places.value.length === 0;
  return html`<div class="ask-head">
      <h2>${chosen ? describe(session, chosen) : t(none ? "lilliput-station-none" : isHome ? "lilliput-home-where" : "lilliput-station-where")}</h2>
      <${LayerChoice} session=${session} pieces=${pieces} />
    </div>
    ${chosen && html`<${Effects} session=${session} pieces=${pieces} events=${choices.previewOf(chosen)} />`}
    <${Earnings} session=${session} pieces=${pieces} action=${chosen} />
    <${Answers} session=${session} />`;
}
