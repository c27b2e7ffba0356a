// The timeline: every take with its events, one below the other, and the instant that is shown.

const lane = 26;

class Futures {
  constructor(handlers) {
    this.handlers = handlers;
    this.axis = new Axis();
    this.track = byId("track");
    this.canvas = byId("track-canvas");
    this.head = byId("playhead");
    this.takes = [];
    this.end = 2;
    const point = (event) => {
      const x = event.clientX - this.track.getBoundingClientRect().left;
      if (x > gutter - 12) this.handlers.seek(this.timeAt(x));
    };
    this.track.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || event.target.closest("button")) return;
      this.track.setPointerCapture(event.pointerId);
      point(event);
    });
    this.track.addEventListener("pointermove", (event) => {
      if (this.track.hasPointerCapture(event.pointerId)) point(event);
    });
    this.track.addEventListener("keydown", (event) => this.key(event));
  }

  key(event) {
    if (event.target !== this.track) return;
    const step = event.shiftKey ? 0.1 : 1 / 60;
    const actions = {
      ArrowLeft: () => this.handlers.seek(this.time - step),
      ArrowRight: () => this.handlers.seek(this.time + step),
      PageDown: () => this.handlers.event(-1), PageUp: () => this.handlers.event(1),
      Home: () => this.handlers.seek(0), End: () => this.handlers.live(),
    };
    if (!actions[event.key]) return;
    event.preventDefault();
    actions[event.key]();
  }

  timeAt(x) { return Math.min(this.end, Math.max(0, this.axis.valueAt(x))); }

  open(takes, current) {
    this.takes = takes;
    this.current = current;
    const box = byId("takes");
    box.textContent = "";
    takes.forEach((take, i) => {
      const button = document.createElement("button");
      button.type = "button";
      button.setAttribute("role", "radio");
      button.setAttribute("aria-checked", String(take === current));
      button.tabIndex = take === current ? 0 : -1;
      button.textContent = take.name;
      button.style.top = px(4 + i * lane);
      button.addEventListener("click", () => this.handlers.choose(take));
      button.addEventListener("keydown", (event) => {
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        const next = by && box.children[i + by];
        if (!next) return;
        event.preventDefault();
        event.stopPropagation();
        this.handlers.choose(takes[i + by]);
        box.children[i + by]?.focus();
      });
      box.append(button);
    });
    this.draw();
  }

  get height() { return Math.max(1, this.takes.length) * lane + 24; }

  draw(now = 0) {
    const most = Math.max(2, now, ...this.takes.map((take) => take.time));
    this.end = most;
    this.now = now;
    const room = most <= 2 ? 2 : Math.ceil(most / 5) * 5;
    const { axis } = this;
    axis.open({ duration: room, count: 2, times: [0, room] });
    axis.width = this.track.clientWidth;
    this.track.style.height = px(this.height);
    const context = sharpContext(this.canvas, axis.width, this.height);
    // Asking for a colour makes the browser look at the whole page.
    const colors = new Map();
    this.color = (name) => {
      if (!colors.has(name)) colors.set(name, color(name));
      return colors.get(name);
    };
    this.takes.forEach((take, i) => this.drawTake(context, take, i * lane));
    this.drawScale(context, this.takes.length * lane);
  }

  drawTake(context, take, top) {
    const { axis } = this;
    const end = take === this.current ? Math.max(take.time, this.now) : take.time;
    const [from, to] = [axis.x(take.since), axis.x(end)];
    context.fillStyle = this.color(take === this.current ? "--chosen" : "--hover");
    context.fillRect(from, top + 5, Math.max(2, to - from), lane - 8);
    if (take.parent) {
      // Where it left its parent.
      const above = this.takes.indexOf(take.parent) * lane;
      context.fillStyle = this.color("--soft");
      context.fillRect(from - 1, above + 10, 2, top - above);
    }
    let last = "";
    for (const { t, event } of take.events) {
      if (t < take.since) continue;
      const x = Math.round(axis.x(t));
      const family = familyOf(event.type);
      const key = `${x} ${family}`;
      if (key === last) continue;
      last = key;
      context.fillStyle = this.color(family);
      context.fillRect(x - 1, top + 7, 2, lane - 12);
    }
  }

  drawScale(context, top) {
    const { ticks, decimals } = this.axis.ticks();
    context.textAlign = "center";
    for (const tick of ticks) {
      const x = Math.round(this.axis.x(tick)) + 0.5;
      context.fillStyle = this.color("--line");
      context.fillRect(x - 0.5, top, 1, 7);
      context.fillStyle = this.color("--soft");
      context.fillText(`${tick.toFixed(decimals)} s`, x, top + 18);
    }
  }

  show(time, text) {
    this.time = time;
    this.head.style.transform = `translateX(${this.axis.x(time)}px)`;
    this.track.setAttribute("aria-valuemax", this.end.toFixed(3));
    this.track.setAttribute("aria-valuenow", time.toFixed(3));
    this.track.setAttribute("aria-valuetext", text);
  }
}
