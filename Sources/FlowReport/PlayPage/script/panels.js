// The panels around the screen. They follow it a few times a second, and never two at one refresh of the
// display, so that a frame has the page's time for itself.

class Panels {
  // Each is a function that shows a frame.
  constructor(panels) {
    this.panels = panels;
    this.next = 0;
    this.left = 0;
  }

  // Shows all at once: an instant was asked for.
  show(...given) {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.left = 0;
    for (const panel of this.panels) panel(...given);
  }

  // Shows them in turn; of frames that are put off the last one counts.
  follow(...given) {
    this.given = given;
    this.left = this.panels.length;
    this.timer ??= setTimeout(() => this.turn(), Panels.spacing);
  }

  turn() {
    this.timer = undefined;
    if (this.left === 0) return;
    this.left -= 1;
    const panel = this.panels[this.next];
    this.next = (this.next + 1) % this.panels.length;
    panel(...this.given);
    if (this.left > 0) this.timer = setTimeout(() => this.turn(), Panels.spacing);
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.left = 0;
  }
}
// Milliseconds.
Panels.spacing = 50;
