// Details of the current moment and the selected node that the screens do not show.

const order = [
  "id", "kind", "parent", "frame", "transform", "alpha", "hidden", "enabled", "cornerRadius",
  "borderWidth", "borderColor", "background", "text", "textColor", "font", "textAlignment",
  "placeholder", "image", "contentOffset", "contentInset", "contentSize", "strokeEnd", "caret",
  "selectedRange", "markedRange", "focused", "pressed", "hovered", "secure", "placeholderColor", "tintColor",
  "clipsToBounds", "keyboardType",
  "textContentType", "returnKeyType", "autocorrection", "rows", "selectedRows", "accessibilityLabel", "accessibilityValue", "accessibilityTraits",
];

// A text within a list is quoted where it could not be told from what is around it.
const listed = (value) => {
  if (typeof value === "string") return /^[^\s,;"]+$/.test(value) ? value : JSON.stringify(value);
  if (Array.isArray(value)) return `[${valueText(value)}]`;
  return value !== null && typeof value === "object" ? `{${valueText(value)}}` : valueText(value);
};

const valueText = (value) => {
  if (value === undefined) return "–";
  if (typeof value === "string") return value;
  if (Array.isArray(value)) {
    if (value.length === 0) return "none";
    const isTable = value.every((v) => v !== null && v.constructor === Object);
    return isTable ? value.map(valueText).join("\n") : value.map(listed).join(", ");
  }
  if (value === null || typeof value !== "object") return String(value);
  return Object.entries(value).filter(([name]) => name !== "matrix")
    .map(([name, member]) => `${name} ${Array.isArray(member) ? valueText(member) : listed(member)}`)
    .join("; ");
};

const setText = (element, text) => {
  if (element.textContent !== text) element.textContent = text;
};

const item = (name, className, text) => {
  const element = document.createElement(name);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
};

// What of a list of names is the stop of the Tab key, and has the focus: kept by its name when the list is made anew.
const stopOf = (box) => {
  const before = box.querySelector("button[tabindex='0']");
  const isFocused = before !== null && before === document.activeElement;
  return {
    keep() {
      const buttons = [...box.querySelectorAll("button.ask")];
      for (const button of buttons) button.tabIndex = -1;
      const stop = buttons.find(({ dataset }) => dataset.member === before?.dataset.member) ?? buttons[0];
      setStop(box, stop);
      if (isFocused) stop?.focus();
    },
  };
};

const animationTitle = (side, { node, property, from, to, timing, begin, end }) =>
  `${side}: ${node}.${property}\nfrom ${valueText(from)}\nto ${valueText(to)}\n`
  + `${seconds(begin)} to ${end === undefined ? "no end" : seconds(end)}\n${timingText(timing)}`;

class Inspector {
  constructor(choose) {
    this.choose = choose;
    byId("nodes").addEventListener("click", (event) => {
      const button = event.target.closest("button");
      // What is chosen is put away by another click.
      if (button) choose(button.dataset.id === app.node ? undefined : button.dataset.id);
    });
    for (const id of ["nodes", "state", "node"]) rove(byId(id));
    this.causes = new CauseBox([
      { element: byId("state"), node: () => "state" }, { element: byId("node"), node: () => app.node },
    ], () => this.showCause(app.step));
  }

  open(current) {
    this.current = current;
    this.shown = {};
    this.side = current.actual ? "actual" : "expected";
    this.causes.close();
    if (current.count === 0) this.clear();
  }

  // Of a case without frames nothing is shown.
  clear() {
    for (const id of ["state", "effects", "animations", "animation-count", "nodes", "node-count"]) {
      byId(id).textContent = "";
    }
    const table = byId("node");
    for (const part of [table.tHead, table.tBodies[0]]) part.textContent = "";
    this.nodeKey = undefined;
    setText(byId("node-title"), "no node chosen");
    byId("node-away").hidden = true;
  }

  // Returns whether the value shown under a name has changed.
  isNew(name, ...parts) {
    const last = this.shown[name];
    if (last && last.length === parts.length && last.every((p, i) => p === parts[i])) {
      return false;
    }
    this.shown[name] = parts;
    return true;
  }

  show(step, marks) {
    this.showState(step);
    this.showEffects(step);
    this.showAnimations(step);
    this.showNodes(step, marks);
    this.showNode(step);
    // While it plays, now and then: each time all frames so far are looked through.
    if (!player.isPlaying || performance.now() - this.causedAt > 250) this.showCause(step);
  }

  showCause(step) {
    const { path } = this.causes;
    if (path && path.node !== "state" && path.node !== app.node) this.causes.close();
    if (!this.causes.path) {
      this.causes.show(undefined);
      return;
    }
    this.causedAt = performance.now();
    const session = sessionAt(this.current, step);
    const { scene } = this.current.info;
    this.causes.show(session && causeLines(session, path, index.references[scene]));
  }

  pair(column, step) {
    return sides.map((side) => (this.current[side] ? this.current.value(side, column, step)
      : undefined));
  }

  showState(step) {
    const [expected, actual] = this.pair("states", step);
    const before = step > 0 ? this.current.value(this.side, "states", step - 1) : undefined;
    if (!this.isNew("state", expected, actual, before)) return;
    const list = byId("state");
    const stop = stopOf(list);
    list.textContent = "";
    const state = actual || expected || {};
    const names = new Set([...Object.keys(state), ...Object.keys(expected || {})]);
    for (const name of names) {
      const row = item("div");
      const value = valueText(state[name]);
      const data = item("dd", "", value);
      const was = before === undefined ? value : valueText(before[name]);
      if (was !== value) {
        data.className = "changed";
        data.title = `was ${was}`;
      }
      if (expected && actual && valueText(expected[name]) !== value) {
        row.className = "apart";
        data.textContent = `${value}, expected ${valueText(expected[name])}`;
      }
      const title = item("dt");
      title.append(askButton(name));
      row.append(title, data);
      list.append(row);
    }
    stop.keep();
  }

  showEffects(step) {
    const [expected, actual] = this.pair("effects", step);
    if (!this.isNew("effects", expected, actual)) return;
    const list = byId("effects");
    list.textContent = "";
    const text = ({ type, ...rest }) => [type, valueText(rest)].filter(Boolean).join(": ");
    const effects = actual || expected || [];
    for (const effect of effects) list.append(item("li", "", text(effect)));
    if (effects.length === 0) list.append(item("li", "soft", "none"));
    if (expected && actual && JSON.stringify(expected) !== JSON.stringify(actual)) {
      const texts = expected.map(text).join(", ") || "none";
      list.append(item("li", "apart", `expected: ${texts}`));
    }
  }

  showAnimations(step) {
    const [expected, actual] = this.pair("animations", step);
    if (this.isNew("animations", expected, actual)) {
      const list = byId("animations");
      list.textContent = "";
      this.motions = animationPairs(expected, actual).map((pair) => this.motion(pair));
      byId("animation-count").textContent = this.motions.length || "";
      for (const { row } of this.motions) list.append(row);
      if (this.motions.length === 0) list.append(item("li", "soft", "nothing"));
    }
    const now = this.current.times[step];
    for (const { pair, bar, plot } of this.motions) {
      const { begin, end } = pair.actual || pair.expected;
      // What repeats forever has no progress.
      const share = end > begin ? Math.min(1, Math.max(0, (now - begin) / (end - begin))) : 0;
      bar.style.transform = `scaleX(${share})`;
      plot?.show(now);
    }
  }

  // A row for a motion; where both sides differ, for how each of them goes.
  motion(pair) {
    const row = item("li");
    const bar = item("i");
    row.append(item("b", "", `${pair.title} `));
    row.title = sides.filter((side) => pair[side])
      .map((side) => animationTitle(side, pair[side])).join("\n\n");
    const isOneSided = this.current.compares && !(pair.expected && pair.actual);
    if (!goApart(pair) && !isOneSided) {
      const { from, to, timing, repeats } = pair.actual || pair.expected;
      row.append(textPiece(`${valueText(from)} → ${valueText(to)} `),
        item("span", "soft", timingText(timing) + (repeats ? ", for ever" : "")), bar);
      return { pair, row, bar };
    }
    row.className = "apart";
    for (const side of sides) {
      const line = item("div", `is-${side}`);
      const animation = pair[side];
      line.append(item("b", "", `${side} `), textPiece(animation
        ? `${timingText(animation.timing)}, ${valueText(animation.from)} → ${valueText(animation.to)}`
        : "none"));
      row.append(line);
    }
    const plot = new TimingPlot(pair);
    row.append(plot.element, bar);
    return { pair, row, bar, plot };
  }

  showNodes(step, marks) {
    const list = this.current.nodeList(this.side, step);
    const values = this.current.tables.nodes;
    const box = byId("nodes");
    const buttons = box.querySelectorAll("button");
    const isSame = buttons.length === list.length
      && list.every((n, i) => buttons[i].node === `${values[n].id}/${values[n].parent}`);
    if (!isSame) {
      box.textContent = "";
      byId("node-count").textContent = list.length;
      const depths = new Map();
      for (const number of list) {
        const node = values[number];
        const depth = node.parent === undefined ? 0 : (depths.get(node.parent) || 0) + 1;
        depths.set(node.id, depth);
        const button = item("button");
        button.type = "button";
        button.dataset.id = node.id;
        button.node = `${node.id}/${node.parent}`;
        button.style.paddingLeft = px(12 + depth * 14);
        button.append(item("span", "", node.id), item("span", "soft", node.kind));
        const row = item("li");
        row.append(button);
        box.append(row);
      }
    }
    if (!isSame || this.isNew("nodes", list, marks, app.node)) {
      const shown = box.querySelectorAll("button");
      list.forEach((number, i) => {
        const node = values[number];
        const button = shown[i];
        const isFaint = node.hidden || node.alpha === 0;
        const name = [isFaint ? "faint" : "", marks.has(node.id) ? "differs" : ""].join(" ");
        if (button.className !== name) button.className = name;
        const pressed = String(node.id === app.node);
        if (button.ariaPressed !== pressed) button.ariaPressed = pressed;
      });
      // Not at each step: what can be seen is known only after layout.
      if (this.isNew("stop", isSame ? this.shown.stop?.[0] : list, app.node)) {
        keepStop(box, box.querySelector("[aria-pressed='true']"));
      }
    }
  }

  showNode(step) {
    const id = app.node;
    const current = this.current;
    const nodes = id === undefined ? [] : sides.filter((side) => current[side])
      .map((side) => current.node(side, step, id));
    if (!this.isNew("node", id, ...nodes)) return;
    setText(byId("node-title"), id === undefined ? "no node chosen" : id);
    byId("node-away").hidden = id === undefined;
    const [head, body] = [byId("node").tHead, byId("node").tBodies[0]];
    const names = new Set();
    for (const node of nodes) for (const name in node) names.add(name);
    names.delete("id");
    const rank = (name) => (order.includes(name) ? order.indexOf(name) : order.length);
    const sorted = [...names].sort((a, b) => rank(a) - rank(b));
    const columns = current.compares ? 2 : 1;
    const key = `${columns} ${sorted.join(" ")}`;
    if (this.nodeKey !== key) {
      this.nodeKey = key;
      head.innerHTML = columns === 2 ? `<tr><td></td><th scope="col" class="expected">expected
        </th><th scope="col" class="actual">actual</th></tr>` : "";
      const stop = stopOf(byId("node"));
      body.textContent = "";
      for (const name of sorted) {
        const row = body.insertRow();
        const title = item("th");
        title.scope = "row";
        title.append(askButton(name));
        row.append(title);
        for (let i = 0; i < columns; i += 1) row.insertCell();
      }
      stop.keep();
    }
    sorted.forEach((name, i) => {
      const texts = nodes.map((node) => (node ? valueText(node[name]) : "not there"));
      const row = body.rows[i];
      texts.forEach((text, column) => setText(row.cells[column + 1], text));
      row.className = texts.length === 2 && texts[0] !== texts[1] ? "apart" : "";
    });
    if (id !== undefined && sorted.length === 0) setText(byId("node-title"), `${id}: not there`);
  }
}
