// What a page that is watched says of a new engine.
"use strict";

const assert = require("node:assert/strict");
const { test } = require("node:test");
require("./page");
const { movedLine } = require("./play");

const frame = (t, state, ...nodes) => ({ t, cause: "event", event: "tap", state, nodes });
const card = (y, more = {}) => ({ id: "card", frame: [0, y], ...more });

test("nothing moved", () => {
  const frames = [frame(0, { name: "a" }, card(1)), frame(1, { name: "b" }, card(2))];
  assert.equal(movedLine(frames, structuredClone(frames)), "Nothing moved: all 2 frames are as before.");
});

test("the first frame that differs says what moved, at most three values", () => {
  const before = [frame(0, { name: "a" }, card(1)), frame(0.5, { name: "a" }, card(2))];
  const after = [frame(0, { name: "a" }, card(1)), frame(0.5, { name: "b" }, card(3, { alpha: 0.5 }))];
  assert.equal(movedLine(before, after), '1 of 2 frames differ, first at 0.5 s (tap): '
    + 'state.name "a" → "b"; card.frame [0,2] → [0,3]; card.alpha none → 0.5.');
  after[1].nodes.push({ id: "dim", kind: "view" });
  assert.match(movedLine(before, after), /card\.alpha none → 0\.5, and 1 more\.$/);
});

test("other numbers of frames are told", () => {
  const before = [frame(0, { name: "a" }, card(1))];
  assert.equal(movedLine(before, []), "1 of 1 frames differ; there are 0 instead of 1.");
});
