/** The screen of one table: the waiting room before the start, then the game's own table in a frame that all games share. */
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { frontOf, games } from "../games.js";
import { Header } from "../header.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { errorInWords, inWords } from "../refusals.js";
import { unusual } from "../start/options.js";
import { Curtain } from "./curtain.js";
import { KeyHelp } from "./help.js";
import { getHint, translateHint } from "./hint.js";
import { listenToKeys } from "./keys.js";
import { Announcer, beginReading } from "./log.js";
import { MoreMenu } from "./menu.js";
import { NextTurn } from "./next-turn.js";
import { PromptLine } from "./prompt.js";
import { ProofDialog } from "./proof.js";
import { LiveTable } from "./live-table.js";
import { TableSession } from "./session.js";
import { noticeTurns } from "./turn-notice.js";

/** @typedef {import("../games.js").TableFront} TableFront */

const HELP = "help"; // the dialog

/** @param {{id: string, onSession?: (session: TableSession) => void}} props `onSession` is told of the table that was opened */
export function TableScreen({ id, onSession }) {
  const [session, setSession] = useState(/** @type {TableSession | null} */ (null));
  useEffect(() => {
    const made = new TableSession(new LiveTable(id));
    translateHint(made);
    noticeTurns(made);
    beginReading(made);
    setSession(made);
    onSession?.(made);
    return () => made.dispose();
  }, [id]);
  return session && html`<${OpenTable} session=${session} />`;
}

/** @param {{session: TableSession}} props */
function OpenTable({ session }) {
  const game = session.game.value;
  const [front, setFront] = useState(/** @type {TableFront | null} */ (null));
  useEffect(() => {
    if (!game) return;
    const loaded = (/** @type {TableFront} */ found) => {
      session.front = found;
      setFront(found);
    };
    frontOf(game).then((found) => found.table()).then(loaded, (error) => (session.notice.value = errorInWords(error)));
  }, [game]);
  const { live } = session;
  const end = live?.end.value;
  if (end) {
    return html`<${Header} /><main class="narrow"><h1>${inWords(end).text}</h1><p><a href="/">${t("page-to-start")}</a></p></main>`;
  }
  if (!game || !front) {
    const later = live?.refusal.value; // why it is not here yet
    return html`<${Header} /><main class="narrow" aria-busy="true">${later && html`<p role="status">${inWords(later).text}</p>`}</main>`;
  }
  if (live && !live.newestView.value) return html`<${Waiting} session=${session} />`;
  return html`<${Playing} session=${session} front=${front} />`;
}

/** @param {{session: TableSession}} props */
function Waiting({ session }) {
  const [Room, setRoom] = useState(/** @type {import("preact").ComponentType<any> | null} */ (null));
  useEffect(() => {
    import("../start/waiting.js").then((module) => setRoom(() => module.WaitingRoom));
  }, []);
  return Room && html`<${Room} session=${session} />`;
}

/** @param {{session: TableSession, front: TableFront}} props */
function Playing({ session, front }) {
  const help = () => (session.dialog.value = HELP);
  useLayoutEffect(() => listenToKeys(session, front, { help, hint: () => getHint(session) }), [session, front]);
  const title = t("table-about", { game: t(`game-${session.game.value}`), players: session.holders.value.length });
  const line = games.value.find(({ name }) => name === session.game.value);
  const settings = session.live?.settings.value;
  const options = unusual(line?.options ?? [], settings?.options ?? {});
  if (settings?.hints === false) options.push(t("settings-hints-off"));
  if (settings?.undo === false) options.push(t("settings-undo-off"));
  if (settings?.chat === false) options.push(t("settings-chat-off"));
  const about = html`<h1 class="visually-hidden">${[title, ...options].join(", ")}</h1>
    <span class="about" aria-hidden="true" title=${options.join("\n")}>${title}${options.length > 0 && ` · ${options.join(", ")}`}</span>
    ${session.live?.table.value?.practice && html`<span class="chip practice" title=${t("table-practice-about")}>${t("start-practice")}</span>`}`;
  const tools = html`<${TableTools} session=${session} front=${front} onHelp=${help} />`;
  return html`<div class=${`table-screen game-${session.game.value} ${session.isMyTurn.value ? "my-turn" : ""}`}>
    <${Header} about=${about} tools=${tools}><${PromptLine} session=${session} front=${front} /><//>
    <${front.Table} session=${session} />
    <${Announcer} session=${session} />
    <${Curtain} session=${session} />
    <${ProofDialog} session=${session} />
    ${front.Sheet && html`<div class="print-only"><${front.Sheet} session=${session} /></div>`}
    ${session.dialog.value === HELP && html`<${KeyHelp} front=${front} onClose=${() => (session.dialog.value = null)} />`}
  </div>`;
}

/** @param {{session: TableSession, front: TableFront, onHelp: () => void}} props */
function TableTools({ session, front, onHelp }) {
  const { isMyTurn, isThinking, live } = session;
  const isOn = session.ownSeats.value.length > 0 && session.status.value === "running";
  const settings = live?.settings.value;
  return html`<${NextTurn} session=${session} />
    ${isOn &&
    settings?.hints !== false &&
    html`<button
        type="button"
        aria-disabled=${!isMyTurn.value}
        aria-busy=${isThinking.value}
        onClick=${() => (isMyTurn.value ? getHint(session) : (session.notice.value = { text: t("table-why-not-your-turn") }))}
      >
        ${t(isThinking.value ? "table-hint-thinking" : "table-hint")}
      </button>`}
    ${isOn && live && (settings?.undo !== false || live.sealed.value) && html`<button type="button" onClick=${() => live.undo()}>${t("table-undo")}</button>`}
    <${MoreMenu} session=${session} front=${front} onHelp=${onHelp} />`;
}
