"use strict";

const assert = require("node:assert/strict");
const { test } = require("node:test");
const { Case, nodeLists, patched, resolved } = require("./page");
const { columns, node, passed, steps, tables } = require("./samples");

test("a patch sets members, takes away those that are null, and leaves the base as it was", () => {
  const base = { id: "a", alpha: 0.5, frame: [0, 0, 1, 1] };
  const patch = { alpha: null, frame: [0, 2, 1, 1], text: "t" };
  assert.deepEqual(patched(base, patch), { id: "a", frame: [0, 2, 1, 1], text: "t" });
  assert.deepEqual(base, { id: "a", alpha: 0.5, frame: [0, 0, 1, 1] });
});

test("a node may be a patch of what is a patch itself", () => {
  const table = [{ id: "a", x: 1 }, [0, { x: 2 }], { id: "b" }, [1, { y: 3 }]];
  assert.deepEqual(resolved(table),
    [{ id: "a", x: 1 }, { id: "a", x: 2 }, { id: "b" }, { id: "a", x: 2, y: 3 }]);
});

test("lists of nodes: as before, others, or some of them changed", () => {
  const lists = nodeLists([[[0, 1, 2]], 0, [1, 5, 2, 6], 0, [[]], [[7]]]);
  assert.deepEqual(lists,
    [[0, 1, 2], [0, 1, 2], [0, 5, 6], [0, 5, 6], [], [7]]);
  assert.equal(lists[0], lists[1], "what is the same is one list");
  assert.equal(lists[2], lists[3]);
  assert.notEqual(lists[0], lists[2]);
});

// The text that FrameTablesTests.swift expects to be written, and the frames that it stands for.
test("what the report writes of two documents is read back", () => {
  const current = new Case({ kind: "differs" }, {
    expected: { times: [0, 0.5], causes: "se", names: [-1, 0], states: [0, 1], animations: [0, 0],
      effects: [0, 1], nodes: [[[0, 1]], [1, 2]] },
    actual: { times: [0.5], causes: "e", names: [0], states: [1], animations: [0], effects: [1],
      nodes: [[[0]]] },
    tables: {
      nodes: [{ id: "a", kind: "view", frame: [0, 0, 9, 9] },
        { id: "b", kind: "view", frame: [0, 0, 5, 5], alpha: 0 },
        [1, { frame: [0, 2, 5, 5], alpha: null }]],
      states: [{ name: "off" }, { name: "on" }], animations: [[]],
      effects: [[], [{ type: "x" }, { type: "y" }]], names: ["tap"],
    },
    steps: [0, -1, 1, 0], differences: [],
  });
  const a = { id: "a", kind: "view", frame: [0, 0, 9, 9] };
  const b = { id: "b", kind: "view", frame: [0, 0, 5, 5], alpha: 0 };
  const nodes = (side, step) => current.nodeList(side, step).map((n) => current.tables.nodes[n]);
  assert.deepEqual(nodes("expected", 0), [a, b]);
  assert.deepEqual(nodes("expected", 1), [a, { id: "b", kind: "view", frame: [0, 2, 5, 5] }]);
  assert.deepEqual(nodes("actual", 0), [], "there is no frame yet");
  assert.deepEqual(nodes("actual", 1), [a]);
  assert.deepEqual([0, 1].map((step) => current.cause(step)), ["start", "tap"]);
  assert.deepEqual([0, 1].map((step) => current.sideOf(step)), ["expected", "actual"]);
  assert.equal(current.value("actual", "states", 0), undefined);
  assert.deepEqual(current.value("actual", "states", 1), { name: "on" });
  assert.deepEqual(current.value("expected", "effects", 1), [{ type: "x" }, { type: "y" }]);
  assert.equal(current.node("expected", 1, "b").alpha, undefined);
  assert.equal(current.node("actual", 1, "b"), undefined);
  assert.deepEqual([...current.times], [0, 0.5]);
  assert.equal(current.duration, 0.5);
});

test("samples have no number of their own, and are no rows of the list", () => {
  const current = passed(
    [[0, "s", [[]]], [0.1, "f", 0], [0.2, "e", 0], [0.3, "f", 0], [0.4, "c", 0], [0.5, "e", 0]],
    { events: [{ type: "tap" }, { type: "tick" }], tables: { names: ["tap"] } });
  const all = [0, 1, 2, 3, 4, 5];
  assert.deepEqual(all.map((step) => current.number(step)), [0, 0, 1, 1, 2, 3]);
  assert.deepEqual(current.rows, [0, 2, 4, 5]);
  assert.deepEqual([...current.rowOfStep], [0, 0, 1, 1, 2, 3]);
  assert.deepEqual(all.map((step) => current.cause(step)),
    ["start", "in between", "tap", "in between", "completion", "tap"]);
  assert.deepEqual(all.map((step) => current.event(step)?.type),
    [undefined, undefined, "tap", undefined, undefined, "tick"]);
  assert.deepEqual([2, 5].map((step) => current.lines[current.eventNumber(step)]), [2, 3]);
});

// Expected and actual frames with a sample between the first two; `animations` are of the
// expected side.
const timing = { type: "linear", duration: 1 };
const lending = (animations, nodes, rest) => new Case({ kind: "differs" }, {
  tables: tables({ nodes: [node("a", [0, 0, 1, 1]), node("a", [1, 0, 1, 1])],
    animations: [[], [{ node: "a", property: "frame", from: [0, 0, 1, 1], to: [8, 0, 1, 1], timing,
      begin: 0, end: 1 }]] }),
  expected: columns([[0, "s", [[nodes]]], [1, "c", [0, 1]]], { animations }),
  actual: columns([[0, "s", [[0]]], [0.5, "f", [0, 1]], [1, "c", 0]], { animations: [0, 0, 0] }),
  steps: [0, 0, -1, 1, 1, 2], differences: [], ...rest,
});
const frameAt = (current, side, step) => current.node(side, step, "a").frame;

test("a golden is lent the samples of what looks and is moved like it", () => {
  const alike = lending([0, 0], 0);
  assert.equal(alike.nodeList("expected", 1), alike.nodeList("actual", 1));
  assert.equal(alike.has("expected", 1), true);
  const other = lending([0, 0], 1);
  assert.equal(other.nodeList("expected", 1), other.nodeList("expected", 0), "the last it has");
  assert.equal(other.sampled.expected[1], 0);
  assert.equal(other.has("expected", 1), false);
  assert.equal(other.has("actual", 1), true);
  assert.equal(other.has("expected", 0), true);
});

test("what a golden lists goes on between its frames, as listed", () => {
  const current = lending([1, 0], 0);
  assert.deepEqual([0, 1, 2].map((step) => frameAt(current, "expected", step)[0]), [0, 4, 1]);
  assert.deepEqual([0, 1, 2].map((step) => frameAt(current, "actual", step)[0]), [0, 1, 1]);
  assert.equal(current.has("expected", 1), false, "it is no frame of the golden");
  assert.equal(current.sampled.expected[1], 1);
  assert.deepEqual(current.apartAt(1), ["a"]);
  assert.deepEqual(current.unlisted(1), ["a"], "the engine moves it though no frame says so");
});

test("where only the golden moves, there are moments to see it, and differences keep their frames", () => {
  const current = lending([1, 0], 0, { rate: 10, differences: [{ steps: [1, 2], most: 2 }] });
  assert.deepEqual([...current.times],
    [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]);
  assert.deepEqual([0, 1, 3, 7, 9, 10].map((step) => frameAt(current, "expected", step)[0]),
    [0, 0.8, 2.4, 5.6, 7.2, 1]);
  assert.deepEqual(current.differences[0].steps, [5, 10]);
  assert.equal(current.differences[0].most, 10);
  assert.deepEqual([0, 1, 5, 6, 10].map((step) => current.cause(step)),
    ["start", "in between", "in between", "in between", "completion"]);
  assert.deepEqual([0, 1, 6, 10].map((step) => current.number(step)), [0, 0, 0, 1]);
  assert.deepEqual(current.rows, [0, 10], "they are no rows of the list");
  assert.deepEqual([...current.differing], [0, ...Array(10).fill(1)], "from where it can be seen");
});

test("what moves beyond the last frame is seen until its end", () => {
  const alone = new Case({ kind: "obsolete golden" }, {
    tables: tables({ nodes: [node("a", [0, 0, 1, 1])], animations: [[{ node: "a", property: "frame",
      from: [0, 0, 1, 1], to: [8, 0, 1, 1], timing, begin: 0.25, end: 1.25 }]] }),
    expected: columns([[0.25, "s", [[0]]]], { animations: [0] }), steps: [0, -1], rate: 2,
    differences: [],
  });
  assert.deepEqual([...alone.times], [0.25, 0.5, 1, 1.25]);
  assert.deepEqual([0, 1, 2, 3].map((step) => frameAt(alone, "expected", step)[0]), [0, 2, 6, 8]);
});

const blinking = (last, more = []) => new Case({ kind: "passed" }, {
  tables: tables({ nodes: [node("a", [0, 0, 1, 1])], animations: [[{ node: "a", property: "alpha", from: 0, to: 1,
    timing: { type: "linear", duration: 1 }, begin: 0, repeats: true }, ...more]] }),
  actual: columns([[0, "s", [[0]]], [last, "e", 0]], { animations: [0, 0] }), steps: [-1, 0, -1, 1],
  rate: 2, differences: [],
});

test("what repeats for ever is seen up to the last frame, and not for hours", () => {
  assert.deepEqual([...blinking(2).times], [0, 0.5, 1, 1.5, 2]);
  const move = { node: "a", property: "frame", from: [0, 0, 1, 1], to: [8, 0, 1, 1], timing, begin: 0, end: 1 };
  assert.deepEqual([...blinking(1e6, [move]).times], [0, 0.5, 1, 1e6]);
});

test("what takes hours is shown by its frames alone", () => {
  const hours = { type: "linear", duration: 1e6 };
  const alone = new Case({ kind: "obsolete golden" }, {
    tables: tables({ nodes: [node("a", [0, 0, 1, 1])], animations: [[{ node: "a", property: "alpha",
      from: 0, to: 1, timing: hours, begin: 0, end: 1e6 }]] }),
    expected: columns([[0, "s", [[0]]], [9, "e", 0]], { animations: [0, 0] }), steps: [0, -1, 1, -1],
    rate: 60, differences: [],
  });
  assert.deepEqual([...alone.times], [0, 9]);
});

test("a difference is seen until the next frame", () => {
  const current = passed([[0, "s", [[]]], [0.1, "e", 0], [0.2, "f", 0], [0.3, "e", 0]],
    { differences: [{ steps: [1, 1] }] });
  assert.deepEqual([...current.differing], [0, 1, 1, 0]);
});

test("a side that has a frame of its own is lent none", () => {
  const current = new Case({ kind: "differs" }, {
    tables: tables({ nodes: [node("a", [0, 0, 1, 1]), node("a", [1, 0, 1, 1])] }),
    expected: columns([[0, "s", [[0]]], [0.5, "f", 0]]),
    actual: columns([[0, "s", [[0]]], [0.5, "f", [0, 1]]]),
    steps: [0, 0, 1, 1], differences: [],
  });
  assert.deepEqual([current.nodeList("expected", 1), current.nodeList("actual", 1)], [[0], [1]]);
});

test("a golden without a trace is shown alone", () => {
  const current = new Case({ kind: "obsolete golden" }, {
    tables: tables({ names: ["tap"] }), expected: columns([[0, "s", [[]]], [1, "e", 0]]),
    steps: steps(2, { expected: true }), differences: [],
  });
  assert.equal(current.compares, false);
  assert.equal(current.main, current.expected);
  assert.deepEqual([current.cause(1), current.number(1), current.event(1)], ["tap", 1, undefined]);
});

test("a step goes by the golden's number, where the golden has it", () => {
  const current = new Case({ kind: "differs" }, {
    tables: tables(), expected: columns([[1, "c", [[]]], [2, "c", 0]]),
    actual: columns([[0, "s", [[]]], [1, "c", 0], [2, "c", 0], [3, "c", 0]]),
    steps: [-1, 0, 0, 1, 1, 2, -1, 3], differences: [],
  });
  assert.deepEqual([0, 1, 2, 3].map((step) => current.number(step)), [0, 0, 1, 3]);
});

test("a step differs where any difference has it", () => {
  const differences = [{ steps: [0, 0, 2, 2, 5, 5] }, { steps: [2, 3] }];
  const current = passed(Array.from({ length: 7 }, (_, i) => [i, "e", i ? 0 : [[]]]),
    { differences });
  assert.deepEqual([...current.differing], [1, 0, 1, 1, 0, 1, 0]);
  for (const difference of differences) {
    for (let step = 0; step < 7; step += 1) {
      let isIn = false;
      for (let i = 0; i < difference.steps.length; i += 2) {
        isIn ||= step >= difference.steps[i] && step <= difference.steps[i + 1];
      }
      assert.equal(current.differsIn(difference, step), isIn, `step ${step}`);
    }
  }
  assert.equal(current.differsIn({ steps: [] }, 0), false);
});

test("the window, its direction and the keyboard are those of the events so far", () => {
  const keyboard = [0, 500, 320, 300];
  const events = [
    { type: "keyboard", phase: "willShow", frame: keyboard },
    { type: "tap" },
    { type: "keyboard", phase: "willHide", frame: keyboard },
    { type: "keyboard", phase: "willChangeFrame", frame: keyboard },
    { type: "keyboard", phase: "willChangeFrame", frame: [0, 800, 320, 0] },
    { type: "keyboard", phase: "willChangeFrame", frame: keyboard },
    { type: "environment", environment: { layoutDirection: "leftToRight" } },
    { type: "environment", environment: { size: [800, 300] } },
  ];
  const current = passed(
    [[0, "s", [[]]], ...events.map((_, i) => [i + 1, "e", 0])],
    { events, header: { environment: { size: [320, 800], layoutDirection: "rightToLeft" } } });
  const seen = [...Array(current.count).keys()].map((step) => current.surrounding(step));
  const hidden = [0, 800, 320, 300];
  assert.deepEqual(seen.map((s) => s.keyboard && s.keyboard.to),
    [null, keyboard, keyboard, hidden, keyboard, [0, 800, 320, 0], keyboard, keyboard, null]);
  assert.deepEqual(seen[1].keyboard.from, hidden, "it comes from below");
  assert.deepEqual(seen.map((s) => s.rightToLeft).indexOf(false), 7);
  assert.deepEqual(seen.map((s) => s.size[0]).indexOf(800), 8);
  assert.equal(seen[1], seen[2], "what is as before is the same value");
});

test("a language that goes from right to left does so whatever the direction is", () => {
  const change = (environment) => ({ type: "environment", environment });
  const events = [change({ layoutDirection: "leftToRight" }), change({ locale: "en" }),
    change({ layoutDirection: "rightToLeft" }), change({ locale: "ar-xb" }),
    change({ layoutDirection: "leftToRight" }), change({ size: [800, 300] }), change({ locale: "ar" })];
  const directions = (header) => {
    const current = passed([[0, "s", [[]]], ...events.map((_, i) => [i + 1, "e", 0])], { events, header });
    return [...Array(current.count).keys()].map((step) => current.surrounding(step).rightToLeft);
  };
  assert.deepEqual(directions({ environment: { locale: "ar-XB" } }),
    [true, true, false, true, true, true, true, false]);
  // What a saved state shows was laid out in the direction that it has.
  assert.deepEqual(directions({ state: { environment: { locale: "ar-XB", layoutDirection: "leftToRight" } } }).slice(0, 2),
    [false, true]);
});

test("without a size the window is the trace's default, without a trace what is drawn", () => {
  assert.deepEqual(passed([[0, "s", [[]]]], { header: {} }).surrounding(0).size, [375, 812]);
  const saved = { state: { environment: { size: [320, 480] } } };
  assert.deepEqual(passed([[0, "s", [[]]]], { header: saved }).surrounding(0).size, [320, 480]);
  const drawn = passed([[0, "s", [[0, 1, 2]]]], { tables: { nodes: [
    node("a", [10, 0, 50, 20]), node("b", [0, 30, 20, 60]),
    node("c", [500, 500, 9, 9], { parent: "a" }),
  ] } });
  assert.deepEqual(drawn.surrounding(0).size, [60, 90]);
});

test("a time leads to its last step, and what is between two steps to the earlier one", () => {
  const current = passed(
    [[0, "s", [[]]], [1, "e", 0], [1, "c", 0], [1, "c", 0], [2, "e", 0]]);
  for (const [time, step] of [[-1, 0], [0, 0], [0.99, 0], [1, 3], [1 - 1e-10, 3], [1.5, 3],
    [2, 4], [9, 4]]) {
    assert.equal(current.stepAt(time), step, `${time} s`);
  }
});

test("a further frame of an event is of the same line", () => {
  const current = passed(
    [[0, "s", [[]]], [1, "e", 0], [1, "m", 0], [1, "c", 0], [2, "e", 0], [2, "m", 0]],
    { events: [{ t: 1 }, { t: 2 }] });
  assert.deepEqual([1, 2, 3, 4, 5].map((step) => current.event(step)?.t), [1, 1, undefined, 2, 2]);
});

test("time never goes back, whichever side a step is of", () => {
  const current = new Case({ kind: "differs" }, {
    tables: tables(),
    expected: columns([[0, "s", [[]]], [2, "c", 0]]),
    actual: columns([[0, "s", [[]]], [1, "c", 0]]),
    steps: [0, 0, 1, -1, -1, 1], differences: [],
  });
  assert.deepEqual([...current.times], [0, 2, 2]);
  assert.deepEqual([...current.own.expected], [0, 1, -1]);
  assert.deepEqual([...current.seen.expected], [0, 1, 1]);
});

test("a case without frames has no steps", () => {
  const current = new Case({ kind: "trace error" },
    { tables: tables({ states: [] }), steps: [], differences: [] });
  assert.deepEqual([current.count, current.duration, current.rows.length], [0, 0, 0]);
  assert.deepEqual(steps(0, {}), []);
});
