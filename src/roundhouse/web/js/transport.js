/**
 * Talking to the server: requests, and one socket per open table that comes back by itself.
 * Answers to refused orders are `{code, rule, params}`; the page says them in words elsewhere.
 */

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

/**
 * @param {string} method @param {string} path @param {unknown} [body] @param {AbortSignal} [signal]
 * @returns {Promise<any>}
 */
export async function ask(method, path, body, signal) {
  /** @type {Record<string, string>} */
  const headers = { "x-csrf-token": cookie("csrf") };
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body), signal });
  } catch {
    throw new Refused(0, { code: "server-gone" });
  }
  const isJson = answer.headers.get("content-type")?.includes("json");
  const data = isJson ? await answer.json() : null;
  if (!answer.ok) throw new Refused(answer.status, data ?? { code: `http-${answer.status}` });
  return data;
}

/** @param {string} name */
function cookie(name) {
  const found = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : "";
}

const FIRST_WAIT = 300; // milliseconds until the first attempt to come back
const LONGEST_WAIT = 8000;

/** A table's socket: reconnects after any gap and asks for what it missed. */
export class TableSocket {
  /**
   * @param {string} table
   * @param {{seen: () => number | null, seat: () => number | null, language: () => string,
   *          onMessage: (message: Message) => void, onLine: (isOpen: boolean) => void, onEnd: (refusal: Refusal) => void}} hooks
   */
  constructor(table, hooks) {
    this.table = table;
    this.hooks = hooks;
    this.wait = FIRST_WAIT;
    this.next = 1;
    /** @type {Map<number, {resolve: (message: Message) => void, reject: (error: Error) => void}>} */
    this.waiting = new Map();
    this.closed = false;
    this.open();
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
    this.socket.addEventListener("open", () => {
      this.wait = FIRST_WAIT;
      this.hooks.onLine(true);
    });
    this.socket.addEventListener("message", (event) => this.closed || this.receive(JSON.parse(event.data)));
    this.socket.addEventListener("close", () => this.lost());
  }

  /** @param {Message} message */
  receive(message) {
    const asked = typeof message.re === "number" ? this.waiting.get(message.re) : undefined;
    if (asked && typeof message.re === "number") {
      this.waiting.delete(message.re);
      if (message.type === "refused") asked.reject(new Refused(message.status, message.problem));
      else asked.resolve(message);
      return;
    }
    if (message.type === "refused") {
      this.close();
      this.hooks.onEnd(message.problem);
      return;
    }
    this.hooks.onMessage(message);
  }

  lost() {
    for (const { reject } of this.waiting.values()) reject(new Refused(0, { code: "server-gone" }));
    this.waiting.clear();
    if (this.closed) return;
    this.hooks.onLine(false);
    setTimeout(() => !this.closed && this.open(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7);
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
    this.socket?.close();
  }
}
