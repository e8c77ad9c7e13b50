/** A table seen from above, with a place for everybody who can play. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { PLAYER_SHAPES, Shape } from "../symbols.js";

const COLOURS = Object.keys(PLAYER_SHAPES);
const AROUND = { x: 46, y: 27 }; // where the places lie

/** @param {{game: import("../games.js").GameLine}} props */
export function Miniature({ game }) {
  const places = Array.from({ length: game.max_players }, (_, seat) => {
    const angle = Math.PI / 2 + (2 * Math.PI * seat) / game.max_players;
    return { seat, x: AROUND.x * Math.cos(angle), y: AROUND.y * Math.sin(angle), colour: COLOURS[seat % COLOURS.length] };
  });
  return html`<svg class="mini generic-mini" viewBox="-80 -50 160 100" aria-hidden="true">
    <ellipse class="table-top" rx="62" ry="38" />
    <ellipse class="table-edge" rx="57" ry="33.5" />
    ${places.map(({ seat, x, y, colour }) => html`<g key=${seat} class=${`player-${colour}`}><${Shape} shape=${PLAYER_SHAPES[colour]} size="4.2" x=${x} y=${y} class="place" /></g>`)}
    <text y="1">${t(`game-${game.name}`).charAt(0)}</text>
  </svg>`;
}
