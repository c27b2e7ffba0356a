// Scroll views, as the system scrolls them: by themselves after a flick, with a bounce at the ends, and by a
// wheel. The scene owns the offset: what is scrolled is told to it, and what it makes of that counts.

class Scrolling {
  constructor(live) {
    this.live = live;
    this.motion = null;
  }

  get isMoving() { return this.motion !== null; }

  // The scroll view that a finger or wheel moves.
  view(node, axes) {
    for (let each = node; each; each = each.parent) {
      if (each.kind !== "scroll" || !each.isEnabled) continue;
      if (axes.some((axis) => this.length(each, axis) > 0)) return each;
    }
    return null;
  }

  bounds(node, axis) {
    const size = axis === 0 ? node.width : node.height;
    const content = axis === 0 ? node.contentWidth : node.contentHeight;
    const low = -(axis === 0 ? node.insetLeft : node.insetTop);
    const high = content + (axis === 0 ? node.insetRight : node.insetBottom) - size;
    return [low, Math.max(low, high)];
  }

  length(node, axis) {
    const [low, high] = this.bounds(node, axis);
    return high - low;
  }

  offset(node) { return [node.contentOffsetX, node.contentOffsetY]; }

  // A finger on a list that still moves stops it.
  stop() { this.motion = null; }

  // MARK: A finger

  // The scroll views that a finger may move, innermost first, with their offsets.
  lists(node) {
    const lists = [];
    for (let each = node; each; each = each.parent) {
      if (each.kind === "scroll") lists.push({ id: each.id, offset: this.offset(each) });
    }
    return lists;
  }

  // Which of them is elsewhere than before, if one is.
  follow(lists) {
    let moved;
    for (const list of lists) {
      const node = this.live.node(list.id);
      if (!node) continue;
      const offset = this.offset(node);
      if (offset.some((value, axis) => Math.abs(value - list.offset[axis]) > 0.01)) moved ??= list.id;
      list.offset = offset;
    }
    return moved;
  }

  // Goes on with the velocity of the finger that is lifted.
  flick(stamp, id, velocity) {
    const node = this.live.node(id);
    // Two that move the same content would tear at it.
    if (!node?.isEnabled || this.isMovedByScene(node)) return;
    const speed = velocity.map((value, axis) => (this.length(node, axis) > 0 ? -value : 0));
    this.motion = { id, speed, stamp, told: this.offset(node) };
  }

  isMovedByScene(node) {
    const later = this.live.take.session.fork();
    try {
      later.advance(this.live.take.time + 1 / 60);
      const frame = JSON.parse(later.frameJSON());
      const [x, y] = frame.nodes.find(({ id }) => id === node.id)?.contentOffset ?? [0, 0];
      return Math.abs(x - node.contentOffsetX) > 0.01 || Math.abs(y - node.contentOffsetY) > 0.01;
    } finally {
      later.close();
    }
  }

  // MARK: By itself

  step(stamp) {
    const { motion } = this;
    const node = motion && this.live.node(motion.id);
    if (!node) { this.stop(); return; }
    const now = this.offset(node);
    if (now.some((value, axis) => Math.abs(value - motion.told[axis]) > 0.01)) {
      this.stop();
      return;
    }
    const passed = Math.min(Math.max(stamp - motion.stamp, 0), 64);
    motion.stamp = stamp;
    if (passed === 0) return;
    const told = [0, 1].map((axis) => this.decelerated(node, axis, now[axis], passed));
    const isStill = [0, 1].every((axis) => {
      const [low, high] = this.bounds(node, axis);
      return Math.abs(motion.speed[axis]) < 12 && told[axis] >= low && told[axis] <= high;
    });
    if (told.some((value, axis) => value !== now[axis])) {
      this.report(stamp, node.id, "changed", told);
    }
    motion.told = told;
    if (isStill) this.stop();
  }

  decelerated(node, axis, from, passed) {
    const { speed } = this.motion;
    const [low, high] = this.bounds(node, axis);
    if (high <= low && from === low) return from;
    let to = from;
    for (let left = passed; left > 0; left -= 4) {
      const seconds = Math.min(left, 4) / 1000;
      const over = to < low ? to - low : to > high ? to - high : 0;
      if (over === 0) speed[axis] *= 0.998 ** (seconds * 1000);
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
    if ((to < low || to > high) && Math.abs(to - edge) < 0.3 && Math.abs(speed[axis]) < 12) {
      speed[axis] = 0;
      return milli(edge);
    }
    return milli(to);
  }

  // MARK: A wheel

  wheel(event, node) {
    this.stop();
    const delta = [event.deltaX, event.deltaY];
    if (event.shiftKey && delta[0] === 0) delta.reverse();
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? node.height : 1;
    if (this.wheeled !== node.id) {
      this.endWheel(event.timeStamp);
      this.wheeled = node.id;
      this.report(event.timeStamp, node.id, "began", this.offset(node));
    }
    const told = this.offset(this.live.node(node.id) ?? node).map((value, axis) => {
      const [low, high] = this.bounds(node, axis);
      return milli(Math.min(high, Math.max(low, value + delta[axis] * unit)));
    });
    this.report(event.timeStamp, node.id, "changed", told);
    clearTimeout(this.wheelTimer);
    this.wheelTimer = setTimeout(() => this.endWheel(performance.now()), 120);
  }

  endWheel(stamp) {
    const node = this.wheeled && this.live.node(this.wheeled);
    this.wheeled = undefined;
    if (node) this.report(stamp, node.id, "ended", this.offset(node));
  }

  report(stamp, target, phase, offset, velocity = [0, 0]) {
    this.live.send(stamp, {
      type: "scroll", target, phase, offset: offset.map(milli), velocity: velocity.map(milli),
    });
  }
}
