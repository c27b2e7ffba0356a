// Fingers and the mouse: one at a time, as a recognizer for one touch has it.

class Pointers {
  constructor(live, scrolling, handlers) {
    this.live = live;
    this.scrolling = scrolling;
    this.handlers = handlers;
    this.finger = null;
    const { device } = live.display;
    this.device = device;
    device.addEventListener("pointerdown", (event) => this.down(event));
    device.addEventListener("pointermove", (event) => this.moved(event));
    device.addEventListener("pointerup", (event) => this.up(event));
    device.addEventListener("pointercancel", (event) => this.cancel(event));
    device.addEventListener("lostpointercapture", (event) => this.cancel(event));
    device.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    // Keeps the focus where the scene has it.
    device.addEventListener("mousedown", (event) => event.preventDefault());
    device.addEventListener("contextmenu", (event) => event.preventDefault());
  }

  down(event) {
    if (event.button !== 0) return;
    event.preventDefault();
    if (!this.handlers.isReady()) return;
    if (this.finger) {
      this.handlers.refusedFinger();
      return;
    }
    this.device.setPointerCapture(event.pointerId);
    this.handlers.began(event.timeStamp);
    this.live.display.box = undefined;
    const at = this.live.display.place(event);
    const node = this.live.hit(event.clientX, event.clientY);
    const velocity = new Velocity();
    velocity.add(event.timeStamp, at);
    this.finger = {
      id: event.pointerId, start: at, last: at, target: node?.id, velocity, isPanning: false,
      field: this.live.around(node, "field")?.id, stopped: this.scrolling.isMoving,
    };
    this.scrolling.stop();
    this.handlers.touched(at);
  }

  moved(event) {
    if (!this.finger || event.pointerId !== this.finger.id) return;
    const samples = event.getCoalescedEvents?.() ?? [];
    for (const sample of samples.length > 0 ? samples : [event]) this.move(sample);
  }

  move(event) {
    const { finger } = this;
    const at = this.live.display.place(event);
    finger.velocity.add(event.timeStamp, at);
    this.handlers.touched(at);
    if (!finger.isPanning && !this.begins(event, at)) return;
    if (at[0] === finger.last[0] && at[1] === finger.last[1]) return;
    this.pan(event, at, "changed");
    if (finger.scrolls) {
      this.scrolling.move(event.timeStamp, at.map((value, axis) => value - finger.last[axis]));
    }
    finger.last = at;
  }

  // Begins a pan if the finger has gone far enough: where it went down, so that no way is lost.
  begins(event, at) {
    const { finger } = this;
    const way = at.map((value, axis) => value - finger.start[axis]);
    if (Math.hypot(...way) < Pointers.slop) return false;
    finger.isPanning = true;
    this.pan(event, finger.start, "began");
    const axis = Math.abs(way[0]) > Math.abs(way[1]) ? 0 : 1;
    const node = finger.target === undefined ? null : this.live.node(finger.target);
    const view = this.scrolling.view(node, [axis]);
    finger.scrolls = view !== null;
    if (view) this.scrolling.begin(event.timeStamp, view);
    return true;
  }

  up(event) {
    const { finger } = this;
    if (!finger || event.pointerId !== finger.id) return;
    const at = this.live.display.place(event);
    this.finger = null;
    this.handlers.touched(null);
    if (finger.isPanning) {
      finger.velocity.add(event.timeStamp, at);
      this.release(event, finger, at, "ended", finger.velocity.at(event.timeStamp));
    } else if (finger.field !== undefined) {
      this.handlers.tappedField(event, finger.field);
    } else if (!finger.stopped) {
      // A touch that stops a list does nothing else.
      this.live.send(event.timeStamp, { type: "tap", location: at });
    }
  }

  // The system has taken the gesture away.
  cancel(event) {
    if (event.pointerId === this.finger?.id) this.lift(event);
  }

  // Nobody's finger is there any more.
  lift(event = { timeStamp: performance.now() }) {
    const { finger } = this;
    if (!finger) return;
    this.finger = null;
    this.handlers.touched(null);
    if (finger.isPanning) this.release(event, finger, finger.last, "cancelled", [0, 0]);
  }

  release(event, finger, at, phase, velocity) {
    this.live.send(event.timeStamp, this.sample(finger, at, phase, velocity));
    if (finger.scrolls) this.scrolling.end(event.timeStamp, velocity);
  }

  pan(event, at, phase) {
    const { finger } = this;
    const velocity = finger.velocity.at(event.timeStamp);
    this.live.send(event.timeStamp, this.sample(finger, at, phase, velocity));
  }

  sample(finger, at, phase, velocity) {
    const translation = at.map((value, axis) => milli(value - finger.start[axis]));
    const sample = { type: "pan", phase, translation, velocity, location: at };
    if (finger.target !== undefined) sample.target = finger.target;
    return sample;
  }

  wheel(event) {
    if (event.ctrlKey || !this.handlers.isReady()) return;
    const axis = Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.shiftKey ? 0 : 1;
    const node = this.live.hit(event.clientX, event.clientY)
      ?? this.live.node(this.live.display.ids(event.clientX, event.clientY)[0]);
    const view = this.scrolling.view(node, [axis]);
    if (!view) return;
    event.preventDefault();
    this.scrolling.wheel(event, view);
  }
}
// Points that a finger moves before it pans.
Pointers.slop = 10;
