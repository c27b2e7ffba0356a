// A course of events on one screen: its session, and the events that led to where it is.

// How the gestures end that some events leave under way: fingers are gone, a pan is cancelled, a scroll view comes
// to rest.
const openGestures = (events) => {
  const last = events.findLast(({ event }) => event.type === "pan");
  const fingers = new Map();
  for (const { event } of events) {
    if (event.type !== "pointer" || event.phase === "hover") continue;
    if (event.phase === "down" || event.phase === "move") fingers.set(event.id, event);
    else fingers.delete(event.id);
  }
  const ends = [...fingers.values()].map((event) => ({ ...event, phase: "cancel" }));
  if (last && (last.event.phase === "began" || last.event.phase === "changed")) {
    ends.push({ ...last.event, phase: "cancelled", velocity: [0, 0] });
  }
  const scrolled = new Map();
  for (const { event } of events) {
    if (event.type !== "scroll") continue;
    if (event.phase === "ended") scrolled.delete(event.target);
    else if (event.phase === "began") scrolled.set(event.target, event);
    else if (scrolled.has(event.target)) scrolled.set(event.target, event);
  }
  for (const event of scrolled.values()) ends.push({ ...event, phase: "ended", velocity: [0, 0] });
  return ends;
};

const micro = (seconds) => Math.round(seconds * 1e6) / 1e6;

// A header with the direction of its language; a saved state has the one in which it was laid out.
const inDirection = (header) => (header.state || !isMirrored(header.environment?.locale) ? header
  : { ...header, environment: { ...header.environment, layoutDirection: "rightToLeft" } });

class Take {
  constructor(engine, given, { parent = null, since = 0 } = {}) {
    this.engine = engine;
    const header = inDirection(given);
    this.header = header;
    // What was given; there is a language that goes from right to left whatever it is.
    this.direction = environmentOf(given).layoutDirection;
    this.name = "";
    this.parent = parent;
    // The moment at which it left its parent.
    this.since = since;
    this.events = [];
    this.effects = [];
    // How many of the events are elsewhere, too: in a file, a link, or its parent.
    this.savedCount = 0;
    this.environment = environmentOf(header);
    this.keyboard = null;
    this.session = engine.open(JSON.stringify(header), { samplesRepeating: true });
    try {
      this.session.record();
    } catch {
      // A scene that does not list its texts is recorded from its opening only; one that begins with
      // a state is then played without a recording, and nothing of it leaves the page.
      this.isUnrecorded = true;
    }
    this.begin = header.state?.t ?? 0;
    this.time = this.begin;
    this.session.advance(this.begin);
    this.take();
  }

  // What has come of a call.
  take() {
    if (this.session.effectCount > 0) this.effects.push(...this.session.takeEffects());
  }

  // Times are those of the scene, so that what is sent again later comes at the same time.
  send(time, given) {
    const at = Math.max(this.time, micro(time));
    const event = given.type === "environment" ? this.directed(given) : given;
    this.session.send(at, event);
    this.time = at;
    if (given.type === "environment") this.direction = given.environment.layoutDirection ?? this.direction;
    this.events.push({ t: at, event });
    if (event.type === "environment") Object.assign(this.environment, event.environment);
    if (event.type === "keyboard") this.keyboard = event;
    this.take();
  }

  // A change of the environment with the direction that it leads to, as the tool replays it: the engine of a page
  // knows nothing of the language.
  directed(event) {
    const { environment: change } = event;
    const direction = change.layoutDirection ?? this.direction;
    const layoutDirection = isMirrored(change.locale ?? this.environment.locale) ? "rightToLeft" : direction;
    if (layoutDirection === (change.layoutDirection ?? this.environment.layoutDirection)) return event;
    return { ...event, environment: { ...change, layoutDirection } };
  }

  advance(time) {
    this.time = Math.max(this.time, micro(time));
    this.session.advance(this.time);
    this.take();
  }

  // A second course from a moment on.
  forked(time) {
    const fork = new Take(this.engine, this.header, { parent: this, since: time });
    for (const { t, event } of this.events) {
      if (t > time) break;
      fork.send(t, event);
    }
    fork.advance(time);
    // A finger that was down is the other course's.
    for (const event of openGestures(fork.events)) fork.send(time, event);
    fork.isContinued = true;
    fork.markSaved();
    return fork;
  }

  markSaved() { this.savedCount = this.events.length; }

  // Keyboards come and go by themselves, and so do mice that only point.
  get isUnsaved() {
    return this.events.slice(this.savedCount).some(({ event }) => event.type !== "keyboard" && event.phase !== "hover");
  }

  // Whether it is an opening to which nothing has happened.
  get isUntouched() { return this.parent === null && !this.isOpened && !this.isUnsaved && this.savedCount === 0; }

  close() { this.session.close(); }

  // With stand-ins for the texts; null where nothing could be recorded.
  get trace() {
    return this.isUnrecorded ? null : this.session.recording();
  }

  // With the texts as they were entered; it stays in the page.
  get plainTrace() {
    const lines = this.events.map(({ t, event }) => JSON.stringify({ t, ...event }));
    return [JSON.stringify(this.header), ...lines, ""].join("\n");
  }

  // What `flow replay` gives for a trace, as a golden.
  golden(name, trace = this.trace) {
    return this.engine.replay(trace, { name });
  }
}

const environmentOf = (header) => ({
  size: [375, 812], safeArea: [44, 0, 34, 0], scale: 3, layoutDirection: "leftToRight",
  reduceMotion: false, date: "2026-01-01", windowOrigin: [0, 0],
  ...(header.state ? header.state.environment : header.environment),
});

// A trace from its text: the header, and events with their times.
const readTrace = (text) => {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const [header, ...rest] = lines.map((line, i) => {
    try {
      return JSON.parse(line);
    } catch (error) {
      throw new Error(`line ${i + 1} is not JSON: ${error.message}`);
    }
  });
  if (!header || header.flowTrace === undefined) throw new Error("this is not a trace");
  return { header, events: rest.map(({ t, ...event }) => ({ t, event })) };
};

// The versions of a scene and of those that it holds, in one text; where there is a state, they are in it.
const versionsIn = (header) => {
  const { version = 1, versions = {} } = header.state ?? header;
  const held = Object.entries(versions).filter(([, number]) => number !== 1);
  return [version, ...held.map(([path, number]) => `${path} ${number}`).sort()].join(", ");
};

// A session has the newest versions: events of older ones would be taken for others of its own.
const checkVersions = (take) => {
  const present = take.isUnrecorded ? headerAt(take.header.scene) : readTrace(take.trace).header;
  const [old, newest] = [versionsIn(take.header), versionsIn(present)];
  if (old === newest) return;
  throw new Error(`the trace is of version ${old} of '${take.header.scene}', which is at version ${newest}: `
    + "rewrite it with 'flow migrate'");
};

const takeOf = (engine, text) => {
  // It says what is wrong with a trace, with the place.
  engine.replay(text, { name: "trace" });
  const { header, events } = readTrace(text);
  const take = new Take(engine, header);
  try {
    checkVersions(take);
    for (const { t, event } of events) take.send(t, event);
  } catch (error) {
    take.close();
    throw error;
  }
  take.isOpened = true;
  return take;
};
