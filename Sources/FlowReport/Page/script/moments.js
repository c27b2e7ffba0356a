// What is between frames: further steps where a side is in motion, and its nodes at them.

// The most moments of a case.
const momentLimit = 20_000;

// The steps of a case as objects, with moments that belong to no frame wherever a side is in motion and
// there would be nothing to see of it.
const withMoments = (pairs, { expected, actual, tables }, rate, repeats = true) => {
  const steps = [];
  const seen = { expected: -1, actual: -1 };
  const isLong = () => steps.length > pairs.length / 2 + momentLimit;
  // The time until which what the sides show is in motion; what repeats for ever is, up to the next frame.
  const movesUntil = (next) => {
    let until = -Infinity;
    for (const [frames, index] of [[expected, seen.expected], [actual, seen.actual]]) {
      if (index < 0) continue;
      for (const { end } of tables.animations[frames.animations[index]]) {
        const last = end ?? (repeats && next < Infinity ? next : -Infinity);
        if (last > until) until = last;
      }
    }
    return until;
  };
  const fill = (from, to) => {
    if (!rate || to - from < 1.5 / rate || isLong()) return;
    const until = Math.min(to, movesUntil(to));
    const first = Math.floor(from * rate + 1e-6) + 1;
    const last = Math.min(Math.ceil((until - 1e-6) * rate), first + momentLimit + 1);
    for (let k = first; k < last; k += 1) {
      steps.push({ expected: -1, actual: -1, time: k / rate });
    }
    if (until < to && until > from) steps.push({ expected: -1, actual: -1, time: until });
  };
  let last = 0;
  for (let i = 0; i < pairs.length; i += 2) {
    const [a, b] = [pairs[i], pairs[i + 1]];
    const time = Math.max(last, b >= 0 ? actual.times[b] : expected.times[a]);
    fill(last, time);
    steps.push({ expected: a, actual: b, time, pair: i / 2 });
    last = time;
    if (a >= 0) seen.expected = a;
    if (b >= 0) seen.actual = b;
  }
  if (steps.length > 0) fill(last, Infinity);
  if (!isLong()) return steps;
  // Something that takes hours is shown without a caret's blinking, or as its frames have it.
  return repeats ? withMoments(pairs, { expected, actual, tables }, rate, false)
    : steps.filter(({ pair }) => pair !== undefined);
};

// Numbers of nodes that the page has made itself, added to the table where they are new.
class MadeNodes {
  constructor(table) {
    this.table = table;
    this.numbers = new Map();
  }

  number(base, members, make) {
    const key = `${base} ${members}`;
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.table.push(make()) - 1;
      this.numbers.set(key, number);
    }
    return number;
  }
}

// The list of nodes at each step: that of a frame, or what its animations have made of it since.
const continuedLists = (current, side) => {
  const frames = current[side];
  const { nodes } = current.tables;
  const made = new MadeNodes(nodes);
  const lists = [];
  let frame = -1;
  let moving = [];
  for (let step = 0; step < current.count; step += 1) {
    const seen = current.seen[side][step];
    if (seen < 0) {
      lists.push([]);
      continue;
    }
    if (seen === frame && current.own[side][step] < 0) {
      if (moving === null) moving = movingNodes(current, frames, seen);
      current.sampled[side][step] = moving.length > 0 ? 1 : 0;
      lists.push(continued(frames.nodes[seen], moving, current.times[step], nodes, made));
    } else {
      frame = seen;
      moving = null;
      lists.push(frames.nodes[seen]);
    }
  }
  return lists;
};

// The places in a frame's list of the nodes that its animations move, and how.
const movingNodes = (current, frames, index) => {
  const places = new Map();
  const list = frames.nodes[index];
  for (const each of samplersOf(current.tables.animations[frames.animations[index]])) {
    const place = list.findIndex((n) => current.tables.nodes[n].id === each.node);
    if (place < 0) continue;
    if (!places.has(place)) places.set(place, []);
    places.get(place).push(each);
  }
  return [...places].map(([place, samplers]) => ({ place, samplers }));
};

const continued = (list, moving, time, nodes, made) => {
  if (moving.length === 0) return list;
  const next = list.slice();
  for (const { place, samplers } of moving) {
    const base = list[place];
    const node = sampledNode(nodes[base], samplers, time);
    const members = JSON.stringify(samplers.map(({ property }) => node[property]));
    next[place] = made.number(base, members, () => node);
  }
  return next;
};

// Whether two values are the same but for what rounding has made of them.
const isNear = (one, two) => {
  if (typeof one === "number" && typeof two === "number") return Math.abs(one - two) < 0.0025;
  if (one === null || two === null || typeof one !== "object" || typeof two !== "object") {
    return one === two;
  }
  const names = Object.keys(one);
  return names.length === Object.keys(two).length
    && names.every((name) => name in two && isNear(one[name], two[name]));
};
