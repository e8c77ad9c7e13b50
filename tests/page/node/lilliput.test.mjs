/** What is chosen but not confirmed at a table of 18Lilliput, and when the page says "done" in a player's place. */
import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.document ??= /** @type {any} */ ({ documentElement: { dataset: {} } }); // where texts say which language they are
const { batch, effect, signal } = await import("@preact/signals");
const { Choices } = await import("../../../src/roundhouse/web/js/lilliput/choices.js");
const { parts } = await import("../../../src/roundhouse/web/js/lilliput/notation.js");
const { END, Passing } = await import("../../../src/roundhouse/web/js/lilliput/passing.js");

/** A session with nothing but what choices read. @param {any} legal @param {string} stage @param {any} [told] */
function sessionOf(legal, stage, told = null) {
  const done = /** @type {string[]} */ ([]);
  const parts = new Map();
  const session = {
    id: `table-${Math.random()}`,
    legal: signal(legal),
    position: signal(1),
    seat: signal(0),
    isMyTurn: signal(true),
    isBusy: signal(false),
    entries: signal(/** @type {any[]} */ ([{ kind: "moved" }])),
    view: signal({ stage }),
    offer: signal(/** @type {any} */ (null)),
    source: { aside: signal({ told }), preview: async () => [] },
    clearNotice: () => {},
    watch: (/** @type {() => any} */ what) => effect(what),
    act: (/** @type {string} */ action) => done.push(action),
    part: (/** @type {any} */ Part) => parts.get(Part) ?? parts.set(Part, new Part(session)).get(Part),
  };
  return { session: /** @type {any} */ (session), done, choices: session.part(Choices) };
}

const LAYS = ["lay red 1,0 YC-S 0", "lay red 1,0 YC-S 1", "lay red 2,0 YP-S 0", "lay blue 0,1 YP-C 3", "done"];

test("actions are taken apart and never made up", () => {
  assert.deepEqual(parts("train from blue 4 to red return 2 2").returned, ["2", "2"]);
  const { source, train, company } = parts("train from blue 4 to red");
  assert.deepEqual([source, train, company], ["blue", "4", "red"]);
  assert.equal(parts("copy 5 cash").half, "cash");
});

test("a tile is chosen, placed, turned among the legal turns, and confirmed as the server wrote it", () => {
  const { choices, session, done } = sessionOf(LAYS, "laying");
  assert.deepEqual([...choices.targets.value], ["1,0", "2,0"]);
  choices.pickTile("YC-S");
  assert.deepEqual([...choices.targets.value], ["1,0"]);
  choices.pickCell("1,0");
  assert.equal(choices.chosen.value, "lay red 1,0 YC-S 0");
  choices.rotate();
  assert.equal(choices.chosen.value, "lay red 1,0 YC-S 1");
  choices.pickCell("1,0");
  assert.equal(choices.chosen.value, "lay red 1,0 YC-S 0");
  session.offer.value.confirm();
  assert.deepEqual(done, ["lay red 1,0 YC-S 0"]);
});

test("a cell that only one tile fits needs no choice of the tile", () => {
  const { choices } = sessionOf(LAYS, "laying");
  choices.pickCell("2,0");
  assert.equal(choices.chosen.value, "lay red 2,0 YP-S 0");
  assert.equal(choices.turns.value.length, 1);
});

test("back goes one step: the place, the tile, the company", () => {
  const { choices, session } = sessionOf(LAYS, "laying");
  choices.pickTile("YC-S");
  choices.pickCell("1,0");
  session.offer.value.back();
  assert.deepEqual([choices.tile.value, choices.cell.value], ["YC-S", null]);
  session.offer.value.back();
  assert.equal(choices.tile.value, null);
  assert.equal(session.offer.value, null);
});

test("nothing is chosen any more when the position has changed", () => {
  const { choices, session } = sessionOf(LAYS, "laying");
  choices.pickTile("YC-S");
  choices.pickCell("1,0");
  session.position.value = 2;
  assert.equal(choices.chosen.value, null);
});

test("the second click of a double click does nothing", () => {
  const { choices, done } = sessionOf(["pay red", "withhold red"], "run");
  choices.take("pay red", /** @type {any} */ ({ detail: 1 }));
  choices.take("pay red", /** @type {any} */ ({ detail: 2 }));
  choices.take("withhold red"); // by a key
  assert.deepEqual(done, ["pay red", "withhold red"]);
});

test("sums are legal within their range and step only", () => {
  const { choices } = sessionOf({ first: 10, last: 50, step: 10 }, "split");
  assert.equal(choices.chosen.value, "amount 10");
  choices.amount.value = 30;
  assert.equal(choices.chosen.value, "amount 30");
  choices.amount.value = 35;
  assert.equal(choices.chosen.value, null);
});

test("what can do nothing is what the server says", () => {
  const told = { idle: { station: [{ rule: "L-237", params: {} }], tile: [] }, unlaid: { red: { GC: null } } };
  const { choices } = sessionOf(["card 9 station", "card 9 cash"], "turn", told);
  assert.equal(choices.idleness("card 9 station")?.[0].rule, "L-237");
  assert.deepEqual(choices.idleness("copy 1 tile"), []);
  assert.equal(choices.idleness("card 9 cash"), null);
  assert.equal(choices.idleness("sell red 1"), null);
  choices.company.value = "red";
  assert.equal(sessionOf(LAYS, "laying", told).choices.unlaid("GC"), null);
  assert.equal(sessionOf(LAYS, "laying", told).choices.unlaid("YC-S"), undefined);
});

/** Until everything that waits for its turn has happened. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("the page says done only where it was told to, once, and never after something was taken back", async () => {
  const { session, done } = sessionOf(["exchange", "done"], END);
  const passing = session.part(Passing);
  await settled();
  assert.deepEqual(done, []);
  passing.want(true);
  await settled();
  assert.deepEqual(done, []); // this time it is asked already
  session.position.value = 2;
  await settled();
  assert.deepEqual(done, ["done"]);
  session.isBusy.value = true;
  session.isBusy.value = false;
  await settled();
  assert.deepEqual(done, ["done"]);
  batch(() => {
    session.entries.value = [{ kind: "moved" }, { kind: "undone" }];
    session.position.value = 3;
  });
  await settled();
  assert.deepEqual(done, ["done"]);
  batch(() => {
    session.entries.value = [...session.entries.value, { kind: "moved" }];
    session.view.value = { stage: "laying" };
    session.position.value = 4;
  });
  await settled();
  assert.deepEqual(done, ["done"]);
  passing.want(false);
  batch(() => {
    session.view.value = { stage: END };
    session.position.value = 5;
  });
  await settled();
  assert.deepEqual(done, ["done"]);
});

test("the wish is one seat's", async () => {
  const { session, done } = sessionOf(["exchange", "done"], END);
  session.part(Passing).want(true);
  batch(() => {
    session.seat.value = 1;
    session.position.value = 2;
  });
  await settled();
  assert.deepEqual(done, []);
});
