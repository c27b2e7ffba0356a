// Two takes side by side: their screens at the same time, and the curves of a node of both.

const sides = ["expected", "actual"];

// What the curves are drawn from: both takes' frames at a common rate.
class Comparison {
  constructor(expected, actual) {
    this.compares = true;
    this.tables = { nodes: [] };
    this.numbers = new Map();
    this.expected = expected;
    this.actual = actual;
    this.duration = Math.max(expected.time, actual.time, 0.1);
    const rate = Math.min(60, 3000 / this.duration);
    this.count = Math.floor(this.duration * rate) + 1;
    this.times = Array.from({ length: this.count }, (_, step) => step / rate);
    this.lists = { expected: this.read(expected), actual: this.read(actual) };
  }

  read(take) {
    const session = take.engine.open(JSON.stringify(take.header), { samplesRepeating: true });
    const lists = [];
    let next = 0;
    let last = "";
    let list = [];
    for (const time of this.times) {
      while (next < take.events.length && take.events[next].t <= time) {
        session.send(take.events[next].t, take.events[next].event);
        next += 1;
      }
      if (time <= take.time + 1e-9) {
        session.advance(time);
        const text = session.frameJSON();
        if (text !== last) list = JSON.parse(text).nodes.map((node) => this.number(node));
        last = text;
      } else {
        list = [];
      }
      lists.push(list);
    }
    session.close();
    return lists;
  }

  number(node) {
    const text = JSON.stringify(node);
    let number = this.numbers.get(text);
    if (number === undefined) {
      number = this.tables.nodes.push(node) - 1;
      this.numbers.set(text, number);
    }
    return number;
  }

  // The nodes that move, those that differ most first.
  moving() {
    const counts = new Map();
    for (const node of this.tables.nodes) counts.set(node.id, (counts.get(node.id) ?? 0) + 1);
    return [...counts].filter(([, count]) => count > 1).sort((a, b) => b[1] - a[1])
      .map(([id]) => id);
  }

  stepAt(time) {
    return Math.min(this.count - 1, Math.max(0, Math.floor((time / this.duration) * (this.count - 1) + 1e-6)));
  }
}

class Comparing {
  constructor(futures, live) {
    this.futures = futures;
    this.axis = new Axis();
    this.curves = new Curves(this.axis);
    this.display = new Display(byId("other-device"), byId("other-screen"));
    this.keyboard = new Keyboard(live, this.display, { isReady: () => false });
    this.take = null;
    byId("curve-node").addEventListener("change", () => this.openCurves());
  }

  // The other take; null for none.
  open(current, other) {
    this.close();
    this.take = other;
    byId("other-pane").hidden = other === null;
    byId("curves").hidden = other === null;
    byId("node-label").hidden = other === null;
    if (other === null) return;
    byId("other-name").textContent = other.name;
    byId("other-device").ariaLabel = `The screen of ${other.name}`;
    this.moments = new Moments(other);
    this.comparison = new Comparison(other, current);
    const select = byId("curve-node");
    const before = select.value;
    select.textContent = "";
    this.at = undefined;
    const ids = this.comparison.moving();
    for (const id of ids) select.append(new Option(id));
    if (ids.includes(before)) select.value = before;
    this.openCurves();
  }

  openCurves() {
    this.curves.open(this.comparison, byId("curve-node").value || undefined);
    this.draw();
  }

  draw() {
    if (!this.take) return;
    const { axis } = this.futures;
    this.axis.open(this.comparison);
    this.axis.width = axis.width;
    this.axis.from = axis.from;
    this.axis.to = axis.to;
    this.axis.end = this.comparison.duration;
    this.curves.draw();
  }

  show(time, scale) {
    if (!this.take) return;
    const at = Math.min(time, this.take.time);
    this.curves.show(this.comparison.stepAt(time));
    // Beyond its end it stays as it is.
    if (at === this.at && scale === this.display.scale) return;
    this.at = at;
    const surroundings = this.moments.surroundings(at);
    const { environment } = surroundings;
    this.display.resize(environment.size, scale);
    this.display.setSurroundings(environment);
    const frame = this.display.read(this.moments.frame(at));
    this.display.show(frame);
    this.keyboard.show(frame, surroundings, false);
  }

  close() {
    this.moments?.close();
    this.moments = undefined;
    this.take = null;
    this.display.clear();
  }
}
