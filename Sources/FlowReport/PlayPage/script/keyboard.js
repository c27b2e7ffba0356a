// The keyboard on the screen: its frame is told to the scene, its keys are drawn here.

class Keyboard {
  constructor(live, display, handlers) {
    this.live = live;
    this.display = display;
    this.handlers = handlers;
    this.isEnabled = true;
    this.isShifted = false;
    this.hasSigns = false;
    this.element = document.createElement("div");
    this.element.className = "keys";
    this.element.addEventListener("pointerdown", (event) => this.pressed(event));
  }

  // MARK: Its frame

  // As the system's, with the strip of the home indicator below the keys.
  height(environment, kind) {
    const [width, height] = environment.size;
    const strip = environment.safeArea?.[2] ?? 0;
    if (width > height && width < 1000) return (kind === "letters" ? 178 : 171) + strip;
    if (width >= 700) return 320 + strip;
    return { letters: 302, pad: 257, wheels: 216 }[kind] + strip;
  }

  // The views of the scene's that stand at the top of the keyboard's frame, and are part of it.
  accessories(frame, top) {
    return frame.nodes.filter((node) => node.parent === undefined && !node.hidden
      && (node.alpha ?? 1) >= 0.01 && node.kind !== "picker" && node.frame[3] <= 120
      && node.frame[1] >= top - 1);
  }

  // How high they are together, which the system's frame includes: as a fork of the scene has them
  // once it has been told.
  accessoryHeight(time, event, top) {
    const fork = this.live.take.session.fork();
    try {
      fork.send(time, event);
      fork.advance(time + 1);
      const frame = JSON.parse(fork.frameJSON());
      const heights = this.accessories(frame, top)
        .filter((node) => Math.abs(node.frame[1] - top) < 1).map((node) => node.frame[3]);
      return Math.max(0, ...heights);
    } finally {
      fork.close();
    }
  }

  kindOf(frame) {
    const field = fieldIn(frame.nodes);
    // A scene that has wheels to choose from has them in the keyboard's place.
    if (frame.nodes.some((node) => node.kind === "picker" && !node.hidden)) return "wheels";
    return isPad(field?.keyboardType ?? "") ? "pad" : "letters";
  }

  // The keyboard is up while a field has it.
  follow(stamp, frame) {
    const field = fieldIn(frame.nodes);
    const kind = field ? this.kindOf(frame) : "";
    if (!this.isEnabled) return;
    if (field?.id === this.field && kind === this.kind) return;
    this.field = field?.id;
    this.kind = kind;
    this.tell(stamp, field ? "willShow" : "willHide");
  }

  // A take that has begun elsewhere is told of no keyboard that it does not ask for.
  adopt(frame) {
    const field = fieldIn(frame.nodes);
    const isNew = this.live.take.events.length === 0;
    this.field = isNew ? undefined : field?.id;
    this.kind = this.field === undefined ? "" : this.kindOf(frame);
  }

  // Somebody wants it.
  raise(stamp) {
    if (this.isEnabled && this.field !== undefined) this.tell(stamp, "willShow");
  }

  tell(stamp, phase) {
    const { take } = this.live;
    const { environment } = take;
    const [width, height] = environment.size;
    const [x, y] = environment.windowOrigin ?? [0, 0];
    const last = take.keyboard;
    const isUp = last !== null && last.phase !== "willHide";
    if (phase === "willHide" && !isUp) return;
    const event = { type: "keyboard", phase, duration: 0.25, curve: "easeInOut" };
    if (phase === "willHide") {
      this.live.send(stamp, { ...event, frame: [x, y + height, width, last.frame[3]] });
      return;
    }
    const framed = (size) => ({ ...event, frame: [x, y + height - size, width, size] });
    const keys = this.height(environment, this.kind || "letters");
    const above = this.accessoryHeight(this.live.time(stamp), framed(keys), height - keys);
    const told = framed(keys + above);
    if (isUp && phase === "willShow" && last.frame.every((value, i) => value === told.frame[i])) return;
    this.live.send(stamp, told);
  }

  // The window has another size.
  moved(stamp) {
    const { keyboard } = this.live.take;
    if (keyboard && keyboard.phase !== "willHide") this.tell(stamp, "willChangeFrame");
  }

  setEnabled(stamp, isEnabled) {
    if (!isEnabled) this.tell(stamp, "willHide");
    this.isEnabled = isEnabled;
    this.field = undefined;
    this.kind = "";
  }

  // MARK: Its look

  show(frame, { environment, keyboard }, isAnimated) {
    const isUp = keyboard !== null && keyboard.phase !== "willHide" && keyboard.frame[3] > 0;
    const [x, y] = environment.windowOrigin ?? [0, 0];
    const kind = isUp ? this.kindOf(frame) : this.shownKind;
    const height = isUp ? keyboard.frame[3] : this.shownHeight ?? 0;
    const top = isUp ? keyboard.frame[1] - y : environment.size[1];
    const left = isUp ? keyboard.frame[0] - x : 0;
    const accessories = isUp ? this.accessories(frame, top) : [];
    const above = Math.max(0, ...accessories.map((node) => node.frame[3]));
    this.bringForward([...accessories, ...frame.nodes.filter((node) => node.kind === "picker" && !node.hidden)]);
    const key = [isUp, kind, left, top, height, above, environment.size, isAnimated].join();
    if (key === this.shownKey) return;
    this.shownKey = key;
    if (this.element.parentNode !== this.display.root) this.display.root.append(this.element);
    const { style } = this.element;
    const seconds = keyboard?.duration ?? 0;
    style.transition = isAnimated && !environment.reduceMotion
      ? `transform ${seconds}s cubic-bezier(.42,0,.58,1)` : "none";
    style.left = px(left);
    style.width = px(isUp ? keyboard.frame[2] : environment.size[0]);
    style.height = px(height);
    style.paddingTop = px(above + 8);
    style.transform = `translateY(${isUp ? top : environment.size[1]}px)`;
    this.element.classList.toggle("is-wheels", kind === "wheels");
    this.shownHeight = height;
    const field = fieldIn(frame.nodes);
    if (isUp) this.fill(kind, field, environment.safeArea?.[2] ?? 0);
    this.shownKind = kind;
  }

  // In front of the keys.
  bringForward(nodes) {
    const ids = new Set(nodes.map((node) => node.id));
    for (const id of this.forward ?? []) {
      const view = this.display.view.views.get(id);
      if (view && !ids.has(id)) view.element.style.zIndex = "";
    }
    for (const id of ids) {
      const view = this.display.view.views.get(id);
      if (view) view.element.style.zIndex = "2";
    }
    this.forward = ids;
  }

  fill(kind, field, strip) {
    const last = field?.returnKeyType ?? "default";
    const key = [kind, last, field?.keyboardType, this.isShifted, this.hasSigns, strip].join();
    if (key === this.filledKey) return;
    this.filledKey = key;
    this.element.textContent = "";
    this.element.style.paddingBottom = px(strip);
    const type = field?.keyboardType ?? "default";
    const { isShifted, hasSigns } = this;
    const rows = kind === "wheels" ? [] : keyRows(type, last, { isShifted, hasSigns, hides: true });
    drawKeys(this.element, rows);
    this.element.classList.toggle("is-pad", kind === "pad");
  }

  pressed(event) {
    event.preventDefault();
    event.stopPropagation();
    const key = event.target.closest(".key")?.dataset.key;
    if (key === undefined || key === "none" || !this.handlers.isReady()) return;
    const stamp = event.timeStamp;
    switch (key) {
      case "delete": this.handlers.deleted(stamp); break;
      case "return": this.handlers.returned(stamp); break;
      case "hide": this.handlers.left(stamp); break;
      case "shift": this.isShifted = !this.isShifted; this.refill(); break;
      case "signs": this.hasSigns = !this.hasSigns; this.refill(); break;
      default:
        this.handlers.typed(stamp, key);
        if (this.isShifted) { this.isShifted = false; this.refill(); }
    }
  }

  refill() {
    this.shownKey = "";
    this.live.draw();
  }
}
