// How far apart both sides are to the eye, and where a case is furthest: there it opens, and there it is
// drawn small.

// How much a fade, or something that is only on one side, counts, in points.
const fadePoints = 100;

// What can be seen of each node, by its id: its box in the window, and how opaque it is.
const seenNodes = (list, values, window) => {
  const seen = new Map();
  for (const number of list) {
    const node = values[number];
    const parent = seen.get(node.parent);
    const [x, y, width, height] = node.frame;
    const [dx, dy] = node.transform?.translation || [0, 0];
    const left = (parent?.left ?? 0) - (parent?.scrolled[0] ?? 0) + x + dx;
    const top = (parent?.top ?? 0) - (parent?.scrolled[1] ?? 0) + y + dy;
    const within = parent?.within ?? [0, 0, ...window];
    // Turned or scaled, it may reach as far as it is long.
    const reach = node.transform ? Math.max(width, height) / 2 : 0;
    const box = [Math.max(within[0], left - reach), Math.max(within[1], top - reach),
      Math.min(within[2], left + width + reach), Math.min(within[3], top + height + reach)];
    const alpha = node.hidden ? 0 : (parent?.alpha ?? 1) * (node.alpha ?? 1);
    seen.set(node.id, {
      number, node, left, top, alpha, scrolled: node.contentOffset || [0, 0],
      within: node.clipsToBounds || node.kind === "scroll" ? box : within,
      isSeen: alpha > 0.004 && box[2] > box[0] && box[3] > box[1],
    });
  }
  return seen;
};

const most = (one, two) => one.reduce((far, n, i) => Math.max(far, Math.abs(n - (two[i] ?? 0))), 0);

// How far a node itself has moved, in points. What moves with its parent is the parent's.
const wayBetween = (one, two) => {
  const [scale, other] = [one, two].map((node) => node.transform?.scale || [1, 1]);
  const turned = (one.transform?.rotationY || 0) - (two.transform?.rotationY || 0);
  const [, , width, height] = one.frame;
  return most(one.frame, two.frame)
    + most(one.transform?.translation || [0, 0], two.transform?.translation || [0, 0])
    + most([scale[0] * width / 2, scale[1] * height / 2], [other[0] * width / 2, other[1] * height / 2])
    + Math.abs(turned) * width / 2 + most(one.contentOffset || [0, 0], two.contentOffset || [0, 0]);
};

// How far apart both sides are at a step, in points.
//
// Of some nodes only, where their ids are given.
const distanceAt = (current, step, ids) => {
  const values = current.tables.nodes;
  const lists = sides.map((side) => current.nodeList(side, step));
  if (lists[0] === lists[1]) return 0;
  const window = current.surrounding(step).size;
  const [expected, actual] = lists.map((list) => seenNodes(list, values, window));
  const longest = Math.max(...window);
  let sum = 0;
  for (const id of new Set([...expected.keys(), ...actual.keys()])) {
    const [one, two] = [expected.get(id), actual.get(id)];
    if ((ids && !ids.includes(id)) || (!one?.isSeen && !two?.isSeen)) continue;
    if (!one?.isSeen || !two?.isSeen) {
      sum += fadePoints * Math.max(one?.isSeen ? one.alpha : 0, two?.isSeen ? two.alpha : 0);
      continue;
    }
    if (one.number === two.number) continue;
    const fade = fadePoints * Math.abs((one.node.alpha ?? 1) - (two.node.alpha ?? 1));
    const moved = Math.min(longest, wayBetween(one.node, two.node)) + fade;
    // Another text or colour counts, too, but never as much as to hide a movement.
    sum += moved > 0.01 ? moved : looksAlike(one.node, two.node) ? 0 : 1;
  }
  return sum;
};

// Members that a screen does not show.
const unseenMembers = ["accessibilityLabel", "accessibilityValue", "accessibilityTraits", "enabled",
  "focused", "keyboardType", "textContentType", "returnKeyType", "autocorrection"];

const looksAlike = (one, two) => {
  const seen = (node) => JSON.stringify(Object.entries(node)
    .filter(([name]) => !unseenMembers.includes(name)).sort(([a], [b]) => (a < b ? -1 : 1)));
  return seen(one) === seen(two);
};

// The most steps of a case that are looked at before the nearest ones.
const looks = 240;

// The step between two at which both sides are furthest apart; nothing where they never are.
const furthestStep = (current, first, last, ids) => {
  let [worst, far] = [undefined, 0];
  const look = (from, to, stride) => {
    for (let step = from; step <= to; step += stride) {
      if (!current.differing[step]) continue;
      const distance = distanceAt(current, step, ids);
      if (distance > far + 1e-6) [worst, far] = [step, distance];
    }
  };
  const stride = Math.max(1, Math.ceil((last - first + 1) / looks));
  look(first, last, stride);
  if (stride > 1) {
    // What differs in a few frames only may lie between.
    for (const { steps, most: greatest } of current.differences) {
      for (const step of [steps[0], greatest]) {
        if (step !== undefined && step >= first && step <= last) look(step, step, 1);
      }
    }
    if (worst !== undefined) look(Math.max(first, worst - stride), Math.min(last, worst + stride), 1);
  }
  return worst;
};

// The step at which a case that differs is shown: where it differs most to the eye, or else where
// something begins to differ. Nothing for a case that does not differ.
const landingStep = (current) => {
  const apart = current.differences.filter(({ steps }) => steps.length > 0);
  if (apart.length === 0) return undefined;
  const worst = current.compares ? furthestStep(current, 0, current.count - 1) : undefined;
  return worst ?? apart[0].steps[0];
};

// The step at which a difference is shown first. A movement begins where nothing is to be seen of it yet:
// it is shown where what it moves is furthest apart.
const stepOfDifference = (current, difference) => {
  const [begin] = difference.steps;
  if (!difference.moves || begin === undefined) return begin;
  if (difference.shownAt === undefined) {
    let end = difference.steps[difference.steps.length - 1];
    while (end + 1 < current.count && current.differing[end + 1]) end += 1;
    difference.shownAt = furthestStep(current, begin, end, difference.moves) ?? begin;
  }
  return difference.shownAt;
};
