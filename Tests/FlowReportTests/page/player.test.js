"use strict";

const assert = require("node:assert/strict");
const { beforeEach, test } = require("node:test");
const { Player } = require("./page");
const { passed } = require("./samples");

let frames;
let speed;
let app;

beforeEach(() => {
  frames = [];
  speed = "1";
  app = globalThis.app = { step: 0 };
  globalThis.announce = () => {};
  globalThis.requestAnimationFrame = (call) => frames.push(call);
  globalThis.cancelAnimationFrame = () => { frames = []; };
  const button = {};
  globalThis.document = { getElementById: (id) => (id === "speed" ? { value: speed } : button) };
});

const playing = () => {
  const player = new Player((step) => { app.step = step; });
  player.open(passed([[0, "s", [[]]], [0.1, "e", 0], [0.1, "c", 0], [0.5, "e", 0], [3, "e", 0]]));
  player.start();
  return player;
};

// Lets the browser draw at some times, in milliseconds, and gives the steps that are then shown.
const drawAt = (...times) => times.map((now) => {
  frames.shift()?.(now);
  return app.step;
});

test("frames are shown at their own times, from the first drawing on", () => {
  playing();
  assert.deepEqual(drawAt(5000, 5099, 5101, 5300, 5499, 5501), [0, 0, 2, 2, 2, 3]);
});

test("faster or slower, as is chosen while it plays", () => {
  playing();
  speed = "4";
  assert.deepEqual(drawAt(0, 20, 30), [0, 0, 2]);
  speed = "0.5";
  assert.deepEqual(drawAt(230, 430, 630, 830), [2, 2, 2, 3]);
});

test("a browser that did not draw for long goes on a little later, not at the end", () => {
  playing();
  assert.deepEqual(drawAt(0, 60_000), [0, 2]);
});

test("it stops at the end, and begins anew from there", () => {
  const player = playing();
  drawAt(0);
  for (let now = 200; now <= 3000; now += 200) drawAt(now);
  assert.deepEqual([app.step, player.isPlaying], [4, false]);
  assert.equal(frames.length, 0, "nothing more is asked for");
  player.toggle();
  assert.deepEqual([app.step, player.isPlaying], [0, true]);
});

test("from where somebody moved to it goes on", () => {
  const player = playing();
  drawAt(0, 50);
  app.step = 3;
  player.jumped();
  assert.deepEqual(drawAt(100), [3]);
  assert.ok(Math.abs(player.time - 0.55) < 1e-9);
});
