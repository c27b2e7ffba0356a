/** How much of its speed a list keeps, per millisecond. */
const DECELERATION = 0.998;
/** Points per second at which it is at rest. */
const SLOWEST = 12;
const AXES = [0, 1];

/**
 * What fingers do to scroll views: with them, on by themselves after a flick, and back from beyond the
 * ends. A wheel, keys and assistive technology scroll the browser's own way.
 *
 * The scene owns the offset: each one is reported, and what the scene makes of it counts.
 */
export class Scrolling {
  #live;
  #dragged = null;
  #motion = null;
  /** What a finger has stopped. */
  #stopped = null;

  constructor(live) {
    this.#live = live;
  }

  /** Whether a list goes on by itself. */
  get isMoving() {
    return this.#motion !== null;
  }

  stop() {
    this.#stopped = this.#motion?.node;
    this.#motion = null;
  }

  /** A finger is lifted: what it has stopped, and nothing moves since, goes back from beyond an end. */
  lift(stamp) {
    const node = this.#stopped;
    this.#stopped = null;
    if (node && !this.#motion && !this.#dragged) this.#start(stamp, node, [0, 0]);
  }

  #start(stamp, node, speed) {
    this.#motion = { node, speed, stamp, told: offset(node) };
  }

  /** Follows a pan that began on a node. */
  follow(stamp, pan, start) {
    if (pan.phase === 'began') {
      this.#motion = null;
      this.#dragged = null;
      return;
    }
    if (pan.phase === 'changed') {
      this.#dragged ??= this.#begin(stamp, pan, start);
      this.#move(stamp, pan);
    } else {
      this.#release(stamp, pan);
    }
  }

  #begin(stamp, { translation: [x, y] }, start) {
    const axis = Math.abs(x) > Math.abs(y) ? 0 : 1;
    for (let node = start; node; node = node.parent) {
      if (node.kind !== 'scroll' || !node.isEnabled || length(node, axis) <= 0) continue;
      const from = offset(node);
      this.#report(stamp, node, 'began', from);
      return { node, raw: from, last: [0, 0] };
    }
    return { node: null };
  }

  #move(stamp, { translation }) {
    const { node, raw, last } = this.#dragged;
    if (!node) return;
    const told = AXES.map((axis) => {
      if (length(node, axis) <= 0) return offset(node)[axis];
      raw[axis] -= translation[axis] - last[axis];
      return banded(node, axis, raw[axis]);
    });
    this.#dragged.last = translation;
    this.#report(stamp, node, 'changed', told);
    // The scene may not have taken it, or only in part.
    offset(node).forEach((value, axis) => {
      if (Math.abs(value - told[axis]) > 0.01) raw[axis] = value;
    });
  }

  #release(stamp, { phase, velocity }) {
    const node = this.#dragged?.node;
    this.#dragged = null;
    if (!node) return;
    const isFlick = phase === 'ended';
    const speed = AXES.map((axis) => (isFlick && length(node, axis) > 0 ? -velocity[axis] : 0));
    this.#report(stamp, node, 'ended', offset(node), speed);
    // Two that move the same content would tear at it.
    if (this.#live.isClosed || this.#live.movesContent(node)) return;
    this.#start(stamp, node, speed);
  }

  /** Goes on to a time; called at each refresh of the display. */
  step(stamp) {
    const motion = this.#motion;
    if (!motion) return;
    const { node, speed } = motion;
    const from = offset(node);
    const isTaken = !this.#live.has(node) || from.some((value, axis) => Math.abs(value - motion.told[axis]) > 0.01);
    if (isTaken) {
      this.#motion = null;
      return;
    }
    const passed = Math.min(Math.max(stamp - motion.stamp, 0), 0.064);
    motion.stamp = stamp;
    if (passed === 0) return;
    const told = AXES.map((axis) => decelerated(node, axis, from[axis], speed, passed));
    motion.told = told;
    if (told.some((value, axis) => value !== from[axis])) this.#report(stamp, node, 'changed', told);
    const isAtRest = AXES.every((axis) => {
      const [low, high] = bounds(node, axis);
      return Math.abs(speed[axis]) < SLOWEST && told[axis] >= low && told[axis] <= high;
    });
    if (isAtRest) this.#motion = null;
  }

  #report(stamp, { id }, phase, place, velocity = [0, 0]) {
    this.#live.send(stamp, { type: 'scroll', target: id, phase, offset: place.map(milli), velocity: velocity.map(milli) });
  }
}

const milli = (value) => Math.round(value * 1000) / 1000;
const offset = (node) => [node.contentOffsetX, node.contentOffsetY];

function bounds(node, axis) {
  const size = axis === 0 ? node.width : node.height;
  const content = axis === 0 ? node.contentWidth : node.contentHeight;
  const low = -(axis === 0 ? node.insetLeft : node.insetTop);
  const high = content + (axis === 0 ? node.insetRight : node.insetBottom) - size;
  return [low, Math.max(low, high)];
}

function length(node, axis) {
  const [low, high] = bounds(node, axis);
  return high - low;
}

/** Beyond an end, content follows a finger less and less. */
function banded(node, axis, raw) {
  const [low, high] = bounds(node, axis);
  const size = axis === 0 ? node.width : node.height;
  const band = (over) => (1 - 1 / ((over * 0.55) / size + 1)) * size;
  if (raw < low) return low - band(low - raw);
  return raw > high ? high + band(raw - high) : raw;
}

/** Where content is after some seconds by itself; changes its speed. */
function decelerated(node, axis, from, speed, passed) {
  const [low, high] = bounds(node, axis);
  if (high <= low && from === low) return from;
  let to = from;
  for (let left = passed; left > 0; left -= 0.004) {
    const seconds = Math.min(left, 0.004);
    const over = to < low ? to - low : to > high ? to - high : 0;
    if (over === 0) speed[axis] *= DECELERATION ** (seconds * 1000);
    else speed[axis] -= (220 * over + 30 * speed[axis]) * seconds;
    const next = to + speed[axis] * seconds;
    // A bounce ends at the edge.
    if (over !== 0 && (over < 0 ? next >= low : next <= high)) {
      speed[axis] = 0;
      return over < 0 ? low : high;
    }
    to = next;
  }
  const edge = to < low ? low : high;
  const isBack = (to < low || to > high) && Math.abs(to - edge) < 0.3 && Math.abs(speed[axis]) < SLOWEST;
  if (!isBack) return milli(to);
  speed[axis] = 0;
  return milli(edge);
}
