"use strict";

const assert = require("node:assert/strict");
const { test } = require("node:test");
const { eventRows, listText, moveRows, movesText } = require("./page");

const coverage = {
  columns: ["off", "on"], rows: [["tap", 2, 0], ["tick", 0, 1]],
  moves: [["off", "tap", "on", 2], ["on", "completion", "off", 1]],
  missing: [["on", "tap", "off"]],
};

test("events have a column for each state, and a dash where none came", () => {
  assert.deepEqual(eventRows(coverage).map(({ cells }) => cells),
    [["tap", "2", "–"], ["tick", "–", "1"]]);
});

test("the moves that no trace makes come first, and say so", () => {
  const rows = moveRows(coverage);
  assert.deepEqual(rows[0], { cells: ["on", "tap", "off", "never"], isMissing: true });
  assert.deepEqual(rows[1].cells, ["off", "tap", "on", "2×"]);
  assert.equal(rows.length, 3);
});

test("the share is of all moves that are known", () => {
  assert.equal(movesText(coverage), "66.7 %");
  assert.equal(movesText({ moves: [], missing: [] }), "100 %");
  assert.equal(listText([]), "none");
});
