/** A map that somebody is drawing: what it is now, what it was before, and a copy that this browser keeps. */
import { computed, signal } from "@preact/signals";
import { keep, kept } from "../memory.js";

const MOST = 200; // steps that can be taken back

/** @typedef {Record<string, any>} MapData */

export class WorkDraft {
  /** @param {string} game @param {MapData} empty */
  constructor(game, empty) {
    this.game = game;
    this.value = signal(readKept(game) ?? empty);
    this.past = signal(/** @type {MapData[]} */ ([]));
    this.future = signal(/** @type {MapData[]} */ ([]));
    this.canUndo = computed(() => this.past.value.length > 0);
    this.canRedo = computed(() => this.future.value.length > 0);
  }

  /** @param {MapData} next */
  change(next) {
    if (next === this.value.peek()) return;
    this.past.value = [...this.past.peek(), this.value.peek()].slice(-MOST);
    this.future.value = [];
    this.show(next);
  }

  undo() {
    const before = this.past.peek().at(-1);
    if (!before) return;
    this.future.value = [this.value.peek(), ...this.future.peek()];
    this.past.value = this.past.peek().slice(0, -1);
    this.show(before);
  }

  redo() {
    const [next, ...rest] = this.future.peek();
    if (!next) return;
    this.past.value = [...this.past.peek(), this.value.peek()];
    this.future.value = rest;
    this.show(next);
  }

  /** @param {MapData} value */
  show(value) {
    this.value.value = value;
    keep(`workshop.${this.game}`, JSON.stringify(value));
  }
}

/** @param {string} game @returns {MapData | null} */
function readKept(game) {
  try {
    const found = JSON.parse(kept(`workshop.${game}`) ?? "null");
    return found && typeof found === "object" ? found : null;
  } catch {
    return null;
  }
}
