// A device on the page: frames in, elements out, by the drawing of the report's page.

class Display {
  constructor(device, root) {
    this.device = device;
    this.root = root;
    this.view = new ScreenView(root);
    this.reader = new FrameReader();
    this.thumbs = new Thumbs(this);
    this.fillers = new Fillers(this);
    this.clear();
  }

  clear() {
    this.view.clear();
    this.reader.clear();
    this.thumbs.clear();
    this.fillers.clear();
    this.values = [];
    this.slots = new Map();
    this.list = [];
    this.nodes = [];
    this.backdropKey = "";
  }

  // Whole points of the page, so that no edge shows a part of the ground behind it.
  resize(size, scale) {
    const [width, height] = size;
    this.size = size;
    this.scale = scale;
    this.box = undefined;
    this.device.style.width = px(Math.floor(width * scale));
    this.device.style.height = px(Math.floor(height * scale));
    for (const layer of this.device.querySelectorAll(":scope > .screen")) {
      layer.style.width = px(width);
      layer.style.height = px(height);
      layer.style.transform = `scale(${scale})`;
      layer.style.setProperty("--px", px(1 / scale));
    }
  }

  read(text) { return this.reader.read(text); }

  // A node that is the same object keeps its number, which is what the drawing goes by; the two numbers
  // of an id take turns.
  show(frame) {
    const { nodes } = frame;
    let isSame = nodes.length === this.list.length;
    const list = nodes.map((given, place) => {
      let slot = this.slots.get(given.id);
      if (!slot) {
        slot = { number: this.slots.size * 2 };
        this.slots.set(given.id, slot);
      }
      if (slot.node !== given) {
        slot.node = given;
        slot.number ^= 1;
        this.values[slot.number] = given;
      }
      if (isSame && this.list[place] !== slot.number) isSame = false;
      return slot.number;
    });
    this.frame = frame;
    if (isSame) return;
    this.list = list;
    this.view.show(list, this.values);
    this.setBackdrop(nodes);
    this.fillers.show(nodes);
    this.thumbs.show(nodes);
  }

  setSurroundings({ size, layoutDirection, safeArea }) {
    this.window = size;
    const name = layoutDirection === "rightToLeft" ? "rtl" : "ltr";
    if (this.root.dir !== name) this.root.dir = name;
    this.safeArea = safeArea;
  }

  // Behind a screen is its own ground; one without has a ground on which its texts can be read.
  setBackdrop(nodes) {
    const own = this.window && coveringNode(nodes, this.window)?.background;
    const colors = own ? [own] : nodes.map((node) => node.textColor).filter(Boolean);
    this.ground = lightness(own) < 0.55 || (!own && this.root.dataset.ground === "dark") ? "dark" : "light";
    const key = colors.join();
    if (key === this.backdropKey) return;
    this.backdropKey = key;
    const light = colors.filter((text) => lightness(text.slice(0, 7)) > 0.745);
    const isLight = light.length * 2 > colors.length;
    this.device.style.setProperty("--backdrop", own ?? (isLight ? "#66708a" : "#ffffff"));
  }

  // Where a pointer is, in points. To ask for the box has the browser lay out what has changed.
  place(event) {
    this.box ??= this.device.getBoundingClientRect();
    return [
      milli((event.clientX - this.box.left) / this.scale),
      milli((event.clientY - this.box.top) / this.scale),
    ];
  }

  // The ids of the nodes at a place on the page, topmost first.
  ids(x, y) {
    const ids = [];
    for (const element of document.elementsFromPoint(x, y)) {
      const node = element.closest(".node");
      if (node && this.root.contains(node) && !ids.includes(node.dataset.id)) {
        ids.push(node.dataset.id);
      }
    }
    return ids;
  }
}

const milli = (value) => Math.round(value * 1e3) / 1e3;
