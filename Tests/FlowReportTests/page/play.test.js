"use strict";

const assert = require("node:assert/strict");
const test = require("node:test");
const {
  CommandPanel, FrameReader, Shelf, Thumbs, Turning, inWords, isOnDark, openGestures, stateRows, takeOf,
} = require("./play");

const frame = (nodes, state = { name: "resting" }) => JSON.stringify({
  frame: 1, t: 0.5, cause: "event", state, nodes, animations: [], effects: [],
});

test("a frame is read as JSON reads it", () => {
  const hostile = "\"},{\"id\":\"x\"}],\"animations\":[";
  for (const [nodes, state] of [
    [[]],
    [[{ id: "a", kind: "view" }]],
    [[{ id: "a", text: hostile }, { id: "b", rows: [["01"], ["}],"]], transform: { matrix: [1, 2] } }]],
    [[{ id: "a" }], { name: "x", list: [{ id: "b" }], nodes: [{ id: "c" }, { id: "d" }] }],
    [[{ id: "a" }, { id: "b" }], { name: hostile, member: {} }],
  ]) {
    const text = frame(nodes, state);
    const read = new FrameReader().read(text);
    assert.deepEqual(JSON.parse(JSON.stringify(read.nodes)), nodes);
    assert.deepEqual(JSON.parse(JSON.stringify(read.state)), state ?? { name: "resting" });
  }
});

test("a command's value is what JSON says, and anything else a text", () => {
  for (const [text, value] of [
    ["abc", "abc"], ["12", 12], ["\"12\"", "12"], ["true", true], ["[\"form\",\"code\"]", ["form", "code"]],
    ["{\"row\":1}", { row: 1 }], ["[form", "[form"], ["null", "null"],
  ]) {
    assert.deepEqual(CommandPanel.prototype.value(text), value, text);
  }
});

test("a node that stands as before is the same object", () => {
  const reader = new FrameReader();
  const first = reader.read(frame([{ id: "a" }, { id: "b", alpha: 0.5 }, { id: "c" }]));
  const second = reader.read(frame([{ id: "a" }, { id: "b", alpha: 0.6 }, { id: "c" }]));
  assert.deepEqual(second.nodes.map((node, i) => node === first.nodes[i]), [true, false, true]);
});

test("errors are for people", () => {
  for (const [message, words] of [
    ["FLOW_BAD_TRACE: trace:4:36: error: unknown member 'targt'", "line 4, column 36: unknown member 'targt'"],
    ["FLOW_REFUSED: there is no timer", "there is no timer"],
    ["the link is cut short", "the link is cut short"],
  ]) assert.equal(inWords({ message }), words);
});

test("a state is rows of members", () => {
  assert.deepEqual(stateRows({
    name: "entering", field: null, complete: [true, false], skipped: [], text: "", more: { a: 1, b: null },
    fields: [{ id: "name", verdict: "valid" }, { verdict: "invalid" }],
  }), [
    ["name", "entering"], ["field", "none"], ["complete", "true, false"], ["skipped", "none"],
    ["text", "empty"], ["more", "a 1\nb none"], ["fields: name", "verdict valid"],
    ["fields: 2", "verdict invalid"],
  ]);
});

test("gestures that are under way are ended", () => {
  const events = (...list) => list.map((event) => ({ t: 0, event }));
  const pan = (phase) => ({ type: "pan", phase, translation: [0, 3], velocity: [0, 9], location: [1, 2] });
  const scroll = (phase, target = "list") => ({ type: "scroll", phase, target, offset: [0, 5], velocity: [0, 9] });
  assert.deepEqual(openGestures(events(pan("began"), pan("ended"), scroll("began"), scroll("ended"))), []);
  // A list that goes on after it was let go of has nobody's finger.
  assert.deepEqual(openGestures(events(scroll("began"), scroll("ended"), scroll("changed"))), []);
  assert.deepEqual(openGestures(events(pan("began"), scroll("began"), pan("changed"), scroll("changed"))), [
    { ...pan("cancelled"), velocity: [0, 0] }, { ...scroll("ended"), velocity: [0, 0] },
  ]);
});

test("a thumb shows where a list is, and is shorter beyond its ends", () => {
  const list = (y) => Thumbs.place({ frame: [0, 0, 100, 206], contentOffset: [0, y], contentSize: [100, 806] });
  assert.equal(list(0).top, Thumbs.margin);
  assert.ok(list(300).top > list(100).top);
  assert.ok(Math.abs(list(600).top + list(600).length - (206 - Thumbs.margin)) < 1e-9);
  assert.ok(list(-30).length < list(0).length && list(640).length < list(600).length);
  assert.equal(Thumbs.place({ frame: [0, 0, 100, 206], contentSize: [100, 206] }), undefined);
});

test("what a node stands on is its own ground or that of a node around it", () => {
  const nodes = [
    { id: "screen", background: "#000000" }, { id: "card", parent: "screen", background: "#FFFFFF" },
    { id: "list", parent: "card" }, { id: "other", parent: "screen", background: "#FFFFFF20" },
  ];
  const byId = new Map(nodes.map((node) => [node.id, node]));
  assert.deepEqual(nodes.map((node) => isOnDark(node, byId, false)), [true, false, false, true]);
});

test("a wheel that is let go of comes to rest on a row", () => {
  const turning = new Turning();
  turning.hold(0, 0);
  for (let i = 1; i <= 10; i += 1) turning.drag(i * 10, -i * 0.25, 12);
  const row = turning.release(100, 12);
  assert.ok(row > 3 && row <= 11 && Number.isInteger(row), String(row));
  for (let i = 0; i < 120 && turning.isMoving; i += 1) turning.step(1 / 60, false);
  assert.equal(turning.position, row);
  // Beyond its ends it is held back, and goes back.
  turning.hold(1000, 0);
  turning.drag(1010, -40, 12);
  assert.ok(turning.position > 11 && turning.position < 12);
  turning.drag(1300, -40, 12);
  assert.equal(turning.release(1400, 12), 11);
  turning.step(0, true);
  assert.equal(turning.position, 11);
});

test("futures are kept by scene, and named once", () => {
  const shelf = new Shelf();
  const take = (scene, isUntouched = false) => ({
    header: { scene }, isUntouched, isUnsaved: !isUntouched, parent: null, close() { this.isClosed = true; },
  });
  const [a, b, c, empty] = [take("card"), take("card"), take("code"), take("card", true)];
  for (const each of [a, b, c]) shelf.add(each);
  assert.deepEqual([a, b, c].map(({ name }) => name), ["A", "B", "A"]);
  assert.equal(shelf.show("card"), b);
  b.parent = a;
  assert.equal(shelf.remove(a), b);
  assert.ok(a.isClosed && b.parent === null);
  shelf.add(empty);
  assert.equal(empty.name, "C");
  shelf.add(take("card"));
  assert.ok(empty.isClosed && shelf.takes.length === 2 && shelf.all.length === 3 && shelf.isUnsaved);
});

test("a trace of an earlier version is refused, since its events would be sent by old names", () => {
  const opened = (versions, newest) => {
    const sent = [];
    const session = {
      effectCount: 0, record() {}, advance() {}, close() { this.isClosed = true; },
      send(t, event) { sent.push(event.target); },
      recording: () => `${JSON.stringify({ flowTrace: 1, scene: "profile", ...newest })}\n`,
    };
    const state = { flowState: 1, scene: "profile", ...versions, t: 0, environment: {} };
    const text = `${JSON.stringify({ flowTrace: 1, scene: "profile", state })}
{"t":1,"type":"tap","target":"heart"}
`;
    try {
      takeOf({ replay() {}, open: () => session }, text);
    } catch ({ message }) {
      assert.ok(session.isClosed && sent.length === 0);
      return message;
    }
    return sent.join();
  };
  const hint = "rewrite it with 'flow migrate'";
  assert.equal(opened({}, { version: 4 }),
    `the trace is of version 1 of 'profile', which is at version 4: ${hint}`);
  assert.equal(opened({ version: 4, versions: { "rows/<key>": 2 } }, { version: 4, versions: { card: 3, "rows/<key>": 2 } }),
    `the trace is of version 4, rows/<key> 2 of 'profile', which is at version 4, card 3, rows/<key> 2: ${hint}`);
  assert.equal(opened({ version: 4, versions: { "rows/<key>": 2, card: 3 } },
    { version: 4, versions: { card: 3, "rows/<key>": 2 } }), "heart");
  assert.equal(opened({ versions: { card: 1 } }, {}), "heart");
});
