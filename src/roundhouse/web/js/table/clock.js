/** The clocks of a table, counted down between two messages. */
import { computed, signal } from "@preact/signals";
import { html } from "../html.js";
import { t } from "../i18n.js";

const SECOND = 1000; // milliseconds
const DAY = 86400; // seconds
const URGENT = 30 * SECOND; // at most
const URGENT_SHARE = 0.2; // of the time that was given

/** The time of one table; it stands still while nobody's clock runs. */
class Clock {
  /** @param {import("./session.js").TableSession} session */
  constructor(session) {
    this.now = signal(Date.now());
    this.told = session.live?.clock ?? signal(null);
    /** Whose clock runs. */
    this.runs = computed(() => (this.told.value?.clock.runs ? session.activeSeat.value : null));
    /** How little time is urgent. */
    this.urgent = computed(() => Math.min(URGENT, (session.live?.settings.value?.clock?.seconds ?? 0) * SECOND * URGENT_SHARE));
    session.watch(() => {
      if (this.runs.value === null) return undefined;
      const rest = this.left(this.runs.value) ?? 0;
      if (rest === 0) return undefined;
      const timer = setTimeout(() => (this.now.value = Date.now()), rest % SECOND || SECOND); // when another second is shown
      return () => clearTimeout(timer);
    });
  }

  /** @param {number} seat @returns {number | null} milliseconds; null without a clock */
  left(seat) {
    const now = this.now.value;
    const told = this.told.value;
    if (!told || told.clock.left[seat] === undefined) return null;
    const gone = this.runs.value === seat ? Math.max(0, now - told.at) : 0;
    return Math.max(0, told.clock.left[seat] - gone);
  }
}

/** @param {{session: import("./session.js").TableSession, seat: number}} props */
export function SeatClock({ session, seat }) {
  const clock = session.part(Clock);
  const left = clock.left(seat);
  if (left === null) return null;
  const runs = clock.runs.value === seat;
  const isUrgent = runs && left <= clock.urgent.value;
  const warning = isUrgent && session.ownSeats.value.includes(seat) ? t("table-time-short") : "";
  return html`<span class=${`clock figure ${runs ? "runs" : ""} ${isUrgent ? "urgent" : ""}`} role="timer">${written(left)}</span>
    <span class="visually-hidden" role="status">${warning}</span>`;
}

/** @param {number} left milliseconds @returns {string} hours only where there are some; with days nobody counts seconds */
function written(left) {
  const seconds = Math.ceil(left / SECOND);
  if (seconds >= DAY) return t("table-clock-days", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / 3600) });
  const hours = Math.floor(seconds / 3600);
  const rest = [Math.floor((seconds % 3600) / 60), seconds % 60].map((part) => String(part).padStart(2, "0"));
  return [...(hours ? [hours] : []), ...rest].join(":");
}
