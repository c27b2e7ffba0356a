"use strict";

const assert = require("node:assert/strict");
const { test } = require("node:test");
const { backdrop, outlinePath, room, silent, wordsKey } = require("./page");
const { node } = require("./samples");

// Where a path of moves, lines and arcs goes, as points.
const corners = (path) => {
  let point = [0, 0];
  const points = [];
  for (const [, letter, rest] of path.matchAll(/([MHVAZ])([^MHVAZ]*)/g)) {
    const numbers = rest.trim().split(/[ ,]+/).map(Number);
    if (letter === "Z") break;
    if (letter === "H") point = [numbers[0], point[1]];
    else if (letter === "V") point = [point[0], numbers[0]];
    else point = numbers.slice(-2);
    points.push(point);
  }
  return points;
};

test("an outline goes from its top middle clockwise, in the middle of its line", () => {
  assert.deepEqual(corners(outlinePath(100, 60, 10, 2)), [
    [50, 1], [90, 1], [99, 10], [99, 50], [90, 59], [10, 59], [1, 50], [1, 10], [10, 1],
  ]);
  assert.match(outlinePath(100, 60, 10, 2), /A9 9 0 0 1 99 10/);
  assert.match(outlinePath(100, 60, 10, 2), /Z$/, "it is closed");
});

test("corners are never rounder than the outline has room for", () => {
  assert.match(outlinePath(40, 20, 500, 0), /A10 10 /);
  assert.match(outlinePath(40, 20, 0, 2), /A0 0 /);
});

test("what is thin is drawn from end to end", () => {
  assert.equal(outlinePath(100, 2, 0, 2), "M0 1H100");
  assert.equal(outlinePath(2, 100, 0, 2), "M1 0V100");
  assert.equal(outlinePath(100, 10, 0, 12), "M0 5H100", "thin for its line");
});

test("words stand on one line, on several, or from the top of a tall field on", () => {
  const font = { name: "f", size: 10 };
  const height = (h, kind = "label") => room(node("a", [0, 0, 100, h], { font, kind }));
  assert.deepEqual([22, 23].map((h) => height(h)), [0, 1]);
  assert.deepEqual([40, 41].map((h) => height(h, "field")), [0, 2]);
  assert.equal(room(node("a", [0, 0, 100, 35])), 0, "a font is 16 points if not said");
  assert.equal(room(node("a", [0, 0, 100, 36])), 1);
});

test("words are drawn anew only for what they depend on", () => {
  const base = node("a", [0, 0, 100, 20], { text: "t", font: { name: "f", size: 10 } });
  const key = wordsKey(base);
  for (const same of [{ frame: [5, 5, 90, 21] }, { alpha: 0.5 }, { background: "#000000" }]) {
    assert.equal(wordsKey({ ...base, ...same }), key, JSON.stringify(same));
  }
  for (const other of [{ text: "u" }, { placeholder: "p" }, { secure: true }, { caret: 0 },
    { font: { name: "f", size: 11 } }, { textColor: "#FFFFFF" }, { textAlignment: "right" },
    { contentInset: [0, 1, 0, 0] }, { kind: "field" }, { frame: [0, 0, 100, 30] }]) {
    assert.notEqual(wordsKey({ ...base, ...other }), key, JSON.stringify(other));
  }
});

test("a node is silent that has nothing to be seen by", () => {
  const bare = node("a", [0, 0, 1, 1]);
  assert.equal(silent(bare), true);
  assert.equal(silent({ ...bare, alpha: 0.5, cornerRadius: 3 }), true);
  for (const look of [{ background: "#000000" }, { text: "t" }, { placeholder: "p" },
    { image: "i" }, { borderWidth: 1 }, { strokeEnd: 0 }]) {
    assert.equal(silent({ ...bare, ...look }), false, JSON.stringify(look));
  }
});

test("a screen stands on what most of its texts can be read on", () => {
  const on = (...colors) => backdrop({ tables: { nodes: colors.map(
    (textColor, i) => ({ id: `n${i}`, textColor })) } });
  assert.equal(on(), "#ffffff");
  assert.equal(on("#000000", undefined), "#ffffff");
  assert.equal(on("#FFFFFF", "#F0F0F0FF", "#101010"), "#66708a");
  assert.equal(on("#FFFFFF", "#101010"), "#ffffff");
  assert.equal(on("#00FF00"), "#ffffff", "green alone is not light enough");
  assert.equal(on("#FFFF00"), "#66708a");
});
