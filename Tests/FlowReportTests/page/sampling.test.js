// The page's own samples against the engine's: `flow replay --fps` of the fixtures.
"use strict";

const assert = require("node:assert/strict");
const { spawnSync } = require("node:child_process");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");
const { numbersOf, sampledNode, samplersOf, springResponse, timingResponse } = require("./page");

const flow = process.env.FLOW;
assert.ok(flow, "FLOW is not set; Tests/Browser/test-page sets it");
const fixtures = path.resolve(__dirname, "../../../Fixtures");
const colors = /Color$|^background$/;
// A value is rounded to 3 decimals in a golden and again in a sample, and a colour to a whole number.
const limits = { color: 1, number: 0.0015, matrix: 0.00002 };

const members = { alpha: 1, cornerRadius: 0, borderWidth: 0, strokeEnd: 1, contentOffset: [0, 0],
  contentInset: [0, 0, 0, 0], transform: {} };

const apart = (property, node, other) => {
  const [one, two] = [node, other].map((n) => numbersOf(n[property] ?? members[property]));
  return Math.max(...one.map((value, i) => Math.abs(value - two[i])));
};

test("between frames, what their animations give is what the engine presents", () => {
  const largest = {};
  let count = 0;
  for (const name of fs.readdirSync(fixtures, { recursive: true })) {
    if (!name.endsWith(".trace.jsonl")) continue;
    const told = spawnSync(flow, ["replay", path.join(fixtures, name), "--fps", "30"],
      { maxBuffer: 1 << 28 });
    assert.equal(told.status, 0, name);
    let [nodes, samplers] = [new Map(), []];
    for (const line of String(told.stdout).trim().split("\n")) {
      const frame = JSON.parse(line);
      if (frame.cause !== "sample") {
        nodes = new Map(frame.nodes.map((node) => [node.id, node]));
        samplers = samplersOf(frame.animations);
        continue;
      }
      const now = new Map(frame.nodes.map((node) => [node.id, node]));
      for (const each of samplers) {
        // A frame has its time to the microsecond; the engine's is k/30.
        const time = Math.round(frame.t * 30) / 30;
        const made = sampledNode(nodes.get(each.node), [each], time);
        const [given, { property }] = [now.get(each.node), each];
        const what = `${name}, ${frame.t} s, ${each.node}.${property}`;
        const distance = apart(property, given, made);
        const kind = colors.test(property) ? "color" : "number";
        assert.ok(distance <= limits[kind], `${what}: ${distance}`);
        largest[property] = Math.max(largest[property] ?? 0, distance);
        if (property === "transform" && given.transform && made.transform) {
          const further = Math.max(...given.transform.matrix.map(
            (n, i) => Math.abs(n - made.transform.matrix[i])));
          largest.matrix = Math.max(largest.matrix ?? 0, further);
          assert.ok(further <= limits.matrix, `${what}: matrix ${further}`);
        }
        count += 1;
      }
    }
  }
  assert.ok(count > 10_000, String(count));
  console.log(`# ${count} samples; the largest differences: ${JSON.stringify(largest)}`);
});

test("a spring of any damping is at rest at its duration, to a thousandth", () => {
  for (const ratio of [0.01, 0.3, 0.85, 0.999999, 1, 1.000001, 1.5, 20, 100]) {
    const respond = springResponse(0.7, ratio);
    assert.equal(respond(0).left, 1, `${ratio}`);
    assert.ok(Math.abs(respond(0.7).left) <= 0.0010001, `${ratio}: ${respond(0.7).left}`);
    assert.ok(Math.abs(respond(0.35).impulse) < 0.35, `${ratio}`);
  }
});

test("a velocity carries what is released", () => {
  const timing = { type: "spring", duration: 1, dampingRatio: 1, initialVelocity: 100 };
  const [each] = samplersOf([{ node: "a", property: "cornerRadius", from: 10, to: 10, timing,
    begin: 1, end: 2 }]);
  assert.equal(each.at(1), 10);
  assert.ok(each.at(1.1) > 13);
  assert.equal(each.at(2), 10);
});

test("each curve of Core Animation has its own way, and a repetition starts over", () => {
  const left = (timing, time) => timingResponse({ duration: 2, ...timing })(time).left;
  assert.equal(left({ type: "linear" }, 0.5), 0.75);
  assert.ok(left({ type: "easeIn" }, 0.5) > 0.75);
  assert.ok(left({ type: "easeOut" }, 0.5) < 0.75);
  assert.ok(Math.abs(left({ type: "easeInOut" }, 1) - 0.5) < 1e-12);
  assert.equal(left({ type: "cubicBezier", controlPoints: [0.42, 0, 1, 1] }, 0.7),
    left({ type: "easeIn" }, 0.7));
  const [blink] = samplersOf([{ node: "caret", property: "alpha", from: 1, to: 0, begin: 1,
    repeats: true, timing: { type: "linear", duration: 2 } }]);
  assert.deepEqual([0, 1.5, 2, 3.5].map(blink.at), [undefined, 0.75, 0.5, 0.75]);
});

test("what has come to its default is left out, and nothing is larger than it can be", () => {
  const timing = { type: "spring", duration: 1, dampingRatio: 0.2 };
  const at = (property, from, to, time) => {
    const samplers = samplersOf([{ node: "a", property, from, to, timing, begin: 0, end: 1 }]);
    return sampledNode({ id: "a", [property]: from }, samplers, time)[property];
  };
  assert.equal(at("alpha", 0, 1, 0.13), undefined, "an overshoot is clamped");
  assert.equal(at("alpha", 0, 1, 1), undefined);
  assert.equal(at("contentOffset", [0, 9], [0, 0], 1), undefined);
  assert.equal(at("background", "#000000", "#FFFFFF80", 1), "#FFFFFF80");
  assert.deepEqual(at("frame", [0, 0, 9, 9], [0, 0, 0, 9], 0.13).slice(2), [0, 9]);
  const turn = { translation: [0, 0], scale: [1, 1], rotationY: 1, perspective: 0 };
  assert.equal(at("transform", turn, { ...turn, rotationY: 0 }, 1), undefined);
  assert.deepEqual(Object.keys(at("transform", turn, { ...turn, rotationY: 0 }, 0.1)),
    ["rotationY", "matrix"]);
});
