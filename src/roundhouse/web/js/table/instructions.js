/** What a player wants decided without being asked: chosen in the menu, seen and taken back beside what is asked. */
import { html } from "../html.js";
import { hasText, t } from "../i18n.js";

/** @typedef {import("./live-table.js").LiveTable} LiveTable */

/** @param {LiveTable} live @param {string} name */
function words(live, name) {
  const id = `${live.game.value}-instruction-${name}`;
  return hasText(id) ? t(id) : name;
}

/** @param {{live: LiveTable, onDone: () => void}} props lines of the menu */
export function Instructions({ live, onDone }) {
  return Object.entries(live.instructions.value).map(
    ([name, on]) => html`<li key=${name}>
      <button
        type="button"
        aria-pressed=${on}
        onClick=${() => {
          onDone();
          live.order({ do: "instruct", name, on: !on });
        }}
      >
        ${on ? "☑" : "☐"} ${words(live, name)}
      </button>
    </li>`,
  );
}

/** Those that stand, each to be taken back by a click. @param {{live: LiveTable}} props */
export function GivenInstructions({ live }) {
  const given = Object.entries(live.instructions.value).filter(([, on]) => on);
  return given.map(([name]) => {
    const text = t("table-instruction-end", { what: words(live, name) });
    return html`<button type="button" key=${name} class="chip instruction" title=${text} aria-label=${text} onClick=${() => live.order({ do: "instruct", name, on: false })}>
      ${words(live, name)} <span aria-hidden="true">✕</span>
    </button>`;
  });
}
