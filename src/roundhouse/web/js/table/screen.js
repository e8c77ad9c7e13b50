/** The screen of one table: the waiting room before the start, then the game's own table in a frame that all games share. */
import { useEffect, useState } from "preact/hooks";
import { frontOf } from "../games.js";
import { Header } from "../header.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { errorInWords, inWords } from "../words.js";
import { Curtain } from "./curtain.js";
import { KeyHelp } from "./help.js";
import { askHint, hint, HintCard, isThinking } from "./hint.js";
import { listenToKeys } from "./keys.js";
import { Announcer } from "./log.js";
import { MoreMenu } from "./menu.js";
import { PromptLine } from "./prompt.js";
import { ProofDialog } from "./proof.js";
import { Requests } from "./requests.js";
import { TableStore } from "./store.js";
import { noticeTurns } from "./turn-notice.js";
import { NoticeLine } from "./why.js";

/** @typedef {import("../games.js").TableFront} TableFront */

/** @param {{id: string, onStore?: (store: TableStore) => void}} props `onStore` is told of the table that was opened */
export function TableScreen({ id, onStore }) {
  const [store, setStore] = useState(/** @type {TableStore | null} */ (null));
  useEffect(() => {
    const made = new TableStore(id);
    const stop = noticeTurns(made);
    hint.value = null;
    setStore(made);
    onStore?.(made);
    return () => {
      stop();
      made.close();
    };
  }, [id]);
  return store && html`<${OpenTable} store=${store} />`;
}

/** @param {{store: TableStore}} props */
function OpenTable({ store }) {
  const game = store.table.value?.settings.game ?? null;
  const [front, setFront] = useState(/** @type {TableFront | null} */ (null));
  useEffect(() => {
    if (!game) return;
    frontOf(game).then((found) => found.table()).then(setFront, (error) => (store.notice.value = errorInWords(error)));
  }, [game]);
  const end = store.end.value;
  if (end) {
    return html`<${Header} /><main class="narrow"><h1>${inWords(end).text}</h1><p><a href="/">${t("page-to-start")}</a></p></main>`;
  }
  if (!store.message.value || !front) return html`<${Header} /><main class="narrow" aria-busy="true"></main>`;
  if (!store.message.value.view) return html`<${Waiting} store=${store} />`;
  return html`<${Playing} store=${store} front=${front} />`;
}

/** @param {{store: TableStore}} props */
function Waiting({ store }) {
  const [Room, setRoom] = useState(/** @type {import("preact").ComponentType<any> | null} */ (null));
  useEffect(() => {
    import("../start/waiting.js").then((module) => setRoom(() => module.WaitingRoom));
  }, []);
  return Room && html`<${Room} store=${store} />`;
}

/** @param {{store: TableStore, front: TableFront}} props */
function Playing({ store, front }) {
  const [isHelpShown, showHelp] = useState(false);
  const help = () => showHelp(true);
  useEffect(() => listenToKeys(store, front, { help, hint: () => askHint(store, front) }), [store, front]);
  const table = store.table.value;
  const title = t("table-about", { game: t(`game-${table.settings.game}`), players: table.settings.players });
  const about = html`<h1 class="visually-hidden">${title}</h1>
    <span class="about" aria-hidden="true">${title}</span>
    ${table.practice && html`<span class="chip practice" title=${t("table-practice-about")}>${t("start-practice")}</span>`}`;
  const tools = html`<${Tools} store=${store} front=${front} onHelp=${help} />`;
  const banner = front.banner?.(store) ?? null;
  return html`<div class=${`table-screen game-${table.settings.game} ${store.isMyTurn.value ? "my-turn" : ""}`}>
    <${Header} about=${about} tools=${tools}><${PromptLine} store=${store} front=${front} /><//>
    <div class="news-room">
      ${banner && html`<p class="last-round" role="status">${banner}</p>`}
      <${Requests} store=${store} />
      <${NoticeLine} store=${store} front=${front} />
      <${HintCard} store=${store} front=${front} />
    </div>
    <${front.Table} store=${store} />
    <${Announcer} store=${store} />
    <${Curtain} store=${store} />
    <${ProofDialog} store=${store} />
    ${front.Sheet && html`<div class="print-only"><${front.Sheet} store=${store} /></div>`}
    ${isHelpShown && html`<${KeyHelp} front=${front} onClose=${() => showHelp(false)} />`}
  </div>`;
}

/** @param {{store: TableStore, front: TableFront, onHelp: () => void}} props */
function Tools({ store, front, onHelp }) {
  const table = store.table.value;
  const message = store.message.value;
  if (!message) return null;
  const isOn = table.status === "running";
  const plays = message.seats.length > 0;
  return html`${plays &&
    isOn &&
    html`<button
        type="button"
        aria-disabled=${!store.isMyTurn.value}
        aria-busy=${isThinking.value}
        onClick=${() => (store.isMyTurn.value ? askHint(store, front) : (store.notice.value = { text: t("table-why-not-your-turn") }))}
      >
        ${t(isThinking.value ? "table-hint-thinking" : "table-hint")}
      </button>
      <button type="button" onClick=${() => store.undo()}>${t("table-undo")}</button>`}
    <${MoreMenu} store=${store} front=${front} onHelp=${onHelp} />`;
}
