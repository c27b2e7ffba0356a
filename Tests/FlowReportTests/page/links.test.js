"use strict";

const assert = require("node:assert/strict");
const { test } = require("node:test");
const { Case, acceptCommand, addressOf, faultOfMoment, isAcceptable, momentOf, placeOf, readAddress, shellPath,
  stepOfMoment } = require("./page");
const { columns, node, passed, tables } = require("./samples");

const cases = ["a/glide/flick", "b/glide/flick", "a/glide/remove", "/home/me/Fixtures/menu/open@2 x"]
  .map((path) => ({ trace: `${path}.trace.jsonl` }));

test("each case has an address of its own, which leads back to it", () => {
  const addresses = cases.map((info) => addressOf(info, "12"));
  assert.equal(new Set(addresses).size, cases.length);
  assert.equal(addresses[0], "#a/glide/flick@12");
  assert.deepEqual(addresses.map((address) => readAddress(address, cases)),
    cases.map((_, number) => ({ number, moment: "12" })));
  assert.deepEqual(readAddress(addressOf(cases[3], ""), cases), { number: 3, moment: undefined });
});

test("a path may begin earlier or later, as long as it can only be one case", () => {
  for (const [hash, number] of [
    ["#glide/remove@1", 2], ["#glide/flick@1", -1], ["#other/a/glide/flick@1", 0], ["#remove", 2],
    ["#move", -1], ["#nothing", -1], ["", -1], ["#", -1], ["#%", -1],
  ]) {
    assert.equal(readAddress(hash, cases).number, number, hash);
  }
});

test("an address that names nothing says so", () => {
  for (const [hash, says] of [
    ["#nothing", /no case “nothing”/], ["#glide/flick@1", /2 cases “glide\/flick”/],
    ["#%", /“%” cannot be read/], ["#a/glide/flick@x", /no case “a\/glide\/flick@x”/],
    ["", undefined], ["#remove", undefined],
  ]) {
    const { fault } = readAddress(hash, cases);
    if (says) assert.match(fault, says, hash); else assert.equal(fault, undefined, hash);
  }
  const current = passed([[0, "s", [[]]], [1, "e", 0]]);
  current.info = { name: "flick" };
  assert.match(faultOfMoment(current, "7"), /no frame 7/);
  for (const moment of ["0", "1", "0+0.5", "0+1", "x"]) {
    assert.equal(faultOfMoment(current, moment), undefined, moment);
  }
  for (const moment of ["0+1.1", "1+9999", "0+1.2.3"]) {
    assert.match(faultOfMoment(current, moment), /nothing .* s after frame/, moment);
  }
  // Something moves still when the trace ends.
  const moving = passed([[0, "s", [[]]]], { tables: { animations: [[{ end: 2 }, { repeats: true }]] } });
  moving.info = { name: "flick" };
  assert.equal(faultOfMoment(moving, "0+1.9"), undefined);
  assert.match(faultOfMoment(moving, "0+2.1"), /nothing 2.1 s after/);
});

test("a moment is told by its frame, whatever samples there are", () => {
  const times = (list) => passed(list.map(([time, letter], i) => [time, letter, i === 0 ? [[]] : 0]));
  const rich = times([[0, "s"], [0.1, "f"], [0.2, "f"], [0.3, "e"], [0.4, "f"], [0.5, "c"]]);
  const poor = times([[0, "s"], [0.3, "e"], [0.5, "c"]]);
  assert.deepEqual([0, 1, 2, 3, 4, 5].map((step) => momentOf(rich, step)),
    ["0", "0+0.1", "0+0.2", "1", "1+0.1", "2"]);
  for (let step = 0; step < rich.count; step += 1) {
    assert.equal(stepOfMoment(rich, momentOf(rich, step)), step);
  }
  assert.deepEqual(["0", "1", "2", "99"].map((moment) => stepOfMoment(poor, moment)), [0, 1, 2, 2]);
  assert.equal(stepOfMoment(poor, "0+0.2"), 0, "never beyond the next frame");
  assert.deepEqual(["0+0.14", "0+0.16", "0+9", "1+9"].map((moment) => stepOfMoment(rich, moment)),
    [1, 2, 2, 4]);
  assert.equal(stepOfMoment(rich, "x"), undefined);
});

test("a frame that only the trace gives does not take the number of one of the golden's", () => {
  const current = new Case({ kind: "differs" }, {
    tables: tables({ nodes: [node("a", [0, 0, 1, 1])] }),
    expected: columns([[0, "s", [[0]]], [2, "e", 0]]),
    actual: columns([[0, "s", [[0]]], [1, "c", 0], [2, "e", 0]]),
    steps: [0, 0, -1, 1, 1, 2], differences: [],
  });
  const moments = [0, 1, 2].map((step) => momentOf(current, step));
  assert.deepEqual(moments, ["0", "actual1", "1"]);
  assert.deepEqual(moments.map((moment) => stepOfMoment(current, moment)), [0, 1, 2]);
});

test("a moment after a frame is there beyond a frame that only the trace gives", () => {
  const current = new Case({ kind: "differs" }, {
    tables: tables({ nodes: [node("a", [0, 0, 1, 1])] }),
    expected: columns([[0, "s", [[0]]], [2, "e", 0]]),
    actual: columns([[0, "s", [[0]]], [0.5, "f", 0], [1, "c", 0], [1.5, "f", 0], [2, "e", 0]]),
    steps: [0, 0, -1, 1, -1, 2, -1, 3, 1, 4], differences: [],
  });
  const moments = [0, 1, 2, 3, 4].map((step) => momentOf(current, step));
  assert.deepEqual(moments, ["0", "0+0.5", "actual1", "0+1.5", "1"]);
  assert.deepEqual(moments.map((moment) => stepOfMoment(current, moment)), [0, 1, 2, 3, 4]);
  assert.deepEqual(moments.map((moment) => faultOfMoment(current, moment)), Array(5).fill(undefined));
});

test("a place is where the trace says so; of a case without frames, where its fault is", () => {
  const info = { trace: "m/a.trace.jsonl", place: "m/a.trace.jsonl:7" };
  assert.equal(placeOf({ info, count: 2, lines: [2, 3], events: [], eventNumber: (step) => step }, 1), "m/a.trace.jsonl:3");
  assert.equal(placeOf({ info, count: 0, lines: [], events: [] }, 0), "m/a.trace.jsonl:7");
});

test("a command is one that a shell understands", () => {
  assert.equal(acceptCommand(cases[0]), "flow verify a/glide/flick.trace.jsonl; flow accept a/glide/flick.trace.jsonl",
    "a report writes no frames that wait, and verifying fails where they differ");
  assert.equal(acceptCommand([cases[0], { trace: "b c.trace.jsonl" }], "swift run my-flow"),
    "swift run my-flow verify a/glide/flick.trace.jsonl 'b c.trace.jsonl';"
    + " swift run my-flow accept a/glide/flick.trace.jsonl 'b c.trace.jsonl'");
  assert.deepEqual(["differs", "missing golden", "passed", "trace error", "obsolete golden"]
    .filter((kind) => isAcceptable({ kind })), ["differs", "missing golden"]);
  assert.equal(shellPath("a b"), "'a b'");
  assert.equal(shellPath("it's"), "'it'\\''s'");
  assert.equal(shellPath("-x"), "./-x", "which no command takes for an option");
  assert.equal(shellPath("- x"), "'./- x'");
  assert.equal(shellPath("$(x)"), "'$(x)'");
  assert.equal(shellPath(""), "''");
});
