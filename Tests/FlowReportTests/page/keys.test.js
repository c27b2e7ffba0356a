"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");
const { keyHelp, listenToKeys, needsKey } = require("./page");

// As much of an element as is asked: which selectors it, or what it is in, matches.
class Element {
  constructor(name, ...around) {
    this.name = name;
    this.around = around;
  }

  matches(list) { return list.split(", ").includes(this.name); }
  closest(name) { return this.name === name || this.around.includes(name) ? this : null; }
}
globalThis.Element = Element;

const press = (actions, key, rest) => {
  let listener;
  globalThis.document = { addEventListener: (type, listen) => {
    assert.equal(type, "keydown");
    listener = listen;
  } };
  listenToKeys(actions);
  let isPrevented = false;
  listener({ key, target: new Element("body"), preventDefault: () => { isPrevented = true; },
    ...rest });
  return isPrevented;
};

test("a key does what it is for, and then not what the browser does with it", () => {
  for (const [key, rest, name] of [
    ["ArrowLeft", {}, "ArrowLeft"], ["ArrowLeft", { shiftKey: true }, "Shift ArrowLeft"],
    ["d", {}, "d"], ["D", { shiftKey: true }, "d"], [" ", {}, " "], ["?", { shiftKey: true }, "?"],
    ["+", { shiftKey: true }, "+"], ["1", {}, "1"], ["Home", { shiftKey: true }, "Home"],
  ]) {
    const done = [];
    const actions = Object.fromEntries(
      ["ArrowLeft", "Shift ArrowLeft", "d", " ", "?", "+", "1", "Home"]
        .map((action) => [action, () => done.push(action)]));
    assert.equal(press(actions, key, rest), true);
    assert.deepEqual(done, [name], key);
  }
});

test("other keys, and those of the browser, are left alone", () => {
  const actions = { d: () => assert.fail("was done") };
  assert.equal(press(actions, "x"), false);
  for (const modifier of ["ctrlKey", "metaKey", "altKey"]) {
    assert.equal(press(actions, "d", { [modifier]: true }), false, modifier);
  }
  assert.equal(press(actions, "d", { target: new Element("input[type=search]") }), false);
});

test("what needs a key itself gets it", () => {
  for (const [target, needed, others] of [
    [new Element("input[type=search]"), ["d", " ", "ArrowLeft"], []],
    [new Element("select"), ["d", "ArrowDown"], []],
    [new Element("input[type=range]"), ["ArrowLeft", "Home", "End", "PageUp"], ["d"]],
    [new Element("button"), [" "], ["d", "ArrowLeft"]],
    [new Element("button", "dialog"), ["d", " "], []],
    [new Element("div"), [], ["d", " ", "ArrowLeft", "Home"]],
    [null, [], ["d"]],
  ]) {
    for (const key of needed) assert.equal(needsKey(target, key), true, `${target?.name} ${key}`);
    for (const key of others) assert.equal(needsKey(target, key), false, `${target?.name} ${key}`);
  }
});

test("the keys that are told are those of docs/report.md, in its order", () => {
  const text = fs.readFileSync(path.resolve(__dirname, "../../../docs/report.md"), "utf8");
  const section = text.slice(text.indexOf("## Keys\n")).split("\n## ")[0];
  const table = section.split("\n")
    .filter((line) => /^\| [^|]/.test(line) && !line.startsWith("| key "))
    .map((line) => line.split("|")[1].replaceAll(",", "").trim());
  const told = keyHelp.map(([keys]) => keys.replace(/^Space$/, "space"));
  // Shift and an arrow have a line of their own beside the plain arrow.
  assert.deepEqual(told.filter((keys) => !keys.startsWith("Shift")), table);
});
