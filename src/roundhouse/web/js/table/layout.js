/**
 * How a table fills the screen: the board with what stands at its edges. On a phone the board is on top and the panels
 * become tabs, so every panel has an id and a title.
 *
 *     html`<${TableLayout} session=${session} board=${...} left=${[]} foot=${[panel, panel]} side=${[panel]} question=${...} />`
 *
 * `question` is what is asked about the thing just chosen (cards to pay with, confirm, back); it takes the place of the last
 * panel of the foot and lies right below the board on a phone. `strip` is what a phone shows there whatever the tab.
 */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { LogPanel } from "./log.js";
import { ReplayBar } from "./replay.js";

/**
 * @typedef {{id: string, title: string, content: any, class?: string, hideTitle?: boolean}} Panel
 * @typedef {{session: import("./session.js").TableSession, board: any, left?: Panel[], foot: Panel[], side: Panel[], question?: any,
 *            strip?: any, class?: string}} LayoutProps
 */

/** @param {LayoutProps} props */
export function TableLayout({ session, board, left = [], foot, side, question, strip, class: name = "" }) {
  const log = { id: "log", title: t("table-log"), content: html`<${LogPanel} session=${session} />`, class: "log-panel" };
  const sides = [...side, log];
  const all = [...foot, ...left, ...sides];
  const shown = all.some((panel) => panel.id === session.panel.value) ? session.panel.value : all[0].id;
  /** @param {Panel} panel */
  const draw = (panel) => html`<section
    key=${panel.id}
    id=${`panel-${panel.id}`}
    class=${`panel ${panel.class ?? ""} ${shown === panel.id ? "shown" : ""}`}
    aria-label=${panel.title}
  >
    ${!panel.hideTitle && html`<h2>${panel.title}</h2>`} ${panel.content}
  </section>`;
  return html`<main class=${`table-room ${name} ${left.length ? "with-left" : ""} ${question ? "asking" : ""}`}>
    ${left.length > 0 && html`<div class="left-room">${left.map(draw)}</div>`}
    <div class="board-room">
      ${board}
      <${ReplayBar} session=${session} />
    </div>
    ${strip && !question && html`<div class="strip">${strip}</div>`}
    <div class="tab-bar" role="group" aria-label=${t("table-panels")}>
      ${all.map(
        (panel) => html`<button
          key=${panel.id}
          type="button"
          aria-pressed=${shown === panel.id}
          onClick=${() => (session.panel.value = panel.id)}
        >
          ${panel.title}
        </button>`,
      )}
    </div>
    ${(foot.length > 0 || question) &&
    html`<div class="foot-room">
      ${foot.map(draw)} ${question && html`<div class="ask" role="group" aria-label=${t("table-question")}>${question}</div>`}
    </div>`}
    <aside class="side-room" aria-label=${t("table-side")}>${sides.map(draw)}</aside>
  </main>`;
}
