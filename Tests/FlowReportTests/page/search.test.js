"use strict";

const assert = require("node:assert/strict");
const { test } = require("node:test");
const { caseGroups, readingOrder, readingText, searchCase, writtenMatch } = require("./page");
const { node, passed } = require("./samples");

const current = () => passed(
  [[0, "s", [[0]]], [1, "e", [[0, 1]]], [2, "e", 0]], {
    events: [{ type: "tap", target: "card" }, { type: "text", target: "name", replacement: "Ada", source: "pen \"1\"" }],
    columns: { names: [0, 1, 2], effects: [0, 0, 1] },
    tables: { nodes: [node("host", [0, 0, 9, 9]), node("card", [0, 0, 5, 5], { text: "Ada" })],
      names: ["", "tap", "text"], effects: [[], [{ type: "announce", text: "Sent" }]] },
    differences: [{ text: "card.y differs in frame 1", steps: [1, 1], node: "card" }],
  });

test("search finds nodes, events and differences, with where they are", () => {
  const found = (text) => Object.fromEntries(Object.entries(searchCase(current(), text))
    .map(([kind, list]) => [kind, list.map(({ step }) => step)]));
  assert.deepEqual(found("card"), { differences: [1], nodes: [1], events: [1] });
  assert.deepEqual(found("ada"), { differences: [], nodes: [1], events: [2] });
  assert.deepEqual(found("announce"), { differences: [], nodes: [], events: [2] });
  assert.deepEqual(found("sent"), { differences: [], nodes: [], events: [2] }, "in an effect");
  assert.deepEqual(found("pen \"1\""), { differences: [], nodes: [], events: [2] }, "as in the other cases");
  assert.deepEqual(found("nothing"), { differences: [], nodes: [], events: [] });
});

test("in what is written of a case, strings are searched, and not names of members, numbers or signs between", () => {
  const text = JSON.stringify({
    actual: { times: [0, 42], causes: "see", nodes: [[]] }, findings: [{ message: "too dark" }],
    tables: { nodes: [{ frame: [1, 0, 42], id: "Card", label: "a \"b\" (c)", hidden: true }, [0, { text: "<script>", alpha: null }]] },
    events: [{ tables: "made of wood" }],
  }).replaceAll("<", "\\u003c");
  for (const [word, isFound] of [["card", true], ["frame", false], ["(c)", true], ["d", true],
    ["zz", false], ["\"b\"", true], ["<script", true], ["u003c", false], ["too dark", true], ["of wood", true],
    ["42", false], [",0", false], ["[]", false], ["null", false], ["true", false], ["\"", true], ["\",\"", false],
    ["see", false]]) {
    assert.equal(writtenMatch(word)(text), isFound, word);
  }
});

test("a screen reader comes to what has a label or traits and can be seen, in the nodes' order", () => {
  const nodes = [
    node("host", [0, 0, 9, 9]),
    node("a", [0, 9, 1, 1], { parent: "host", kind: "button", accessibilityLabel: "Send",
      accessibilityTraits: ["button"], enabled: false }),
    node("b", [0, 0, 1, 1], { parent: "host", kind: "field", accessibilityLabel: "Code",
      accessibilityValue: "2 of 4 digits", focused: true, text: "12" }),
    node("c", [0, 0, 1, 1], { parent: "host", kind: "label", text: "not read" }),
    node("d", [0, 0, 1, 1], { parent: "host", alpha: 0, accessibilityLabel: "away" }),
    node("e", [0, 0, 1, 1], { parent: "d", accessibilityLabel: "in what is away" }),
    node("f", [0, 0, 1, 1], { hidden: true, accessibilityLabel: "hidden" }),
  ];
  assert.deepEqual(readingOrder(nodes).map(readingText),
    ["Send, button, not enabled", "Code, field, 2 of 4 digits, has the keyboard"]);
});

test("cases are together by reason, then by how they fail, then by folder", () => {
  const groups = caseGroups([
    { kind: "passed", folder: "x" }, { kind: "differs", reason: 1 }, { kind: "trace error" },
    { kind: "differs", reason: 0 }, { kind: "differs", reason: 1 }, { kind: "passed", folder: "y" },
    { kind: "passed", folder: "x" }, { kind: "quarantined" }, { kind: "file error" },
  ], ["the duration", "the text", "no case"]);
  assert.deepEqual(groups.map(({ title, numbers }) => [title, numbers]), [
    ["the duration", [3]], ["the text", [1, 4]], ["trace error", [2]], ["file error", [8]], ["quarantined", [7]],
    ["x", [0, 6]], ["y", [5]],
  ]);
});
