/** How payments are grouped, and which one is offered first. */
import assert from "node:assert/strict";
import { test } from "node:test";

const { cheapest, colourChoices, nearestClaim, paidWith, paymentsByRoute, stepsOf, wantedCards } = await import(
  "../../../src/roundhouse/web/js/tickets/payment.js"
);

const GRAY = ["claim a-b 3 red", "claim a-b 2 red 1 locomotive", "claim a-b 3 blue", "claim a-b 2 blue 1 locomotive", "claim a-b 1 blue 2 locomotive", "claim a-b 3 locomotive"];
const of = (/** @type {string[]} */ actions) => paymentsByRoute(actions).get("a-b") ?? [];

test("every legal claim is a payment of its route, and nothing else is", () => {
  const found = paymentsByRoute(["draw", "take red", ...GRAY, "claim c-d 1 white", "tickets"]);
  assert.deepEqual([...found.keys()], ["a-b", "c-d"]);
  assert.deepEqual(of(GRAY).map(({ action }) => action), GRAY);
  assert.deepEqual(found.get("c-d"), [{ action: "claim c-d 1 white", colour: "white", locomotives: 0, cards: [["white", 1]] }]);
});

test("a colour is chosen, then locomotives step by step; locomotives alone are the last step of each", () => {
  const choices = colourChoices(of(GRAY));
  assert.deepEqual(choices.map(({ colour }) => colour), ["blue", "red"]);
  assert.deepEqual(stepsOf(of(GRAY), "red").map(({ locomotives }) => locomotives), [0, 1, 3]);
  assert.deepEqual(stepsOf(of(GRAY), "blue").map(({ locomotives }) => locomotives), [0, 1, 2, 3]);
});

test("all choices together are the legal claims", () => {
  const actions = colourChoices(of(GRAY)).flatMap(({ payments }) => payments.map(({ action }) => action));
  assert.deepEqual([...new Set(actions)].sort(), [...GRAY].sort());
});

test("where only locomotives pay, they are the only choice", () => {
  const choices = colourChoices(of(["claim a-b 2 locomotive"]));
  assert.deepEqual(choices.map(({ colour, payments }) => [colour, payments.length]), [["locomotive", 1]]);
  assert.deepEqual(colourChoices([]), []);
});

test("no locomotive is spent if it can be helped", () => {
  const payments = of(["claim a-b 2 blue 1 locomotive", "claim a-b 3 locomotive", "claim a-b 3 red"]);
  assert.equal(cheapest(payments, { blue: 9, red: 3, locomotive: 9 }, {})?.action, "claim a-b 3 red");
});

test("of two colours the one of which more is held pays, unless the plan wants it", () => {
  const payments = of(["claim a-b 3 red", "claim a-b 3 blue"]);
  assert.equal(cheapest(payments, { red: 3, blue: 5 }, {})?.colour, "blue");
  assert.equal(cheapest(payments, { red: 3, blue: 5 }, { blue: 4 })?.colour, "red");
  assert.equal(cheapest(payments, { red: 3, blue: 3 }, {})?.colour, "blue"); // as they lie in the hand
  assert.equal(cheapest([], {}, {}), null);
});

test("a plan wants cards for its coloured routes, but not for the route that is about to be claimed", () => {
  const routes = [
    { id: "a-b", colour: "red", length: 3 },
    { id: "b-c", colour: "red", length: 2 },
    { id: "c-d", colour: "gray", length: 6 },
    { id: "d-e", colour: "blue", length: 1 },
  ];
  assert.deepEqual(wantedCards(routes, ["a-b", "b-c", "c-d"], "a-b"), { red: 2 });
  assert.deepEqual(wantedCards(routes, [], "a-b"), {});
});

test("cards that were picked up pay alone", () => {
  assert.deepEqual(paidWith(of(GRAY), new Set(["red"])).map(({ action }) => action), ["claim a-b 3 red"]);
  assert.equal(paidWith(of(GRAY), new Set(["red", "locomotive"])).length, 3);
  assert.deepEqual(paidWith(of(GRAY), new Set(["white"])), []);
});

test("why not is asked about the claim that comes nearest", () => {
  const white = { id: "a-b", colour: "white", length: 6 };
  const gray = { id: "a-b", colour: "gray", length: 3 };
  assert.equal(nearestClaim(white, { white: 2, locomotive: 1 }), "claim a-b 6 white");
  assert.equal(nearestClaim(white, {}), "claim a-b 6 white");
  assert.equal(nearestClaim(gray, { red: 1, blue: 2, locomotive: 4 }), "claim a-b 2 blue 1 locomotive"); // too few cars, say
  assert.equal(nearestClaim(gray, { locomotive: 4 }), "claim a-b 3 locomotive");
  assert.equal(nearestClaim(gray, { red: 7 }), "claim a-b 3 red");
});
