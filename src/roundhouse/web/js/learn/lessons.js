/** What the guides of all games share: which lesson belongs to a decision. The lessons themselves come with each game's front. */

/** @typedef {import("../games.js").Decision} Decision @typedef {import("../games.js").Lesson} Lesson */

/** Whether an action of that kind can be done. @param {Decision} decision @param {string} kind */
export function offers(decision, kind) {
  return decision.legal.some((action) => action === kind || action.startsWith(`${kind} `));
}

/** A guide along a game: one lesson at most for each decision, none twice. */
export class Course {
  /** @param {Lesson[]} lessons */
  constructor(lessons) {
    this._lessons = lessons;
    /** @type {Map<number, string | null>} */
    this._given = new Map(); // lesson by decision
  }

  /** The lesson for a decision, the same however often it is asked; null if there is nothing new to tell. @param {Decision} now @returns {Lesson | null} */
  lessonFor(now) {
    if (!this._given.has(now.number)) {
      const used = new Set(this._given.values());
      const found = this._lessons.find((lesson) => !used.has(lesson.id) && lesson.fits(now));
      this._given.set(now.number, found?.id ?? null);
    }
    const id = this._given.get(now.number);
    return this._lessons.find((lesson) => lesson.id === id) ?? null;
  }

  /** How many lessons that everybody gets there are. */
  get length() {
    return this._lessons.filter((lesson) => !lesson.isExtra).length;
  }

  /** How many of those were given. */
  get number() {
    const given = new Set(this._given.values());
    return this._lessons.filter((lesson) => !lesson.isExtra && given.has(lesson.id)).length;
  }

  /** Whether all of those were given before this decision. @param {number} decision */
  isDone(decision) {
    return this.number === this.length && !this._lessons.some((lesson) => !lesson.isExtra && lesson.id === this._given.get(decision));
  }
}
