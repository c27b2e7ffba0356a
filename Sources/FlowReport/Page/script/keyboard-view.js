// The keyboard over a screen of the report. Frames do not have it: where it is going is known from the
// events, and on its way it is where the system's animation has it.

// The frame of a keyboard that moves, at a time.
const keyboardFrame = ({ from, to, begin, duration, curve }, time) => {
  if (!(duration > 0) || time >= begin + duration) return to;
  const points = controlPoints[curve] || controlPoints.easeInOut;
  const share = curveProgress(points, Math.max(0, time - begin) / duration);
  return from.map((value, i) => value + (to[i] - value) * share);
};

class KeyboardView {
  constructor(root) {
    this.root = root;
    this.element = document.createElement("div");
    this.element.className = "keys is-drawn";
    this.element.hidden = true;
    this.raised = new Set();
    root.append(this.element);
  }

  // Draws it, or nothing, over what a view of the screen shows.
  show({ keyboard, size, strip, origin }, time, view) {
    // Most screens have none, and a step should cost them nothing.
    if (!keyboard && this.element.hidden) return;
    const frame = keyboard && keyboardFrame(keyboard, time);
    const top = frame ? frame[1] - origin[1] : 0;
    const isSeen = Boolean(frame) && frame[3] > 0 && top < size[1] - 0.5;
    if (this.element.hidden === isSeen) this.element.hidden = !isSeen;
    const nodes = [...view.views.values()].map(({ node }) => node);
    const field = fieldIn(nodes);
    if (field) this.field = field;
    const front = isSeen ? this.inFront(nodes, Math.min(top, keyboard.to[1] - origin[1])) : [];
    this.raise(view, front);
    if (!isSeen) return;
    const below = front.filter((node) => node.kind !== "picker" && node.frame[1] < top + 60)
      .map((node) => node.frame[1] + node.frame[3]);
    const edge = Math.max(top, ...below);
    const style = `left:${frame[0] - origin[0]}px;top:${edge}px;width:${frame[2]}px;`
      + `height:${Math.max(0, top + frame[3] - edge)}px;padding-bottom:${strip}px`;
    if (style !== this.style) {
      this.style = style;
      this.element.style.cssText = style;
    }
    const hasWheels = front.some((node) => node.kind === "picker");
    this.fill(hasWheels);
  }

  fill(hasWheels) {
    const type = (this.field && this.field.keyboardType) || "default";
    const last = (this.field && this.field.returnKeyType) || "default";
    const key = `${hasWheels}|${type}|${last}`;
    if (key === this.key) return;
    this.key = key;
    const hasSigns = type === "numbersAndPunctuation";
    drawKeys(this.element, hasWheels ? [] : keyRows(type, last, { hasSigns }));
    this.element.classList.toggle("is-pad", isPad(type));
  }

  // The nodes before the keyboard: wheels, and what rides on its top.
  inFront(nodes, top) {
    return nodes.filter((node) => node.parent === undefined && !node.hidden
      && (node.alpha ?? 1) >= 0.01 && (node.kind === "picker"
        || (node.frame[3] <= 120 && node.frame[1] >= top - 1)));
  }

  raise(view, nodes) {
    const ids = new Set(nodes.map(({ id }) => id));
    for (const id of this.raised) {
      if (!ids.has(id)) view.views.get(id)?.style("zIndex", "");
    }
    for (const id of ids) view.views.get(id)?.style("zIndex", "2");
    this.raised = ids;
  }
}
