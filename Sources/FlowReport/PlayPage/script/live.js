// The running screen: the clock, the display link, and what is drawn at each refresh.

class Live {
  constructor(display, handlers) {
    this.display = display;
    this.handlers = handlers;
    this.take = null;
    this.isRunning = false;
    this.request = 0;
  }

  open(take) {
    this.pause();
    this.take = take;
    this.nodes = new Screen(take.session);
    this.nodes.update();
    this.base = take.time;
    this.display.clear();
    this.draw();
  }

  // The scene's time goes on from where it was: what happens on the page meanwhile takes none of it.
  resume() {
    if (this.isRunning || !this.take) return;
    this.isRunning = true;
    this.base = this.take.time;
    this.since = performance.now();
    this.draw();
    this.wake();
  }

  pause() {
    if (!this.isRunning) return;
    this.advance(performance.now());
    this.isRunning = false;
    cancelAnimationFrame(this.request);
    clearTimeout(this.timer);
    this.request = 0;
  }

  time(stamp) {
    if (!this.isRunning) return this.take.time;
    return Math.max(this.take.time, this.base + (stamp - this.since) / 1000);
  }

  // Tells the scene of an event; what it refuses is said and changes nothing.
  send(stamp, event) {
    if (!this.isRunning) return false;
    try {
      this.take.send(this.time(stamp), event);
      this.nodes.update();
    } catch (error) {
      if (!(error instanceof FlowError)) throw error;
      this.handlers.refused(event, error);
      return false;
    }
    this.needFrame();
    return true;
  }

  advance(stamp) {
    try {
      this.take.advance(this.time(stamp));
      this.nodes.update();
    } catch (error) {
      if (!(error instanceof FlowError)) throw error;
      this.handlers.refused({ type: "tick" }, error);
    }
  }

  needFrame() {
    if (this.request || !this.isRunning) return;
    this.request = requestAnimationFrame((stamp) => this.refresh(stamp));
  }

  refresh(stamp) {
    this.request = 0;
    if (!this.isRunning) return;
    this.handlers.beforeFrame(stamp);
    this.advance(stamp);
    this.draw();
    this.wake();
  }

  // The display link pauses while nothing moves; a timer of the scene's wakes it.
  wake() {
    clearTimeout(this.timer);
    const { session } = this.take;
    if (!session.isSettled || this.handlers.isMoving()) {
      this.needFrame();
    } else if (Number.isFinite(session.nextWakeUp)) {
      const wait = (session.nextWakeUp - this.time(performance.now())) * 1000;
      this.timer = setTimeout(() => this.needFrame(), Math.min(Math.max(wait, 0), 1e9));
    }
  }

  draw() {
    this.display.setSurroundings(this.take.environment);
    const frame = this.display.read(this.take.session.frameJSON());
    this.display.show(frame);
    this.handlers.drawn(frame);
  }

  node(id) { return this.nodes.node(id); }

  // Ends the gestures that nobody's finger is behind, as the system does when it takes one away.
  endGestures(stamp) {
    for (const event of openGestures(this.take.events)) this.send(stamp, event);
  }

  // The topmost node at a place that takes touches, and the control of the system's it is or is in.
  hit(x, y) {
    for (const id of this.display.ids(x, y)) {
      const node = this.node(id);
      if (!node || !this.isSeen(node) || !node.isInteractive) continue;
      return node;
    }
    return null;
  }

  isSeen(node) {
    for (let each = node; each; each = each.parent) {
      if (each.isHidden || each.alpha < 0.01) return false;
    }
    return true;
  }

  around(node, kind) {
    for (let each = node; each; each = each.parent) if (each.kind === kind) return each;
    return null;
  }
}
