// Keys that are no text: the engine moves the focus by them, presses what has it, and finds what Escape is for.

class KeyStrokes {
  constructor(live, handlers) {
    this.live = live;
    this.handlers = handlers;
  }

  // Whether a key is for the screen and not for the page.
  press(event) {
    if (!KeyStrokes.names.has(event.key) || !this.handlers.isReady()) return false;
    const { nodes } = this.live.display.frame;
    const stroke = KeyStrokes.event(event);
    if (event.key === "Tab") {
      if (event.ctrlKey || event.altKey || event.metaKey || this.leaves(event, stroke)) return false;
    } else if (event.key !== "Escape" && !nodes.some((node) => node.focused)) {
      return this.command(event);
    }
    event.preventDefault();
    this.live.send(event.timeStamp, stroke);
    return true;
  }

  // The commands of a screen reader's gestures, where nothing has the focus.
  command(event) {
    const name = { ArrowUp: "increment", ArrowDown: "decrement" }[event.key];
    if (!name || !this.handlers.commands().includes(name)) return false;
    event.preventDefault();
    return this.live.send(event.timeStamp, { type: "command", name });
  }

  // Whether Tab goes on to what is behind the screen on the page: from its last stop, or backwards from its first.
  leaves(event, stroke) {
    const place = (nodes) => nodes.findIndex((node) => node.focused);
    const before = place(this.live.display.frame.nodes);
    const fork = this.live.take.session.fork();
    try {
      fork.send(this.live.time(event.timeStamp), stroke);
      const after = place(JSON.parse(fork.frameJSON()).nodes);
      if (after < 0) return true;
      return before >= 0 && (event.shiftKey ? after >= before : after <= before);
    } catch (error) {
      if (!(error instanceof FlowError)) throw error;
      return true;
    } finally {
      fork.close();
    }
  }

  static event({ key, repeat, shiftKey, ctrlKey, altKey, metaKey }) {
    const modifiers = [[shiftKey, "shift"], [ctrlKey, "control"], [altKey, "alt"], [metaKey, "meta"]]
      .filter(([isDown]) => isDown).map(([, name]) => name);
    return {
      type: "key", key, ...(modifiers.length > 0 ? { modifiers } : {}), ...(repeat ? { repeats: true } : {}),
    };
  }
}
KeyStrokes.names = new Set([
  "Tab", "Enter", " ", "Escape", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End",
]);
