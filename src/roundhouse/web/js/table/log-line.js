/** A line of the log: what it names, what was undone, where the moves since the reader's last turn begin. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { personName } from "./people.js";

/**
 * @typedef {import("./session.js").TableSession} TableSession
 * @typedef {import("./source.js").Line} Line
 * @typedef {Line & {said?: string | null, isUndone: boolean, isRecent: boolean, beginsRecent: boolean}} LogItem  `said`:
 * who said it; recent is what the others did since the reader's last turn
 */

/** Whether a line tells what somebody did in the game: a heading does not. @param {Line} line */
export function isDeed(line) {
  return (line.kind ?? "deed") === "deed";
}

/** Whether what a line tells was taken back. @param {Line} line @param {Line[]} lines those up to the moment that is looked at */
export function isTakenBack(line, lines) {
  return line.kind !== "table" && lines.some((undo) => undo.undoes !== undefined && line.seq > Number(undo.undoes) && line.seq < undo.seq);
}

/** Everything that the log shows, in its order. @param {TableSession} session @returns {LogItem[]} */
export function logItems(session) {
  const chat = session.entries.value
    .filter((entry) => entry.kind === "chat")
    .filter((entry) => session.names.value[entry.person] !== "") // of somebody deleted nothing stays
    .map((entry) => ({ seq: entry.seq, seat: null, text: entry.text, said: personName(session, entry.person) }));
  const isTelling = Boolean(session.front?.isTelling?.(session));
  const told = session.lines.value.filter((line) => line.kind !== "end" || !isTelling);
  const lines = [...told, ...chat].sort((a, b) => a.seq - b.seq);
  const [after, last] = session.recent.value ?? [Infinity, 0];
  const undone = told.filter((line) => line.undoes !== undefined);
  let hasBegun = false;
  return lines.map((line) => {
    const isOfGame = !("said" in line) && line.kind !== "table";
    const isUndone = isOfGame && isTakenBack(line, undone);
    const isRecent = isOfGame && line.seq > after && line.seq <= last;
    const beginsRecent = isRecent && !hasBegun;
    hasBegun ||= isRecent;
    return { ...line, isUndone, isRecent, beginsRecent };
  });
}

/** @param {{line: LogItem, session: TableSession, when: string}} props `when`: looking back, the line that is shown or a later one */
export function LogLine({ line, session, when }) {
  if (line.said !== undefined) {
    return html`<li class=${`said ${when}`}><strong>${line.said}</strong> ${line.text}</li>`;
  }
  const colour = line.seat === null ? null : session.view.value?.seats?.[line.seat]?.colour;
  const kind = line.kind ?? "deed";
  const words = html`${named(session, line)}`;
  return html`<li class=${`of-${kind} ${line.isUndone ? "undone" : ""} ${line.isRecent ? "recent" : ""} ${when}`}>
    ${line.beginsRecent && html`<p class="log-since">${t("table-log-since")}</p>`}
    <button type="button" tabindex="-1" class=${`log-line ${colour ? `player-${colour}` : ""}`} title=${t("table-look-here")} onClick=${() => session.lookBack(line.seq)}>
      ${line.isUndone ? html`<s>${words}</s><span class="visually-hidden"> ${t("table-log-undone")}</span>` : words}
    </button>
  </li>`;
}

/** A line as words, with its signs. @param {{session: TableSession, line: Line, isOwn?: boolean}} props `isOwn`: beside the name of who did it */
export function LineWords({ session, line, isOwn = false }) {
  const [first] = line.named ?? [];
  const begins = isOwn && first?.[2] === "seat" && first[0] === 0;
  return html`${named(session, line).slice(begins ? 2 : 0)}`;
}

/** The words, with a sign beside what they name. @param {TableSession} session @param {Line} line */
function named(session, line) {
  const pieces = [];
  let read = 0;
  for (const [start, end, kind, id] of line.named ?? []) {
    const name = line.text.slice(start, end);
    pieces.push(line.text.slice(read, start));
    if (kind === "seat") pieces.push(html`<strong>${name}</strong>`);
    else pieces.push(html`<span class="named">${session.front?.sign?.(session, kind, id)}${name}</span>`);
    read = end;
  }
  return [...pieces, line.text.slice(read)];
}
