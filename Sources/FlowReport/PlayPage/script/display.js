// A device on the page: frames in, elements out, by the drawing of the report's page.

class Display {
  constructor(device, root) {
    this.device = device;
    this.root = root;
    this.view = new ScreenView(root);
    this.clear();
  }

  clear() {
    this.view.clear();
    this.values = [];
    this.slots = new Map();
    this.list = [];
    this.backdropKey = "";
  }

  resize(size, scale) {
    const [width, height] = size;
    this.size = size;
    this.scale = scale;
    this.device.style.width = px(width * scale);
    this.device.style.height = px(height * scale);
    this.root.style.width = px(width);
    this.root.style.height = px(height);
    this.root.style.transform = `scale(${scale})`;
    this.root.style.setProperty("--px", px(1 / scale));
  }

  // A node that is as it was keeps its number, which is what the drawing goes by; the two numbers of
  // an id take turns.
  show(frame, caret) {
    let isSame = frame.nodes.length === this.list.length;
    const list = frame.nodes.map((given, place) => {
      const node = caret && caret.id === given.id && given.caret !== undefined
        ? { ...given, caret: caret.at } : given;
      const text = JSON.stringify(node);
      let slot = this.slots.get(node.id);
      if (!slot) {
        slot = { number: this.slots.size * 2, text: "" };
        this.slots.set(node.id, slot);
      }
      if (slot.text !== text) {
        slot.text = text;
        slot.number ^= 1;
        this.values[slot.number] = node;
      }
      if (isSame && this.list[place] !== slot.number) isSame = false;
      return slot.number;
    });
    this.frame = frame;
    if (isSame) return;
    this.list = list;
    this.view.show(list, this.values);
    this.setBackdrop(frame);
  }

  setDirection(direction) {
    const name = direction === "rightToLeft" ? "rtl" : "ltr";
    if (this.root.dir !== name) this.root.dir = name;
  }

  // A screen without a ground of its own has one on which its texts can be read.
  setBackdrop(frame) {
    const colors = frame.nodes.map((node) => node.textColor).filter(Boolean);
    const key = colors.join();
    if (key === this.backdropKey) return;
    this.backdropKey = key;
    const light = colors.filter((text) => {
      const [red, green, blue] = [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16));
      return 0.3 * red + 0.6 * green + 0.1 * blue > 190;
    });
    const isLight = light.length * 2 > colors.length;
    this.device.style.setProperty("--backdrop", isLight ? "#66708a" : "#ffffff");
  }

  // Where a pointer is, in points.
  place(event) {
    const box = this.device.getBoundingClientRect();
    return [
      milli((event.clientX - box.left) / this.scale), milli((event.clientY - box.top) / this.scale),
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
