// Time from left to right, for the track and for the curves below it.

const gutter = 140;
const margin = 14;
// Points, of the mark of a difference.
const leastDifference = 8;
const seconds = (time) => `${Number(time.toFixed(3))} s`;
const color = (name) => getComputedStyle(document.documentElement).getPropertyValue(name);
const families = [
  [/^(pan|scroll)\b/, "--pan"], [/^(tap|focus|blur|select|return|key)\b/, "--tap"],
  [/^(text|deleteBackward|compose|undo|redo)\b/, "--text"], [/^keyboard\b/, "--keyboard"],
];
const familyOf = (cause) => {
  const family = families.find(([pattern]) => pattern.test(cause));
  return family ? family[1] : "--other";
};

const sharpContext = (canvas, width, height) => {
  const ratio = devicePixelRatio || 1;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  canvas.style.width = px(width);
  canvas.style.height = px(height);
  const context = canvas.getContext("2d");
  context.scale(ratio, ratio);
  context.font = `11px ${getComputedStyle(document.body).fontFamily}`;
  return context;
};

// The mapping of times to positions; a trace with no duration is laid out by frames.
class Axis {
  constructor() {
    this.width = 600;
    this.open(null);
  }

  open(current) {
    this.current = current;
    this.byFrame = !current || current.duration === 0;
    this.end = this.byFrame ? Math.max(1, current ? current.count - 1 : 1) : current.duration;
    this.from = 0;
    this.to = this.end;
  }

  get room() { return Math.max(1, this.width - gutter - margin); }
  value(step) { return this.byFrame ? step : this.current.times[step]; }
  x(value) { return gutter + ((value - this.from) / (this.to - this.from)) * this.room; }
  valueAt(x) { return this.from + ((x - gutter) / this.room) * (this.to - this.from); }
  stepAt(x) {
    const value = Math.min(this.end, Math.max(0, this.valueAt(x)));
    if (this.byFrame) return Math.min(this.current.count - 1, Math.round(value));
    // The nearer of the frames on both sides, since what is pointed at is what is meant.
    const step = this.current.stepAt(value);
    const next = step + 1;
    const { times, count } = this.current;
    return next < count && times[next] - value < value - times[step] ? next : step;
  }

  zoom(factor, middle) {
    const least = this.end / 5000;
    const length = Math.min(this.end, Math.max(least, (this.to - this.from) * factor));
    const share = (middle - this.from) / (this.to - this.from);
    this.from = Math.min(this.end - length, Math.max(0, middle - share * length));
    this.to = this.from + length;
  }

  // Moves the window so that it contains a value; returns whether it had to.
  reveal(value) {
    if (value >= this.from - 1e-9 && value <= this.to + 1e-9) return false;
    const length = this.to - this.from;
    this.from = Math.min(this.end - length, Math.max(0, value - length * 0.1));
    this.to = this.from + length;
    return true;
  }

  ticks() {
    const rough = (this.to - this.from) / Math.max(2, this.room / 90);
    const power = 10 ** Math.floor(Math.log10(rough));
    const size = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough);
    const ticks = [];
    for (let n = Math.ceil(this.from / size); n * size <= this.to; n += 1) ticks.push(n * size);
    return { ticks, decimals: Math.max(0, -Math.floor(Math.log10(size) + 1e-9)) };
  }
}

class Timeline {
  constructor(axis, seek, redraw) {
    this.axis = axis;
    this.track = byId("track");
    this.canvas = byId("track-canvas");
    this.head = byId("playhead");
    this.redrawAll = redraw;
    for (const element of [this.track, byId("curves")]) {
      const point = (event) => {
        const x = event.clientX - this.track.getBoundingClientRect().left;
        if (x > gutter - 12) seek(axis.stepAt(x));
      };
      element.addEventListener("pointerdown", (event) => {
        if (!axis.current || axis.current.count === 0 || event.button !== 0) return;
        element.setPointerCapture(event.pointerId);
        point(event);
      });
      element.addEventListener("pointermove", (event) => {
        if (element.hasPointerCapture(event.pointerId)) point(event);
      });
      element.addEventListener("wheel", (event) => {
        const isZoom = event.ctrlKey || event.metaKey || element === this.track;
        if (!isZoom || Math.abs(event.deltaY) < Math.abs(event.deltaX)) return;
        event.preventDefault();
        const x = event.clientX - this.track.getBoundingClientRect().left;
        axis.zoom(Math.exp(event.deltaY * 0.002), axis.valueAt(x));
        redraw();
      }, { passive: false });
    }
  }

  zoom(factor) {
    const value = this.axis.value(app.step);
    this.axis.zoom(factor, Math.min(this.axis.to, Math.max(this.axis.from, value)));
    this.redrawAll();
  }

  fit() {
    this.axis.open(this.axis.current);
    this.redrawAll();
  }

  draw() {
    const { axis } = this;
    const context = sharpContext(this.canvas, axis.width, 84);
    const current = axis.current;
    if (!current || current.count === 0) return;
    context.save();
    context.beginPath();
    context.rect(gutter - 6, 0, axis.width, 68);
    context.clip();
    this.drawDifferences(context, current);
    this.drawAnimations(context, current);
    this.drawEvents(context, current);
    context.restore();
    this.drawScale(context);
    context.fillStyle = color("--soft");
    context.textAlign = "left";
    ["events", "in flight"].forEach((name, i) => context.fillText(name, 12, 28 + i * 22));
  }

  drawScale(context) {
    const { ticks, decimals } = this.axis.ticks();
    context.textAlign = "center";
    for (const tick of ticks) {
      const x = Math.round(this.axis.x(tick)) + 0.5;
      context.fillStyle = color("--line");
      context.fillRect(x - 0.5, 62, 1, 8);
      context.fillStyle = color("--soft");
      const unit = this.axis.byFrame ? "" : " s";
      context.fillText(tick.toFixed(decimals) + unit, x, 80);
    }
  }

  drawDifferences(context, current) {
    for (let step = 0; step < current.count; step += 1) {
      if (!current.differing[step]) continue;
      let end = step;
      while (end + 1 < current.count && current.differing[end + 1]) end += 1;
      const { from, to } = this.differenceExtent(step, end);
      context.fillStyle = color("--differs-wash");
      context.fillRect(from, 0, to - from, 68);
      context.fillStyle = color("--differs");
      context.fillRect(from, 2, to - from, 6);
      step = end;
    }
  }

  // From the first frame that differs to the one after the last, since a frame holds until then;
  // wide enough to be seen and hit.
  differenceExtent(first, last) {
    const { axis } = this;
    const next = Math.min(last + 1, axis.current.count - 1);
    const from = axis.x(axis.value(first));
    const to = axis.x(axis.value(next));
    if (to - from >= leastDifference) return { from, to };
    const start = Math.max(gutter, from - leastDifference / 2);
    return { from: start, to: start + leastDifference };
  }

  // The animations of a transaction begin together, so one bar represents them all.
  drawAnimations(context, current) {
    const bars = new Map();
    current.tables.animations.forEach((list, number) => {
      for (const { begin, end, repeats } of list) {
        if (!repeats) bars.set(`${begin}-${end}`, { begin, end, number });
      }
    });
    if (this.axis.byFrame) return;
    const lanes = [];
    const sorted = [...bars.values()].sort((a, b) => a.begin - b.begin);
    context.fillStyle = color("--accent");
    for (const { begin, end } of sorted) {
      const cut = this.cutAt(current, begin, end);
      let lane = lanes.findIndex((until) => until <= begin + 1e-6);
      if (lane < 0) lane = lanes.length < 4 ? lanes.push(0) - 1 : 3;
      lanes[lane] = Math.max(cut, lanes[lane]);
      const x = this.axis.x(begin);
      context.globalAlpha = 0.55;
      context.beginPath();
      context.roundRect(x, 41 + lane * 6, Math.max(2, this.axis.x(cut) - x), 4, 2);
      context.fill();
    }
    context.globalAlpha = 1;
  }

  // The time at which an animation was last in flight; one that is replaced never reaches its end.
  cutAt(current, begin, end) {
    const frames = current.main;
    const side = current.actual ? "actual" : "expected";
    const has = (step) => {
      const frame = current.seen[side][step];
      const list = frame < 0 ? [] : current.tables.animations[frames.animations[frame]];
      return list.some((other) => other.begin === begin && other.end === end);
    };
    let step = current.stepAt(begin);
    while (step + 1 < current.count && current.times[step + 1] <= begin + 1e-9) step += 1;
    if (!has(step)) return end;
    let low = step;
    let high = current.stepAt(end);
    if (has(high)) return end;
    while (low + 1 < high) {
      const middle = (low + high) >> 1;
      if (has(middle)) low = middle; else high = middle;
    }
    return current.times[high];
  }

  drawEvents(context, current) {
    let last = "";
    for (const step of current.rows) {
      const letter = current.causeLetter(step);
      if (letter === "f" || letter === "s") continue;
      const x = Math.round(this.axis.x(this.axis.value(step)));
      const family = letter === "c" ? "--ink" : familyOf(current.cause(step));
      // Thousands of events may share a few hundred pixels.
      const key = `${x} ${family}`;
      if (key === last || x < gutter - 4 || x > this.axis.width) continue;
      last = key;
      context.fillStyle = color(family);
      if (letter === "c") {
        context.beginPath();
        context.moveTo(x, 16);
        context.lineTo(x + 5, 22);
        context.lineTo(x, 28);
        context.lineTo(x - 5, 22);
        context.fill();
      } else {
        context.fillRect(x - 1, 14, 2, 18);
      }
    }
  }

  show(step) {
    const { axis } = this;
    const current = axis.current;
    if (axis.reveal(axis.value(step))) this.redrawAll();
    this.head.style.transform = `translateX(${axis.x(axis.value(step))}px)`;
    this.track.setAttribute("aria-valuenow", step);
    this.track.setAttribute("aria-valuetext", momentText(current, step));
  }
}

const momentText = (current, step) => {
  const number = current.number(step);
  const last = current.number(current.count - 1);
  const isSample = current.causeLetter(step) === "f";
  const place = isSample ? `after frame ${number}` : `frame ${number}`;
  return `${place} of ${last}, ${seconds(current.times[step])}, ${current.cause(step)}`;
};
