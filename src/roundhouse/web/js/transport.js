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
   *          onMessage: (message: Message) => void, onEnd: (refusal: Refusal) => void}} hooks
   */
  constructor(table, hooks) {
    this.table = table;
    this.hooks = hooks;
    this.wait = FIRST_WAIT;
    this.next = 1;
    /** @type {Map<number, {resolve: (message: Message) => void, reject: (error: Error) => void}>} */
    this.waiting = new Map();
    this.closed = false;
    this.nextTry = 0;
    this.open();
    this.stopWatching = effect(() => {
      if (outage.value === null) this.reopen();
    });
  }

  /** Open it again, unless it is open. */
  reopen() {
    clearTimeout(this.nextTry);
    if (!this.closed && this.socket?.readyState === WebSocket.CLOSED) this.open();
  }

  open() {
    const query = new URLSearchParams();
    const since = this.hooks.seen();
    const seat = this.hooks.seat();
    this.language = this.hooks.language(); // of the log
    query.set("language", this.language);
    if (since !== null) query.set("since", String(since));
    if (seat !== null) query.set("seat", String(seat));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live?${query}`);
    this.socket.addEventListener("message", (event) => this.closed || this.receive(JSON.parse(event.data)));
    this.socket.addEventListener("close", (event) => this.lost(event.code - 4000));
  }

  /** @param {Message} message */
  receive(message) {
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
    if (message.type !== "refused") this.hooks.onMessage(message);
    else if (!isGone(message.status, message.problem.code)) {
      this.close();
      this.hooks.onEnd(message.problem);
    }
  }

  /** @param {number} status why the server closed it, if it did */
  lost(status) {
    for (const { reject } of this.waiting.values()) reject(new Refused(0, { code: "server-gone" }));
    this.waiting.clear();
    if (this.closed) return;
    if (!isGone(status, "")) heard(0, "server-gone"); // else it has said why
    this.nextTry = setTimeout(() => this.reopen(), this.wait);
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
      const send = () => socket.send(JSON.stringify({ ...order, re }));
      if (socket.readyState === WebSocket.OPEN) send();
      else socket.addEventListener("open", send, { once: true }); // if it never opens, the order is lost with it
    });
  }

  close() {
    this.closed = true;
    clearTimeout(this.nextTry);
    this.stopWatching();
    this.socket?.close();
  }
}
