// The wheels of pickers, as they are drawn: turned by a finger, by a wheel, or by keys, as a list.

class Pickers {
  constructor(live, display, isReady) {
    this.live = live;
    this.display = display;
    this.isReady = isReady;
    this.layer = byId("controls");
    this.boxes = new Map();
    const system = matchMedia("(prefers-reduced-motion: reduce)");
    this.reducesMotion = () => system.matches || live.take.environment.reduceMotion;
  }

  clear() {
    cancelAnimationFrame(this.request);
    this.request = 0;
    this.layer.textContent = "";
    this.boxes.clear();
  }

  show({ nodes }) {
    const seen = new Set();
    for (const node of nodes) {
      if (node.kind !== "picker" || node.hidden || !node.rows) continue;
      seen.add(node.id);
      this.showBox(node, nodes);
    }
    for (const [id, { element }] of this.boxes) {
      if (element.hidden === seen.has(id)) element.hidden = !seen.has(id);
    }
  }

  showBox(node, nodes) {
    let box = this.boxes.get(node.id);
    if (!box) {
      box = { element: document.createElement("div"), wheels: [], rows: "" };
      box.element.className = "wheels";
      this.boxes.set(node.id, box);
      this.layer.append(box.element);
    }
    if (box.node === node) return;
    box.node = node;
    const [x, y] = Pickers.place(node, nodes);
    Object.assign(box.element.style, {
      left: px(x), top: px(y), width: px(node.frame[2]), height: px(node.frame[3]),
    });
    const rows = JSON.stringify(node.rows);
    if (rows !== box.rows) {
      box.rows = rows;
      box.element.textContent = "";
      box.wheels = node.rows.map((texts, component) => new PickerWheel(this, box, texts, component));
    }
    for (const wheel of box.wheels) wheel.show();
  }

  // In the window: frames are in their parents' coordinates.
  static place(node, nodes) {
    const byName = new Map(nodes.map((each) => [each.id, each]));
    let [x, y] = [0, 0];
    for (let each = node; each; each = byName.get(each.parent)) {
      const [shiftX, shiftY] = each === node ? [0, 0] : each.contentOffset ?? [0, 0];
      x += each.frame[0] - shiftX;
      y += each.frame[1] - shiftY;
    }
    return [x, y];
  }

  // Turns what has a way to go.
  move() {
    if (this.request) return;
    let last = performance.now();
    const turn = (now) => {
      this.request = 0;
      const seconds = Math.min(0.064, Math.max(0, now - last) / 1000);
      last = now;
      let isMoving = false;
      for (const { wheels } of this.boxes.values()) {
        for (const wheel of wheels) isMoving = wheel.step(seconds) || isMoving;
      }
      if (isMoving) this.request = requestAnimationFrame(turn);
    };
    this.request = requestAnimationFrame(turn);
  }

  choose(stamp, target, component, row) {
    return this.isReady() && this.live.send(stamp, { type: "select", target, component, row });
  }
}

// One wheel: a list box over the rows that are drawn.
class PickerWheel {
  constructor(pickers, box, texts, component) {
    this.pickers = pickers;
    this.box = box;
    this.texts = texts;
    this.component = component;
    this.turning = new Turning();
    this.typed = "";
    const { node } = box;
    const element = document.createElement("div");
    element.className = "wheel";
    element.tabIndex = 0;
    element.setAttribute("role", "listbox");
    element.setAttribute("aria-label", `${node.accessibilityLabel ?? node.id}, wheel ${component + 1}`);
    texts.forEach((text, row) => {
      const option = document.createElement("div");
      option.setAttribute("role", "option");
      option.id = `wheel-${node.id}-${component}-${row}`;
      option.textContent = text;
      element.append(option);
    });
    const listen = (name, handle, options) => element.addEventListener(name, (event) => handle(event), options);
    listen("pointerdown", (event) => this.down(event));
    listen("pointermove", (event) => this.moved(event));
    listen("pointerup", (event) => this.up(event));
    listen("pointercancel", (event) => this.up(event));
    listen("wheel", (event) => this.scrolled(event), { passive: false });
    listen("keydown", (event) => this.key(event));
    box.element.append(element);
    this.element = element;
    this.turning.position = this.selected;
    this.turning.target = this.selected;
  }

  get selected() { return this.box.node.selectedRows?.[this.component] ?? 0; }

  get count() { return this.texts.length; }

  // The scene's row counts, also where it is another than was asked for.
  show() {
    const row = this.selected;
    if (this.shown !== row) {
      this.element.children[this.shown]?.removeAttribute("aria-selected");
      this.element.children[row]?.setAttribute("aria-selected", "true");
      this.element.setAttribute("aria-activedescendant", this.element.children[row]?.id ?? "");
      this.shown = row;
    }
    if (this.turning.isHeld || this.isAsking) return;
    this.turning.goTo(row, this.count);
    // An instant of the past is shown as it was.
    if (!this.pickers.live.isRunning) this.turning.position = row;
    if (!this.turning.isMoving) return;
    this.draw();
    this.pickers.move();
  }

  // The rows of the node that stand in the page; those between two are drawn by turning them.
  draw() {
    const view = this.pickers.display.view.views.get(this.box.node.id);
    const drawn = view?.wheels?.children[this.component];
    if (drawn) turnWheel(drawn, this.texts, this.turning.position, wheelRowHeight(this.box.node));
  }

  // Whether it goes on.
  step(seconds) {
    const { turning } = this;
    if (turning.isHeld || !turning.isMoving) return false;
    turning.step(seconds, this.pickers.reducesMotion());
    this.draw();
    if (!turning.isMoving) this.settle(performance.now());
    return turning.isMoving;
  }

  // At rest it tells the scene, and goes to where the scene has it, which may be another row.
  settle(stamp) {
    this.isAsking = false;
    const { id } = this.box.node;
    const row = Math.round(this.turning.target);
    if (row !== this.selected) this.pickers.choose(stamp, id, this.component, row);
    const taken = this.pickers.live.node(id)?.selectedRows[this.component] ?? this.selected;
    if (taken === row) return;
    this.turning.goTo(taken, this.count);
    this.pickers.move();
  }

  turnTo(row) {
    this.isAsking = true;
    this.turning.goTo(row, this.count);
    this.pickers.move();
    if (!this.turning.isMoving) this.settle(performance.now());
  }

  // MARK: A hand

  // The place of a hand, in rows.
  place(event) {
    const [, y] = this.pickers.display.place(event);
    return y / wheelRowHeight(this.box.node);
  }

  down(event) {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (!this.pickers.isReady()) return;
    this.element.setPointerCapture(event.pointerId);
    this.element.focus({ preventScroll: true });
    this.began = this.place(event);
    this.isTurned = false;
    this.turning.hold(event.timeStamp, this.began);
  }

  moved(event) {
    if (!this.turning.isHeld) return;
    event.stopPropagation();
    const place = this.place(event);
    if (Math.abs(place - this.began) > 0.2) this.isTurned = true;
    if (!this.isTurned) return;
    this.turning.drag(event.timeStamp, place, this.count);
    this.draw();
  }

  up(event) {
    if (!this.turning.isHeld) return;
    event.stopPropagation();
    const row = this.turning.release(event.timeStamp, this.count);
    // A touch of a row brings it to the middle.
    const box = this.element.getBoundingClientRect();
    const height = wheelRowHeight(this.box.node) * this.pickers.display.scale;
    const touched = Math.round((event.clientY - box.top - box.height / 2) / height);
    this.turnTo(this.isTurned ? row : this.selected + touched);
  }

  scrolled(event) {
    event.preventDefault();
    event.stopPropagation();
    if (!this.pickers.isReady()) return;
    this.scrolledBy = (this.scrolledBy ?? 0) + event.deltaY * (event.deltaMode === 1 ? 16 : 1);
    const rows = Math.trunc(this.scrolledBy / 40);
    if (rows === 0) return;
    this.scrolledBy -= rows * 40;
    this.turnTo(Math.round(this.turning.target) + rows);
  }

  // MARK: Keys

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = Math.round(this.turning.target);
    const to = {
      ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 5, PageUp: at - 5, Home: 0,
      End: this.count - 1,
    }[event.key] ?? this.rowTyped(event.key);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (this.pickers.isReady()) this.turnTo(to);
  }

  // The row whose text begins with what has been typed.
  rowTyped(key) {
    if ([...key].length !== 1) return undefined;
    clearTimeout(this.typedTimer);
    this.typedTimer = setTimeout(() => { this.typed = ""; }, 800);
    this.typed += key.toLowerCase();
    const row = this.texts.findIndex((text) => text.toLowerCase().startsWith(this.typed));
    return row < 0 ? Math.round(this.turning.target) : row;
  }
}
