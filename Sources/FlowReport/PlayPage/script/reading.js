// What a screen reader comes to, in its order: each node that speaks, and a way to use it.

class ReadingList {
  constructor(live, handlers) {
    this.live = live;
    this.handlers = handlers;
    this.list = byId("reading");
    this.rows = [];
    rove(this.list);
    this.list.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button) handlers.activated(event, button.dataset.reads, button.dataset.kind);
    });
  }

  show({ nodes }) {
    if (nodes === this.nodes) return;
    this.nodes = nodes;
    const byName = new Map(nodes.map((node) => [node.id, node]));
    const entries = nodes.filter((node) => this.isRead(node, byName));
    entries.forEach((node, i) => {
      const row = this.rows[i] ?? this.made();
      this.rows[i] = row;
      if (row.node !== node) this.fill(row, node);
    });
    while (this.rows.length > entries.length) this.rows.pop().element.remove();
    setContent(byId("reading-count"), String(entries.length));
    if (!this.list.querySelector("button[tabindex='0']")) {
      setStop(this.list, this.list.querySelector("button"));
    }
  }

  isRead(node, byName) {
    if (node.accessibilityLabel === undefined && !node.accessibilityTraits) return false;
    for (let each = node; each; each = byName.get(each.parent)) {
      if (each.hidden || (each.alpha ?? 1) < 0.01) return false;
    }
    return true;
  }

  made() {
    const element = document.createElement("li");
    this.list.append(element);
    return { element, key: "" };
  }

  // A row stays the element that it is, with the focus that it may have.
  fill(row, node) {
    row.node = node;
    const { id, kind, text, accessibilityLabel: label, accessibilityValue: value } = node;
    const traits = node.accessibilityTraits ?? [];
    const isUsable = kind === "field" || kind === "button" || traits.includes("button")
      || traits.includes("link") || this.live.node(id)?.isInteractive === true;
    const isEnabled = node.enabled !== false && !traits.includes("notEnabled");
    const role = traits.length > 0 ? traits.join(", ") : kind;
    const rest = [value, role, node.focused ? "has the keyboard" : ""].filter(Boolean).join(", ");
    const name = label || text || id;
    const key = [id, kind, isUsable, isEnabled, name, rest].join("|");
    if (key === row.key) return;
    row.key = key;
    if (!row.name || row.isUsable !== isUsable) {
      row.isUsable = isUsable;
      row.element.textContent = "";
      row.box = document.createElement(isUsable ? "button" : "span");
      if (isUsable) {
        row.box.type = "button";
        row.box.tabIndex = -1;
      }
      row.name = document.createElement("b");
      row.rest = document.createElement("span");
      row.box.append(row.name, row.rest);
      row.element.append(row.box);
    }
    setContent(row.name, name);
    setContent(row.rest, rest);
    if (!isUsable) return;
    row.box.dataset.reads = id;
    row.box.dataset.kind = kind;
    row.box.setAttribute("aria-disabled", String(!isEnabled));
  }
}
