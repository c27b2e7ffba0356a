// What a screen reader comes to, in its order: each node that speaks, and a way to use it.

class ReadingList {
  constructor(live, handlers) {
    this.live = live;
    this.handlers = handlers;
    this.list = byId("reading");
    this.key = "";
  }

  // Not at each refresh: what moves says the same.
  show(frame) {
    const now = performance.now();
    clearTimeout(this.timer);
    if (now - (this.last ?? -1000) < 250) {
      this.timer = setTimeout(() => this.show(frame), 250);
      return;
    }
    this.last = now;
    const byName = new Map(frame.nodes.map((node) => [node.id, node]));
    const entries = frame.nodes.filter((node) => this.isRead(node, byName)).map((node) => ({
      id: node.id, kind: node.kind, label: node.accessibilityLabel || node.text || node.id,
      value: node.accessibilityValue ?? "", traits: node.accessibilityTraits ?? [],
      isEnabled: node.enabled !== false, isFocused: node.focused === true,
    }));
    const key = JSON.stringify(entries);
    if (key === this.key) return;
    this.key = key;
    const active = document.activeElement?.dataset?.reads;
    this.list.textContent = "";
    for (const entry of entries) this.list.append(this.row(entry));
    if (active !== undefined) {
      [...this.list.querySelectorAll("button")]
        .find((button) => button.dataset.reads === active)?.focus();
    }
    setContent(byId("reading-count"), String(entries.length));
  }

  isRead(node, byName) {
    if (node.accessibilityLabel === undefined && !node.accessibilityTraits) return false;
    for (let each = node; each; each = byName.get(each.parent)) {
      if (each.hidden || (each.alpha ?? 1) < 0.01) return false;
    }
    return true;
  }

  row({ id, kind, label, value, traits, isEnabled, isFocused }) {
    const row = document.createElement("li");
    const role = traits.length > 0 ? traits.join(", ") : kind;
    const text = document.createElement("span");
    const name = document.createElement("b");
    name.textContent = label;
    text.append(name, ` ${[value, role, isFocused ? "has the keyboard" : ""].filter(Boolean).join(", ")}`);
    const isUsable = kind === "field" || kind === "button" || traits.includes("button")
      || traits.includes("link") || this.live.node(id)?.isInteractive;
    if (!isUsable) {
      row.append(text);
      return row;
    }
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.reads = id;
    button.append(text);
    if (!isEnabled || traits.includes("notEnabled")) button.setAttribute("aria-disabled", "true");
    button.addEventListener("click", (event) => this.handlers.activated(event, id, kind));
    row.append(button);
    return row;
  }
}
