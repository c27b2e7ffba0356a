// How an animation goes, in words and as a curve, for the expected and the actual one beside each other.

const timingText = ({ type, duration, dampingRatio, controlPoints, initialVelocity }) => [
  type === "cubicBezier" ? `bezier ${controlPoints.join(" ")}` : type,
  `${duration} s`,
  dampingRatio === undefined ? "" : `damping ${dampingRatio}`,
  initialVelocity === undefined ? "" : `from ${valueText(initialVelocity)} per second`,
].filter(Boolean).join(", ");

// The animations of both sides, each with its counterpart: the same property of the same node.
const animationPairs = (expected, actual) => {
  const name = ({ node, property }) => `${node}.${property}`;
  const pairs = new Map();
  for (const animation of actual || []) pairs.set(name(animation), { actual: animation });
  for (const animation of expected || []) {
    pairs.set(name(animation), { ...pairs.get(name(animation)), expected: animation });
  }
  return [...pairs].map(([title, pair]) => ({ title, ...pair }));
};

// Whether two animations go differently; one that is missing is another difference.
const goApart = ({ expected, actual }) => Boolean(expected && actual)
  && JSON.stringify(expected) !== JSON.stringify(actual);

const plotSize = { width: 280, height: 64, edge: 5 };

// The points of an animation's curve: times, and the one of its numbers that goes furthest.
const curvePoints = (animation, component, from, to) => {
  const { numbers } = sampler(animation);
  return Array.from({ length: 121 }, (_, i) => {
    const time = from + ((to - from) * i) / 120;
    return [time, numbers(time)[component]];
  });
};

const furthestComponent = (animations) => {
  const ways = animations.map(({ from, to, timing }) => {
    const [a, b] = [numbersOf(from), numbersOf(to)];
    const push = timing.initialVelocity === undefined ? [] : numbersOf(timing.initialVelocity);
    return a.map((n, i) => Math.abs(n - b[i]) + Math.abs(push[i] || 0) * timing.duration * 0.1);
  });
  const sums = ways[0].map((_, i) => ways.reduce((sum, way) => sum + way[i], 0));
  return sums.indexOf(Math.max(...sums));
};

// Both curves on the same axes, and where they are now.
class TimingPlot {
  constructor(pair) {
    const used = sides.filter((side) => pair[side]);
    const animations = used.map((side) => pair[side]);
    const ends = animations.map(({ begin, end, timing }) => end ?? begin + timing.duration);
    this.from = Math.min(...animations.map(({ begin }) => begin));
    this.to = Math.max(...ends);
    const component = furthestComponent(animations);
    const lines = animations.map((each) => curvePoints(each, component, this.from, this.to));
    const values = lines.flat().map(([, value]) => value);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const { width, height, edge } = plotSize;
    this.element = svgElement("svg");
    this.element.setAttribute("class", "plot");
    this.element.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.element.setAttribute("role", "img");
    this.element.setAttribute("aria-label", `Curves of ${pair.title}`);
    const x = (time) => (this.to > this.from ? (time - this.from) / (this.to - this.from) : 0) * width;
    const y = (value) => height - edge
      - ((value - low) / (high - low || 1)) * (height - 2 * edge);
    used.forEach((side, i) => {
      const line = svgElement("polyline");
      line.setAttribute("class", `is-${side}`);
      line.setAttribute("points", lines[i].map(
        ([time, value]) => `${x(time).toFixed(2)},${y(value).toFixed(2)}`).join(" "));
      this.element.append(line);
    });
    this.now = svgElement("line");
    this.now.setAttribute("y1", 0);
    this.now.setAttribute("y2", height);
    this.element.append(this.now);
    this.x = x;
  }

  show(time) {
    const at = this.x(Math.min(this.to, Math.max(this.from, time)));
    this.now.setAttribute("x1", at);
    this.now.setAttribute("x2", at);
  }
}
