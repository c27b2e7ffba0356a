// The dots that show where fingers are.

class Touches {
  constructor(display) {
    this.display = display;
    this.dots = new Map();
  }

  show(number, at) {
    let dot = this.dots.get(number);
    if (!dot) {
      if (!at) return;
      dot = document.createElement("div");
      dot.className = "touch";
      this.dots.set(number, dot);
    }
    if (dot.parentNode !== this.display.root) this.display.root.append(dot);
    dot.classList.toggle("shown", at !== null);
    if (at) dot.style.transform = `translate(${at[0]}px,${at[1]}px)`;
  }

  hide() { for (const number of this.dots.keys()) this.show(number, null); }

  // Where fingers were at an instant: on the way, or just after a tap.
  showPast(take, time) {
    this.hide();
    const last = new Map();
    for (const { t, event } of take.events) {
      if (t > time) break;
      if (!event.location || event.phase === "hover") continue;
      if (["pan", "tap", "pointer"].includes(event.type)) last.set(event.id ?? 0, { t, event });
    }
    for (const [number, { t, event }] of last) {
      const isDown = ["began", "changed", "down", "move"].includes(event.phase);
      this.show(number, isDown || time - t < 0.1 ? event.location : null);
    }
  }
}
