/** The table of 18Lilliput: the map with cards, companies, chart, trains and tiles around it. */
import { signal } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { FitButton, PanZoom } from "../panzoom.js";
import { mode } from "../screen-size.js";
import { useChanged } from "../table/changed.js";
import { TableLayout } from "../table/layout.js";
import { explainWhyNot } from "../table/why.js";
import { PlayerAid } from "./aid.js";
import { questionOf } from "./questions.js";
import { RunTrains } from "./running.js";
import { ActionCards, TurnExtras, RoundLine } from "./cards.js";
import { ShareChart } from "./chart.js";
import { Choices } from "./choices.js";
import { Companies } from "./companies.js";
import { Draft } from "./draft.js";
import { changesIn } from "./earnings.js";
import { GulliverTold } from "./gulliver.js";
import { lastRuns } from "./happened.js";
import { HistoryDialog } from "./history.js";
import { Ledger } from "./ledger.js";
import { boundsOf, boxOf, cellNear, Coordinates, LilliputMap, sayCell } from "./map.js";
import { COMPANIES } from "./notation.js";
import { Passing } from "./passing.js";
import { piecesOf, SignDefinitions } from "./pieces.js";
import { People, Players } from "./players.js";
import { FinalScore } from "./scoring.js";
import { TileSupply } from "./supply.js";
import { TrainDeck } from "./trains.js";
import { cellName, companyName } from "./words.js";

/** @typedef {import("../table/session.js").TableSession<import("./types.js").LilliputView>} TableSession @typedef {import("./pieces.js").Pieces} Pieces */

/** @param {{session: TableSession}} props */
export function LilliputTable({ session }) {
  const view = session.view.value;
  const pieces = piecesOf(view);
  const stage = view?.stage;
  const isMyTurn = session.isMyTurn.value;
  session.part(Passing);
  useLayoutEffect(() => {
    if (isMyTurn && stage === "turn") session.panel.value = "cards"; // on a phone: what is asked comes to the front
    if (stage === "draft") session.panel.value = "draft";
  }, [isMyTurn, stage]);
  if (!view || !pieces) return html`<main class="narrow" aria-busy="true"></main>`;
  const isSettingUp = stage === "draft" || stage === "home tile";
  const isTold = stage === "over" && !session.past.value;
  const props = { session, pieces };
  const chart = { id: "chart", title: t("lilliput-prices"), class: "chart-panel", content: html`<${ShareChart} ...${props} />` };
  const trains = { id: "trains", title: t("lilliput-next-train"), class: "trains-panel", content: html`<${TrainDeck} ...${props} />` };
  const tiles = { id: "tiles", title: t("lilliput-tiles-left"), class: "tiles-panel", content: html`<${TileSupply} ...${props} />` };
  const cards = {
    id: "cards",
    title: t("lilliput-cards"),
    class: "cards-panel",
    content: html`<${RoundLine} session=${session} /><${TurnExtras} ...${props} /><${ActionCards} ...${props} />`,
  };
  const draft = { id: "draft", title: t("lilliput-draft"), class: "draft-panel", content: html`<${Draft} ...${props} />` };
  const score = { id: "score", title: t("lilliput-score"), class: "score-panel", content: html`<${FinalScore} ...${props} />` };
  const foot = [chart, trains, tiles];
  const left = [isSettingUp ? draft : cards];
  const side = [
    { id: "companies", title: t("lilliput-companies"), class: "companies-panel", content: html`<${Companies} ...${props} />` },
    { id: "players", title: t("lilliput-players"), class: "players-panel", content: html`<${Players} ...${props} />` },
    ...(view.players === 1 ? [{ id: "gulliver", title: t("automaton-lilliput"), class: "gulliver-panel", content: html`<${GulliverTold} session=${session} />` }] : []),
  ];
  return html`<${SignDefinitions} pieces=${pieces} />
    <${TableLayout}
      session=${session}
      class=${`lilliput-table stage-${String(stage).replaceAll(" ", "-")}`}
      board=${html`<${MapRoom} ...${props} />`}
      left=${left}
      foot=${foot}
      side=${side}
      sheet=${isTold ? score : null}
      people=${html`<${People} session=${session} />`}
      question=${questionOf(session, pieces)}
    />
    ${session.dialog.value === "ledger" && html`<${Ledger} ...${props} onClose=${() => (session.dialog.value = null)} />`}
    ${session.dialog.value === "aid" && html`<${PlayerAid} ...${props} onClose=${() => (session.dialog.value = null)} />`}
    ${session.dialog.value === "history" && html`<${HistoryDialog} ...${props} onClose=${() => (session.dialog.value = null)} />`}`;
}

/** @param {{session: TableSession, pieces: Pieces}} props */
function MapRoom({ session, pieces }) {
  const view = session.view.value;
  const choices = session.part(Choices);
  const fit = useRef(/** @type {(() => void) | null} */ (null));
  const seen = useMemo(() => signal(/** @type {{box: import("../viewport.js").Box, unit: number} | null} */ (null)), []);
  const fresh = new Set([...useChanged(session, laidOn)].map((each) => each.split(" ")[0]));
  const targets = session.isMyTurn.value ? choices.targets.value : NOWHERE;
  const bounds = boundsOf(view.map, places(choices), mode.value);
  const lay = choices.ghost.value;
  const cell = choices.cell.value;
  const ghost = lay
    ? { cell: lay.cell, tile: lay.tile, turn: lay.turn, company: lay.company, canTurn: choices.turns.value.length > 1 }
    : !choices.isLaying.value && cell !== null && choices.chosen.value
      ? { cell, company: choices.layer.value || companyOf(view), canTurn: false }
      : null;
  const shownRun = choices.shownRun.value;
  const routes = view.facts.run?.routes ?? (shownRun ? (lastRuns(session).get(shownRun)?.routes ?? []) : []);
  return html`<${PanZoom}
      box=${boxOf(bounds)}
      label=${t("lilliput-map")}
      class="rh-map"
      kind=${mode.value}
      onShown=${(/** @type {import("../viewport.js").Box} */ box, /** @type {import("../viewport.js").Size} */ size) => (seen.value = { box, unit: box.width / (size.width || box.width) })}
      onTap=${(/** @type {import("../viewport.js").Point} */ point, /** @type {number} */ reach) => {
        const at = cellNear(point, reach, targets);
        pickCell(session, at);
        return targets.has(at);
      }}
      onReady=${(/** @type {() => void} */ go) => (fit.current = go)}
    >
      <${LilliputMap}
        pieces=${pieces}
        map=${view.map}
        bounds=${bounds}
        targets=${targets}
        ghost=${ghost}
        pointed=${null}
        routes=${routes}
        lit=${choices.litTrain.value}
        fresh=${fresh}
        isAsking=${targets.size > 0}
        tools=${{ confirm: () => choices.confirm(), turn: () => choices.rotate(), changes: changesIn(session, choices.chosen.value) }}
        onCell=${(/** @type {string} */ at) => pickCell(session, at)}
        onHover=${(/** @type {string | null} */ at) => (choices.hoveredCell.value = at)}
      >
        <${Coordinates} seen=${seen} />
      <//>
    <//>
    <div class="board-tools">
      <${Tool} label="lilliput-aid" sign="M5 4H16L19 7V20H5ZM8 10H16M8 13.5H16M8 17H13" onClick=${() => (session.dialog.value = "aid")} />
      <${Tool} label="lilliput-ledger" sign="M6 3V21M6 3H19V21H6M10 8H16M10 12H16M3.5 8H8M3.5 12H8M3.5 16H8" onClick=${() => (session.dialog.value = "ledger")} />
      <${Tool} label="lilliput-history-title" sign="M4 4V20H20M7 16L11 11L14 13L19 6" onClick=${() => (session.dialog.value = "history")} />
      <${FitButton} fit=${() => fit.current?.()} />
    </div>
    ${!session.isMyTurn.value && view.facts.run && html`<p class="run-tip"><strong>${companyName(view.facts.run.company)}</strong> <${RunTrains} session=${session} pieces=${pieces} /></p>`}
    <${CellTip} session=${session} pieces=${pieces} />`;
}

/** Tiles and stations, each behind its cell. @param {import("./types.js").LilliputView} view */
function laidOn(view) {
  return view.map.tiles.map(({ at, tile, stations }) => `${at.join(",")} ${tile} ${stations.join(",")}`);
}

/** Every cell on which something could be done now, whatever is chosen yet. @param {Choices} choices */
function places(choices) {
  return new Set([...choices.lays.value, ...choices.places.value].map((each) => each.cell));
}

const NOWHERE = /** @type {Set<string>} */ (new Set());

/** @param {import("./types.js").LilliputView} view the company that was just founded */
function companyOf(view) {
  return COMPANIES[view.focus] ?? "";
}

/** @param {{label: string, sign: string, onClick: () => void}} props */
function Tool({ label, sign, onClick }) {
  return html`<button type="button" class="icon" aria-label=${t(label)} title=${t(label)} onClick=${onClick}>
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path d=${sign} fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round" /></svg>
  </button>`;
}

/** What lies under the pointer, at the edge of the map. @param {{session: TableSession, pieces: Pieces}} props */
function CellTip({ session, pieces }) {
  const cell = session.part(Choices).hoveredCell.value;
  if (!cell) return null;
  return html`<p class="tip" aria-hidden="true"><span class="figure">${cellName(cell)}</span> · ${sayCell(pieces, session.view.value.map, cell)}</p>`;
}

/** @param {TableSession} session @param {string} cell */
function pickCell(session, cell) {
  const choices = session.part(Choices);
  if (session.view.value.stage === "over") return;
  if (choices.targets.value.has(cell) || choices.ghost.value?.cell === cell) {
    choices.pickCell(cell);
    return;
  }
  const { stage } = session.view.value;
  const company = choices.layer.value || ownCompany(session.view.value);
  const tile = choices.tile.value;
  if (choices.isLaying.value) explainWhyNot(session, () => session.source.inquire("why-here", { company, cell, ...(tile === null ? {} : { tile }) }));
  else if (stage === "home slot") explainWhyNot(session, `home ${cell}`);
  else if (stage === "turn") explainWhyNot(session, `station ${company} ${cell}`, t("lilliput-cell-card-first", { cell: cellName(cell) }));
  else explainWhyNot(session, `station ${company} ${cell}`); // the rule about the place, or about what is asked instead
}

/** @param {import("./types.js").LilliputView} view one of those who could act, where none can */
function ownCompany(view) {
  return COMPANIES.find((company) => view.companies[company].director === view.active) ?? "";
}
