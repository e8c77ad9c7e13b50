/** What is chosen but not confirmed at a table of Ticket to Ride. */
import assert from "node:assert/strict";
import { test } from "node:test";

const { effect, signal } = await import("@preact/signals");
const { Choices } = await import("../../../src/roundhouse/web/js/tickets/choices.js");
const { moreCars } = await import("../../../src/roundhouse/web/js/tickets/together.js");

/** A session with nothing but what choices read. @param {string[]} legal @param {Record<string, number>} hand */
function sessionOf(legal, hand) {
  const done = /** @type {string[]} */ ([]);
  const session = {
    legal: signal(legal),
    position: signal(1),
    isMyTurn: signal(true),
    view: signal({ own: { hand } }),
    offer: signal(/** @type {any} */ (null)),
    watch: (/** @type {() => void} */ what) => effect(what),
    act: (/** @type {string} */ action) => done.push(action),
  };
  return { session, done, choices: new Choices(/** @type {any} */ (session)) };
}

const LEGAL = ["draw", "tickets", "claim a-b 2 red", "claim a-b 1 red 1 locomotive", "claim a-b 2 blue", "claim a-b 1 blue 1 locomotive", "claim a-b 2 locomotive", "claim c-d 1 red"];
const HAND = { red: 2, blue: 3, locomotive: 2 };

test("a chosen route is paid for in the cheapest way, and confirmed as the server wrote it", () => {
  const { choices, session, done } = sessionOf(LEGAL, HAND);
  assert.equal(session.offer.value, null);
  choices.choose("a-b", {});
  assert.equal(choices.payment.value?.action, "claim a-b 2 blue");
  session.offer.value.confirm();
  assert.deepEqual(done, ["claim a-b 2 blue"]);
});

test("another colour, and locomotives step by step, there and back", () => {
  const { choices } = sessionOf(LEGAL, HAND);
  choices.choose("a-b", { blue: 3 });
  assert.equal(choices.payment.value?.action, "claim a-b 2 red");
  assert.ok(choices.step(1) && choices.step(1));
  assert.equal(choices.payment.value?.action, "claim a-b 2 locomotive");
  assert.equal(choices.colour.value, "red");
  assert.ok(!choices.step(1));
  assert.ok(choices.step(-1));
  assert.equal(choices.payment.value?.action, "claim a-b 1 red 1 locomotive");
  assert.ok(choices.payWith("blue"));
  assert.equal(choices.payment.value?.action, "claim a-b 2 blue");
  assert.ok(!choices.payWith("white"));
  assert.equal(choices.payment.value?.action, "claim a-b 2 blue");
});

test("a click on locomotives takes one more, and begins again after the last", () => {
  const { choices } = sessionOf(LEGAL, HAND);
  choices.choose("a-b", {});
  const seen = Array.from({ length: 3 }, () => choices.payWith("locomotive") && choices.payment.value?.locomotives);
  assert.deepEqual(seen, [1, 2, 0]);
});

test("cards picked up light what they pay for, and pay for what is chosen then", () => {
  const { choices, session } = sessionOf(LEGAL, HAND);
  assert.deepEqual([...choices.payable.value], ["a-b", "c-d"]);
  choices.pick("blue");
  assert.deepEqual([...choices.payable.value], ["a-b"]);
  assert.equal(session.offer.value.confirm, null);
  choices.pick("red");
  choices.pick("blue");
  choices.choose("a-b", {});
  assert.equal(choices.payment.value?.action, "claim a-b 2 red");
  session.offer.value.back();
  assert.equal(session.offer.value, null);
  assert.equal(choices.payment.value, null);
});

test("nothing is chosen any more when the position has changed", () => {
  const { choices, session } = sessionOf(LEGAL, HAND);
  choices.choose("a-b", {});
  session.position.value = 2;
  assert.equal(choices.route.value, null);
  assert.equal(choices.chosenAction(), null);
});

test("tickets that are kept are named in order, as the server does", () => {
  const { choices, session, done } = sessionOf(["keep a-b c-d", "keep a-b c-d e-f"], {});
  choices.toggle("e-f");
  choices.toggle("c-d");
  assert.equal(session.offer.value.confirm, null); // too few, or not these
  choices.toggle("e-f");
  choices.toggle("a-b");
  session.offer.value.confirm();
  assert.deepEqual(done, ["keep a-b c-d"]);
});

test("a ticket adds what those kept beside it do not yet need", () => {
  const together = { "": 4, x: 10, y: 9, "x y": 12, z: null, "x z": null, "y z": null, "x y z": null };
  assert.equal(moreCars(together, [], "x"), 6);
  assert.equal(moreCars(together, ["y"], "x"), 3);
  assert.equal(moreCars(together, ["x", "y"], "x"), 3);
  assert.equal(moreCars(together, ["x"], "z"), null);
  assert.equal(moreCars(together, ["z"], "x"), undefined); // there were too few without it
  assert.equal(moreCars({}, [], "x"), undefined);
});
