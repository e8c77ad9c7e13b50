/** The tiles that are left, with what each can become. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Tile } from "./pieces.js";
import { tileName } from "./words.js";

/** @typedef {import("./pieces.js").Pieces} Pieces */

/** Tiles that variants put in the place of others. @type {Record<string, RegExp>} */
const OF_VARIANTS = { allenbeck: /^BC-[ATP]$/, laputa: /^LA-/ };

/** @param {import("./types.js").LilliputView} view @param {Pieces} pieces @returns {{id: string, left: number}[]} */
export function tilesLeft(view, pieces) {
  const used = new Map();
  for (const laid of view.map.tiles) used.set(laid.tile, (used.get(laid.tile) ?? 0) + 1);
  return pieces.tiles
    .filter((kind) => ["yellow", "green", "brown"].includes(kind.colour) && kind.owner === null && kind.kind !== "tunnel")
    .filter((kind) => Object.entries(OF_VARIANTS).every(([name, ids]) => !ids.test(kind.id) || view.options?.[name]))
    .filter((kind) => kind.id !== "BC" || (!view.options?.allenbeck && !view.options?.laputa))
    .map((kind) => ({ id: kind.id, left: Math.max(0, kind.count - (used.get(kind.id) ?? 0)) }));
}

/** @param {{session: import("../table/session.js").TableSession<import("./types.js").LilliputView>, pieces: Pieces}} props */
export function TileSupply({ session, pieces }) {
  const view = session.view.value;
  return html`<ul class="supply-tiles">
    ${tilesLeft(view, pieces).map(({ id, left }) => {
      const kind = pieces.kinds.get(id);
      const isOpen = kind !== undefined && view.facts.colours.includes(kind.colour);
      const targets = kind?.upgrades_to ?? [];
      return html`<li key=${id} class=${`supply-tile ${left === 0 ? "gone" : ""} ${isOpen ? "" : "later"}`} tabindex="0">
        <${Tile} pieces=${pieces} id=${id} />
        <span class="figure supply-count">${left}</span>
        <span class="visually-hidden">${t("lilliput-supply-tile", { tile: tileName(pieces, id), left })}</span>
        <span class="supply-more" role="tooltip">
          <strong>${tileName(pieces, id)}</strong>
          ${!isOpen && html`<span class="muted">${t("lilliput-from-phase", { phase: kind?.from_phase ?? 0 })}</span>`}
          ${targets.length > 0
            ? html`<span class="becomes">${t("lilliput-becomes")} ${targets.map((target) => html`<${Tile} key=${target} pieces=${pieces} id=${target} />`)}</span>`
            : html`<span class="muted">${t("lilliput-becomes-nothing")}</span>`}
        </span>
      </li>`;
    })}
  </ul>`;
}
