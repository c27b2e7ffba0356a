// A physical keyboard: what is typed into a hidden text area, with its selection, is told to the scene
// as edits of the focused field. The scene owns the text.

class Typing {
  constructor(live, handlers) {
    this.live = live;
    this.handlers = handlers;
    this.area = byId("typing");
    this.field = undefined;
    const listen = (name, handle) => this.area.addEventListener(name, (event) => handle(event));
    listen("beforeinput", (event) => this.beforeInput(event));
    // An input method has the text until it is done with it.
    listen("compositionstart", () => {
      if (this.isStale) this.putText();
      this.composition = { field: this.field, start: this.area.selectionStart };
    });
    listen("compositionend", (event) => this.composed(event.data));
    listen("input", (event) => {
      const isComposition = /composition/i.test(event.inputType);
      if (this.isComposing && isComposition) this.compose(event.data ?? "");
      else if (!this.isComposing && !isComposition) this.changed();
    });
    listen("keydown", (event) => this.keyDown(event));
    live.display.device.addEventListener("keydown", (event) => this.deviceKey(event));
    document.addEventListener("selectionchange", () => this.moved());
  }

  // What the scene has selected in the field; undefined where it has no caret.
  own() {
    const node = this.node();
    if (!node || node.caret < 0) return undefined;
    const { selectedRangeLocation: start, selectedRangeLength: length, caret } = node;
    return start >= 0 ? [start, length] : [caret, 0];
  }

  node() { return this.field === undefined ? undefined : this.live.node(this.field); }

  // Takes over the text of the focused field.
  follow(frame) {
    const node = fieldIn(frame.nodes);
    const id = node?.id;
    if (id !== this.field) {
      this.field = id;
      const hasFocus = this.isHere();
      // What was composed for the other field ends.
      if (this.isComposing) this.area.blur();
      if (id !== undefined && hasFocus) this.area.focus({ preventScroll: true });
      else if (id === undefined && document.activeElement === this.area) {
        this.live.display.device.focus({ preventScroll: true });
      }
      this.area.setAttribute("aria-label",
        `Typing into ${node?.accessibilityLabel ?? id ?? "nothing"}`);
    }
    this.putText();
  }

  // What the area has to have after an edit. To put it there has the browser lay out the page, so it
  // waits for the next frame, or for whoever needs it before.
  takeOver() {
    this.isStale = true;
    this.live.needFrame();
  }

  putText() {
    this.isStale = false;
    const node = this.node();
    if (!node || this.isComposing) return;
    const text = fieldText(node.text);
    const [from, length] = this.own() ?? [node.text.length, 0];
    const [start, end] = [from, from + length].map((place) => fieldPlace(node.text, place));
    const told = `${start} ${end}`;
    // Where somebody has just put the caret it stays, until the scene puts it elsewhere.
    if (this.area.value === text && this.told === told) return;
    if (this.area.value !== text) this.area.value = text;
    // A new text has the caret at its end; to move it has the browser lay out the page.
    if (this.area.selectionStart !== start || this.area.selectionEnd !== end) {
      this.area.setSelectionRange(start, end);
    }
    this.told = told;
  }

  // Whether keys are meant for the screen, and not for a control of the page.
  isHere() {
    const active = document.activeElement;
    return !active || active === document.body || byId("stage").contains(active);
  }

  get isComposing() { return this.composition !== undefined; }

  take() { if (this.field !== undefined) this.area.focus({ preventScroll: true }); }

  moved() {
    if (document.activeElement !== this.area || this.field === undefined || this.isStale) return;
    if (this.isComposing || !this.handlers.isReady()) return;
    const own = this.own();
    const { range } = this;
    if (!own || (own[0] === range[0] && own[1] === range[1])) return;
    this.live.send(performance.now(), { type: "selection", target: this.field, range });
    // What the scene makes of it.
    this.told = undefined;
    this.takeOver();
  }

  // MARK: Composition

  compose(text) {
    if (!this.isComposing || this.composition.field !== this.field || !this.handlers.isReady()) return;
    const { selectionStart: start, selectionEnd: end } = this.area;
    this.sendComposition("changed", { text, selection: [start - this.composition.start, end - start] });
  }

  composed(text) {
    const isSame = this.composition?.field === this.field;
    this.composition = undefined;
    if (isSame && this.handlers.isReady()) {
      if (text) this.sendComposition("committed", { text });
      else this.sendComposition("cancelled", {});
    }
    // The text is the scene's, also where it has taken nothing.
    this.told = undefined;
    this.takeOver();
  }

  // Something else is touched: what is being composed is entered before.
  commit() {
    if (!this.isComposing) return;
    this.area.blur();
    this.area.focus({ preventScroll: true });
  }

  sendComposition(phase, members) {
    if (this.field === undefined) return;
    this.live.send(performance.now(), { type: "compose", target: this.field, phase, ...members });
  }

  // MARK: Edits

  get range() {
    // The scene has the caret where an edit has left it.
    if (this.isStale && this.node()) return this.own() ?? [this.node().text.length, 0];
    const { selectionStart: start, selectionEnd: end } = this.area;
    return textRange(this.node()?.text ?? "", [start, end - start]);
  }

  typed(stamp, replacement, range = this.range) {
    if (this.field === undefined) return;
    this.live.send(stamp, { type: "text", target: this.field, replacement, range });
    this.takeOver();
  }

  // Backspace; with a selection, or where somebody has put the caret, an edit of that range.
  deleted(stamp) {
    if (this.field === undefined) return;
    const [start, length] = this.range;
    const text = this.node()?.text ?? "";
    const [own] = this.own() ?? [text.length];
    if (length > 0) this.typed(stamp, "");
    else if (start === own) {
      this.live.send(stamp, { type: "deleteBackward", target: this.field });
      this.takeOver();
    } else if (start > 0) {
      const size = characters(text.slice(0, start)).at(-1).length;
      this.typed(stamp, "", [start - size, size]);
    }
  }

  returned(stamp) {
    if (this.field !== undefined) this.live.send(stamp, { type: "return", target: this.field });
  }

  // The keyboard is put away.
  left(stamp) {
    if (this.field !== undefined) this.live.send(stamp, { type: "blur", target: this.field });
  }

  beforeInput(event) {
    if (event.isComposing) return;
    if (!this.handlers.isReady()) { event.preventDefault(); return; }
    if (this.isStale && !event.inputType.startsWith("insert")) this.putText();
    const data = event.data ?? event.dataTransfer?.getData("text/plain");
    if (event.inputType === "insertLineBreak") {
      event.preventDefault();
      this.returned(event.timeStamp);
    } else if (event.inputType.startsWith("insert") && data !== null && data !== undefined) {
      event.preventDefault();
      this.typed(event.timeStamp, data);
    } else if (event.inputType.startsWith("history")) {
      event.preventDefault();
      this.undone(event.timeStamp, event.inputType === "historyRedo");
    }
    // Of any other edit the browser shows what it does; what has become of the text is told.
  }

  undone(stamp, isRedo) {
    this.live.send(stamp, { type: isRedo ? "redo" : "undo" });
    this.takeOver();
  }

  changed() {
    const node = this.node();
    if (!node) return;
    const before = fieldText(node.text);
    if (before === this.area.value) return;
    const { range, replacement } = replaced(before, this.area.value, this.area.selectionEnd);
    this.typed(performance.now(), replacement, textRange(node.text, range));
    // The text is the scene's, also where it has taken nothing.
    this.told = undefined;
    this.live.needFrame();
  }

  keyDown(event) {
    // In Safari the key that ends a composition comes after it.
    if (event.isComposing || event.keyCode === 229 || !this.handlers.isReady()) return;
    // Keys that move the caret, select or delete by words do so in the area.
    if (this.isStale && (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey)
      && event.key !== "Backspace" && event.key !== "Enter") this.putText();
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    const letter = isCommand ? event.key.toLowerCase() : "";
    if (letter === "z" || (letter === "y" && event.ctrlKey)) {
      event.preventDefault();
      event.stopPropagation();
      this.undone(event.timeStamp, letter === "y" || event.shiftKey);
    } else if (event.key === "Backspace" && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      event.stopPropagation();
      this.deleted(event.timeStamp);
    } else if (event.key === "Enter") {
      event.preventDefault();
      event.stopPropagation();
      this.returned(event.timeStamp);
    } else if (event.key !== "Escape" && event.key !== "Tab") {
      event.stopPropagation();
    } else if (this.handlers.strokes.press(event)) {
      event.stopPropagation();
    }
  }

  // Keys while the device has the browser's focus, and no field the scene's.
  deviceKey(event) {
    if (event.target !== this.live.display.device) return;
    if (this.field !== undefined && event.key !== "Tab" && event.key !== "Escape") {
      this.take();
      if (event.key === "Backspace" || event.key === "Enter") this.keyDown(event);
      return;
    }
    this.handlers.strokes.press(event);
  }
}
