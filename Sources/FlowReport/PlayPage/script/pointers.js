// Fingers, mice and pens. The engine gets their samples and finds out what they become; what it leaves to a
// host is done here: a list that goes on after a flick, and a wheel.

class Pointers {
  constructor(live, scrolling, handlers) {
    this.live = live;
    this.scrolling = scrolling;
    this.handlers = handlers;
    this.fingers = new Map();
    // The numbers of pointers, by those of the browser: a mouse keeps its own.
    this.numbers = new Map();
    const { device } = live.display;
    this.device = device;
    device.addEventListener("pointerdown", (event) => this.down(event));
    device.addEventListener("pointermove", (event) => this.moved(event));
    device.addEventListener("pointerup", (event) => this.up(event));
    device.addEventListener("pointercancel", (event) => this.cancel(event));
    device.addEventListener("lostpointercapture", (event) => this.cancel(event));
    device.addEventListener("pointerleave", (event) => this.left(event));
    device.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    // Keeps the focus where the scene has it.
    device.addEventListener("mousedown", (event) => event.preventDefault());
    device.addEventListener("contextmenu", (event) => event.preventDefault());
  }

  down(event) {
    if (event.button !== 0) return;
    event.preventDefault();
    if (!this.handlers.isReady()) return;
    this.device.setPointerCapture(event.pointerId);
    if (this.fingers.size === 0) this.handlers.began(event.timeStamp);
    this.live.display.box = undefined;
    const at = this.live.display.place(event);
    const node = this.live.hit(event.clientX, event.clientY);
    const field = this.live.around(node, "field");
    if (this.handlers.selects(event, field)) return;
    const velocity = new Velocity();
    velocity.add(event.timeStamp, at);
    const finger = {
      kind: event.pointerType, start: at, last: at, velocity, lists: this.scrolling.lists(node), isTap: true,
      field: field?.isFocused ? field.id : undefined, stopped: this.scrolling.motion?.id,
    };
    this.fingers.set(event.pointerId, finger);
    this.scrolling.stop();
    this.tell(event, "down", at);
  }

  moved(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) {
      if (event.pointerType !== "touch") this.hover(event);
      return;
    }
    const samples = event.getCoalescedEvents?.() ?? [];
    for (const sample of samples.length > 0 ? samples : [event]) this.move(finger, sample);
  }

  move(finger, event) {
    const at = this.live.display.place(event);
    finger.velocity.add(event.timeStamp, at);
    if (at[0] === finger.last[0] && at[1] === finger.last[1]) return;
    finger.last = at;
    const slop = finger.kind === "mouse" ? Pointers.mouseSlop : Pointers.slop;
    if (Math.hypot(at[0] - finger.start[0], at[1] - finger.start[1]) >= slop) finger.isTap = false;
    this.tell(event, "move", at);
    const list = this.scrolling.follow(finger.lists);
    if (list !== undefined) finger.scrolled = { list, stamp: event.timeStamp };
  }

  up(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const at = this.live.display.place(event);
    finger.velocity.add(event.timeStamp, at);
    // A touch that stops a list does nothing else.
    this.tell(event, finger.stopped !== undefined && finger.isTap ? "cancel" : "up", at);
    this.remove(event.pointerId, finger);
    const { scrolled } = finger;
    if (scrolled && event.timeStamp - scrolled.stamp < Velocity.window) {
      this.scrolling.flick(event.timeStamp, scrolled.list, finger.velocity.at(event.timeStamp));
    } else if (finger.isTap && finger.field !== undefined) this.handlers.tappedField(event);
  }

  // The system has taken the pointer away.
  cancel(event) {
    this.handlers.selected(event);
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    this.tell(event, "cancel", finger.last);
    this.remove(event.pointerId, finger);
  }

  // Nobody's fingers are there any more, and where a mouse points is not known.
  lift() {
    this.hovered = undefined;
    for (const pointerId of [...this.fingers.keys()]) {
      this.cancel({ timeStamp: performance.now(), pointerId });
    }
  }

  remove(pointerId, finger) {
    this.fingers.delete(pointerId);
    this.handlers.touched(this.numbers.get(pointerId), null);
    if (finger.kind === "touch") this.numbers.delete(pointerId);
    // A list that it has stopped beyond an end goes back.
    if (finger.stopped !== undefined) this.scrolling.flick(performance.now(), finger.stopped, [0, 0]);
  }

  // MARK: A mouse that only points

  hover(event) {
    if (this.handlers.selecting(event) || !this.handlers.isLive()) return;
    const node = this.live.hit(event.clientX, event.clientY);
    const cursor = !node?.isEnabled ? "" : this.live.around(node, "field") ? "text"
      : this.live.around(node, "button") ? "pointer" : "";
    if (this.device.style.cursor !== cursor) this.device.style.cursor = cursor;
    // Where it points at what it did, nothing is new.
    if (node?.id === this.hovered) return;
    this.hovered = node?.id;
    this.tell(event, "hover", this.live.display.place(event));
  }

  left(event) {
    if (this.fingers.has(event.pointerId)) return;
    if (event.pointerType !== "touch" && this.hovered !== undefined && this.handlers.isLive()) {
      this.hovered = undefined;
      this.tell(event, "hover", [-1, -1]);
    }
    this.numbers.delete(event.pointerId);
  }

  // MARK: What the engine is told

  number(pointerId) {
    if (!this.numbers.has(pointerId)) {
      const taken = new Set(this.numbers.values());
      let number = 0;
      while (taken.has(number)) number += 1;
      this.numbers.set(pointerId, number);
    }
    return this.numbers.get(pointerId);
  }

  tell(event, phase, location) {
    const finger = this.fingers.get(event.pointerId);
    const kind = finger?.kind ?? event.pointerType;
    const id = this.number(event.pointerId);
    if (phase !== "hover") this.handlers.touched(id, location);
    const modifiers = ["shift", "control", "alt", "meta"]
      .filter((name) => event[name === "control" ? "ctrlKey" : `${name}Key`]);
    this.live.send(event.timeStamp, {
      type: "pointer", id, phase, location, ...(kind === "touch" ? {} : { kind }),
      ...(modifiers.length > 0 ? { modifiers } : {}),
    });
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
// Points that a finger moves before it is no tap any more, as in the engine.
Pointers.slop = 10;
Pointers.mouseSlop = 3;
