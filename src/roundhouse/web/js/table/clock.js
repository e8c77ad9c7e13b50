/** A seat's clock, counted down between two messages. */
import { signal } from "@preact/signals";
import { html } from "../html.js";

const now = signal(Date.now());
setInterval(() => (now.value = Date.now()), 1000);

/** @type {WeakMap<object, number>} */
const heardAt = new WeakMap();

/** @param {{store: import("./store.js").TableStore, seat: number}} props */
export function SeatClock({ store, seat }) {
  const clock = store.table.value?.clock;
  if (!clock) return null;
  const left = clock.left[seat];
  if (left === null || left === undefined) return null;
  const heard = heardAt.get(clock) ?? Date.now();
  heardAt.set(clock, heard);
  const gone = clock.runs === seat ? Math.max(0, now.value - heard) : 0;
  const seconds = Math.max(0, Math.floor((left - gone) / 1000));
  const hours = Math.floor(seconds / 3600);
  const rest = [Math.floor((seconds % 3600) / 60), seconds % 60].map((part) => String(part).padStart(2, "0"));
  return html`<span class=${`clock figure ${seconds < 30 ? "short" : ""}`}>${hours ? `${hours}:` : ""}${rest.join(":")}</span>`;
}
