/** How what computers did waits to be seen. */
import assert from "node:assert/strict";
import { test } from "node:test";

Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
const { Pacer, choosePace } = await import("../../../src/roundhouse/web/js/table/pace.js");

/** A pacer that waits for clicks, what it has shown, and what to give it. */
function waiting() {
  choosePace("click");
  const pacer = new Pacer();
  const shown = /** @type {string[]} */ ([]);
  /** @param {string} name @param {boolean} isOfComputers */
  const take = (name, isOfComputers) => pacer.take(() => shown.push(name), isOfComputers);
  return { pacer, shown, take };
}

test("every move of a computer waits for a click, and what a person does shows all before it", () => {
  const { pacer, shown, take } = waiting();
  take("one", true);
  take("two", true);
  assert.deepEqual([shown.length, pacer.waits.value], [0, true]);
  pacer.next();
  assert.deepEqual([shown.join(), pacer.waits.value], ["one", true]);
  take("mine", false);
  assert.deepEqual([shown.join(), pacer.waits.value], ["one,two,mine", false]);
});

test("who wants to see everything is not asked again for a computer that was still thinking", () => {
  const { pacer, shown, take } = waiting();
  take("one", true);
  pacer.hurry();
  take("two", true);
  assert.deepEqual([shown.join(), pacer.waits.value], ["one,two", false]);
  take("mine", false);
  take("three", true);
  assert.deepEqual([shown.join(), pacer.waits.value], ["one,two,mine", true]);
});
