/**
 * How a table fills the screen: the board with what stands at its edges. On a phone the board is on top and the panels
 * become tabs, so every panel has an id and a title.
 *
 *     html`<${TableLayout} store=${store} board=${...} left=${[]} foot=${[panel, panel]} side=${[panel]} ask=${...} />`
 *
 * `ask` is what is asked about the thing just chosen (cards to pay with, confirm, back); it takes the place of the last
 * panel of the foot and lies right below the board on a phone. `strip` is what a phone shows there whatever the tab.
 */
import { signal } from "@preact/signals";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { LogPanel } from "./log.js";
import { ReplayBar } from "./replay.js";

/**
 * @typedef {{id: string, title: string, content: any, class?: string, hideTitle?: boolean}} Panel
 * @typedef {{store: import("./store.js").TableStore, board: any, left?: Panel[], foot: Panel[], side: Panel[], ask?: any,
 *            strip?: any, class?: string}} LayoutProps
 */

const tab = signal(""); // of the phone

/** @param {string} id bring that panel to the front on a phone */
export function showPanel(id) {
  tab.value = id;
}

/** @param {LayoutProps} props */
export function TableLayout({ store, board, left = [], foot, side, ask, strip, class: name = "" }) {
  const log = { id: "log", title: t("table-log"), content: html`<${LogPanel} store=${store} />`, class: "log-panel" };
  const sides = [...side, log];
  const all = [...foot, ...left, ...sides];
  const shown = all.some((panel) => panel.id === tab.value) ? tab.value : all[0].id;
  /** @param {Panel} panel */
  const draw = (panel) => html`<section
    key=${panel.id}
    id=${`panel-${panel.id}`}
    class=${`panel ${panel.class ?? ""} ${shown === panel.id ? "shown" : ""}`}
    aria-label=${panel.title}
  >
    ${!panel.hideTitle && html`<h2>${panel.title}</h2>`} ${panel.content}
  </section>`;
  return html`<main class=${`table-room ${name} ${left.length ? "with-left" : ""} ${ask ? "asking" : ""}`}>
    ${left.length > 0 && html`<div class="left-room">${left.map(draw)}</div>`}
    <div class="board-room">
      ${board}
      <${ReplayBar} store=${store} />
    </div>
    ${strip && !ask && html`<div class="strip">${strip}</div>`}
    <div class="tab-bar" role="group" aria-label=${t("table-panels")}>
      ${all.map(
        (panel) => html`<button
          key=${panel.id}
          type="button"
          aria-pressed=${shown === panel.id}
          onClick=${() => showPanel(panel.id)}
        >
          ${panel.title}
        </button>`,
      )}
    </div>
    ${(foot.length > 0 || ask) &&
    html`<div class="foot-room">
      ${foot.map(draw)} ${ask && html`<div class="ask" role="group" aria-label=${t("table-question")}>${ask}</div>`}
    </div>`}
    <aside class="side-room" aria-label=${t("table-side")}>${sides.map(draw)}</aside>
  </main>`;
}
