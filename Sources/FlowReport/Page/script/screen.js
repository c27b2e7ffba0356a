// The screen of one side, as elements that are reused from frame to frame.

const svgElement = (name) => document.createElementNS("http://www.w3.org/2000/svg", name);
const px = (value) => `${value}px`;
const silent = (node) => node.background === undefined && !node.text && !node.placeholder
  && !node.image && !node.rows && !node.borderWidth && node.strokeEnd === undefined;
// The field with the keyboard: keys put the focus on other nodes, too.
const fieldIn = (nodes) => nodes.find((node) => node.focused && node.kind === "field");

class NodeView {
  constructor() {
    this.element = document.createElement("div");
    this.number = -1;
    this.styles = {};
  }

  // Setting a style to the value it already has still costs the browser a check.
  style(name, value) {
    if (this.styles[name] === value) return;
    this.styles[name] = value;
    this.element.style[name] = value;
  }

  get children() {
    if (!this.content) {
      this.content = document.createElement("div");
      this.content.className = "content";
      this.element.append(this.content);
    }
    return this.content;
  }

  update(node) {
    this.node = node;
    const [x, y, width, height] = node.frame;
    this.style("left", px(x));
    this.style("top", px(y));
    this.style("width", px(Math.max(0, width)));
    this.style("height", px(Math.max(0, height)));
    // Sixteen numbers for row vectors are exactly what CSS takes for column vectors.
    const matrix = node.transform && node.transform.matrix;
    this.style("transform", matrix ? `matrix3d(${matrix.join(",")})` : "");
    // A button shows what a pointer does to it (docs/gestures.md).
    const share = node.kind !== "button" ? 1 : node.pressed ? 0.5 : node.hovered ? 0.8 : 1;
    const opacity = (node.alpha ?? 1) * share;
    this.style("opacity", opacity === 1 ? "" : String(opacity));
    this.style("display", node.hidden ? "none" : "");
    const isCircle = node.kind === "shape" && Math.abs(width - height) < 0.5;
    this.style("borderRadius", isCircle ? "50%" : px(node.cornerRadius || 0));
    this.style("backgroundColor", node.background || "");
    const strokes = node.strokeEnd !== undefined || node.kind === "shape";
    const border = node.borderWidth && !strokes
      ? `inset 0 0 0 ${node.borderWidth}px ${node.borderColor || "#000000"}` : "";
    this.style("boxShadow", border);
    this.classify(node);
    drawWheels(this, node);
    drawWords(this, node);
    drawPicture(this, node);
    drawStroke(this, node, strokes, isCircle);
    this.scroll(node);
  }

  classify(node) {
    const isBare = silent(node) && node.kind !== "view" && node.kind !== "label";
    const classes = ["node"];
    if (isBare) classes.push("bare");
    if (node.kind === "scroll" || node.clipsToBounds) classes.push("clips");
    if (node.image && !node.text && !pictureName(node.image)) classes.push("picture");
    if (node.focused) classes.push("focused");
    if (node.focused && node.kind !== "field") classes.push("ringed");
    this.classes = classes.join(" ");
    if (isBare) {
      const label = node.kind === "scroll" ? "" : node.accessibilityLabel || node.id;
      if (this.element.dataset.label !== label) this.element.dataset.label = label;
    }
    this.style("color", (node.image && node.tintColor) || "");
    if (node.image && this.element.dataset.image !== node.image) {
      this.element.dataset.image = node.image;
    }
    this.mark(this.isMarked);
  }

  mark(isMarked) {
    this.isMarked = isMarked;
    const name = isMarked ? `${this.classes} differs` : this.classes;
    if (this.element.className !== name) this.element.className = name;
  }

  scroll(node) {
    if (node.kind !== "scroll") return;
    const [x, y] = node.contentOffset || [0, 0];
    this.children.style.transform = x || y ? `translate(${-x}px,${-y}px)` : "";
    this.element.style.setProperty("--scrolled", px(-y));
    const visible = node.frame[3];
    const inset = node.contentInset || [0, 0, 0, 0];
    const length = node.contentSize ? node.contentSize[1] + inset[0] + inset[2] : 0;
    const isLonger = length > visible && visible > 0;
    if (this.thumb) this.thumb.classList.toggle("shown", isLonger);
    if (!isLonger) return;
    if (!this.thumb) {
      this.thumb = document.createElement("div");
      this.thumb.className = "thumb shown";
      this.element.append(this.thumb);
    }
    const size = Math.max(16, (visible * visible) / length);
    const share = Math.min(1, Math.max(0, (y + inset[0]) / (length - visible)));
    this.thumb.style.height = px(size);
    this.thumb.style.top = px(share * (visible - size));
  }
}

class ScreenView {
  constructor(root) {
    this.root = root;
    this.views = new Map();
    this.list = null;
    this.generation = 0;
    this.marked = new Set();
  }

  clear() {
    this.root.querySelectorAll(":scope > .node").forEach((element) => element.remove());
    this.views.clear();
    this.list = null;
  }

  show(list, values) {
    if (list === this.list) return;
    this.list = list;
    this.generation += 1;
    const placed = new Map();
    for (const number of list) {
      const node = values[number];
      let view = this.views.get(node.id);
      if (!view) {
        view = new NodeView();
        view.element.dataset.id = node.id;
        this.views.set(node.id, view);
      }
      view.generation = this.generation;
      if (view.number !== number) {
        view.number = number;
        view.update(node);
      }
      const owner = node.parent === undefined ? undefined : this.views.get(node.parent);
      const parent = owner ? owner.children : this.root;
      const before = placed.get(parent);
      const next = before ? before.nextSibling : parent.firstChild;
      if (view.element !== next) parent.insertBefore(view.element, next);
      placed.set(parent, view.element);
    }
    this.setGround(list, values);
    if (this.views.size === list.length) return;
    for (const [id, view] of this.views) {
      if (view.generation === this.generation) continue;
      view.element.remove();
      this.views.delete(id);
    }
  }

  // What the system draws over a dark screen is dark.
  setGround(list, values) {
    const number = list.find((n) => {
      const { parent, background, hidden, frame } = values[n];
      return parent === undefined && background && !hidden && frame[3] >= 200;
    });
    const color = number === undefined ? "#FFFFFF" : values[number].background;
    if (color === this.ground) return;
    this.ground = color;
    const [red, green, blue] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
    const lightness = (0.3 * red + 0.6 * green + 0.1 * blue) / 255;
    this.root.dataset.ground = lightness < 0.2 ? "dark" : "light";
  }

  // Outlines the nodes with some ids.
  mark(ids) {
    for (const id of this.marked) {
      if (!ids.has(id)) this.views.get(id)?.mark(false);
    }
    for (const id of ids) this.views.get(id)?.mark(true);
    this.marked = ids;
  }
}
