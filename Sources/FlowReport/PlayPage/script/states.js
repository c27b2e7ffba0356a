// The state of a frame as a table of its members, and in words for who cannot see it.

// What a value is in words; objects have their members one after the other.
const stateText = (value) => {
  if (value === null) return "none";
  if (value === "") return "empty";
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map(stateText).join(", ");
  if (typeof value !== "object") return String(value);
  return Object.entries(value).map(([name, member]) => `${name} ${stateText(member)}`).join("\n");
};

// Rows of names and texts. Of a list of objects each has a row, by its id or number.
const stateRows = (state) => Object.entries(state).flatMap(([name, value]) => {
  const isList = Array.isArray(value) && value.some((each) => each !== null && typeof each === "object");
  if (!isList) return [[name, stateText(value)]];
  return value.map((each, i) => {
    const { id = i + 1, ...rest } = each ?? {};
    return [`${name}: ${id}`, stateText(each === null ? null : rest)];
  });
});

class StateTable {
  constructor() {
    this.body = byId("state-table").tBodies[0];
    this.rows = [];
  }

  show(state) {
    const rows = stateRows(state);
    rows.forEach(([name, text], i) => {
      const row = this.rows[i] ?? this.made();
      this.rows[i] = row;
      this.name(row, name);
      setContent(row.cells[1], text);
    });
    // What is below it stays where it is, under a finger that may be on its way.
    this.rows.forEach((row, i) => row.classList.toggle("is-gone", i >= rows.length));
  }

  // A list of objects is asked about as a whole.
  name(row, name) {
    if (row.name === name) return;
    row.name = name;
    row.cells[0].replaceChildren(askButton(name.split(":")[0], name));
  }

  clear() {
    for (const row of this.rows) row.remove();
    this.rows = [];
  }

  made() {
    const row = this.body.insertRow();
    const head = document.createElement("th");
    head.scope = "row";
    row.append(head, document.createElement("td"));
    return row;
  }
}

// Says a state that has stood for a moment: not each one that is passed through on the way.
class StateVoice {
  constructor() {
    this.region = byId("state-said");
    this.said = [];
    this.next = [];
  }

  // A state to begin with is known.
  open(state) {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.state = state;
    this.said = StateVoice.parts(state);
    this.next = this.said;
  }

  // Asks later, so that a frame has nothing to do for it.
  hear(state) {
    this.state = state;
    this.timer ??= setTimeout(() => this.ask(), StateVoice.rest);
  }

  ask() {
    this.timer = undefined;
    const { said, next } = this;
    this.next = StateVoice.parts(this.state);
    if (this.next.join() !== next.join()) {
      this.hear(this.state);
    } else if (next.join() !== said.join()) {
      this.said = next;
      const changed = next.filter((part, i) => i === 0 || !said.includes(part));
      setContent(this.region, changed.join(", "));
    }
  }

  static parts({ name: state, ...members }) {
    return [state, ...stateRows(members).map(([name, text]) => `${name} ${text.replaceAll("\n", ", ")}`)];
  }
}
// Milliseconds for which a state has to stand.
StateVoice.rest = 500;
