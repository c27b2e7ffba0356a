// The wheels of pickers: a list to choose from for each, over the node.

class Pickers {
  constructor(live, display, isReady) {
    this.live = live;
    this.display = display;
    this.isReady = isReady;
    this.boxes = new Map();
  }

  show(frame) {
    const seen = new Set();
    for (const node of frame.nodes) {
      if (node.kind !== "picker" || node.hidden) continue;
      seen.add(node.id);
      this.showBox(node);
    }
    // To take away what has the focus would have the browser lay out the page at once.
    for (const [id, { element }] of this.boxes) element.hidden = !seen.has(id);
  }

  showBox(node) {
    let box = this.boxes.get(node.id);
    if (!box) {
      box = { element: document.createElement("div"), key: "" };
      box.element.className = "wheels";
      this.boxes.set(node.id, box);
    }
    // In front of the keys, in whose place it stands.
    if (box.element !== this.display.root.lastChild) this.display.root.append(box.element);
    const [x, y, width, height] = node.frame;
    Object.assign(box.element.style, {
      left: px(x), top: px(y), width: px(width), height: px(height),
      transform: node.transform ? `matrix3d(${node.transform.matrix.join(",")})` : "",
      opacity: node.alpha ?? "",
    });
    const rows = node.rows ?? [];
    const key = JSON.stringify(rows);
    if (key !== box.key) {
      box.key = key;
      box.element.textContent = "";
      rows.forEach((texts, component) => box.element.append(this.wheel(node, texts, component)));
    }
    (node.selectedRows ?? []).forEach((row, component) => {
      const wheel = box.element.children[component];
      if (wheel && wheel.selectedIndex !== row && document.activeElement !== wheel) {
        wheel.selectedIndex = row;
      }
    });
  }

  wheel(node, texts, component) {
    const wheel = document.createElement("select");
    wheel.size = Math.max(2, Math.min(7, texts.length));
    wheel.setAttribute("aria-label", `${node.accessibilityLabel ?? node.id}, ${component + 1}`);
    for (const text of texts) wheel.append(new Option(text));
    wheel.addEventListener("change", (event) => {
      if (!this.isReady()) return;
      this.live.send(event.timeStamp, {
        type: "select", target: node.id, component, row: wheel.selectedIndex,
      });
    });
    return wheel;
  }
}
