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

// Whether a language is the one that is laid out from right to left, whatever a trace's direction is.
const isMirrored = (locale) => /^ar-xb$/i.test(locale ?? "");

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
      // One more frame of an event's.
      case "e": case "m": return this.tables.names[this.names[i]] || "event";
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
    this.variants = (data.variants || [])
      .map((variant) => ({ ...variant, frames: new Frames(variant.frames, this.tables) }));
    this.findings = data.findings || [];
    this.compares = Boolean(this.actual && this.expected);
    this.events = data.events || [];
    this.lines = data.lines || [];
    this.readSteps(withMoments(data.steps, this, data.rate));
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
    const count = steps.length;
    this.count = count;
    this.own = { expected: new Int32Array(count), actual: new Int32Array(count) };
    this.seen = { expected: new Int32Array(count), actual: new Int32Array(count) };
    this.times = new Float64Array(count);
    const last = { expected: -1, actual: -1 };
    // The step of each pair of frames that the report has written.
    this.stepOfPair = [];
    steps.forEach(({ expected, actual, time, pair }, step) => {
      if (pair !== undefined) this.stepOfPair.push(step);
      this.own.expected[step] = expected;
      this.own.actual[step] = actual;
      if (expected >= 0) last.expected = expected;
      if (actual >= 0) last.actual = actual;
      this.seen.expected[step] = last.expected;
      this.seen.actual[step] = last.actual;
      this.times[step] = time;
    });
    this.duration = count > 0 ? this.times[count - 1] : 0;
  }

  // The side whose frame is at a step: the actual one if it has one. A moment without a frame is of
  // the side that has come furthest.
  sideOf(step) {
    const has = (side) => this.own[side][step] >= 0;
    if (has("actual") || has("expected")) return has("actual") ? "actual" : "expected";
    return this.seen.actual[step] >= 0 ? "actual" : "expected";
  }

  frameOf(step) {
    const side = this.sideOf(step);
    return { frames: this[side], index: this.seen[side][step] };
  }

  isMoment(step) { return this.own.expected[step] < 0 && this.own.actual[step] < 0; }

  causeLetter(step) {
    const { frames, index } = this.frameOf(step);
    return this.isMoment(step) ? "f" : frames.causes[index];
  }

  cause(step) {
    const { frames, index } = this.frameOf(step);
    return this.isMoment(step) ? "in between" : frames.cause(index);
  }

  number(step) {
    const side = this.own.expected[step] >= 0 ? "expected" : this.sideOf(step);
    return this[side].numbers[this.seen[side][step]];
  }

  eventNumber(step) {
    const { frames, index } = this.frameOf(step);
    return frames.eventCounts[index] - 1;
  }

  event(step) {
    return "em".includes(this.causeLetter(step)) ? this.events[this.eventNumber(step)] : undefined;
  }

  value(side, column, step) {
    const frame = this.seen[side][step];
    return frame < 0 ? undefined : this.tables[column][this[side][column][frame]];
  }

  nodeList(side, step) { return this.lists[side][step]; }

  // Whether a side has a frame at a step, and not just one from an earlier step.
  has(side, step) { return this.own[side][step] >= 0 || this.lent[step] === 1; }

  // The nodes of both sides at each step. Where a side has no frame, its last one is continued by
  // the animations that it lists. But while both sides look the same and move the same way, the
  // samples of one are those of the other, since not all that moves is listed.
  readLists() {
    this.lists = {};
    this.sampled = {};
    for (const side of ["actual", "expected"]) {
      this.sampled[side] = new Uint8Array(this.count);
      this.lists[side] = continuedLists(this, side);
    }
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

  // The nodes that the engine moves at a step though no animation of the frame lists them, such as
  // along a bend.
  unlisted(step) {
    const own = this.own.actual[step];
    if (own < 0 || this.causeLetter(step) !== "f") return [];
    const { nodes, animations, causes } = this.actual;
    let frame = own;
    while (frame > 0 && causes[frame] === "f") frame -= 1;
    const listed = new Set(this.tables.animations[animations[frame]].map(({ node }) => node));
    const before = new Set(nodes[frame]);
    return nodes[own].filter((n) => !before.has(n)).map((n) => this.tables.nodes[n].id)
      .filter((id) => !listed.has(id));
  }

  node(side, step, id) {
    if (!this[side]) return undefined;
    const values = this.tables.nodes;
    const number = this.nodeList(side, step).find((n) => values[n].id === id);
    return number === undefined ? undefined : values[number];
  }

  readDifferences() {
    this.differences = this.data.differences.map((difference) => ({
      ...difference, steps: difference.steps.map((pair) => this.stepOfPair[pair]),
      most: this.stepOfPair[difference.most],
    }));
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
      // What differs in a frame does so until the next one.
      const goesOn = step > 0 && this.differing[step - 1] === 1 && this.causeLetter(step) === "f";
      this.differing[step] = open > 0 || goesOn || this.isApart(step) ? 1 : 0;
    }
  }

  // Whether both sides look different at a step that only one of them has a frame for.
  isApart(step) {
    if (!this.compares || this.lent[step] === 1) return false;
    const { expected, actual } = this.own;
    return (expected[step] < 0 || actual[step] < 0) && this.apartAt(step).length > 0;
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
    // What the trace says of the direction, and the language, of which one has its own.
    let [ownDirection, { locale }] = [rightToLeft(given), given];
    const now = {
      size: given.size || (header ? [375, 812] : this.extent()),
      // A saved state has the direction in which it was laid out.
      rightToLeft: ownDirection || (!header?.state && isMirrored(locale)), keyboard: null,
      origin: given.windowOrigin || [0, 0],
      strip: given.safeArea ? given.safeArea[2] : 0,
    };
    this.surroundings = [{ ...now }];
    for (const event of this.events) {
      if (event.type === "environment" && event.environment) {
        if (event.environment.size) now.size = event.environment.size;
        if (event.environment.layoutDirection) ownDirection = rightToLeft(event.environment);
        locale = event.environment.locale ?? locale;
        now.rightToLeft = ownDirection || isMirrored(locale);
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
    for (const number of this.main?.nodes[0] ?? []) {
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

  // The ids of the nodes that look different at a step between frames. The page's own samples are
  // made of rounded numbers.
  apartAt(step) {
    const values = this.tables.nodes;
    const [list, other] = sides.map((side) => this.lists[side][step]);
    const others = new Map(other.map((n) => [values[n].id, n]));
    const apart = [];
    for (const number of list) {
      const { id } = values[number];
      const match = others.get(id);
      others.delete(id);
      if (match === number) continue;
      if (match === undefined || !isNear(values[number], values[match])) apart.push(id);
    }
    return [...apart, ...others.keys()];
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
