// The timeline: every take with its events, one below the other, and the instant that is shown.

class Futures {
  constructor(handlers) {
    this.handlers = handlers;
    this.axis = new Axis();
    this.track = byId("track");
    this.canvas = byId("track-canvas");
    this.head = byId("playhead");
    this.takes = [];
    this.end = 2;
    this.forget();
    new ResizeObserver(([{ contentRect }]) => {
      if (this.width === contentRect.width) return;
      this.width = contentRect.width;
      handlers.resized();
    }).observe(this.track);
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
    this.forget();
    const box = byId("takes");
    box.hidden = takes.length < 2;
    box.textContent = "";
    takes.forEach((take, i) => {
      const button = document.createElement("button");
      button.type = "button";
      button.setAttribute("role", "radio");
      button.setAttribute("aria-checked", String(take === current));
      button.tabIndex = take === current ? 0 : -1;
      button.textContent = take.name;
      button.style.top = px(2 + i * this.lane);
      button.style.height = px(this.lane - 4);
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

  get height() { return Math.max(1, this.takes.length) * this.lane + 24; }

  // The timeline has room for some time to come, so that what is new is drawn beside what is there.
  static room(seconds) {
    if (seconds <= 2) return 2;
    const step = [5, 10, 20, 60, 300].find((each) => seconds <= each * 6) ?? 1800;
    return Math.ceil(seconds / step) * step;
  }

  draw(now = 0) {
    this.end = Math.max(2, now, ...this.takes.map((take) => take.time));
    this.now = now;
    const room = Futures.room(this.end);
    const width = this.width ?? this.track.clientWidth;
    const key = `${room}|${width}|${devicePixelRatio}`;
    if (key !== this.drawnKey || now < this.drawnTo) this.drawAll(room, width, key);
    else this.drawNew();
  }

  // What the colours, the takes or the lanes are may have changed.
  forget() {
    this.drawnKey = "";
    this.lane = matchMedia("(pointer: coarse)").matches ? 48 : 28;
  }

  drawAll(room, width, key) {
    this.drawnKey = key;
    const { axis, lane } = this;
    axis.open({ duration: room, count: 2, times: [0, room] });
    axis.width = width;
    this.track.style.height = px(this.height);
    this.context = sharpContext(this.canvas, width, this.height);
    // Asking for a colour makes the browser look at the whole page.
    const colors = new Map();
    this.color = (name) => {
      if (!colors.has(name)) colors.set(name, color(name));
      return colors.get(name);
    };
    this.takes.forEach((take, i) => this.drawTake(take, i * lane));
    this.drawScale(this.context, this.takes.length * lane);
  }

  drawTake(take, top) {
    const { axis, context, lane } = this;
    const isCurrent = take === this.current;
    const end = isCurrent ? Math.max(take.time, this.now) : take.time;
    const from = axis.x(take.since);
    const pen = { bar: from, mark: -1, count: 0, last: "" };
    this.drawBar(take, pen, top, Math.max(from + 2, axis.x(end)));
    if (take.parent) {
      // Where it left its parent.
      const above = this.takes.indexOf(take.parent) * lane;
      context.fillStyle = this.color("--soft");
      context.fillRect(from - 1, above + 10, 2, top - above);
    }
    this.drawMarks(take, pen, top);
    if (isCurrent) {
      this.pen = pen;
      this.drawnTo = this.now;
    }
  }

  // What has come since: the take that runs has grown.
  drawNew() {
    const { current, pen } = this;
    if (!current) return;
    const top = this.takes.indexOf(current) * this.lane;
    this.drawBar(current, pen, top, this.axis.x(Math.max(current.time, this.now)));
    this.drawMarks(current, pen, top);
    this.drawnTo = this.now;
  }

  drawBar(take, pen, top, to) {
    const from = Math.max(pen.bar, pen.mark);
    if (to <= from) return;
    this.context.fillStyle = this.color(take === this.current ? "--chosen" : "--hover");
    this.context.fillRect(Math.floor(from), top + 5, Math.ceil(to) - Math.floor(from), this.lane - 8);
    pen.bar = Math.ceil(to);
  }

  drawMarks({ events, since }, pen, top) {
    for (; pen.count < events.length; pen.count += 1) {
      const entry = events[pen.count];
      if (entry.t < since || entry.event.phase === "hover") continue;
      const x = Math.round(this.axis.x(entry.t));
      entry.family ??= familyOf(entry.event.type);
      const key = `${x} ${entry.family}`;
      if (key === pen.last) continue;
      pen.last = key;
      pen.mark = x + 1;
      this.context.fillStyle = this.color(entry.family);
      this.context.fillRect(x - 1, top + 7, 2, this.lane - 12);
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
    if (text === this.text) return;
    this.text = text;
    this.track.setAttribute("aria-valuemax", this.end.toFixed(3));
    this.track.setAttribute("aria-valuenow", time.toFixed(3));
    this.track.setAttribute("aria-valuetext", text);
  }
}
