// A page that `flow watch --play` serves: after each build its session goes on in the new engine.

// The first frame that shows something else in another replay, and what of it, in one line.
const movedLine = (before, after) => {
  const values = ({ state, nodes }) => [
    ...Object.entries(state).map(([name, value]) => [`state.${name}`, value]),
    ...nodes.flatMap(({ id, ...node }) =>
      Object.entries(node).map(([name, value]) => [`${id}.${name}`, value])),
  ];
  const count = Math.max(before.length, after.length);
  let [first, differing] = [undefined, 0];
  for (let i = 0; i < count; i += 1) {
    const [old, frame] = [before[i], after[i]];
    const isSame = old && frame && JSON.stringify([old.state, old.nodes]) === JSON.stringify([frame.state, frame.nodes]);
    if (isSame) continue;
    differing += 1;
    first ??= { old, frame };
  }
  if (!first) return `Nothing moved: all ${count} frames are as before.`;
  const { old, frame } = first;
  const many = `${differing} of ${count} frames differ`;
  if (!old || !frame) return `${many}; there are ${after.length} instead of ${before.length}.`;
  const [was, is] = [new Map(values(old)), new Map(values(frame))];
  const moved = [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => JSON.stringify(was.get(name)) !== JSON.stringify(is.get(name)))
    .map((name) => `${name} ${writtenText(was.get(name)) ?? "none"} → ${writtenText(is.get(name)) ?? "none"}`);
  const rest = moved.length > 3 ? `, and ${moved.length - 3} more` : "";
  return `${many}, first at ${frame.t} s (${frame.event ?? frame.cause}): ${moved.slice(0, 3).join("; ")}${rest}.`;
};

class Watching {
  // `swap` goes on in a new engine, and returns what has moved.
  constructor(swap) {
    this.swap = swap;
    this.source = new EventSource("events");
    this.source.addEventListener("building", ({ data: name }) => notice(`${name} has changed: building …`));
    this.source.addEventListener("failed", ({ data: text }) => fault(text));
    this.source.addEventListener("built", ({ data: time }) => this.take(time));
  }

  async take(time) {
    try {
      const response = await fetch("module", { cache: "no-store" });
      if (!response.ok) throw new Error("there is no module.");
      const bytes = await packing.unpacked(new Uint8Array(await response.arrayBuffer()));
      const began = performance.now();
      const line = this.swap(await FlowEngine.load(bytes));
      this.line = line;
      fault("");
      notice(`${line} Built in ${time}, replayed in ${Math.round(performance.now() - began)} ms.`);
    } catch (error) {
      fault(`The new engine cannot go on: ${inWords(error)}`);
    }
  }
}
