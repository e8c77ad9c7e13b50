/** The clocks of a table, counted down between two messages. */
import { computed, signal } from "@preact/signals";
import { html } from "../html.js";

const SECOND = 1000; // milliseconds
const SHORT = 30; // seconds

/** The time of one table, which stands still once nobody looks. */
class Clock {
  /** @param {import("./session.js").TableSession} session */
  constructor(session) {
    this.now = signal(Date.now());
    /** The clocks as they were told, and when. */
    this.told = computed(() => ({ clock: session.live?.table.value?.clock ?? null, at: Date.now() }));
    session.watch(() => {
      if (!this.told.value.clock) return undefined;
      const timer = setInterval(() => (this.now.value = Date.now()), SECOND);
      return () => clearInterval(timer);
    });
  }
}

/** @param {{session: import("./session.js").TableSession, seat: number}} props */
export function SeatClock({ session, seat }) {
  const { now, told } = session.part(Clock);
  const { clock, at } = told.value;
  const left = clock?.left[seat] ?? null;
  if (!clock || left === null) return null;
  const gone = clock.runs && session.activeSeat.value === seat ? Math.max(0, now.value - at) : 0;
  const seconds = Math.max(0, Math.floor((left - gone) / SECOND));
  const hours = Math.floor(seconds / 3600);
  const rest = [Math.floor((seconds % 3600) / 60), seconds % 60].map((part) => String(part).padStart(2, "0"));
  return html`<span class=${`clock figure ${seconds < SHORT ? "short" : ""}`}>${hours ? `${hours}:` : ""}${rest.join(":")}</span>`;
}
