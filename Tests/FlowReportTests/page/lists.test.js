"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");
const { CaseList, DifferenceList, eventDetail, isFailing, markOf, order, valueText } = require("./page");

test("what passed, what waits for somebody and what is wrong have their marks", () => {
  for (const [mark, kinds] of [
    ["is-passed", ["passed"]], ["is-open", ["missing golden", "obsolete golden", "merge conflict"]],
    ["is-bad", ["differs", "trace error", "unreadable golden", "file error"]],
    ["soft", ["quarantined"]],
  ]) {
    for (const kind of kinds) {
      assert.equal(markOf(kind)[1], mark, kind);
      assert.equal(isFailing({ kind }), !["is-passed", "soft"].includes(mark), kind);
    }
  }
});

test("J and K go round the failing cases, or all where none fails", () => {
  const next = (failing, from, by) => CaseList.prototype.next.call(
    { failing, cases: Array(5).fill({}) }, from, by);
  assert.deepEqual([[0, 1], [1, 1], [3, 1], [4, 1]].map(([from, by]) => next([1, 3], from, by)),
    [1, 3, 1, 1]);
  assert.deepEqual([[0, -1], [1, -1], [3, -1], [4, -1]].map(([from, by]) => next([1, 3], from, by)),
    [3, 3, 1, 3]);
  assert.deepEqual([next([], 4, 1), next([], 0, -1), next([], 2, 1)], [0, 4, 3]);
});

test("the next difference is the first that begins later, then the first of all", () => {
  const after = (step, ...lists) => DifferenceList.prototype.after.call(
    { current: { differences: lists.map((steps) => ({ steps })) } }, step);
  const lists = [[10, 12, 30, 31], [4, 20]];
  assert.deepEqual([0, 4, 9, 10, 29, 30, 99].map((step) => after(step, ...lists)),
    [4, 10, 10, 30, 30, 4, 4]);
  assert.equal(after(0), undefined);
});

test("values are told in words, without the sixteen numbers of a matrix", () => {
  for (const [value, text] of [
    [undefined, "–"], [null, "null"], [0, "0"], [false, "false"], ["", ""], ["t", "t"],
    [[1, 2.5], "1, 2.5"], [[], "none"], [[["a", "b"], ["c"]], "[a, b], [c]"],
    [{ name: "on", owner: "x" }, "name on; owner x"],
    [{ scale: [2, 1], matrix: [1, 0] }, "scale 2, 1"],
    [[{ a: 1 }, { a: 2 }], "a 1\na 2"],
    [["", "", ""], '"", "", ""'], [["", "1", ""], '"", 1, ""'], [["a b", "c,d"], '"a b", "c,d"'],
    [{ texts: ["", ""], at: { x: 1, y: 2 } }, 'texts "", ""; at {x 1; y 2}'],
    [[{ a: 1 }, 2], "{a 1}, 2"],
  ]) {
    assert.equal(valueText(value), text, JSON.stringify(value));
  }
});

test("the members of a node stand in the order of the frame format", () => {
  const schema = path.resolve(__dirname, "../../../docs/schema/frame.schema.json");
  const node = JSON.parse(fs.readFileSync(schema, "utf8")).$defs.node;
  assert.deepEqual(order, Object.keys(node.properties));
});

test("an event is told by what it carries", () => {
  for (const [event, text] of [
    [undefined, ""], [{ type: "tick", t: 1 }, ""],
    [{ type: "tap", target: "card" }, "card"],
    [{ type: "tap", location: [1, 2] }, "at 1, 2"],
    [{ type: "pan", phase: "changed", translation: [0, -1.5], velocity: [0, 9] },
      "moved 0, -1.5 · velocity 0, 9"],
    [{ type: "scroll", target: "s", offset: [0, 8] }, "s · offset 0, 8"],
    [{ type: "text", target: "f", replacement: "a\"b", range: [2, 1] },
      'f · "a\\"b" · range 2+1'],
    [{ type: "select", target: "p", component: 0, row: 0 }, "p · component 0 · row 0"],
    [{ type: "key", phase: "down", key: "Tab", modifiers: ["shift"] }, "key Tab · modifiers shift"],
    [{ type: "pinch", phase: "changed", scale: 2, velocity: 0.5, location: [1, 2] }, "scale 2 · at 1, 2 · velocity 0.5"],
    [{ type: "compose", target: "f", phase: "changed", text: "k", selection: [0, 1] }, 'f · "k" · selection 0+1'],
    [{ type: "response", id: 0, outcome: "failure", message: "no" }, 'id 0 · failure · message "no"'],
    [{ type: "command", name: "show", value: false }, "show · false"],
    [{ type: "keyboard", phase: "willShow", duration: 0.2, curve: "linear", frame: [0, 1, 2, 3] },
      "frame 0, 1, 2, 3 · duration 0.2 · curve linear"],
    [{ type: "tick", new: true }, "new true"],
    [{ type: "environment", environment: { scale: 2 } }, '{"scale":2}'],
  ]) {
    assert.equal(eventDetail(event), text, JSON.stringify(event));
  }
  const up = { type: "pointer", id: 0, kind: "mouse", phase: "up", location: [1, 2] };
  assert.equal(eventDetail(up, "pointer.up"), "id 0 · at 1, 2 · kind mouse");
  assert.equal(eventDetail(up, "tap"), "pointer.up · id 0 · at 1, 2 · kind mouse", "whose frame has another name");
});

test("no member of an event of the trace format goes without saying", () => {
  const schema = path.resolve(__dirname, "../../../docs/schema/trace.schema.json");
  const { $defs } = JSON.parse(fs.readFileSync(schema, "utf8"));
  for (const { properties } of Object.values($defs)) {
    if (!properties?.type?.const) continue;
    for (const name of Object.keys(properties)) {
      if (["t", "type", "phase"].includes(name)) continue;
      const event = { type: properties.type.const, [name]: `«${name}»` };
      assert.ok(eventDetail(event).includes(`«${name}»`), JSON.stringify(event));
    }
  }
});
