// What led to a value, in the five lines that `flow why` writes: from the frames of a session, and from
// what the tool has read in the scene's page and sources. Tests/Browser/test-play compares both.
//
// A session has its frames up to the moment, without samples, and the frame of the moment itself, each with
// time, cause, state, nodes (back to front), animations and effects; and its events, each with its line.

// Rounded as in frames.
const fineText = (value) => String(Math.round(value * 1e6) / 1e6 + 0);
const secondsOf = (time) => `${fineText(time)} s`;
const writtenText = (value) => JSON.stringify(value);

// The members that frames leave out where they have these values.
const leftOut = {
  transform: '{"matrix":[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1]}',
  alpha: "1", strokeEnd: "1", cornerRadius: "0", borderWidth: "0",
  contentOffset: "[0,0]", contentInset: "[0,0,0,0]", rows: "[]", selectedRows: "[]",
  accessibilityTraits: "[]", hidden: "false", enabled: "true", focused: "false", pressed: "false", hovered: "false",
  secure: "false", clipsToBounds: "false",
  keyboardType: '"default"', returnKeyType: '"default"', autocorrection: "true",
};

const nodeOf = (frame, id) => frame.nodes.find((node) => node.id === id);

// The value of a member, as it is written; undefined without the node.
const memberText = (frame, { node, member }) => {
  const owner = nodeOf(frame, node) ?? (node === "state" ? frame.state : undefined);
  if (!owner) return undefined;
  return owner[member] === undefined ? leftOut[member] ?? "none" : writtenText(owner[member]);
};

const motionKey = ({ node, property, begin, to }) =>
  `${node}.${property}@${fineText(begin)}>${writtenText(to)}`;

// The frame that has decided a value, and the animation that the value is in or has come by.
const decisionOn = (session, path) => {
  let [before, value, motion, isMoving, latest, decided] = [undefined, undefined, undefined, false];
  let events = 0;
  const take = (frame) => {
    if (frame.cause !== "start" && frame.cause !== "completion" && !frame.isMore) events += 1;
    if (frame !== session.moment) latest = { frame, before, event: session.events[events - 1] };
    const now = memberText(frame, path);
    const current = frame.animations
      .find(({ node, property }) => node === path.node && property === path.member);
    // Transforms are written otherwise where they move.
    const hasArrived = () => isMoving
      && (path.member === "transform" || now === writtenText(motion.to));
    if (current) {
      if (!isMoving || motionKey(current) !== motionKey(motion)) decided = latest;
      motion = current;
    } else if (!before || now !== value && !hasArrived()) {
      decided = latest;
      motion = undefined;
    }
    isMoving = current !== undefined;
    value = now;
    before = frame;
  };
  for (const frame of session.frames) take(frame);
  take(session.moment);
  return { ...decided, motion };
};

// The topmost node at a place that a screen reader has a name for, without regard to transforms.
const touchedNode = ({ nodes }, place) => {
  const places = new Map();
  let found;
  for (const { id, parent, frame, alpha = 1, hidden, contentOffset = [0, 0], accessibilityLabel } of nodes) {
    const above = places.get(parent) ?? { x: 0, y: 0, isSeen: true };
    const isSeen = above.isSeen && alpha >= 0.01 && hidden === undefined;
    const [x, y] = [above.x + frame[0], above.y + frame[1]];
    places.set(id, { x: x - contentOffset[0], y: y - contentOffset[1], isSeen });
    const isInside = place[0] >= x && place[0] < x + frame[2] && place[1] >= y && place[1] < y + frame[3];
    if (isSeen && isInside && accessibilityLabel !== undefined) found = id;
  }
  return found;
};

// The type of an event, then what it is for, and what else tells it from others.
const eventNames = (event) => ["type", "key", "target", "name", "phase", "outcome", "id", "location"]
  .filter((name) => event[name] !== undefined)
  .map((name) => (typeof event[name] === "string" ? event[name] : writtenText(event[name])));

// Those of the event that a frame is of, with what a touch without a target is on.
const namesAt = ({ frame, before, event }) => {
  if (frame.cause === "start" || frame.cause === "completion") return [frame.cause];
  // A golden may stand without its trace.
  if (!event) return [];
  const names = eventNames(event);
  const touched = before && event.location && names.at(-1).startsWith("[")
    ? touchedNode(before, event.location) : undefined;
  if (touched !== undefined) names.splice(1, 0, touched);
  return names;
};

const keptText = (text) => (text.length > 1000 ? `${text.slice(0, 1000)}…` : text);
const plainText = (value) => {
  const text = keptText(value === undefined ? "none" : writtenText(value));
  return text.startsWith('"') && text.endsWith('"') && text.length > 2 ? text.slice(1, -1) : text;
};

const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
const hasKeys = (value) => Array.isArray(value) && value.every((row) => isObject(row) && row.key !== undefined);

// What differs between two values of a state: members of held scenes one by one, scenes under keys by key.
const valueChanges = (path, from, to) => {
  if (writtenText(from) === writtenText(to)) return [];
  if (isObject(from) && isObject(to)) return memberChanges(`${path}.`, from, to);
  if (!hasKeys(from) || !hasKeys(to)) return [`${path} ${plainText(from)} → ${plainText(to)}`];
  const [keys, others] = [from, to].map((rows) => rows.map((row) => row.key));
  const changes = [...new Set([...keys, ...others])].flatMap((key) => {
    if (!others.includes(key)) return [`${path}.${key} goes`];
    if (!keys.includes(key)) return [`${path}.${key} appears`];
    return valueChanges(`${path}.${key}`, from[keys.indexOf(key)], to[others.indexOf(key)]);
  });
  const places = keys.map((key) => others.indexOf(key)).filter((place) => place >= 0);
  const isReordered = places.some((place, index) => index > 0 && place < places[index - 1]);
  return isReordered ? [...changes, `${path} ${keys.join(", ")} → ${others.join(", ")}`] : changes;
};
const memberChanges = (prefix, from, to) => [...new Set([...Object.keys(from), ...Object.keys(to)])]
  .flatMap((name) => valueChanges(prefix + name, from[name], to[name]));

// The members of the state that a frame changes.
const stateChanges = ({ frame, before }) => (before ? memberChanges("", before.state, frame.state) : []);

// Whether an id matches one on a page, which may have *, <k> or … in place of some parts. A placeholder alone
// matches no id.
const isNamed = (id, written) => {
  if (id === written) return true;
  const pieces = written.split(/<[^>]*>|[*…<]/);
  if (pieces.length < 2 || pieces.every((piece) => piece === "") || !id.startsWith(pieces[0])) return false;
  let rest = id.slice(pieces[0].length);
  for (const piece of pieces.slice(1, -1)) {
    const at = rest.indexOf(piece, 1);
    if (at < 0) return false;
    rest = rest.slice(at + piece.length);
  }
  const tail = pieces.at(-1);
  return rest.length > tail.length && rest.endsWith(tail);
};

// A rule as the tool has written it. What it is about comes first among its names, which stand between
// backquotes, and then, where the text is cut, behind it.
const readRule = ([number, line, text, subjectCount, ...more]) => {
  const names = text.split("`").slice(0, -1).filter((_, i) => i % 2 === 1).concat(more);
  return { number, line, text, names, subjects: names.slice(0, subjectCount) };
};

// The rules that say most of a member of a node, and of the event that has set it.
const rulesFor = (rules, { node, member }, event) => {
  const local = node.split("/").filter(Boolean).at(-1) ?? node;
  const isSpoken = member.startsWith("accessibility");
  const chosen = [];
  const choose = (score) => {
    let [top, found] = [0, undefined];
    for (const rule of rules) {
      if (chosen.some(({ number }) => number === rule.number)) continue;
      const points = score(rule);
      if (points > top) [top, found] = [points, rule];
    }
    if (found) chosen.push(found);
  };
  choose(({ number, names, subjects }) => {
    const isSubject = subjects.some((name) => isNamed(local, name));
    if (!isSubject && !names.some((name) => isNamed(local, name))) return 0;
    return (isSubject ? 4 : 1) + (names.includes(member) ? 3 : 0)
      + (number.startsWith("G") && !isSpoken ? 2 : 0) + (number.startsWith("A") && isSpoken ? 4 : 0);
  });
  choose(({ names, subjects }) => {
    if (!subjects.includes(event[0])) return 0;
    const known = event.slice(1).filter((name) => subjects.some((each) => isNamed(name, each)));
    return 1 + 4 * known.length + (names.some((name) => isNamed(local, name)) ? 1 : 0);
  });
  return chosen;
};

// Whether an id is of a part's family: what is in angle brackets varies, within a scene.
const isOfFamily = (id, name) => {
  const pieces = name.split(/<[^>]*>/).map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${pieces.join("[^/]+")}$`).test(id);
};

// The line of the sources that sets a member, or else the one that appends its node.
const layoutOf = ({ files, parts = [] }, { node, member }) => {
  const place = parts.find(({ name }) => name === node) ?? parts.find(({ name }) => isOfFamily(node, name));
  return place && `${files[place.file]}:${place.members[member] ?? place.line}`;
};

const eventLine = ({ frame, event }, names, trace) => {
  if (frame.cause === "start") return "none; so since the start";
  const place = event ? `, line ${event.line} of ${trace}` : "";
  const time = secondsOf(frame.time);
  if (frame.cause !== "completion") return `${names.join(" ") || frame.cause} at ${time}${place}`;
  const after = event ? `, after ${eventNames(event.event).join(" ")}${place}` : "";
  return `a completion at ${time}${after}`;
};

const motionLine = (motion, time) => {
  if (!motion) return "none, set at once";
  const { node, property, from, to, timing, begin, end } = motion;
  const duration = end === undefined ? timing.duration ?? 0 : end - begin;
  const [start, goal] = [writtenText(from), writtenText(to)];
  const kind = timing.type ?? "timing";
  if (end === undefined) {
    return `${node}.${property} repeats ${start} … ${goal} every ${secondsOf(duration)}`;
  }
  const way = `${property} ${start} → ${goal}, ${kind} of ${secondsOf(duration)}`;
  if (time >= end || duration <= 0) return `${way}, ended at ${secondsOf(end)}`;
  const passed = Math.round((time - begin) * 1e9) / 1e9;
  return `${way}, ${secondsOf(passed)} of it gone (${Math.floor((passed / duration) * 100)} %)`;
};

// The answer; undefined where the moment has no such value.
const causeLines = (session, path, references = {}) => {
  const { moment, trace } = session;
  const value = memberText(moment, path);
  const decided = decisionOn(session, path);
  if (value === undefined || !decided.frame) return undefined;
  const event = decided.event;
  const names = namesAt({ ...decided, event: event?.event });
  const changes = stateChanges(decided).join(", ") || "unchanged by it";
  const effects = decided.frame.effects.map(writtenText).join(", ");
  const { page, rules = [] } = references;
  const found = page === undefined ? [] : rulesFor(rules.map(readRule), path, names);
  const text = found.map((rule) => `${rule.number} (${page}:${rule.line}) ${rule.text}`).join("; ");
  return [
    `${path.node}.${path.member} at ${secondsOf(moment.time)}: ${value}`,
    `event: ${eventLine(decided, names, trace)}`,
    `animation: ${motionLine(decided.motion, moment.time)}`,
    `state: ${changes}; now ${writtenText(moment.state)}${effects && `; asks ${effects}`}`,
    `rule: ${text || "none known"}; layout: ${layoutOf(references, path) ?? "unknown"}`,
  ];
};
