// Decodes a case. Values are in tables and frames are columns of numbers that refer to them, so two
// frames with the same number have the same value, without a look at it.

const byId = (id) => document.getElementById(id);
const readData = (id) => JSON.parse(byId(id).textContent);

const patched = (base, patch) => {
  const node = { ...base };
  for (const name in patch) {
    if (patch[name] === null) delete node[name]; else node[name] = patch[name];
  }
  return node;
};

const resolved = (table) => {
  const nodes = [];
  for (const entry of table) {
    nodes.push(Array.isArray(entry) ? patched(nodes[entry[0]], entry[1]) : entry);
  }
  return nodes;
};

// Frames with the same nodes share one list, so that drawing can compare by identity.
const nodeLists = (column) => {
  let list = [];
  return column.map((entry) => {
    if (entry === 0) return list;
    if (Array.isArray(entry[0])) {
      list = entry[0];
    } else {
      list = list.slice();
      for (let i = 0; i < entry.length; i += 2) list[entry[i]] = entry[i + 1];
    }
    return list;
  });
};

class Frames {
  constructor(data, tables) {
    this.times = data.times;
    this.causes = data.causes;
    this.names = data.names;
    this.states = data.states;
    this.animations = data.animations;
    this.effects = data.effects;
    this.nodes = nodeLists(data.nodes);
    this.tables = tables;
    this.count = data.times.length;
    // Frame numbers as in the golden, which does not count samples; also the number of events so
    // far.
    this.numbers = new Int32Array(this.count);
    this.eventCounts = new Int32Array(this.count);
    let number = -1;
    let events = 0;
    for (let i = 0; i < this.count; i += 1) {
      if (this.causes[i] !== "f") number += 1;
      if (this.causes[i] === "e") events += 1;
      this.numbers[i] = number;
      this.eventCounts[i] = events;
    }
  }

  cause(i) {
    switch (this.causes[i]) {
      case "s": return "start";
      case "e": return this.tables.names[this.names[i]] || "event";
      case "c": return "completion";
      default: return "in between";
    }
  }
}

class Case {
  constructor(info, data) {
    this.info = info;
    this.data = data;
    this.tables = { ...data.tables, nodes: resolved(data.tables.nodes) };
    this.expected = data.expected ? new Frames(data.expected, this.tables) : null;
    this.actual = data.actual ? new Frames(data.actual, this.tables) : null;
    this.main = this.actual || this.expected;
    this.compares = Boolean(this.actual && this.expected);
    this.differences = data.differences;
    this.events = data.events || [];
    this.lines = data.lines || [];
    this.readSteps(data.steps);
    this.readLists();
    this.readDifferences();
    this.readSurroundings();
    this.rows = [];
    this.rowOfStep = new Int32Array(this.count);
    for (let step = 0; step < this.count; step += 1) {
      if (this.causeLetter(step) !== "f" || this.rows.length === 0) this.rows.push(step);
      this.rowOfStep[step] = this.rows.length - 1;
    }
  }

  // A step's frame on either side, and the one still shown if the step has none.
  readSteps(steps) {
    const count = steps.length / 2;
    this.count = count;
    this.own = { expected: new Int32Array(count), actual: new Int32Array(count) };
    this.seen = { expected: new Int32Array(count), actual: new Int32Array(count) };
    this.times = new Float64Array(count);
    const last = { expected: -1, actual: -1 };
    let time = 0;
    for (let step = 0; step < count; step += 1) {
      ["expected", "actual"].forEach((side, offset) => {
        const frame = steps[step * 2 + offset];
        this.own[side][step] = frame;
        if (frame >= 0) last[side] = frame;
        this.seen[side][step] = last[side];
      });
      const side = this.sideOf(step);
      time = Math.max(time, this[side].times[this.own[side][step]]);
      this.times[step] = time;
    }
    this.duration = time;
  }

  // The side whose frame is at a step: the actual one if it has one.
  sideOf(step) { return this.own.actual[step] >= 0 ? "actual" : "expected"; }

  frameOf(step) {
    const side = this.sideOf(step);
    return { frames: this[side], index: this.own[side][step] };
  }

  causeLetter(step) {
    const { frames, index } = this.frameOf(step);
    return frames.causes[index];
  }

  cause(step) {
    const { frames, index } = this.frameOf(step);
    return frames.cause(index);
  }

  number(step) {
    const side = this.own.expected[step] >= 0 ? "expected" : this.sideOf(step);
    return this[side].numbers[this.own[side][step]];
  }

  eventNumber(step) {
    const { frames, index } = this.frameOf(step);
    return frames.eventCounts[index] - 1;
  }

  event(step) {
    return this.causeLetter(step) === "e" ? this.events[this.eventNumber(step)] : undefined;
  }

  value(side, column, step) {
    const frame = this.seen[side][step];
    return frame < 0 ? undefined : this.tables[column][this[side][column][frame]];
  }

  nodeList(side, step) { return this.lists[side][step]; }

  // Whether a side has a frame at a step, and not just one from an earlier step.
  has(side, step) { return this.own[side][step] >= 0 || this.lent[step] === 1; }

  // The nodes of both sides at each step. A golden has no samples, but while both sides look the
  // same and move the same way, the samples of one are those of the other.
  readLists() {
    const held = (side) => Array.from(this.seen[side],
      (frame) => (frame < 0 ? [] : this[side].nodes[frame]));
    this.lists = { expected: held("expected"), actual: held("actual") };
    this.lent = new Uint8Array(this.count);
    if (!this.compares) return;
    let isAlike = false;
    for (let step = 0; step < this.count; step += 1) {
      const [a, b] = [this.own.expected[step], this.own.actual[step]];
      if (this.causeLetter(step) !== "f") {
        const [list, other] = [this.lists.expected[step], this.lists.actual[step]];
        isAlike = a >= 0 && b >= 0 && this.expected.animations[a] === this.actual.animations[b]
          && list.length === other.length && list.every((n, i) => n === other[i]);
      } else if (isAlike && a < 0) {
        this.lists.expected[step] = this.lists.actual[step];
        this.lent[step] = 1;
      }
    }
  }

  node(side, step, id) {
    if (!this[side]) return undefined;
    const values = this.tables.nodes;
    const number = this.nodeList(side, step).find((n) => values[n].id === id);
    return number === undefined ? undefined : values[number];
  }

  readDifferences() {
    const counts = new Int32Array(this.count + 1);
    for (const { steps } of this.differences) {
      for (let i = 0; i < steps.length; i += 2) {
        counts[steps[i]] += 1;
        counts[steps[i + 1] + 1] -= 1;
      }
    }
    this.differing = new Uint8Array(this.count);
    let open = 0;
    for (let step = 0; step < this.count; step += 1) {
      open += counts[step];
      this.differing[step] = open > 0 ? 1 : 0;
    }
  }

  differsIn(difference, step) {
    const { steps } = difference;
    let low = 0;
    let high = steps.length / 2 - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      if (step < steps[middle * 2]) high = middle - 1;
      else if (step > steps[middle * 2 + 1]) low = middle + 1;
      else return true;
    }
    return false;
  }

  // What frames do not contain: the window's size, its direction and the keyboard, by event.
  readSurroundings() {
    const { header } = this.data;
    // A saved state has its own environment.
    const given = (header && (header.state || header).environment) || {};
    const rightToLeft = (e) => e.layoutDirection === "rightToLeft";
    const now = {
      size: given.size || (header ? [375, 812] : this.extent()),
      rightToLeft: rightToLeft(given), keyboard: null, origin: given.windowOrigin || [0, 0],
      strip: given.safeArea ? given.safeArea[2] : 0,
    };
    this.surroundings = [{ ...now }];
    for (const event of this.events) {
      if (event.type === "environment" && event.environment) {
        if (event.environment.size) now.size = event.environment.size;
        if (event.environment.layoutDirection) now.rightToLeft = rightToLeft(event.environment);
        if (event.environment.size) now.keyboard = null;
        if (event.environment.windowOrigin) now.origin = event.environment.windowOrigin;
        if (event.environment.safeArea) now.strip = event.environment.safeArea[2];
      } else if (event.type === "keyboard") {
        now.keyboard = this.keyboardMove(event, now);
      }
      const last = this.surroundings[this.surroundings.length - 1];
      const same = last.size === now.size && last.keyboard === now.keyboard
        && last.rightToLeft === now.rightToLeft && last.origin === now.origin
        && last.strip === now.strip;
      this.surroundings.push(same ? last : { ...now });
    }
  }

  // From where to where a keyboard moves: from below the window, or from where it is.
  keyboardMove({ t, phase, frame, duration, curve }, { keyboard, size, origin }) {
    if (!frame) return null;
    const hidden = [frame[0], origin[1] + size[1], frame[2], frame[3]];
    return {
      from: keyboard ? keyboardFrame(keyboard, t) : hidden, to: phase === "willHide" ? hidden : frame,
      begin: t, duration, curve,
    };
  }

  // Without a trace, the size is that of what is drawn.
  extent() {
    let size = [1, 1];
    for (const number of this.main ? this.main.nodes[0] : []) {
      const { frame, parent } = this.tables.nodes[number];
      if (parent === undefined) {
        size = [Math.max(size[0], frame[0] + frame[2]), Math.max(size[1], frame[1] + frame[3])];
      }
    }
    return size;
  }

  surrounding(step) {
    const { frames, index } = this.frameOf(step);
    return this.surroundings[Math.min(frames.eventCounts[index], this.surroundings.length - 1)];
  }

  // The last step at or before a time.
  stepAt(time) {
    let low = 0;
    let high = this.count - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.times[middle] <= time + 1e-9) low = middle; else high = middle - 1;
    }
    return low;
  }
}
