/** The tiles that are left, with what each can become. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Tile } from "./pieces.js";
import { exactTileName } from "./words.js";

/** @typedef {import("./pieces.js").Pieces} Pieces */

/** @param {{session: import("../table/session.js").TableSession<import("./types.js").LilliputView>, pieces: Pieces}} props */
export function TileSupply({ session, pieces }) {
  const view = session.view.value;
  return html`<ul class="supply-tiles">
    ${Object.entries(view.facts.supply).map(([id, left]) => {
      const kind = pieces.kinds.get(id);
      const isOpen = kind !== undefined && view.facts.colours.includes(kind.colour);
      const targets = kind?.upgrades_to ?? [];
      return html`<li key=${id} class=${`supply-tile ${left === 0 ? "gone" : ""} ${isOpen ? "" : "later"}`} tabindex="0">
        <${Tile} pieces=${pieces} id=${id} />
        <span class="figure supply-count">${left}</span>
        <span class="visually-hidden">${t("lilliput-supply-tile", { tile: exactTileName(pieces, id), left })}</span>
        <span class="supply-more" role="tooltip">
          <strong>${exactTileName(pieces, id)}</strong>
          ${!isOpen && html`<span class="muted">${t("lilliput-from-phase", { phase: kind?.from_phase ?? 0 })}</span>`}
          ${targets.length > 0
            ? html`<span class="becomes">${t("lilliput-becomes")} ${targets.map((target) => html`<${Tile} key=${target} pieces=${pieces} id=${target} />`)}</span>`
            : html`<span class="muted">${t("lilliput-becomes-nothing")}</span>`}
        </span>
      </li>`;
    })}
  </ul>`;
}
