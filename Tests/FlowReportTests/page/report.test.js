// What `flow report` writes of the fixtures, read as the page reads it. FLOW is the tool.
"use strict";

const assert = require("node:assert/strict");
const { spawnSync } = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { after, test } = require("node:test");
const { Case } = require("./page");

const flow = process.env.FLOW;
assert.ok(flow, "FLOW is not set; Tests/Browser/test-page sets it");
const fixtures = path.resolve(__dirname, "../../../Fixtures");
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "flow-page-"));
after(() => fs.rmSync(scratch, { recursive: true }));

// The cases of a report, with what the list says of them.
const cases = (status, ...paths) => {
  const page = path.join(scratch, "page.html");
  const told = spawnSync(flow, ["report", ...paths, "--fps", "10", "-o", page]);
  assert.equal(told.status, status, String(told.stderr));
  const html = fs.readFileSync(page, "utf8");
  const elements = html.matchAll(/<script type="application\/json" id="(.+?)">(.*?)<\/script>/g);
  const data = new Map([...elements].map(([, id, text]) => [id, text]));
  return JSON.parse(data.get("report-index")).cases.map(
    (info, i) => new Case(info, JSON.parse(data.get(`report-case-${i}`))));
};

// A frame of either side as a golden has it, but for its number.
const frame = (current, side, step) => {
  const frames = current[side];
  const index = current.own[side][step];
  const letter = frames.causes[index];
  return {
    t: frames.times[index], cause: { s: "start", e: "event", m: "event", c: "completion" }[letter],
    event: "em".includes(letter) ? frames.cause(index) : undefined,
    state: current.value(side, "states", step),
    nodes: current.nodeList(side, step).map((number) => current.tables.nodes[number]),
    animations: current.value(side, "animations", step),
    effects: current.value(side, "effects", step),
  };
};

const golden = (text) => JSON.parse(text).frames.map(
  ({ t, cause, event, state, nodes, animations, effects }) =>
    ({ t, cause, event, state, nodes, animations, effects }));

// All frames of a side, without samples.
const read = (current, side) => Array.from({ length: current.count }, (_, step) => step)
  .filter((step) => current.own[side][step] >= 0 && current.causeLetter(step) !== "f")
  .map((step) => frame(current, side, step));

test("the page has the frames of each golden, and the events of each trace", () => {
  const all = cases(0, fixtures);
  const traces = fs.readdirSync(fixtures, { recursive: true });
  assert.equal(all.length, traces.filter((name) => name.endsWith(".trace.jsonl")).length);
  let samples = 0;
  for (const current of all) {
    const { folder, name, kind } = current.info;
    const file = path.join(fixtures, folder, name);
    assert.equal(kind, "passed", file);
    const text = fs.readFileSync(`${file}.frames.json`, "utf8");
    assert.deepEqual(read(current, "actual"), golden(text), file);
    const lines = fs.readFileSync(`${file}.trace.jsonl`, "utf8").split("\n");
    const written = current.lines.map((number) => JSON.parse(lines[number - 1]));
    assert.deepEqual(current.events, written, file);
    assert.equal(current.lines.length, lines.filter((line) => line.trim()).length - 1, file);
    samples += current.main.causes.split("f").length - 1;
  }
  assert.ok(samples > all.length, "there are samples between them");
});

test("where a golden says something else, both sides are told, and the steps that differ", () => {
  const folder = path.join(scratch, "glide-card");
  fs.mkdirSync(folder);
  const source = path.join(fixtures, "glide-card/drag-to-open");
  fs.copyFileSync(`${source}.trace.jsonl`, path.join(folder, "case.trace.jsonl"));
  const text = fs.readFileSync(`${source}.frames.json`, "utf8");
  let count = 0;
  const changed = text.replaceAll(/"id":"card","kind":"view","frame":\[0,/g, (match) => {
    count += 1;
    // Two frames in a row, and one later.
    return count === 3 || count === 4 || count === 9 ? match.replace("[0,", "[7,") : match;
  });
  assert.ok(count >= 9);
  fs.writeFileSync(path.join(folder, "case.frames.json"), changed);
  const [current] = cases(1, folder);
  assert.equal(current.info.kind, "differs");
  assert.equal(current.info.reason, 0, "the number of its reason");
  assert.equal(current.info.trace, path.join(folder, "case.trace.jsonl"));
  assert.deepEqual(read(current, "actual"), golden(text));
  assert.deepEqual(read(current, "expected"), golden(changed));
  const apart = [];
  for (let step = 0; step < current.count; step += 1) {
    if (current.causeLetter(step) === "f") continue;
    const [expected, actual] = ["expected", "actual"].map((side) => frame(current, side, step));
    const differs = JSON.stringify(expected) !== JSON.stringify(actual);
    assert.equal(current.differing[step] === 1, differs, `step ${step}`);
    if (differs) apart.push(step);
  }
  assert.equal(apart.length, 3);
  assert.deepEqual(new Set(current.differences.map(({ node }) => node)), new Set(["card"]));
});
