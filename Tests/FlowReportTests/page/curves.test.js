"use strict";

const assert = require("node:assert/strict");
const { test } = require("node:test");
const { Curves, numericParts, short, versions } = require("./page");
const { node, passed } = require("./samples");

const read = (value) => Object.fromEntries(numericParts.map(([name, part]) => [name, part(value)]));

test("each number of a node has its curve", () => {
  assert.deepEqual(read(node("a", [1, 2, 3, 4], {
    transform: { translation: [5, 6], scale: [7, 8], rotationY: 9, matrix: [] }, alpha: 0.1,
    cornerRadius: 11, borderWidth: 12, strokeEnd: 0.13, contentOffset: [14, 15],
    contentInset: [0, 0, 16, 0], contentSize: [0, 17], caret: 18, font: { name: "f", size: 19 },
  })), {
    x: 1, y: 2, width: 3, height: 4, "translation x": 5, "translation y": 6, "scale x": 7,
    "scale y": 8, rotationY: 9, alpha: 0.1, cornerRadius: 11, borderWidth: 12, strokeEnd: 0.13,
    "offset x": 14, "offset y": 15, "inset bottom": 16, "content height": 17, caret: 18,
    "font size": 19,
  });
});

test("what a node leaves out is at its default", () => {
  const bare = { x: 0, y: 0, width: 1, height: 1, "translation x": 0, "translation y": 0,
    "scale x": 1, "scale y": 1, rotationY: 0, alpha: 1, cornerRadius: 0, borderWidth: 0,
    strokeEnd: 1, "offset x": 0, "offset y": 0, "inset bottom": 0, "content height": 0, caret: -1,
    "font size": 0 };
  assert.deepEqual(read(node("a", [0, 0, 1, 1])), bare);
  assert.deepEqual(read(node("a", [0, 0, 1, 1], { transform: { matrix: [] } })), bare);
  assert.equal(read(node("a", [0, 0, 1, 1], { alpha: 0 })).alpha, 0);
  assert.equal(read(node("a", [0, 0, 1, 1], { caret: 0 })).caret, 0);
});

test("numbers are short", () => {
  assert.deepEqual([1, 0.1 + 0.2, 1.23456, -0.5].map(short), ["1", "0.3", "1.235", "-0.5"]);
});

// A node that comes at step 1, moves at 3, is away at 4 and back, in another place, at 5.
const moving = () => passed(
  [[0, "s", [[2]]], [1, "e", [[0, 2]]], [2, "f", 0], [3, "f", [0, 1]], [4, "e", [[2]]],
    [5, "e", [[2, 1]]]],
  { tables: { nodes: [
    node("a", [0, 0, 1, 1]), node("a", [9, 0, 1, 1]), node("b", [0, 0, 5, 5]),
  ] } });

test("the versions of a node are those that differ from the one before", () => {
  const current = moving();
  const { nodes } = current.tables;
  assert.deepEqual(versions(current, "actual", "a"), [
    { step: 0, node: null }, { step: 1, node: nodes[0] }, { step: 3, node: nodes[1] },
    { step: 4, node: null }, { step: 5, node: nodes[1] },
  ]);
  assert.deepEqual(versions(current, "actual", "b"), [{ step: 0, node: nodes[2] }]);
  assert.deepEqual(versions(current, "actual", "c"), [{ step: 0, node: null }]);
});

test("a curve has the changes, the extent, and gaps where the node is away", () => {
  const current = moving();
  const histories = [{ side: "actual", list: versions(current, "actual", "a") }];
  const parts = Object.fromEntries(numericParts);
  const { curve } = Curves.prototype;
  assert.deepEqual(curve("x", parts.x, histories), {
    name: "x", low: 0, high: 9, text: "x from 0 to 9",
    lines: [{ side: "actual", steps: [0, 1, 3, 4, 5], values: [NaN, 0, 9, NaN, 9] }],
  });
  assert.equal(curve("y", parts.y, histories), null, "what never changes has none");
  const single = versions(current, "actual", "c");
  assert.equal(curve("x", parts.x, [{ side: "actual", list: single }]), null);
});

test("the value that is shown is the one that holds at the step", () => {
  const label = {};
  const lines = [{ steps: [1, 3, 4], values: [0.5, 2, NaN] }];
  const shown = (step, more = []) => {
    const curve = { lines: [...lines, ...more], label };
    Curves.prototype.show.call({ curves: [curve] }, step);
    return label.textContent;
  };
  assert.deepEqual([0, 1, 2, 3, 4, 9].map((step) => shown(step)),
    ["–", "0.5", "0.5", "2", "–", "–"]);
  const other = [{ steps: [0, 2], values: [0.5, 7] }];
  assert.equal(shown(1, other), "0.5", "what is the same on both sides is said once");
  assert.equal(shown(2, other), "0.5 → 7");
});

test("drawing begins with the last change before what is seen", () => {
  const first = (from, steps) => Curves.prototype.firstSeen.call(
    { axis: { from, value: (step) => step * 10 } }, steps);
  assert.deepEqual([0, 10, 15, 39, 40, 99].map((from) => first(from, [1, 2, 4])),
    [0, 0, 0, 1, 2, 2]);
  assert.equal(first(5, []), 0);
});
