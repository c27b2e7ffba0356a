// What a frame's animations make of its nodes at a later time, as the engine has it.

const settlingShare = 0.001;

// The product of frequency and duration at which a spring's envelope has fallen to that share.
const springPhase = (ratio) => {
  if (ratio < 1) return -Math.log(settlingShare * Math.sqrt(1 - ratio * ratio)) / ratio;
  if (ratio === 1) return 9.233413476451586;
  const fast = ratio + Math.sqrt(ratio * ratio - 1);
  const slow = 1 / fast;
  const envelope = (t) => (fast * Math.exp(-slow * t) + slow * Math.exp(-fast * t)) / (fast - slow);
  let [low, high, size] = [0, 16, 16];
  while (envelope(high) > settlingShare && size < 1e9) {
    low = high;
    size *= 2;
    high = low + size;
  }
  for (let i = 0; i < 64; i += 1) {
    const middle = (low + high) / 2;
    if (envelope(middle) > settlingShare) low = middle; else high = middle;
  }
  return high;
};

// What is left of the way, and the way that a velocity of 1 has made, after a time.
const springResponse = (duration, dampingRatio) => {
  const ratio = Math.min(Math.max(dampingRatio, 0.01), 100);
  const omega = duration > 0 ? springPhase(ratio) / duration : 0;
  const decay = ratio * omega;
  const gap = omega * omega * (1 - ratio) * (1 + ratio);
  return (time) => {
    let [c, s, envelope] = [1, time, Math.exp(-decay * time)];
    if (gap > 0) {
      const damped = Math.sqrt(gap);
      [c, s] = [Math.cos(damped * time), Math.sin(damped * time) / damped];
    } else if (gap < 0) {
      const rate = Math.sqrt(-gap);
      // The growing exponential is combined with the decay, which outweighs it.
      envelope = Math.exp((rate - decay) * time);
      const fading = Math.expm1(-2 * rate * time);
      [c, s] = [1 + fading / 2, -fading / (2 * rate)];
    }
    return { left: envelope * (c + decay * s), impulse: envelope * s };
  };
};

const controlPoints = {
  linear: [0, 0, 1, 1], easeIn: [0.42, 0, 1, 1], easeOut: [0, 0, 0.58, 1],
  easeInOut: [0.42, 0, 0.58, 1],
};

// The progress of a timing curve at a share of its time.
const curveProgress = ([x1, y1, x2, y2], share) => {
  if (share <= 0) return 0;
  if (share >= 1) return 1;
  if (x1 === 0 && y1 === 0 && x2 === 1 && y2 === 1) return share;
  const bezier = (p, q, s) => 3 * (1 - s) * (1 - s) * s * p + 3 * (1 - s) * s * s * q + s * s * s;
  let [low, high, s] = [0, 1, share];
  for (let i = 0; i < 64; i += 1) {
    const error = bezier(x1, x2, s) - share;
    if (Math.abs(error) < 1e-13) break;
    if (error > 0) high = s; else low = s;
    const r = 1 - s;
    const slope = 3 * r * r * x1 + 6 * r * s * (x2 - x1) + 3 * s * s * (1 - x2);
    const next = slope > 1e-9 ? s - error / slope : low - 1;
    s = next > low && next < high ? next : (low + high) / 2;
  }
  return bezier(y1, y2, s);
};

// What is left of an animation's way after a time, which its velocity adds to.
const timingResponse = (timing) => {
  if (timing.type === "spring") return springResponse(timing.duration, timing.dampingRatio);
  const points = timing.controlPoints || controlPoints[timing.type] || controlPoints.linear;
  return (time) => ({ left: 1 - curveProgress(points, time / timing.duration), impulse: 0 });
};

const colorProperties = ["borderColor", "background", "textColor", "tintColor"];

// The numbers of a value as it is written, and the value of some numbers.
const numbersOf = (value) => {
  if (typeof value === "number") return [value];
  if (Array.isArray(value)) return value;
  if (typeof value === "string") {
    return [1, 3, 5, 7].map((at) => (at < value.length ? parseInt(value.slice(at, at + 2), 16) : 255));
  }
  const { translation = [0, 0], scale = [1, 1], rotationY = 0, perspective = 0 } = value;
  return [...translation, ...scale, rotationY, perspective];
};
const rounded = (value, decimals) => {
  const unit = 10 ** decimals;
  return Math.round(value * unit) / unit + 0;
};
const colorText = (numbers) => {
  const bytes = numbers.map((n) => Math.floor(Math.min(255, Math.max(0, n)) + 0.5));
  const used = bytes[3] === 255 ? bytes.slice(0, 3) : bytes;
  return `#${used.map((byte) => byte.toString(16).padStart(2, "0")).join("").toUpperCase()}`;
};

// Sixteen numbers for row vectors: scale, rotation, perspective, translation.
const transformMatrix = (numbers) => {
  const [tx, ty, sx, sy, rotation, perspective] = numbers;
  const [cosine, sine] = [Math.cos(rotation), Math.sin(rotation)];
  const k = perspective === 0 ? 0 : -1 / perspective;
  const m14 = -sx * sine * k;
  const m34 = cosine * k;
  return [
    sx * cosine + m14 * tx, m14 * ty, -sx * sine, m14, 0, sy, 0, 0,
    sine + m34 * tx, m34 * ty, cosine, m34, tx, ty, 0, 1,
  ].map((n) => rounded(n, 6));
};
const transformOf = (numbers) => {
  const [tx, ty, sx, sy, rotationY, perspective] = numbers.map((n) => rounded(n, 6));
  const parts = {};
  if (tx !== 0 || ty !== 0) parts.translation = [tx, ty];
  if (sx !== 1 || sy !== 1) parts.scale = [sx, sy];
  if (rotationY !== 0) parts.rotationY = rotationY;
  if (perspective !== 0) parts.perspective = perspective;
  if (Object.keys(parts).length === 0) return undefined;
  return { ...parts, matrix: transformMatrix(numbers) };
};

// A member of a node as a frame has it, where undefined stands for its default.
const memberOf = (property, numbers) => {
  if (colorProperties.includes(property)) return colorText(numbers);
  if (property === "transform") return transformOf(numbers);
  if (property === "frame") {
    const [x, y, width, height] = numbers;
    return [x, y, Math.max(0, width), Math.max(0, height)].map((n) => rounded(n, 3));
  }
  if (numbers.length > 1) {
    const values = numbers.map((n) => rounded(n, 3));
    return values.every((n) => n === 0) ? undefined : values;
  }
  const isShare = property === "alpha" || property === "strokeEnd";
  const value = rounded(Math.max(0, isShare ? Math.min(1, numbers[0]) : numbers[0]), 3);
  return value === (isShare ? 1 : 0) ? undefined : value;
};

// An animation made ready to give its node's member at any time.
const sampler = (animation) => {
  const { node, property, timing, begin, end, repeats } = animation;
  const [from, to] = [numbersOf(animation.from), numbersOf(animation.to)];
  const velocity = timing.initialVelocity === undefined ? from.map(() => 0)
    : numbersOf(timing.initialVelocity);
  const respond = timingResponse(timing);
  const mixed = ({ left, impulse }) => from.map(
    (start, i) => to[i] + (start - to[i]) * left + velocity[i] * impulse);
  // In whole nanoseconds, as the engine has it.
  const elapsed = (time) => rounded(time - begin, 9);
  const at = (time) => {
    if (time <= begin) return from;
    if (repeats) {
      const rounds = elapsed(time) / timing.duration;
      const share = rounds - Math.floor(rounds);
      // A difference of times has noise: the end of a cycle is the beginning of the next.
      return mixed(respond((1 - share) * timing.duration < 0.5e-9 ? 0 : share * timing.duration));
    }
    return time >= end ? to : mixed(respond(elapsed(time)));
  };
  return { node, property, numbers: at, at: (time) => memberOf(property, at(time)) };
};

const samplersOf = (animations) => animations.filter(({ timing }) => timing.duration > 0).map(sampler);

// A node as its animations have it at a time.
const sampledNode = (node, samplers, time) => {
  const next = { ...node };
  for (const { property, at } of samplers) {
    const value = at(time);
    if (value === undefined) delete next[property]; else next[property] = value;
  }
  return next;
};
