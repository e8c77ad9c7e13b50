/**
 * How a table fills the screen: the board with what stands at its edges; where that is, `css/geometry.css` says. On a phone
 * the panels become tabs, so every panel has an id and a title, and so does the question.
 *
 *     html`<${TableLayout} session=${session} board=${...} left=${[]} foot=${[panel, panel]} side=${[panel]} question=${...} />`
 *
 * `question` is what is asked about the thing just chosen (cards to pay with, confirm, back): it takes the place of the last
 * panel of the foot, and on a phone it comes to the front. `strip` and `people` (who plays, with what has to be known of
 * everybody) are what a phone shows whatever the tab. `sheet` lies over the map until the reader wants to see that again.
 */
import { useLayoutEffect } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Dock } from "./dock.js";
import { LogPanel, unreadChat } from "./log.js";
import { ReplayBar } from "./replay.js";

/**
 * @typedef {{id: string, title: string, content: any, class?: string, hideTitle?: boolean, badge?: number}} Panel  `badge`: news in it
 * @typedef {{session: import("./session.js").TableSession, board: any, left?: Panel[], foot: Panel[], side: Panel[], question?: any, sheet?: Panel | null,
 *            people?: any, strip?: any, class?: string}} LayoutProps
 */

const QUESTION = "question"; // the tab of it

/** @param {LayoutProps} props */
export function TableLayout({ session, board, left = [], foot, side, question, sheet, people, strip, class: name = "" }) {
  const log = { id: "log", title: t("table-log"), badge: unreadChat(session), content: html`<${LogPanel} session=${session} />`, class: "log-panel" };
  const sides = [...side, log];
  const all = [...(question ? [{ id: QUESTION, title: t("table-question"), badge: 0 }] : []), ...left, ...foot, ...sides];
  const isAsking = Boolean(question);
  useLayoutEffect(() => {
    session.isAside.value = false; // something else is asked: it comes to the front
  }, [isAsking, session.offer.value, session.position.value]);
  const wanted = isAsking && !session.isAside.value ? QUESTION : session.panel.value;
  const shown = all.some(({ id }) => id === wanted) ? wanted : all[0].id;
  /** @param {string} id */
  const show = (id) => {
    session.isAside.value = id !== QUESTION;
    if (id !== QUESTION) session.panel.value = id;
  };
  /** @param {Panel} panel */
  const draw = (panel) => html`<section
    key=${panel.id}
    id=${`panel-${panel.id}`}
    class=${`panel ${panel.class ?? ""} ${shown === panel.id ? "shown" : ""}`}
    aria-label=${panel.title}
  >
    ${!panel.hideTitle && html`<h2>${panel.title}<${Badge} number=${panel.badge} /></h2>`} ${panel.content}
  </section>`;
  const rooms = `${left.length ? "with-left" : ""} ${strip ? "with-strip" : ""} ${isAsking ? "asking" : ""}`;
  return html`<main class=${`table-room ${name} ${rooms}`}>
    ${left.length > 0 && html`<div class="left-room">${left.map(draw)}</div>`}
    <div class="board-room">
      ${board}
      ${sheet && html`<${Sheet} session=${session} sheet=${sheet} />`}
      <${Dock} session=${session} />
      <${ReplayBar} session=${session} />
    </div>
    ${people && html`<div class="people-room">${people}</div>`}
    ${strip && html`<div class="strip">${strip}</div>`}
    <div class="tab-bar" role="group" aria-label=${t("table-panels")}>
      ${all.map(
        ({ id, title, badge }) => html`<button key=${id} type="button" data-tab=${id} aria-pressed=${shown === id} onClick=${() => show(id)}>${title}<${Badge} number=${badge} /></button>`,
      )}
    </div>
    <div class="foot-room">
      ${foot.map(draw)}
      ${question &&
      html`<div class=${`ask ${shown === QUESTION ? "shown" : ""}`} role="group" aria-label=${t("table-question")}>${question}</div>`}
    </div>
    <aside class="side-room" aria-label=${t("table-side")}>${sides.map(draw)}</aside>
  </main>`;
}

/** @param {{number?: number}} props */
function Badge({ number = 0 }) {
  return number > 0 ? html` <span class="unread" aria-hidden="true">${number}</span><span class="visually-hidden">${t("table-unread", { number })}</span>` : null;
}

/** @param {{session: import("./session.js").TableSession, sheet: Panel}} props */
function Sheet({ session, sheet }) {
  const isOpen = !session.isSheetAway.value;
  return html`${isOpen &&
    html`<section class=${`sheet-room ${sheet.class ?? ""}`} aria-label=${sheet.title}><h2>${sheet.title}</h2>${sheet.content}</section>`}
    <button type="button" class="sheet-close" aria-expanded=${isOpen} onClick=${() => (session.isSheetAway.value = isOpen)}>
      ${isOpen ? t("table-see-map") : sheet.title}
    </button>`;
}
