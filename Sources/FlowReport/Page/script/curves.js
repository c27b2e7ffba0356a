// Curves of the selected node's numbers, on the axis of the timeline.

const numericParts = [
  ["x", (n) => n.frame[0]], ["y", (n) => n.frame[1]],
  ["width", (n) => n.frame[2]], ["height", (n) => n.frame[3]],
  ["translation x", (n) => part(n.transform && n.transform.translation, 0, 0)],
  ["translation y", (n) => part(n.transform && n.transform.translation, 1, 0)],
  ["scale x", (n) => part(n.transform && n.transform.scale, 0, 1)],
  ["scale y", (n) => part(n.transform && n.transform.scale, 1, 1)],
  ["rotationY", (n) => (n.transform && n.transform.rotationY) || 0],
  ["alpha", (n) => n.alpha ?? 1], ["cornerRadius", (n) => n.cornerRadius || 0],
  ["borderWidth", (n) => n.borderWidth || 0], ["strokeEnd", (n) => n.strokeEnd ?? 1],
  ["offset x", (n) => part(n.contentOffset, 0, 0)],
  ["offset y", (n) => part(n.contentOffset, 1, 0)],
  ["inset bottom", (n) => part(n.contentInset, 2, 0)],
  ["content height", (n) => part(n.contentSize, 1, 0)],
  ["caret", (n) => n.caret ?? -1], ["font size", (n) => (n.font ? n.font.size : 0)],
];
const part = (list, index, normal) => (list ? list[index] : normal);
const short = (value) => String(Number(value.toFixed(3)));

// The versions of a node on one side: a step and the node from there on, or null.
const versions = (current, side, id) => {
  const list = [];
  const values = current.tables.nodes;
  let nodes = null;
  let number = -2;
  let place = 0;
  for (let step = 0; step < current.count; step += 1) {
    const next = current.lists[side][step];
    if (next === nodes) continue;
    nodes = next;
    if (place >= next.length || values[next[place]].id !== id) {
      place = next.findIndex((n) => values[n].id === id);
    }
    const found = place < 0 ? -1 : next[place];
    place = Math.max(0, place);
    if (found === number) continue;
    number = found;
    list.push({ step, node: found < 0 ? null : values[found] });
  }
  return list;
};

class Curves {
  constructor(axis) {
    this.axis = axis;
    this.box = byId("curves");
    this.names = byId("curve-names");
    this.canvas = byId("curve-canvas");
    this.curves = [];
  }

  open(current, id) {
    this.current = current;
    this.curves = [];
    if (current && id !== undefined) {
      const histories = sides.filter((side) => current[side])
        .map((side) => ({ side, list: versions(current, side, id) }));
      for (const [name, read] of numericParts) {
        const curve = this.curve(name, read, histories);
        if (curve) this.curves.push(curve);
      }
    }
    this.canvas.setAttribute("aria-label", this.curves.length === 0
      ? "No curves" : `Curves of ${id}: ${this.curves.map((c) => c.text).join(", ")}`);
    this.fill(id);
  }

  curve(name, read, histories) {
    let [low, high] = [Infinity, -Infinity];
    const lines = histories.map(({ side, list }) => {
      const steps = [];
      const values = [];
      for (const { step, node } of list) {
        const value = node ? read(node) : NaN;
        if (values.length > 0 && Object.is(values[values.length - 1], value)) continue;
        steps.push(step);
        values.push(value);
        if (value < low) low = value;
        if (value > high) high = value;
      }
      return { side, steps, values };
    });
    if (!(high > low)) return null;
    return { name, lines, low, high, text: `${name} from ${short(low)} to ${short(high)}` };
  }

  fill(id) {
    this.names.textContent = "";
    for (const curve of this.curves) {
      const row = document.createElement("p");
      row.innerHTML = "<b></b><span></span>";
      row.firstChild.textContent = curve.name;
      curve.label = row.lastChild;
      this.names.append(row);
    }
    if (this.curves.length === 0) {
      const row = document.createElement("p");
      row.className = "none";
      row.textContent = id === undefined
        ? "Choose a node on the screen or in the list to see its curves."
        : `No number of ${id} changes in this trace.`;
      this.names.append(row);
    }
  }

  draw() {
    const height = Math.max(1, this.curves.length * 40);
    const context = sharpContext(this.canvas, this.axis.width, height);
    this.curves.forEach((curve, row) => this.drawCurve(context, curve, row * 40));
  }

  drawCurve(context, curve, top) {
    const { axis, current } = this;
    context.fillStyle = color("--line");
    context.fillRect(gutter, top + 39, axis.room, 1);
    const y = (value) => top + 34 - ((value - curve.low) / (curve.high - curve.low)) * 28;
    context.save();
    context.beginPath();
    context.rect(gutter - 2, top, axis.room + 4, 40);
    context.clip();
    for (const { side, steps, values } of curve.lines) {
      context.strokeStyle = color(current.compares ? `--${side}` : "--accent");
      context.lineWidth = 1.5;
      context.setLineDash(side === "expected" && current.compares ? [5, 3] : []);
      context.beginPath();
      let isOpen = false;
      let previous = NaN;
      for (let i = this.firstSeen(steps); i < steps.length; i += 1) {
        const x = axis.x(axis.value(steps[i]));
        if (Number.isNaN(values[i])) {
          if (isOpen) context.lineTo(x, y(previous));
          isOpen = false;
          continue;
        }
        // A value holds until the next frame, but for one sample after another of what moves.
        const isNext = steps[i] === steps[i - 1] + 1 && current.causeLetter?.(steps[i]) === "f";
        if (!isOpen) context.moveTo(x, y(values[i]));
        else if (!isNext) context.lineTo(x, y(previous));
        context.lineTo(x, y(values[i]));
        isOpen = true;
        previous = values[i];
        if (x > axis.width) break;
      }
      if (isOpen) context.lineTo(axis.x(axis.end), y(previous));
      context.stroke();
    }
    context.restore();
  }

  // The last change before the step shown, or else the first change of all.
  firstSeen(steps) {
    const from = this.axis.from;
    let low = 0;
    let high = steps.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.axis.value(steps[middle]) <= from) low = middle; else high = middle - 1;
    }
    return Math.max(0, low);
  }

  show(step) {
    for (const curve of this.curves) {
      const texts = curve.lines.map(({ steps, values }) => {
        let low = 0;
        let high = steps.length - 1;
        if (high < 0 || steps[0] > step) return "–";
        while (low < high) {
          const middle = (low + high + 1) >> 1;
          if (steps[middle] <= step) low = middle; else high = middle - 1;
        }
        return Number.isNaN(values[low]) ? "–" : short(values[low]);
      });
      const text = texts.length === 2 && texts[0] === texts[1] ? texts[0] : texts.join(" → ");
      if (curve.shown !== text) {
        curve.shown = text;
        curve.label.textContent = text;
      }
    }
  }
}
