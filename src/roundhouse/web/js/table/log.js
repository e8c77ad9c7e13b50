/** What happened, in words, and what people say. Every line leads to its moment. */
import { useEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { personName, seatName } from "./people.js";
import { play } from "./replay.js";

/** @typedef {import("./session.js").TableSession} TableSession @typedef {import("./source.js").Line} Line */

/** @param {{session: TableSession}} props */
export function LogPanel({ session }) {
  const list = useRef(/** @type {HTMLOListElement | null} */ (null));
  const lines = joined(session, session.lines.value);
  const shownSeq = session.past.value?.seq ?? null;
  const shown = shownSeq === null ? lines.length : lines.findLastIndex((line) => line.seq <= shownSeq);
  useEffect(() => {
    if (list.current && shownSeq === null) list.current.scrollTop = list.current.scrollHeight;
    else list.current?.querySelector(".shown")?.scrollIntoView({ block: "nearest" });
  }, [lines.length, shownSeq]);
  return html`<div class="log">
    <ol class=${`log-lines ${shownSeq === null ? "" : "back"}`} ref=${list} tabindex="0" aria-label=${t("table-log")}>
      ${lines.map((line, index) => html`<${LogLine} key=${`${line.seq} ${index}`} line=${line} session=${session} when=${index === shown ? "shown" : index > shown ? "later" : ""} />`)}
    </ol>
    <div class="log-end">
      <${ChatField} session=${session} />
      ${session.moments.value.length > 1 &&
      html`<button type="button" class="quiet" onClick=${() => play(session)}>${t("table-replay")}</button>`}
    </div>
  </div>`;
}

/** @param {{line: Line & {said?: string | null}, session: TableSession, when: string}} props `when`: looking back, the line that is shown or a later one */
function LogLine({ line, session, when }) {
  if (line.said !== undefined) {
    return html`<li class=${`said ${when}`}><strong>${line.said}</strong> ${line.text}</li>`;
  }
  const colour = line.seat === null ? null : session.view.value?.seats?.[line.seat]?.colour;
  return html`<li class=${when}>
    <button type="button" class=${`log-line ${colour ? `player-${colour}` : ""}`} title=${t("table-look-here")} onClick=${() => session.lookBack(line.seq)}>
      ${emphasised(session, line)}
    </button>
  </li>`;
}

/** The name at the beginning stands out. @param {TableSession} session @param {Line} line */
function emphasised(session, line) {
  if (line.seat === null) return line.text;
  const name = [seatName(session, line.seat), t("table-you")].find((text) => line.text.startsWith(text));
  return name ? html`<strong>${name}</strong>${line.text.slice(name.length)}` : line.text;
}

/** @param {TableSession} session @param {Line[]} lines @returns {(Line & {said?: string | null})[]} */
function joined(session, lines) {
  const chat = session.entries.value
    .filter((entry) => entry.kind === "chat")
    .filter((entry) => session.names.value[entry.person] !== "") // of somebody deleted nothing stays
    .map((entry) => ({ seq: entry.seq, seat: null, text: entry.text, said: personName(session, entry.person) }));
  return [...lines, ...chat].sort((a, b) => a.seq - b.seq);
}

/** @param {{session: TableSession}} props */
function ChatField({ session }) {
  const { live } = session;
  const people = new Set(session.holders.value.map((holder) => holder.person).filter(Boolean));
  if (!live || session.ownSeats.value.length === 0 || (people.size < 2 && live.watching.value === 0)) return html`<span></span>`;
  return html`<form
    class="chat"
    onSubmit=${async (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const field = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements.namedItem("text"));
      const text = field.value.trim();
      if (text && (await live.order({ do: "chat", text }))) field.value = "";
    }}
  >
    <input name="text" maxlength="500" autocomplete="off" placeholder=${t("table-chat")} aria-label=${t("table-chat")} />
    <button type="submit">${t("table-chat-send")}</button>
  </form>`;
}

/** What was added last, for those who listen. @param {{session: TableSession}} props */
export function Announcer({ session }) {
  const fresh = session.live?.freshLines.value ?? [];
  return html`<div class="visually-hidden" aria-live="polite" role="log">
    ${fresh.map((line) => html`<p key=${line.seq}>${line.text}</p>`)}
  </div>`;
}
