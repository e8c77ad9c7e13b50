/** The editor of landscapes: terrain and printed tiles are painted on cells, as many as there are in the box. */
import { useRef, useState } from "preact/hooks";
import { html } from "../../html.js";
import { percent, t } from "../../i18n.js";
import { FitButton, PanZoom } from "../../panzoom.js";
import { CELL } from "../lines.js";
import { boxOf, cellNear, LilliputMap } from "../map.js";
import { place } from "../notation.js";
import { piecesOf, SignDefinitions, Tile } from "../pieces.js";
import { cellName, exactTileName } from "../words.js";
import * as changes from "./changes.js";

/** @typedef {import("./changes.js").LandscapeData} LandscapeData */

const KINDS = ["mine-10", "mine-20", "hills", "river", "sea", "mountain", "wiggywack", "printed-city", "printed-track"];
const ERASER = "eraser";
const LEAST = 4; // cells around Mildendo that are shown
const NO_TOOLS = { confirm: () => {}, turn: () => {}, changes: null };
const KEYS = /** @type {Record<string, [number, number]>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] });

/** @param {{draft: import("../../workshop/draft.js").WorkDraft, pointed: import("@preact/signals").Signal<string[]>, measure: any, heat: any}} props */
export function LandscapeEditor({ draft, pointed, heat }) {
  const [tile, setTile] = useState("river");
  const [symmetry, setSymmetry] = useState("none");
  const [hand, setHand] = useState("2,0"); // the cell of the keyboard
  const fit = useRef(() => {});
  const pieces = piecesOf(/** @type {any} */ (null));
  const land = /** @type {LandscapeData} */ (draft.value.value);
  if (!pieces) return html`<div class="board-editor" aria-busy="true"></div>`;
  const box = Object.fromEntries(KINDS.map((kind) => [kind, pieces.kinds.get(kind.toUpperCase())?.count ?? 0]));
  const left = changes.left(land, box);
  const far = Math.max(LEAST, ...land.tiles.flatMap(({ at }) => at.map((side) => Math.abs(side) + 1)));
  const bounds = { west: -far, east: far, south: -far, north: far };
  /** @param {string} cell */
  const onCell = (cell) => {
    const [x, y] = place(cell);
    pointed.value = [];
    setHand(cell);
    if (changes.isFree(x, y)) draft.change(tile === ERASER ? changes.erased(land, x, y, symmetry) : changes.painted(land, x, y, tile, symmetry));
  };
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    const way = KEYS[event.key];
    const [x, y] = place(hand);
    if (way) setHand(`${x + way[0]},${y + way[1]}`);
    else if (event.key === "Enter" || event.key === " ") onCell(hand);
    else if (event.key === "Delete") draft.change(changes.erased(land, x, y, symmetry));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const lying = land.tiles.map(({ at, tile: kind, rotation = 0 }) => ({ at, tile: kind.toUpperCase(), rotation, stations: [] }));
  const isLand = (/** @type {{tile: string}} */ one) => ["HILLS", "RIVER", "SEA", "MOUNTAIN"].includes(one.tile);
  const map = { tiles: [{ at: /** @type {[number, number]} */ ([0, 0]), tile: "MIL", rotation: 0, stations: [] }, ...lying.filter((one) => !isLand(one))], terrain: lying.filter(isLand), homes: {} };
  return html`<div class="board-editor">
    <${SignDefinitions} pieces=${pieces} />
    <div class="tile-palette" role="radiogroup" aria-label=${t("lilliput-workshop-tiles")}>
      ${KINDS.map((kind) => html`<label key=${kind}>
        <input type="radio" name="tile" value=${kind} class="visually-hidden" checked=${tile === kind} onChange=${() => setTile(kind)} />
        <span><${Tile} pieces=${pieces} id=${kind.toUpperCase()} />${exactTileName(pieces, kind.toUpperCase())} <span class=${`figure ${left[kind] < 0 ? "spent" : "muted"}`}>${land.free_supply ? "∞" : `${left[kind]} / ${box[kind]}`}</span></span>
      </label>`)}
      <label><input type="radio" name="tile" value=${ERASER} class="visually-hidden" checked=${tile === ERASER} onChange=${() => setTile(ERASER)} /><span>${t("lilliput-workshop-eraser")}</span></label>
    </div>
    <p class="workshop-hint">${t(tile === ERASER ? "lilliput-workshop-hint-eraser" : "lilliput-workshop-hint")}</p>
    <div class="editor-window" onKeyDownCapture=${onKey}>
      <${PanZoom} box=${boxOf(bounds)} kind="landscape" label=${t("lilliput-workshop-board", { cell: cellName(hand) })} class="editor rh-map" onTap=${(/** @type {import("../../viewport.js").Point} */ point) => {
        onCell(cellNear(point, 0, []));
        return true;
      }} onReady=${(/** @type {() => void} */ go) => (fit.current = go)}>
        <${LilliputMap} pieces=${pieces} map=${map} bounds=${bounds} targets=${new Set()} ghost=${null} pointed=${hand} routes=${[]} lit=${null} fresh=${new Set()} isAsking=${false} tools=${NO_TOOLS} onCell=${onCell} onHover=${() => {}}>
          ${["0,1", "1,0", "0,-1", "-1,0"].map((cell) => html`<rect key=${cell} class="home" ...${rectOf(cell)} />`)}
          ${heat && html`<${CellHeat} cells=${heat.cells} />`}
          ${pointed.value.filter((one) => /^-?\d+,-?\d+$/.test(one)).map((cell) => html`<rect key=${cell} class="cell-mark" ...${rectOf(cell)} />`)}
          <rect class="ghost-edge" ...${rectOf(hand)} />
        <//>
      <//>
      <div class="board-tools"><${FitButton} fit=${() => fit.current()} /></div>
    </div>
    <div class="workshop-panel">
      <label>${t("lilliput-workshop-name")} <input name="landscape-name" maxlength="60" value=${land.name} onChange=${(/** @type {Event} */ event) => draft.change({ ...land, name: typed(event).trim() })} /></label>
      <label>${t("lilliput-workshop-symmetry")}
        <select value=${symmetry} onChange=${(/** @type {Event} */ event) => setSymmetry(typed(event))}>
          ${Object.keys(changes.SYMMETRIES).map((name) => html`<option key=${name} value=${name}>${t(`lilliput-workshop-symmetry-${name}`)}</option>`)}
        </select>
      </label>
      <label>${t("lilliput-workshop-tunnels")} <input class="figure" type="number" min="0" max=${changes.MOST_TUNNELS} value=${land.tunnels} onChange=${(/** @type {Event} */ event) => draft.change({ ...land, tunnels: Number(typed(event)) })} /></label>
      <label><input type="checkbox" checked=${Boolean(land.free_supply)} onChange=${(/** @type {Event} */ event) => draft.change({ ...land, free_supply: /** @type {HTMLInputElement} */ (event.target).checked })} /> ${t("lilliput-workshop-free")}</label>
    </div>
  </div>`;
}

/** @param {Event} event */
function typed(event) {
  return /** @type {HTMLInputElement} */ (event.target).value;
}

/** @param {string} cell */
function rectOf(cell) {
  const [x, y] = place(cell);
  return { x: x * CELL + 3, y: -y * CELL + 3, width: CELL - 6, height: CELL - 6, rx: 8 };
}

/** In which share of the games somebody built on each cell. @param {{cells: {at: [number, number], laid: number}[]}} props */
function CellHeat({ cells }) {
  return html`<g class="heat-cells">
    ${cells.map(({ at, laid }) => html`<g key=${at.join()}>
      <rect class="cell-heat" style=${`--heat: ${laid}`} ...${rectOf(at.join(","))} />
      <text class="cell-heat-figure" x=${at[0] * CELL + CELL / 2} y=${-at[1] * CELL + CELL / 2 + 7}>${percent(laid)}</text>
    </g>`)}
  </g>`;
}
