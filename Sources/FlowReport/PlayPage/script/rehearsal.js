// Browsers compile a function when it is first called, which takes longer than a frame has. So while
// nobody does anything, a scene is played through once where it is not seen.

// Resolves when the browser has nothing else to do, with how long that lasts, in milliseconds.
const idle = () => new Promise((resolve) => {
  if (window.requestIdleCallback) requestIdleCallback((deadline) => resolve(deadline.timeRemaining()));
  else setTimeout(() => resolve(10), 20);
});

// A screen whose time goes on by itself.
class UnseenLive extends Live {
  time() { return this.take.time; }

  send(stamp, event) {
    try {
      this.take.send(this.take.time, event);
      this.nodes.update();
      return true;
    } catch (error) {
      if (!(error instanceof FlowError)) throw error;
      return false;
    }
  }

  pass(seconds) {
    this.take.advance(this.take.time + seconds);
    this.nodes.update();
    this.draw();
  }
}

class Rehearsal {
  constructor(engine, header) {
    const [device, root] = [document.createElement("div"), document.createElement("div")];
    this.display = new Display(device, root);
    this.live = new UnseenLive(this.display, {
      drawn: (frame) => this.drawn(frame),
    });
    this.keyboard = new Keyboard(this.live, this.display, {});
    this.take = new Take(engine, header);
    this.display.resize(this.take.environment.size, 1);
    this.live.open(this.take);
  }

  // Rehearses the scene of a header, a step whenever the browser has time.
  static async run(engine, header) {
    let end = await idle();
    const rehearsal = new Rehearsal(engine, header);
    try {
      for (const step of rehearsal.steps()) {
        // A step takes less than ten milliseconds.
        if (performance.now() > end) end = await idle() + performance.now() - 10;
        step();
      }
    } finally {
      rehearsal.take.close();
    }
  }

  drawn(frame) {
    this.keyboard.follow(0, frame);
    this.keyboard.show(frame, this.take, false);
  }

  // A mouse, a finger and a second click; then whatever takes a touch or a text, and what that brings; each
  // node once.
  * steps() {
    const [width, height] = this.take.environment.size;
    for (const kind of ["mouse", "touch"]) {
      for (const [i, phase] of ["hover", "down", "move", "move", "up"].entries()) {
        if (kind === "touch" && phase === "hover") continue;
        const location = [width / 2, height / 2 - 20 * i];
        yield () => this.live.send(0, { type: "pointer", id: 0, phase, location, kind });
        yield () => this.live.pass(1 / 60);
      }
    }
    yield () => wordAround("a word", 0, false);
    const done = new Set();
    for (let left = 40; left > 0; left -= 1) {
      const node = this.live.nodes.nodes.find((each) => each.isInteractive && !done.has(each.id));
      if (!node) return;
      done.add(node.id);
      for (const event of this.events(node)) {
        yield () => this.live.send(0, event);
        yield () => this.live.pass(1 / 60);
        yield () => this.live.pass(0.5);
      }
    }
  }

  events({ id: target, kind, x, y, width, height }) {
    const at = { target, location: [x + width / 2, y + height / 2] };
    switch (kind) {
      case "field":
        return [{ type: "tap", ...at }, { type: "focus", target }, { type: "text", target, replacement: "1" },
                { type: "deleteBackward", target }, { type: "return", target }];
      case "picker": return [{ type: "select", target, component: 0, row: 1 }];
      case "scroll":
        return ["began", "changed", "ended"].map((phase, i) =>
          ({ type: "scroll", target, phase, offset: [0, 20 * i], velocity: [0, 0] }));
      default:
        return [{ type: "tap", ...at }, ...["began", "changed", "ended"].map((phase, i) =>
          ({ type: "pan", ...at, phase, translation: [0, -8 * i], velocity: [0, 0] }))];
    }
  }
}
