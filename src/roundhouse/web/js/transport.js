/**
 * Talking to the server: requests, and one socket per open table that comes back by itself.
 * Answers to refused orders are `{code, rule, params}`; the page says them in words elsewhere.
 */
import { effect, signal } from "@preact/signals";

/**
 * @typedef {{code: string, rule?: string | null, params?: Record<string, unknown>, missed?: unknown[] | null}} Refusal
 * @typedef {{type: string, re?: number | null, [key: string]: any}} Message
 */

export class Refused extends Error {
  /** @param {number} status @param {Refusal} refusal */
  constructor(status, refusal) {
    super(refusal.code);
    this.status = status;
    this.refusal = refusal;
  }
}

const FIRST_WAIT = 300; // milliseconds until the first attempt to come back
const LONGEST_WAIT = 8000;
const ANSWER_WAIT = 10_000; // for an order: then the line counts as broken
const QUIET = 25_000; // without a word from the server: then it is asked whether the line holds
const TOO_MANY = 429; // of sockets or messages: later there may be room
const LATER = 5000; // then
const GONE = [0, 502, 503, 504]; // no answer at all, none through a proxy, or that the server cannot work now
const WORKS = ["busy", "redis-gone"]; // one table has too much to do; news from other nodes are late

/** @param {number} wait @returns {number} the wait after that one */
function longer(wait) {
  return Math.min(LONGEST_WAIT, wait * 1.7);
}

/** Why the server cannot work now, by its code; null while it can. Every answer tells, and nobody else sets it. */
export const outage = signal(/** @type {string | null} */ (null));
let nextProbe = 0;
let probeWait = FIRST_WAIT;

/** @param {number} status of an answer, 0 for none @param {string} code */
function heard(status, code) {
  if (isGone(status, code)) {
    outage.value = code;
    nextProbe ||= setTimeout(probe, probeWait);
  } else if (outage.value === null) probeWait = FIRST_WAIT;
}

/** Whether an answer says that the server cannot work now. @param {number} status 0: none @param {string} code */
export function isGone(status, code) {
  return GONE.includes(status) && !WORKS.includes(code);
}

/** Whether to ask again later helps: nothing is wrong with what was asked. @param {number} status @param {string} code */
export function isForLater(status, code) {
  return status === TOO_MANY || GONE.includes(status) || code === "busy";
}

/** Ask whether the server can work again, until it can. */
async function probe() {
  clearTimeout(nextProbe);
  nextProbe = 0;
  probeWait = longer(probeWait);
  try {
    await request("GET", "/readyz");
    outage.value = null;
  } catch (error) {
    if (error instanceof Refused && !isGone(error.status, error.refusal.code)) outage.value = null;
  }
}

addEventListener("offline", () => heard(0, "server-gone"));
addEventListener("online", probe);

/**
 * @param {string} method @param {string} path @param {unknown} [body] @param {AbortSignal} [signal]
 * @returns {Promise<any>}
 */
export async function request(method, path, body, signal) {
  /** @type {Record<string, string>} */
  const headers = { "x-csrf-token": cookie("csrf") };
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer;
  let data = null;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body), signal });
    if (answer.headers.get("content-type")?.includes("json")) data = await answer.json();
  } catch { // no answer, or one that broke off
    if (signal?.aborted) throw new Refused(0, { code: "aborted" });
    heard(0, "server-gone");
    throw new Refused(0, { code: "server-gone" });
  }
  const refusal = answer.ok ? null : (data ?? { code: `http-${answer.status}` });
  heard(answer.status, refusal?.code ?? "");
  if (refusal) throw new Refused(answer.status, refusal);
  return data;
}

/** @param {string} name */
function cookie(name) {
  const found = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : "";
}

/** A table's socket: reconnects after any gap and asks for what it missed. */
export class TableSocket {
  /**
   * @param {string} table
   * @param {{seen: () => number | null, seat: () => number | null, language: () => string,
   *          onMessage: (message: Message, isFirst: boolean) => void, onEnd: (refusal: Refusal) => void,
   *          onLater: (refusal: Refusal) => void}} hooks
   */
  constructor(table, hooks) {
    this.table = table;
    this.hooks = hooks;
    this.wait = FIRST_WAIT;
    this.next = 1;
    /** @type {Map<number, {resolve: (message: Message) => void, reject: (error: Error) => void}>} */
    this.waiting = new Map();
    this.closed = false;
    this.seat = /** @type {number | null} */ (null); // through whose eyes it looks
    this.nextTry = 0;
    this.heardAt = 0;
    this.open();
    this.stopWatching = effect(() => {
      if (outage.value === null) this.reopen();
    });
    this.heartbeat = setInterval(() => this.checkLine(QUIET), QUIET);
    this.onSight = () => this.checkLine(0); // a phone that slept has lost its line without a word
    document.addEventListener("visibilitychange", this.onSight);
  }

  /** Ask whether the line holds, if nothing was heard for that long. @param {number} quiet milliseconds */
  checkLine(quiet) {
    if (document.hidden) return;
    this.reopen();
    const isQuiet = Date.now() - this.heardAt >= quiet;
    if (isQuiet && this.waiting.size === 0 && this.socket?.readyState === WebSocket.OPEN) this.send({ do: "ping" }).catch(() => {});
  }

  /** Open it again, unless it is open. */
  reopen() {
    clearTimeout(this.nextTry);
    if (!this.closed && this.socket?.readyState === WebSocket.CLOSED) this.open();
  }

  open() {
    this.isGreeted = false; // nothing was told over this line
    const query = new URLSearchParams();
    const since = this.hooks.seen();
    this.seat = this.hooks.seat();
    this.language = this.hooks.language(); // of the log
    query.set("language", this.language);
    if (since !== null) query.set("since", String(since));
    if (this.seat !== null) query.set("seat", String(this.seat));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live?${query}`);
    socket.addEventListener("message", (event) => !this.closed && socket === this.socket && this.receive(JSON.parse(event.data)));
    socket.addEventListener("close", (event) => (this.closed || socket === this.socket) && this.lost(event.code - 4000));
    this.socket = /** @type {WebSocket | undefined} */ (socket);
  }

  /** @param {Message} message */
  receive(message) {
    this.heardAt = Date.now();
    if (message.type === "refused") heard(message.status, message.problem.code);
    if (message.type === "table" || message.type === "done") {
      this.wait = FIRST_WAIT;
      outage.value = null; // what was read or written just now
    }
    const asked = typeof message.re === "number" ? this.waiting.get(message.re) : undefined;
    if (asked && typeof message.re === "number") {
      this.waiting.delete(message.re);
      if (message.type === "refused") asked.reject(new Refused(message.status, message.problem));
      else asked.resolve(message);
      return;
    }
    if (message.type !== "refused") {
      const isFirst = !this.isGreeted;
      this.isGreeted = true;
      this.hooks.onMessage(message, isFirst);
    }
    else if (!isForLater(message.status, message.problem.code)) {
      this.close();
      this.hooks.onEnd(message.problem);
    } else if (message.status === TOO_MANY) this.hooks.onLater(message.problem);
  }

  /** @param {number} status why the server closed it, if it did */
  lost(status) {
    for (const { reject } of this.waiting.values()) reject(new Refused(0, { code: "server-gone" }));
    this.waiting.clear();
    if (this.closed) return;
    if (!isForLater(status, "")) heard(0, "server-gone"); // else it has said why
    this.nextTry = setTimeout(() => this.reopen(), Math.max(this.wait, status === TOO_MANY ? LATER : 0));
    this.wait = longer(this.wait);
  }

  /** @param {Record<string, unknown>} order @returns {Promise<Message>} */
  send(order) {
    const socket = this.socket;
    if (socket === undefined || socket.readyState > WebSocket.OPEN) return Promise.reject(new Refused(0, { code: "server-gone" }));
    const re = this.next;
    this.next += 1;
    return new Promise((resolve, reject) => {
      this.waiting.set(re, { resolve, reject });
      setTimeout(() => this.waiting.has(re) && this.breakOff(), ANSWER_WAIT);
      const send = () => socket.send(JSON.stringify({ ...order, re }));
      if (socket.readyState === WebSocket.OPEN) send();
      else socket.addEventListener("open", send, { once: true }); // if it never opens, the order is lost with it
    });
  }

  /** Take another line at once: whether an order was carried out is told over the new one. */
  breakOff() {
    const broken = this.socket;
    if (this.closed || !broken || broken.readyState > WebSocket.OPEN) return;
    this.socket = undefined; // what it still says is not heard
    broken.close();
    for (const { reject } of this.waiting.values()) reject(new Refused(0, { code: "no-answer" }));
    this.waiting.clear();
    this.open();
  }

  close() {
    this.closed = true;
    clearInterval(this.heartbeat);
    document.removeEventListener("visibilitychange", this.onSight);
    clearTimeout(this.nextTry);
    this.stopWatching();
    this.socket?.close();
  }
}
