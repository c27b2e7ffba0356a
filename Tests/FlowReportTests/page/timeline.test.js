"use strict";

const assert = require("node:assert/strict");
const { test } = require("node:test");
const { Axis, Timeline, familyOf, gutter, margin, momentText, seconds } = require("./page");
const { passed } = require("./samples");

const axisOf = (times, width = gutter + margin + 1000) => {
  const axis = new Axis();
  axis.width = width;
  axis.open(passed(times.map((time, i) => [time, i ? "e" : "s", i ? 0 : [[]]])));
  return axis;
};

test("seconds have at most three decimals, and none for nothing", () => {
  assert.deepEqual([0, 0.1 + 0.2, 1, 12.3456, 2.0004].map(seconds),
    ["0 s", "0.3 s", "1 s", "12.346 s", "2 s"]);
});

test("events have the colours of their families", () => {
  const families = {
    "--pan": ["pan.began", "scroll.changed", "scroll"], "--tap": ["tap", "focus", "blur", "select",
      "return"], "--text": ["text", "deleteBackward", "compose.changed", "undo"], "--keyboard": ["keyboard.willShow"],
    "--other": ["response", "command", "environment", "tick", "panel"],
  };
  for (const [family, causes] of Object.entries(families)) {
    for (const cause of causes) assert.equal(familyOf(cause), family, cause);
  }
});

test("time stands between the gutter and the margin, and a place is a time again", () => {
  const axis = axisOf([0, 1, 4]);
  assert.deepEqual([axis.x(0), axis.x(1), axis.x(4)], [gutter, gutter + 250, gutter + 1000]);
  for (const time of [0, 0.3, 2.5, 4]) {
    assert.ok(Math.abs(axis.valueAt(axis.x(time)) - time) < 1e-9);
  }
});

test("a trace without duration is laid out by frames", () => {
  const axis = axisOf([0, 0, 0]);
  assert.equal(axis.byFrame, true);
  assert.deepEqual([axis.value(1), axis.x(1)], [1, gutter + 500]);
  assert.equal(axis.stepAt(gutter + 700), 1);
  assert.equal(axis.stepAt(gutter + 800), 2);
  assert.equal(axis.stepAt(gutter + 9000), 2);
});

test("a place means the nearer frame", () => {
  const axis = axisOf([0, 1, 4]);
  const at = (time) => axis.stepAt(axis.x(time));
  assert.deepEqual([-1, 0, 0.4, 0.6, 2.4, 2.6, 9].map(at), [0, 0, 0, 1, 1, 2, 2]);
});

test("zooming keeps what is in the middle in its place, and stays within the trace", () => {
  const axis = axisOf([0, 8]);
  const x = axis.x(2);
  axis.zoom(0.5, 2);
  assert.deepEqual([axis.from, axis.to], [1, 5]);
  assert.ok(Math.abs(axis.x(2) - x) < 1e-9);
  axis.zoom(0.5, 5);
  assert.deepEqual([axis.from, axis.to], [3, 5]);
  axis.zoom(2, 5);
  axis.zoom(1.5, 1);
  assert.deepEqual([axis.from, axis.to], [1, 7]);
  axis.zoom(100, 3);
  assert.deepEqual([axis.from, axis.to], [0, 8]);
  for (let i = 0; i < 50; i += 1) axis.zoom(0.5, 4);
  assert.ok(Math.abs(axis.to - axis.from - 8 / 5000) < 1e-9, "no nearer than this");
});

test("a moment that is not seen is brought into the window, near its start", () => {
  const axis = axisOf([0, 10]);
  axis.zoom(0.2, 0);
  assert.deepEqual([axis.from, axis.to], [0, 2]);
  assert.equal(axis.reveal(2), false);
  assert.equal(axis.reveal(5), true);
  assert.ok(Math.abs(axis.from - 4.8) < 1e-9 && Math.abs(axis.to - 6.8) < 1e-9);
  assert.equal(axis.reveal(10), true);
  assert.deepEqual([axis.from, axis.to], [8, 10]);
  assert.equal(axis.reveal(0), true);
  assert.deepEqual([axis.from, axis.to], [0, 2]);
});

test("ticks are round numbers, not too near to one another, with the decimals they need", () => {
  for (const [end, size, decimals] of [[10, 1, 0], [1, 0.1, 1], [3, 0.5, 1], [0.02, 0.002, 3],
    [700, 100, 0]]) {
    const axis = axisOf([0, end]);
    const { ticks, decimals: shown } = axis.ticks();
    assert.equal(shown, decimals, `decimals up to ${end}`);
    assert.equal(ticks.length, Math.floor(end / size + 1e-9) + 1, `ticks up to ${end}`);
    ticks.forEach((tick, i) => assert.ok(Math.abs(tick - i * size) < 1e-9));
    assert.ok(axis.x(ticks[1]) - axis.x(ticks[0]) >= 90);
  }
});

test("an animation that was replaced ends where it was last seen", () => {
  const first = { begin: 1, end: 4 };
  const second = { begin: 2, end: 3 };
  const current = passed(
    [[0, "s", [[]]], [1, "e", 0], [1.5, "f", 0], [2, "e", 0], [2.5, "f", 0], [3, "c", 0],
      [4, "e", 0]],
    { tables: { animations: [[], [first], [second]] },
      columns: { animations: [0, 1, 1, 2, 2, 0, 0] } });
  const { cutAt } = Timeline.prototype;
  assert.equal(cutAt(current, 1, 4), 2, "until the event that replaced it");
  assert.equal(cutAt(current, 2, 3), 3, "to its end");
  assert.equal(cutAt(current, 0, 9), 9, "never seen: as it says");
});

test("a moment in words says which frame of how many, when and why", () => {
  const current = passed([[0, "s", [[]]], [0.1, "f", 0], [0.25, "e", 0]],
    { tables: { names: ["pan.began"] } });
  assert.deepEqual([0, 1, 2].map((step) => momentText(current, step)), [
    "frame 0 of 1, 0 s, start", "after frame 0 of 1, 0.1 s, in between",
    "frame 1 of 1, 0.25 s, pan.began",
  ]);
});
