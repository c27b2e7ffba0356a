// The nodes of the screen with their members, and what led to a value of one of them or of the state.

// The frames of a take up to a time, as those who ask for the cause of a value need them: a replay of what
// has happened, with an event at the end that asks for a frame then.
const sessionAt = (take, time) => {
  const events = take.events.filter(({ t }) => t <= time);
  const lines = [...events.map(({ t, event }) => ({ t, ...event })), { t: time, type: "tick" }];
  const text = [take.header, ...lines].map((line) => JSON.stringify(line)).join("\n");
  const frames = JSON.parse(take.engine.replay(text, { name: "trace" })).frames
    .map(({ t, cause, event, ...frame }) => ({ ...frame, time: t, cause: event ?? cause }));
  // What has yet to come follows.
  const last = frames.findLastIndex(({ cause }) => cause === "tick");
  return {
    frames: frames.slice(0, last), moment: frames[last], trace: "the recording",
    events: events.map(({ event }, i) => ({ event, line: i + 2 })),
  };
};

class NodePanel {
  // `lines` gives the lines about a value; it throws what cannot be told.
  constructor(lines) {
    this.lines = lines;
    this.select = byId("node-id");
    this.body = byId("node").tBodies[0];
    this.key = "";
    this.causes = new CauseBox([
      { element: byId("state-table"), node: () => "state" },
      { element: byId("node"), node: () => this.select.value },
    ], () => this.ask());
    this.select.addEventListener("change", () => {
      if (this.causes.path?.node !== "state") this.causes.close();
      this.fill();
    });
  }

  show({ nodes }) {
    this.nodes = nodes;
    const key = nodes.map(({ id }) => id).join("\n");
    if (key !== this.key) {
      this.key = key;
      const before = this.select.value;
      this.select.replaceChildren(...nodes.map(({ id }) => new Option(id)));
      if (nodes.some(({ id }) => id === before)) this.select.value = before;
    }
    this.fill();
  }

  // Chooses the topmost of some nodes.
  choose(id) {
    if (!this.nodes.some((node) => node.id === id) || this.select.value === id) return;
    this.select.value = id;
    if (this.causes.path?.node !== "state") this.causes.close();
    this.fill();
  }

  fill() {
    const node = this.nodes.find(({ id }) => id === this.select.value);
    if (node === this.node) return;
    this.node = node;
    const names = Object.keys(node ?? {}).filter((name) => name !== "id");
    if (this.names?.join() !== names.join()) {
      this.names = names;
      this.body.textContent = "";
      for (const name of names) {
        const row = this.body.insertRow();
        const head = document.createElement("th");
        head.scope = "row";
        head.append(askButton(name));
        row.append(head, document.createElement("td"));
      }
    }
    names.forEach((name, i) => setContent(this.body.rows[i].cells[1], stateText(node[name])));
  }

  ask() {
    if (!this.causes.path) {
      this.causes.show(undefined);
      return;
    }
    this.causes.show(this.lines(this.causes.path));
  }

  // Asks again once the moment that is shown has stood for a while.
  moved() {
    if (!this.causes.path) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ask(), 200);
  }

  close() {
    clearTimeout(this.timer);
    this.causes.close();
  }
}
