"use strict";

const assert = require("node:assert/strict");
const { test } = require("node:test");
const { scripts } = require("./page");

const declaration = /^(?:const|let|class|function) (\w+)/gm;
const names = scripts.flatMap(
  ({ text }) => [...text.matchAll(declaration)].map(([, name]) => name));

test("no name is declared by two scripts, for they share one scope", () => {
  assert.ok(names.length > 50);
  assert.deepEqual(names.filter((name, i) => names.indexOf(name) !== i), []);
});

test("what a script declares is used", () => {
  const all = scripts.map(({ text }) => text).join("\n");
  const uses = (name) => all.match(new RegExp(`\\b${name}\\b`, "g")).length;
  assert.deepEqual(names.filter((name) => uses(name) < 2), []);
});
