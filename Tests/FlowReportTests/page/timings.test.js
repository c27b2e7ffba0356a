"use strict";

const assert = require("node:assert/strict");
const { test } = require("node:test");
const { animationPairs, curvePoints, furthestComponent, goApart, timingText } = require("./page");

const spring = { type: "spring", duration: 0.8, dampingRatio: 0.7 };
const animation = (rest) => ({ node: "a", property: "frame", from: [0, 0, 9, 9], to: [0, 50, 9, 10],
  timing: spring, begin: 1, end: 1.8, ...rest });

test("how something moves is told with all that makes it so", () => {
  for (const [timing, text] of [
    [spring, "spring, 0.8 s, damping 0.7"],
    [{ ...spring, initialVelocity: [0, 120, 0, 0] },
      "spring, 0.8 s, damping 0.7, from 0, 120, 0, 0 per second"],
    [{ type: "easeOut", duration: 0.25 }, "easeOut, 0.25 s"],
    [{ type: "cubicBezier", controlPoints: [0.1, 0, 0.2, 1], duration: 0.3 },
      "bezier 0.1 0 0.2 1, 0.3 s"],
  ]) {
    assert.equal(timingText(timing), text);
  }
});

test("an animation's counterpart is that of the same property of the same node", () => {
  const other = animation({ node: "b" });
  const longer = animation({ timing: { ...spring, duration: 1 }, end: 2 });
  const pairs = animationPairs([longer, other], [animation()]);
  assert.deepEqual(pairs.map(({ title }) => title), ["a.frame", "b.frame"]);
  assert.deepEqual(pairs.map(goApart), [true, false]);
  assert.equal(pairs[1].actual, undefined);
  assert.equal(goApart(animationPairs([animation()], [animation()])[0]), false);
});

test("the curve is that of the number that goes furthest, from end to end", () => {
  assert.equal(furthestComponent([animation()]), 1);
  const points = curvePoints(animation(), 1, 1, 2);
  assert.deepEqual([points[0], points.at(-1)], [[1, 0], [2, 50]]);
  assert.ok(Math.max(...points.map(([, y]) => y)) > 50, "it overshoots");
});
