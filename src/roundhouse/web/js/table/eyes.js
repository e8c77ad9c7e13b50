/**
 * Whose secrets a screen shows that several people share: nobody's, until somebody lifts the curtain, and theirs until
 * their turn is over. The server decides what those eyes may see (`seat` of the socket), so that view, log, announcer,
 * ways and record always belong together; as long as it has not told it yet, the curtain is down.
 *
 * In games that hide nothing there is no curtain, and eyes do not matter.
 */
import { computed, effect, signal } from "@preact/signals";
import { games } from "../games.js";

const LINGER = 6000; // milliseconds in which somebody sees what the end of their turn has brought

export class Eyes {
  /** @param {import("./live-table.js").LiveTable} live */
  constructor(live) {
    this.live = live;
    this.seat = signal(/** @type {number | null} */ (null)); // who has lifted the curtain
    this.told = signal(/** @type {number | null} */ (null)); // through whose eyes the newest message was seen
    this.wanting = signal(/** @type {number | null} */ (null)); // who would like to look out of turn
    /** Whether it matters who looks. */
    this.matter = computed(
      () => live.isShared.value && (games.value.find((game) => game.name === live.game.value)?.hides ?? true),
    );
    this.since = signal(/** @type {number | null} */ (null)); // whose turn it was then
    /** Whether somebody looks whose turn it is not. */
    this.isOutOfTurn = computed(() => this.matter.value && this.seat.value !== null && this.seat.value !== live.activeSeat.value);
    /** Whether the turn is over in which they began to look. */
    this.isSpent = computed(() => this.isOutOfTurn.value && this.since.value !== live.activeSeat.value);
    /** The seat for which the curtain can be lifted. */
    this.called = computed(() => {
      if (!this.matter.value) return null;
      if (this.wanting.value !== null) return this.wanting.value;
      return live.isAsked.value && this.seat.value === null ? live.activeSeat.value : null;
    });
    /** Whether the curtain is down. */
    this.isCovered = computed(() => this.called.value !== null || (this.matter.value && this.told.value !== this.seat.value));
    this.stop = effect(() => {
      if (!this.isSpent.value) return undefined;
      const timer = setTimeout(() => this.cover(), LINGER);
      return () => clearTimeout(timer);
    });
  }

  /** Let that seat look. @param {number} seat */
  lift(seat) {
    this.wanting.value = null;
    this.lookAs(seat);
  }

  /** Nobody looks any more. */
  cover() {
    this.lookAs(null);
  }

  /** @param {number | null} seat */
  lookAs(seat) {
    this.since.value = this.live.activeSeat.value;
    if (this.seat.value === seat) return;
    this.seat.value = seat;
    this.live.lookAnew();
  }
}
