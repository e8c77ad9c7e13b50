/** The table of 18Lilliput: the map with cards, companies, chart, trains and tiles around it. */
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { FitButton, PanZoom } from "../panzoom.js";
import { showPanel, TableLayout } from "../table/layout.js";
import { askWhyNot } from "../table/why.js";
import { PlayerAid } from "./aid.js";
import { askOf, RunTrains } from "./asks.js";
import { ActionCards, Besides, RoundLine } from "./cards.js";
import { ShareChart } from "./chart.js";
import { choicesOf } from "./choices.js";
import { Companies } from "./companies.js";
import { Draft } from "./draft.js";
import { front } from "./table-front.js";
import { GulliverTold } from "./gulliver.js";
import { lastRuns } from "./happened.js";
import { HistoryDialog } from "./history.js";
import { Ledger } from "./ledger.js";
import { boundsOf, boxOf, LilliputMap, sayCell } from "./map.js";
import { place } from "./notation.js";
import { piecesOf, SignDefinitions } from "./pieces.js";
import { Players } from "./players.js";
import { FinalScore } from "./scoring.js";
import { TileSupply } from "./supply.js";
import { TrainDeck } from "./trains.js";
import { companyName } from "./words.js";

/** @typedef {import("../table/store.js").TableStore} TableStore @typedef {import("./pieces.js").Pieces} Pieces */

/** Which book lies open over the table. */
const book = signal(/** @type {"ledger" | "aid" | "history" | null} */ (null));
const hoveredCell = signal(/** @type {string | null} */ (null));

/** @param {{store: TableStore}} props */
export function LilliputTable({ store }) {
  const view = store.view.value;
  const pieces = piecesOf(view);
  const stage = view?.stage;
  const isMyTurn = store.isMyTurn.value;
  useEffect(() => {
    if (isMyTurn && stage === "turn") showPanel("cards"); // on a phone: what is asked comes to the front
    if (stage === "draft") showPanel("draft");
    if (stage === "over") showPanel("score");
  }, [isMyTurn, stage]);
  if (!view || !pieces) return html`<main class="narrow" aria-busy="true"></main>`;
  const isDrafting = stage === "draft";
  const isSettingUp = isDrafting || stage === "home tile";
  const isTold = stage === "over" && !store.past.value;
  const props = { store, pieces };
  const chart = { id: "chart", title: t("lilliput-prices"), class: "chart-panel", content: html`<${ShareChart} ...${props} />` };
  const trains = { id: "trains", title: t("lilliput-next-train"), class: "trains-panel", content: html`<${TrainDeck} ...${props} />` };
  const tiles = { id: "tiles", title: t("lilliput-tiles-left"), class: "tiles-panel", content: html`<${TileSupply} ...${props} />` };
  const foot = isDrafting
    ? [{ id: "draft", title: t("lilliput-draft"), class: "draft-panel", content: html`<${Draft} ...${props} />` }]
    : isTold
      ? [{ id: "score", title: t("lilliput-score"), class: "wide score-panel", content: html`<${FinalScore} ...${props} />` }]
      : [chart, trains, tiles];
  const left = isSettingUp || isTold
    ? []
    : [
        {
          id: "cards",
          title: t("lilliput-cards"),
          class: "cards-panel",
          content: html`<${RoundLine} store=${store} /><${Besides} ...${props} /><${ActionCards} ...${props} />`,
        },
      ];
  const side = [
    { id: "companies", title: t("lilliput-companies"), class: "companies-panel", content: html`<${Companies} ...${props} />` },
    { id: "players", title: t("lilliput-players"), class: "players-panel", content: html`<${Players} ...${props} />` },
    ...(view.players === 1 ? [{ id: "gulliver", title: t("automaton-lilliput"), class: "gulliver-panel", content: html`<${GulliverTold} store=${store} />` }] : []),
  ];
  return html`<${SignDefinitions} pieces=${pieces} />
    <${TableLayout}
      store=${store}
      class=${`lilliput-table stage-${String(stage).replaceAll(" ", "-")}`}
      board=${html`<${MapRoom} ...${props} />`}
      left=${left}
      foot=${foot}
      side=${side}
      ask=${askOf(store, pieces)}
    />
    ${book.value === "ledger" && html`<${Ledger} ...${props} onClose=${() => (book.value = null)} />`}
    ${book.value === "aid" && html`<${PlayerAid} ...${props} onClose=${() => (book.value = null)} />`}
    ${book.value === "history" && html`<${HistoryDialog} store=${store} onClose=${() => (book.value = null)} />`}`;
}

/** @param {{store: TableStore, pieces: Pieces}} props */
function MapRoom({ store, pieces }) {
  const view = store.view.value;
  const choices = choicesOf(store);
  const fit = useRef(/** @type {(() => void) | null} */ (null));
  const before = useRef(/** @type {{map: any, cells: Set<string>}} */ ({ map: null, cells: new Set() }));
  const fresh = useRef(/** @type {Set<string>} */ (new Set()));
  if (before.current.map !== view.map) {
    const known = before.current;
    const cells = new Set(/** @type {string[]} */ (view.map.tiles.map((/** @type {any} */ each) => `${each.at.join(",")} ${each.tile}`)));
    fresh.current = new Set(known.map ? [...cells].filter((each) => !known.cells.has(each)).map((each) => each.split(" ")[0]) : []);
    before.current = { map: view.map, cells };
  }
  const targets = store.isMyTurn.value ? choices.targets.value : NOWHERE;
  const bounds = boundsOf(view.map, targets);
  const lay = choices.ghost.value;
  const cell = choices.cell.value;
  const ghost = lay
    ? { cell: lay.cell, tile: lay.tile, turn: lay.turn, company: lay.company, canTurn: choices.turns.value.length > 1 }
    : !choices.isLaying.value && cell !== null && choices.chosen.value
      ? { cell, company: choices.layer.value || companyOf(view), canTurn: false }
      : null;
  const shownRun = choices.shownRun.value;
  const routes = view.facts.run?.routes ?? (shownRun ? (lastRuns(store).get(shownRun)?.routes ?? []) : []);
  return html`<${PanZoom}
      box=${boxOf(bounds)}
      label=${t("lilliput-map")}
      class="rh-map"
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
        fresh=${fresh.current}
        isAsking=${targets.size > 0}
        onCell=${(/** @type {string} */ at) => pickCell(store, at)}
        onHover=${(/** @type {string | null} */ at) => (hoveredCell.value = at)}
      />
    <//>
    <div class="board-tools">
      <${Tool} label="lilliput-aid" sign="M5 4H16L19 7V20H5ZM8 10H16M8 13.5H16M8 17H13" onClick=${() => (book.value = "aid")} />
      <${Tool} label="lilliput-ledger" sign="M6 3V21M6 3H19V21H6M10 8H16M10 12H16M3.5 8H8M3.5 12H8M3.5 16H8" onClick=${() => (book.value = "ledger")} />
      <${Tool} label="lilliput-history" sign="M4 4V20H20M7 16L11 11L14 13L19 6" onClick=${() => (book.value = "history")} />
      <${FitButton} fit=${() => fit.current?.()} />
    </div>
    ${!store.isMyTurn.value && view.facts.run && html`<p class="run-tip"><strong>${companyName(view.facts.run.company)}</strong> <${RunTrains} store=${store} pieces=${pieces} /></p>`}
    <${CellTip} store=${store} pieces=${pieces} />`;
}

const NOWHERE = /** @type {Set<string>} */ (new Set());
const COMPANY_ORDER = ["red", "blue", "green", "yellow", "orange", "black", "purple", "teal"];

/** @param {any} view the company that was just founded */
function companyOf(view) {
  return COMPANY_ORDER[view.focus] ?? "";
}

/** @param {{label: string, sign: string, onClick: () => void}} props */
function Tool({ label, sign, onClick }) {
  return html`<button type="button" class="icon" aria-label=${t(label)} title=${t(label)} onClick=${onClick}>
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path d=${sign} fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round" /></svg>
  </button>`;
}

/** What lies under the pointer, at the edge of the map. @param {{store: TableStore, pieces: Pieces}} props */
function CellTip({ store, pieces }) {
  const cell = hoveredCell.value;
  if (!cell) return null;
  return html`<p class="tip" aria-hidden="true"><span class="figure">${place(cell).join(", ")}</span> · ${sayCell(pieces, store.view.value.map, cell)}</p>`;
}

/** @param {TableStore} store @param {string} cell */
function pickCell(store, cell) {
  const choices = choicesOf(store);
  if (!store.isMyTurn.value) return;
  if (choices.targets.value.has(cell) || choices.ghost.value?.cell === cell) {
    choices.pickCell(cell);
    return;
  }
  if (choices.isLaying.value && choices.tile.value !== null) {
    askWhyNot(store, front, `lay ${choices.layer.value} ${cell} ${choices.tile.value} 0`);
  } else if (store.view.value.stage === "station" && choices.layer.value) {
    askWhyNot(store, front, `station ${choices.layer.value} ${cell}`);
  } else if (store.view.value.stage === "home slot") {
    askWhyNot(store, front, `home ${cell}`);
  }
}
