/** What happened, in words, and what people say. Every line leads to its moment. */
import { computed, signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { LogLine, logItems } from "./log-line.js";
import { play } from "./replay.js";

/** @typedef {import("./session.js").TableSession} TableSession */

const NEAR = 8; // pixels from the end that do not count

/** How far the log has been read. */
class Reading {
  /** @param {TableSession} session */
  constructor(session) {
    this.isAtEnd = signal(true);
    this.last = signal(/** @type {number | null} */ (null)); // the entry up to which the chat is read
    this.chat = computed(() => session.entries.value.filter((entry) => entry.kind === "chat" && entry.person !== session.person.value));
    this.unread = computed(() => this.chat.value.filter((entry) => entry.seq > (this.last.value ?? Infinity)).length);
    session.watch(() => {
      if (session.entries.value.length > 0) this.last.value ??= session.entries.value.at(-1)?.seq ?? null; // all from before
    });
  }

  /** Its end is looked at. */
  read() {
    const newest = this.chat.value.at(-1)?.seq ?? 0;
    if (this.last.value !== null && newest > this.last.value) this.last.value = newest;
  }
}

/** Up and down through the lines: the log is one stop for the tabulator. @param {KeyboardEvent} event */
function walk(event) {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!by) return;
  const scroller = /** @type {Element} */ (event.currentTarget);
  const lines = /** @type {HTMLElement[]} */ ([...scroller.querySelectorAll(".log-line")]);
  const now = lines.findIndex((line) => line === document.activeElement);
  lines.at(now < 0 ? -1 : Math.max(0, Math.min(lines.length - 1, now + by)))?.focus();
  event.preventDefault();
}

/** All that is said from now on is unread, also before the table is drawn. @param {TableSession} session */
export function beginReading(session) {
  session.part(Reading);
}

/** How much was said that the reader has not seen. @param {TableSession} session @returns {number} */
export function unreadChat(session) {
  return session.part(Reading).unread.value;
}

/**
 * Its end stays in sight as it grows, unless somebody reads further up: a column that is laid out from its end keeps there by
 * itself, shown or hidden.
 * @param {{session: TableSession}} props
 */
export function LogPanel({ session }) {
  const scroller = useRef(/** @type {HTMLDivElement | null} */ (null));
  const reading = session.part(Reading);
  const lines = logItems(session);
  const shownSeq = session.past.value?.seq ?? null;
  const shown = shownSeq === null ? lines.length : lines.findLastIndex((line) => line.seq <= shownSeq);
  const look = () => {
    const { current } = scroller;
    if (!current || current.offsetParent === null || document.hidden) return;
    reading.isAtEnd.value = Math.abs(current.scrollTop) <= NEAR;
    if (reading.isAtEnd.value) reading.read();
  };
  useEffect(() => {
    if (shownSeq !== null) scroller.current?.querySelector(".shown")?.scrollIntoView({ block: "nearest" });
  }, [shownSeq]);
  useEffect(look, [lines.length, session.panel.value, session.isAside.value]);
  useEffect(() => {
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  const toEnd = () => scroller.current?.scrollTo({ top: 0 });
  return html`<div class="log">
    <div class="log-scroller" ref=${scroller} tabindex="0" role="group" aria-label=${t("table-log")} onScroll=${look} onKeyDown=${walk}>
      <ol class=${`log-lines ${shownSeq === null ? "" : "back"}`}>
        ${lines.map((line, index) => html`<${LogLine} key=${`${line.seq} ${index}`} line=${line} session=${session} when=${index === shown ? "shown" : index > shown ? "later" : ""} />`)}
      </ol>
    </div>
    ${!reading.isAtEnd.value &&
    html`<button type="button" class="log-to-end" onClick=${toEnd}>
      ${t("table-log-newest")}${reading.unread.value > 0 && html` <span class="unread">${reading.unread.value}</span>`}
    </button>`}
    <div class="log-end">
      <${ChatField} session=${session} />
      ${session.moments.value.length > 1 &&
      html`<button type="button" class="quiet" onClick=${() => play(session)}>${t("table-replay")}</button>`}
    </div>
  </div>`;
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
