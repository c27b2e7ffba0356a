"use strict";

const assert = require("node:assert/strict");
const { test } = require("node:test");
const { Case, DifferenceList, distanceAt, landingStep, stepOfDifference } = require("./page");
const { columns, node, tables } = require("./samples");

const animation = (duration, dampingRatio) => ({
  node: "card", property: "frame", from: [0, 800, 10, 10], to: [0, 100, 10, 10],
  timing: { type: "spring", duration, dampingRatio }, begin: 1, end: 1 + duration,
});

// A spring that is slower in the golden: at its beginning, both sides look the same.
const slower = () => new Case({ kind: "differs" }, {
  rate: 60, header: { flowTrace: 1 },
  tables: tables({
    nodes: [node("card", [0, 800, 10, 10]), node("card", [0, 100, 10, 10])],
    animations: [[], [animation(1.6, 1)], [animation(0.8, 1)]],
  }),
  expected: columns([[0, "s", [[0]]], [1, "e", 0], [2.6, "c", [0, 1]]], { animations: [0, 1, 0] }),
  actual: columns([[0, "s", [[0]]], [1, "e", 0], [1.8, "c", [0, 1]]], { animations: [0, 2, 0] }),
  steps: [0, 0, 1, 1, -1, 2, 2, -1],
  differences: [{ node: "card", property: "frame", moves: ["card"], change: "changed",
    text: "the spring of card.frame differs", first: "frame 1", steps: [1, 1], most: 1 }],
});

test("a case opens where both sides are furthest apart, and not where their ways part", () => {
  const current = slower();
  const begin = current.stepOfPair[1];
  assert.equal(distanceAt(current, begin), 0, "nothing is to be seen yet");
  const landing = landingStep(current);
  const all = Array.from({ length: current.count }, (_, step) => distanceAt(current, step));
  assert.ok(all[landing] > 100, String(all[landing]));
  assert.equal(all[landing], Math.max(...all));
  assert.ok(current.times[landing] > 1.05 && current.times[landing] < 1.6);
  assert.equal(stepOfDifference(current, current.differences[0]), landing);
});

test("a click on a movement goes to where it is seen, and a second one to where it begins", () => {
  const current = slower();
  const list = Object.assign(Object.create(DifferenceList.prototype), { current });
  const [difference] = current.differences;
  const shown = list.stepFor(difference, 0);
  assert.equal(shown, landingStep(current));
  assert.equal(list.stepFor(difference, shown), current.stepOfPair[1]);
  assert.equal(list.after(0), shown, "the next difference is there, too");
});

test("what cannot be seen counts for nothing", () => {
  const apart = (one, two, rest = []) => {
    const current = new Case({ kind: "differs" }, {
      tables: tables({ nodes: [...rest, one, two] }), header: { flowTrace: 1 },
      expected: columns([[0, "s", [[...rest.keys(), rest.length]]]]),
      actual: columns([[0, "s", [[...rest.keys(), rest.length + 1]]]]),
      steps: [0, 0], differences: [],
    });
    return distanceAt(current, 0);
  };
  const moved = (more) => [node("a", [0, 0, 10, 10], more), node("a", [0, 30, 10, 10], more)];
  assert.equal(apart(...moved()), 30);
  assert.equal(apart(...moved({ alpha: 0 })), 0, "transparent");
  assert.equal(apart(...moved({ hidden: true })), 0, "hidden");
  assert.equal(apart(...moved({ parent: "p" }), [node("p", [0, 0, 9, 9], { alpha: 0 })]), 0,
    "in what is transparent");
  assert.equal(apart(node("a", [0, 900, 9, 9]), node("a", [0, 990, 9, 9])), 0, "off the screen");
  const clip = node("p", [0, 0, 50, 20], { clipsToBounds: true });
  assert.equal(apart(node("a", [0, 30, 9, 9], { parent: "p" }), node("a", [0, 90, 9, 9], { parent: "p" }),
    [clip]), 0, "cut off");
  assert.equal(apart(node("a", [0, 0, 9, 9]), node("a", [0, 0, 9, 9], { accessibilityLabel: "x" })), 0,
    "only read aloud");
  assert.equal(apart(node("a", [0, 0, 9, 9]), node("a", [0, 0, 9, 9], { text: "x" })), 1, "a text");
  assert.equal(apart(node("a", [0, 0, 9, 9]), node("a", [0, 0, 9, 9], { alpha: 0.5 })), 50, "a fade");
});

test("a golden without frames is shown as one", () => {
  const current = new Case({ kind: "obsolete golden" }, {
    tables: tables(), expected: columns([]), steps: [], differences: [],
  });
  assert.equal(current.count, 0);
  assert.deepEqual(current.extent(), [1, 1]);
});
