// The indicators of scroll views, as the system's: they show where a view is while it is scrolled, and
// fade when it rests.

class Thumbs {
  constructor(display) {
    this.display = display;
    this.known = new Map();
  }

  clear() {
    for (const { timer } of this.known.values()) clearTimeout(timer);
    this.known.clear();
  }

  show(nodes) {
    for (const node of nodes) if (node.kind === "scroll") this.showNode(node, nodes);
  }

  showNode(node, nodes) {
    const known = this.known.get(node.id);
    if (known?.node === node) return;
    const view = this.display.view.views.get(node.id);
    const place = Thumbs.place(node);
    const offset = node.contentOffset?.[1] ?? 0;
    const isMoved = known !== undefined && known.offset !== offset;
    const thumb = known?.view === view ? known : { view, offset };
    thumb.node = node;
    thumb.offset = offset;
    this.known.set(node.id, thumb);
    if (!place) {
      if (thumb.element) thumb.element.hidden = true;
      return;
    }
    thumb.element ??= this.made(view);
    thumb.element.hidden = false;
    thumb.element.style.height = px(place.length);
    thumb.element.style.transform = `translateY(${place.top}px)`;
    if (isMoved) this.flash(thumb, nodes);
  }

  made(view) {
    const element = document.createElement("div");
    element.className = "scroll-thumb";
    view.element.append(element);
    return element;
  }

  flash(thumb, nodes) {
    const { element } = thumb;
    if (!element.classList.contains("moves")) {
      const byId = new Map(nodes.map((node) => [node.id, node]));
      const isDark = isOnDark(thumb.node, byId, this.display.root.dataset.ground === "dark");
      element.classList.toggle("on-dark", isDark);
      element.classList.add("moves");
    }
    clearTimeout(thumb.timer);
    thumb.timer = setTimeout(() => element.classList.remove("moves"), Thumbs.rest);
  }

  // Where it stands in its view, and how long it is; undefined where all can be seen. It gets shorter
  // where a view is pulled beyond an end.
  static place({ frame, contentOffset, contentInset, contentSize }) {
    const visible = frame[3];
    const [above, , below] = contentInset ?? [0, 0, 0, 0];
    const whole = (contentSize?.[1] ?? 0) + above + below;
    if (!(visible > 0) || whole <= visible + 0.5) return undefined;
    const room = visible - 2 * Thumbs.margin;
    const at = (contentOffset?.[1] ?? 0) + above;
    const over = Math.max(0, -at, at - (whole - visible));
    const full = Math.min(room, Math.max(36, (room * visible) / whole));
    const length = Math.max(6, full - over);
    const share = Math.min(1, Math.max(0, at / (whole - visible)));
    return { top: Thumbs.margin + share * (room - length), length };
  }
}
// Points to the ends of its view.
Thumbs.margin = 3;
// Milliseconds that it stays when nothing moves any more.
Thumbs.rest = 700;
