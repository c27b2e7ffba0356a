// The frames of a case up to a step, as those who ask for the cause of a value need them.

class CaseFrame {
  constructor(frames, tables, index, list) {
    this.time = frames.times[index];
    this.cause = frames.cause(index);
    this.isMore = frames.causes[index] === "m";
    this.state = tables.states[frames.states[index]];
    this.animations = tables.animations[frames.animations[index]];
    this.effects = tables.effects[frames.effects[index]];
    this.list = list;
    this.values = tables.nodes;
  }

  get nodes() { return this.list.map((number) => this.values[number]); }
}

// Undefined before the first frame.
const sessionAt = (current, step) => {
  const side = current.actual ? "actual" : "expected";
  const { [side]: record, tables } = current;
  const last = current.seen[side][step];
  if (last < 0) return undefined;
  const frames = [];
  for (let i = 0; i <= last; i += 1) {
    if (record.causes[i] !== "f") frames.push(new CaseFrame(record, tables, i, record.nodes[i]));
  }
  const moment = new CaseFrame(record, tables, last, current.nodeList(side, step));
  moment.time = current.times[step];
  moment.cause = "tick";
  const events = current.events.map((event, i) => ({ event, line: current.lines[i] }));
  return { frames, moment, events, trace: current.info.trace };
};
