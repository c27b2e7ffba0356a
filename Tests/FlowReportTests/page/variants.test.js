"use strict";

const assert = require("node:assert/strict");
const { test } = require("node:test");
const { findingText, frameAtRest } = require("./page");

test("a variant shows its last frame at rest at or before a moment", () => {
  const frames = { times: [0, 1, 1, 2.5] };
  assert.deepEqual([-0.1, 0, 0.9, 1, 2.4999, 2.5, 9].map((time) => frameAtRest(frames, time)),
    [-1, 0, 0, 2, 2, 3, 3]);
  assert.equal(frameAtRest({ times: [] }, 1), -1);
});

test("a finding is told with its rule, its node and its environment", () => {
  const finding = { rule: "cut-text", node: "title", message: "is 43 pt high" };
  assert.equal(findingText(finding, { name: "locale en-XA" }),
    "cut-text: title: is 43 pt high (locale en-XA)");
  assert.equal(findingText({ ...finding, node: undefined }, { name: "as recorded" }),
    "cut-text: is 43 pt high (as recorded)");
});
