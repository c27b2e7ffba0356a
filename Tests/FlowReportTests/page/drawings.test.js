"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");
const {
  controlPoints, curveProgress, drawings, drawnFont, fittedLine, keyboardFrame, keyRows, pictureName, textWidth, wordsLine,
} = require("./page");
const { node } = require("./samples");

const fixtures = path.resolve(__dirname, "../../../Fixtures");

test("there is a drawing for each image that a fixture names", () => {
  const names = new Set();
  for (const scene of fs.readdirSync(fixtures)) {
    for (const file of fs.readdirSync(path.join(fixtures, scene))) {
      if (!file.endsWith(".frames.json")) continue;
      const text = fs.readFileSync(path.join(fixtures, scene, file), "utf8");
      for (const [, name] of text.matchAll(/"image":"([^"]+)"/g)) names.add(name);
    }
  }
  assert.ok(names.has("visa") && names.has("next"));
  assert.deepEqual([...names].filter((name) => !pictureName(name)), []);
  assert.equal(pictureName("toString"), undefined);
  assert.equal(pictureName("ada.JPG"), "photo");
});

test("drawings are made of shapes only", () => {
  for (const [name, { elements }] of Object.entries(drawings.pictures)) {
    assert.match(elements, /^(<\/?(g|path|circle|ellipse|rect)[ >/][^<]*)+$/, name);
    assert.doesNotMatch(elements, /href|url|on\w+=/, name);
  }
});

test("fonts are of a class, and as wide as the original", () => {
  const of = (name, size) => drawnFont({ name, size });
  assert.match(of("OCRAStd", 21).css, /^21px ui-monospace/);
  assert.match(of("Zapfino", 22).css, /^italic 22px .*cursive$/);
  assert.match(of("CircularStd-Bold", 8).css, /^700 8px system-ui/);
  assert.ok(Math.abs(textWidth(of("OCRAStd", 21), "XXXX XXXX XXXX XXXX") - 287.28) < 1e-9);
  assert.equal(textWidth(of("System", 10), "é漢"), 15.56);
});

test("a text is as wide as it was measured, and never wider than its place", () => {
  const caption = drawnFont({ name: "CircularStd-Bold", size: 8 });
  assert.equal(
    fittedLine(caption, "C A R D    H O L D E R    N A M E", "label", 116.784).width, 116.784);
  const system = drawnFont({ name: "System", size: 17 });
  assert.ok(fittedLine(system, "Next", "button", 80).width < 80);
  const cut = fittedLine(system, "A title that is far too long", "button", 60);
  assert.ok(cut.width <= 60 && cut.text.endsWith("…"));
  const digits = drawnFont({ name: "OCRAStd", size: 11 });
  assert.match(fittedLine(digits, "A NAME TOO LONG", "label", 80).text, /…$/, "the advance is known");
});

test("a field with a ground of its own keeps text off its round ends", () => {
  const look = { kind: "field", text: "a".repeat(40), cornerRadius: 8, background: "#FFFFFF" };
  assert.ok(wordsLine(node("a", [0, 0, 100, 44], look)).width <= 84);
  assert.equal(wordsLine(node("a", [0, 0, 100, 90], look)), undefined, "it has several lines");
});

test("a keyboard has the keys of its type", () => {
  const texts = (...given) => keyRows(...given).map((row) => row.map(([text]) => text).join(""));
  assert.deepEqual(texts("numberPad", "done"), ["123", "456", "789", "0⌫"]);
  assert.equal(texts("phonePad", "next")[3], "+*#0⌫");
  assert.equal(texts("emailAddress", "next")[3], "123space@.next");
  assert.equal(texts("default", "default", { isShifted: true, hides: true })[0], "QWERTYUIOP");
  assert.equal(texts("default", "default", { hides: true })[3], "123spacereturn⌄");
});

test("a keyboard is on its way where the system's animation has it", () => {
  const move = { from: [0, 812, 375, 300], to: [0, 512, 375, 300], begin: 1, duration: 0.25,
    curve: "easeInOut" };
  assert.deepEqual(keyboardFrame(move, 1), move.from);
  assert.deepEqual(keyboardFrame(move, 1.25), move.to);
  assert.ok(Math.abs(keyboardFrame(move, 1.125)[1] - 662) < 1e-6, "half-way at half the time");
  assert.ok(Math.abs(curveProgress(controlPoints.easeInOut, 0.1) - 0.019722) < 1e-6);
  assert.deepEqual(keyboardFrame({ ...move, duration: 0 }, 1), move.to);
});
