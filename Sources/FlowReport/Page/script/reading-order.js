// What a screen reader comes to, in the order in which hosts hand it over: the nodes with a label or
// traits that can be seen, back to front.

const readingOrder = (nodes) => {
  const byName = new Map(nodes.map((node) => [node.id, node]));
  const isSeen = (node) => {
    for (let each = node; each; each = byName.get(each.parent)) {
      if (each.hidden || (each.alpha ?? 1) < 0.01) return false;
    }
    return true;
  };
  return nodes
    .filter((node) => (node.accessibilityLabel !== undefined || node.accessibilityTraits) && isSeen(node))
    .map((node) => {
      const traits = node.accessibilityTraits || [];
      return {
        id: node.id, role: traits.length > 0 ? traits.join(", ") : node.kind,
        label: node.accessibilityLabel ?? "", value: node.accessibilityValue ?? "",
        states: [node.enabled === false ? "not enabled" : "", node.focused ? "has the keyboard" : ""]
          .filter(Boolean),
      };
    });
};

const readingText = ({ role, label, value, states }) =>
  [label || "no label", role, value, ...states].filter(Boolean).join(", ");

class ReadingView {
  constructor(choose) {
    this.list = byId("reading");
    this.list.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button) choose(button.dataset.id);
    });
    rove(this.list);
  }

  open(current) {
    this.current = current;
    this.key = undefined;
    if (current.count > 0) return;
    this.list.textContent = "";
    byId("reading-count").textContent = "";
  }

  read(side, step) {
    const { current } = this;
    if (!current[side]) return undefined;
    return readingOrder(current.nodeList(side, step).map((n) => current.tables.nodes[n]));
  }

  show(step) {
    if (byId("reading").hidden) return;
    const [expected, actual] = sides.map((side) => this.read(side, step));
    const entries = actual || expected || [];
    const key = JSON.stringify([entries, actual && expected, app.node]);
    if (key === this.key) return;
    this.key = key;
    const focused = document.activeElement?.closest?.("#reading button")?.dataset.id;
    this.list.textContent = "";
    const others = new Map(actual && expected ? expected.map((entry) => [entry.id, entry]) : []);
    for (const entry of entries) {
      const other = others.get(entry.id);
      others.delete(entry.id);
      const wanted = other ? readingText(other) : "not there";
      this.list.append(this.row(entry, actual && expected ? wanted : undefined));
    }
    for (const entry of others.values()) {
      this.list.append(item("li", "apart soft", `gone: ${readingText(entry)}`));
    }
    if (entries.length === 0) this.list.append(item("li", "soft", "nothing"));
    byId("reading-count").textContent = entries.length;
    keepStop(this.list);
    if (focused !== undefined) {
      [...this.list.querySelectorAll("button")].find((b) => b.dataset.id === focused)?.focus();
    }
  }

  row(entry, expected) {
    const row = item("li");
    const button = item("button");
    button.type = "button";
    button.dataset.id = entry.id;
    button.ariaPressed = String(entry.id === app.node);
    const rest = [entry.value, ...entry.states].filter(Boolean).join(", ");
    button.append(item("span", "role", entry.role), item("b", "", entry.label || "no label"),
      item("span", "", rest));
    if (expected !== undefined && expected !== readingText(entry)) {
      row.className = "apart";
      button.append(item("span", "is-expected", `expected: ${expected}`));
    }
    row.append(button);
    return row;
  }
}
