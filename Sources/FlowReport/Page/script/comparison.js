// The panes in which screens are drawn, and the arrangement of the expected and actual ones.

const modes = [
  ["side", "Side by side"], ["overlay", "Overlay"], ["difference", "Difference"],
  ["blink", "Blink"], ["expected", "Expected"], ["actual", "Actual"],
];
const sides = ["expected", "actual"];

class Pane {
  constructor(side, choose) {
    this.side = side;
    this.element = document.createElement("figure");
    this.element.className = `pane is-${side}`;
    this.element.innerHTML = `<figcaption><p class="caption"><b></b> <span></span></p></figcaption>
      <div class="layers"><div class="sheet"><div class="device" role="img">
      <div class="screen guides"></div></div><div class="chosen" hidden></div></div></div>`;
    this.caption = this.element.querySelector(".caption");
    this.caption.classList.add(`is-${side}`);
    this.name = this.element.querySelector("b");
    this.note = this.element.querySelector("figcaption span");
    this.layers = this.element.querySelector(".layers");
    this.device = this.element.querySelector(".device");
    this.sheet = this.element.querySelector(".sheet");
    this.sheet.classList.add(`is-${side}`);
    this.root = this.element.querySelector(".screen");
    this.chosen = this.element.querySelector(".chosen");
    this.touch = document.createElement("div");
    this.touch.className = "touch";
    this.keyboard = new KeyboardView(this.root);
    this.root.append(this.touch);
    this.view = new ScreenView(this.root);
    this.device.addEventListener("click", (event) => choose(this.hit(event)));
  }

  // The topmost node under the pointer; if that is already selected, the one below it.
  hit(event) {
    const ids = [];
    for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
      const node = element.closest(".node");
      if (!node || !this.root.contains(node) || ids.includes(node.dataset.id)) continue;
      ids.push(node.dataset.id);
    }
    const opaque = ids.filter((id) => this.isSeen(id));
    const list = opaque.length > 0 ? opaque : ids;
    return list[(list.indexOf(app.node) + 1) % list.length];
  }

  isSeen(id) {
    for (let view = this.view.views.get(id); view; view = this.view.views.get(view.node.parent)) {
      if (view.node.alpha === 0) return false;
    }
    return true;
  }

  resize(size, scale) {
    const [width, height] = size;
    // The captions are as wide as the screen and no wider, so that they cannot move it.
    this.element.style.width = px(width * scale);
    this.device.style.width = px(width * scale);
    this.device.style.height = px(height * scale);
    this.root.style.width = px(width);
    this.root.style.height = px(height);
    this.root.style.transform = `scale(${scale})`;
    this.root.style.setProperty("--px", px(1 / scale));
    this.scale = scale;
  }

  show(current, step, marks) {
    this.view.show(current.nodeList(this.side, step), current.tables.nodes);
    this.view.mark(marks);
    const note = this.noteOn(current, step);
    if (this.note.textContent !== note) {
      this.note.textContent = note;
      this.caption.title = note;
    }
    this.showSurroundings(current, step);
  }

  // What a screen is where there is no frame for it.
  noteOn(current, step) {
    if (current.has(this.side, step)) return "";
    if (current.causeLetter(step) !== "f") return "has no such frame";
    const source = this.side === "expected" ? "the golden's animations" : "the frame's animations";
    const isSampled = current.sampled[this.side][step] === 1;
    const still = this.side === "expected" && current.compares ? current.unlisted(step) : [];
    if (still.length === 0) return isSampled ? `by ${source}` : "at rest";
    const names = still.length > 2 ? `${still.length} nodes` : still.join(", ");
    return isSampled ? `by ${source}; ${names} as of its last frame` : "as of the last golden frame";
  }

  showSurroundings(current, step) {
    const surrounding = current.surrounding(step);
    const direction = surrounding.rightToLeft ? "rtl" : "ltr";
    if (this.root.dir !== direction) this.root.dir = direction;
    this.keyboard.show(surrounding, current.times[step], this.view);
    const event = current.event(step);
    const place = event && (event.location || this.middle(event));
    if (place || this.isTouched) {
      this.isTouched = Boolean(place);
      this.touch.classList.toggle("shown", this.isTouched);
      if (place) Object.assign(this.touch.style, { left: px(place[0]), top: px(place[1]) });
    }
  }

  // The point at which a tap on a node is shown: the node's centre.
  middle(event) {
    if (event.type !== "tap" || !event.target) return undefined;
    const view = this.view.views.get(event.target);
    if (!view) return undefined;
    const box = view.element.getBoundingClientRect();
    const device = this.device.getBoundingClientRect();
    return [
      (box.left + box.width / 2 - device.left) / this.scale,
      (box.top + box.height / 2 - device.top) / this.scale,
    ];
  }

  // Frames the selected node; measured after all panes are drawn, so that layout happens once.
  frame(id) {
    const view = id === undefined ? undefined : this.view.views.get(id);
    if (!view || !this.device.offsetParent) {
      this.chosen.hidden = true;
      return;
    }
    const box = view.element.getBoundingClientRect();
    const device = this.device.getBoundingClientRect();
    this.chosen.hidden = view.node.hidden === true;
    // Outside the node, so that a border of one point can be seen.
    const [left, top] = [box.left - device.left - 4, box.top - device.top - 4];
    this.chosen.style.transform = `translate(${left}px,${top}px)`;
    this.chosen.style.width = px(box.width + 8);
    this.chosen.style.height = px(box.height + 8);
  }
}

// The backdrop of a screen without a background, chosen so that its texts can be read.
const backdrop = (current) => {
  const texts = new Map();
  for (const { id, textColor } of current.tables.nodes) if (textColor) texts.set(id, textColor);
  let light = 0;
  for (const text of texts.values()) {
    const [red, green, blue] = [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16));
    if (0.3 * red + 0.6 * green + 0.1 * blue > 190) light += 1;
  }
  return light * 2 > texts.size ? "#66708a" : "#ffffff";
};

class Stage {
  constructor(choose) {
    this.element = byId("stage");
    this.panes = { expected: new Pane("expected", choose), actual: new Pane("actual", choose) };
    this.element.append(this.panes.expected.element, this.panes.actual.element);
    this.modeButtons = new Map();
    this.mode = "side";
    for (const [mode, title] of modes) {
      const button = document.createElement("button");
      button.type = "button";
      button.setAttribute("role", "radio");
      button.textContent = title;
      button.addEventListener("click", () => this.setMode(mode));
      button.addEventListener("keydown", (event) => this.moveMode(event));
      this.modeButtons.set(mode, button);
      byId("modes").append(button);
    }
    byId("opacity").addEventListener("input", () => this.setOpacity());
    byId("gain").addEventListener("input", () => this.setOpacity());
    byId("guides").addEventListener("change", () => this.setGuides());
    this.setOpacity();
    new ResizeObserver(() => this.fit(true)).observe(this.element);
  }

  get used() {
    if (!this.current) return [];
    if (!this.current.compares) return [this.current.actual ? "actual" : "expected"];
    return this.mode === "expected" || this.mode === "actual" ? [this.mode] : sides;
  }

  open(current) {
    this.current = current;
    for (const side of sides) this.panes[side].view.clear();
    this.element.style.setProperty("--backdrop", backdrop(current));
    byId("modes").hidden = !current.compares;
    this.setMode(this.mode);
  }

  setMode(mode) {
    this.mode = mode;
    this.element.dataset.mode = this.current && this.current.compares ? mode : "alone";
    byId("opacity-label").hidden = this.element.dataset.mode !== "overlay";
    byId("gain-label").hidden = this.element.dataset.mode !== "difference";
    for (const [name, button] of this.modeButtons) {
      button.setAttribute("aria-checked", String(name === mode));
      button.tabIndex = name === mode ? 0 : -1;
    }
    const used = this.used;
    const isPassed = this.current && this.current.info.kind === "passed";
    const isStacked = ["overlay", "difference", "blink"].includes(this.element.dataset.mode);
    const { expected, actual } = this.panes;
    // Screens on top of each other are in one box, where nothing can come between them.
    const owner = isStacked ? actual : expected;
    if (expected.sheet.parentElement !== owner.layers) {
      owner.layers.append(expected.sheet);
      owner.element.querySelector("figcaption").append(expected.caption);
    }
    for (const side of sides) {
      const pane = this.panes[side];
      pane.element.hidden = !used.includes(side) || (isStacked && side === "expected");
      pane.sheet.classList.remove("away");
      const isAlone = this.current && !this.current.compares && isPassed;
      pane.name.textContent = isAlone ? "Expected and actual" : side[0].toUpperCase() + side.slice(1);
    }
    this.element.style.setProperty("--panes", used.length);
    this.blink();
    this.setGuides();
    this.fit(true);
    if (this.current) this.show(app.step);
  }

  moveMode(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const names = modes.map(([name]) => name);
    const next = names[(names.indexOf(this.mode) + step + names.length) % names.length];
    this.setMode(next);
    this.modeButtons.get(next).focus();
  }

  blink() {
    clearInterval(this.timer);
    if (this.element.dataset.mode !== "blink") return;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    let isExpected = true;
    const turn = () => {
      isExpected = !isExpected;
      this.panes.expected.sheet.classList.toggle("away", !isExpected);
      this.panes.actual.sheet.classList.toggle("away", isExpected);
    };
    turn();
    this.timer = setInterval(turn, isCalm ? 1500 : 450);
  }

  setOpacity() {
    this.element.style.setProperty("--opacity", byId("opacity").value / 100);
    const gain = 2 ** byId("gain").value;
    this.element.style.setProperty("--gain", gain);
    byId("gain-value").textContent = `× ${gain}`;
  }

  setGuides() {
    // When only differences are shown, moving overlays would look like some.
    const shown = byId("guides").checked && this.element.dataset.mode !== "difference";
    for (const side of sides) this.panes[side].root.classList.toggle("guides", shown);
  }

  // Scales the screens to the size of the stage.
  fit(isForced) {
    // It has no size while variants are in its place.
    if (!this.current || this.current.count === 0 || this.element.hidden) return;
    const { size } = this.current.surrounding(app.step);
    if (!isForced && size === this.size) return;
    this.size = size;
    const count = this.element.dataset.mode === "side" ? 2 : 1;
    const width = (this.element.clientWidth - 28 * count) / count;
    const around = parseFloat(getComputedStyle(this.element).getPropertyValue("--around"));
    const height = this.element.clientHeight - around;
    const scale = Math.max(0.15, Math.min(width / size[0], height / size[1], 1.5));
    for (const side of sides) this.panes[side].resize(size, scale);
    byId("scale").textContent = `${size[0]} × ${size[1]} pt, ${Math.round(scale * 100)} %`;
    if (isForced) this.frameChosen();
  }

  show(step) {
    const current = this.current;
    if (current.count === 0) return;
    this.fit(false);
    const marks = new Set();
    if (current.differing[step]) {
      for (const difference of current.differences) {
        if (!current.differsIn(difference, step)) continue;
        if (difference.node !== undefined) marks.add(difference.node);
        for (const id of difference.moves || []) marks.add(id);
      }
    }
    if (current.compares && current.causeLetter(step) === "f" && current.lent[step] === 0) {
      for (const id of current.apartAt(step)) marks.add(id);
    }
    this.marks = marks;
    for (const side of this.used) this.panes[side].show(current, step, marks);
    this.frameChosen();
    const label = `${current.cause(step)} at ${seconds(current.times[step])}`;
    for (const side of this.used) this.panes[side].device.ariaLabel = `${side}: ${label}`;
  }

  frameChosen() {
    for (const side of this.used) this.panes[side].frame(app.node);
  }
}
