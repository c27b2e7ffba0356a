// The page says of a value what the tool says: for every fixture, at random moments. FLOW is the tool.
"use strict";

const assert = require("node:assert/strict");
const { spawnSync } = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { after, test } = require("node:test");
const { Case, causeLines, isNamed, layoutOf, sessionAt, touchedNode } = require("./page");

const root = path.resolve(__dirname, "../../..");
const flow = process.env.FLOW;
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "flow-causes-"));
after(() => fs.rmSync(scratch, { recursive: true }));

// The questions of a case, at moments that no later frame shares.
const questionsPerCase = 4;

// Numbers from 0 to 1 that are the same each time.
const chance = (() => {
  let seed = 34;
  return () => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return seed / 2 ** 31;
  };
})();
const pick = (list) => list[Math.floor(chance() * list.length)];

test("each value is explained as flow why does", () => {
  const page = path.join(scratch, "page.html");
  const told = spawnSync(flow, ["report", "Fixtures", "--fps", "10", "-o", page], { cwd: root });
  assert.equal(told.status, 0, String(told.stderr));
  const elements = fs.readFileSync(page, "utf8")
    .matchAll(/<script type="application\/json" id="(.+?)">(.*?)<\/script>/g);
  const data = new Map([...elements].map(([, id, text]) => [id, text]));
  const index = JSON.parse(data.get("report-index"));
  const [asked, calls] = [[], []];
  const call = (name, given) => calls.push(JSON.stringify({
    jsonrpc: "2.0", id: calls.length, method: "tools/call", params: { name, arguments: given },
  }));
  index.cases.forEach((info, number) => {
    const current = new Case(info, JSON.parse(data.get(`report-case-${number}`)));
    call("open", { trace: info.trace });
    const session = `s${number + 1}`;
    const steps = Array.from({ length: current.count }, (_, step) => step)
      .filter((step) => current.times[step] !== current.times[step + 1])
      // A completion may come a little later than its rounded time says.
      .filter((step) => current.causeLetter(step) !== "c");
    for (let i = 0; i < questionsPerCase; i += 1) {
      const step = pick(steps);
      const nodes = current.nodeList("actual", step).map((n) => current.tables.nodes[n]);
      const node = i === 0 ? undefined : pick(nodes);
      const names = Object.keys(node ?? current.value("actual", "states", step));
      let question = { node: node?.id ?? "state", member: pick(names.filter((name) => name !== "id")) };
      // What moves has more to tell.
      const moving = current.value("actual", "animations", step);
      if (i === 1 && moving.length > 0) {
        const motion = pick(moving);
        question = { node: motion.node, member: motion.property };
      }
      asked.push({ call: calls.length, current, step, question, session, scene: info.scene });
      call("why", { session, ...question, at: current.times[step] });
    }
  });
  const answers = spawnSync(flow, ["serve"], {
    cwd: root, input: `${calls.join("\n")}\n`, maxBuffer: 1 << 30,
  });
  const lines = String(answers.stdout).trimEnd().split("\n").map((line) => JSON.parse(line));
  assert.equal(lines.length, calls.length);
  const kinds = { event: 0, completion: 0, motion: 0, rule: 0, layout: 0 };
  for (const { call: number, current, step, question, session, scene } of asked) {
    const expected = lines[number].result.structuredContent?.text;
    const what = `${current.info.trace} ${JSON.stringify(question)} at ${current.times[step]}`;
    assert.ok(expected, `${what}: ${JSON.stringify(lines[number])}`);
    const found = causeLines(
      { ...sessionAt(current, step), trace: session }, question, index.references[scene]);
    assert.deepEqual(found, expected, what);
    if (/^event: a completion/.test(found[1])) kinds.completion += 1;
    else if (!/^event: none/.test(found[1])) kinds.event += 1;
    if (!/^animation: none/.test(found[2])) kinds.motion += 1;
    if (!/^rule: none/.test(found[4])) kinds.rule += 1;
    if (!/layout: unknown$/.test(found[4])) kinds.layout += 1;
  }
  for (const [name, count] of Object.entries(kinds)) assert.ok(count > 5, `${name}: ${count}`);
});

test("an id is one of those that a page writes", () => {
  assert.ok(isNamed("cell-3", "cell-<k>") && isNamed("cell-3", "cell-*") && isNamed("cell", "cell"));
  assert.ok(!isNamed("cell-3", "*") && !isNamed("cell-", "cell-*") && !isNamed("card", "cell-<k>"));
  assert.ok(isNamed("row-2-text", "row-<k>-text") && !isNamed("row-2-icon", "row-<k>-text"));
  assert.ok(isNamed("price.title", "<id>.title") && !isNamed(".title", "<id>.title"));
  assert.ok(isNamed("row-2-key-3", "row-<k>-key-<n>") && !isNamed("row-2-text-3", "row-<k>-key-<n>"));
  assert.ok(!isNamed("row-2-key-", "row-<k>-key-<n>") && !isNamed("row--key-3", "row-<k>-key-<n>"));
});

test("a place is that of the topmost node that has a label and can be seen", () => {
  const nodes = [
    { id: "list", frame: [0, 100, 50, 50], contentOffset: [0, 20], accessibilityLabel: "List" },
    { id: "row", parent: "list", frame: [0, 40, 50, 10], accessibilityLabel: "Row" },
    { id: "cover", frame: [0, 0, 50, 200], alpha: 0, accessibilityLabel: "Cover" },
    { id: "bare", frame: [0, 0, 50, 200] },
  ];
  assert.equal(touchedNode({ nodes }, [10, 125]), "row");
  assert.equal(touchedNode({ nodes }, [10, 145]), "list");
  assert.equal(touchedNode({ nodes }, [10, 10]), undefined);
});

test("a node is laid out by the part that its id is of", () => {
  const place = { file: 0, line: 4, members: { alpha: 6 } };
  const parts = [
    { name: "a/cell-<k>", ...place }, { name: "a/cell-text", ...place, line: 9 }, { name: "<id>", ...place, line: 7 },
  ];
  const references = { files: ["A.swift"], parts };
  assert.equal(layoutOf(references, { node: "a/cell-3", member: "alpha" }), "A.swift:6");
  assert.equal(layoutOf(references, { node: "a/cell-text", member: "frame" }), "A.swift:9");
  assert.equal(layoutOf(references, { node: "cell-3", member: "frame" }), "A.swift:7");
  assert.equal(layoutOf(references, { node: "a/row", member: "frame" }), undefined);
  assert.equal(layoutOf({}, { node: "cell-text", member: "frame" }), undefined);
});
