// Text and outlines of a node.

const textPiece = (text) => document.createTextNode(text);

// How text fits the height available: 0 on one line, 1 on several, 2 from the top down.
const room = (node) => {
  const size = node.font ? node.font.size : 16;
  const height = node.frame[3];
  if (node.kind === "button") return 0;
  if (node.kind === "field") return height > size * 4 ? 2 : 0;
  return height > size * 2.2 ? 1 : 0;
};

// The room that a node's edges keep from its text. A field with a ground of its own keeps it off its
// round ends.
const textInset = (node) => {
  if (node.contentInset && node.kind !== "scroll") return node.contentInset;
  const side = node.kind === "field" && node.background && !node.contentInset
    ? node.cornerRadius || 0 : 0;
  return [0, side, 0, side];
};

const shownText = (node) => (node.secure ? "•".repeat((node.text || "").length) : node.text || "");

// What stands on the line of a node that has one, and how wide; undefined for one with several.
const wordsLine = (node) => {
  if (room(node) !== 0) return undefined;
  const text = (shownText(node) || node.placeholder || "").replaceAll("\n", " ");
  const [, left, , right] = textInset(node);
  return fittedLine(drawnFont(node.font), text, node.kind, Math.max(0, node.frame[2] - left - right));
};

const wordsKey = (node) => JSON.stringify([
  node.text, node.placeholder, node.secure, node.caret, node.selectedRange, node.markedRange, node.font, node.textColor,
  node.textAlignment, textInset(node), node.kind, node.placeholderColor, node.tintColor,
  room(node), wordsLine(node),
]);

const drawWords = (view, node) => {
  const hasWords = node.kind !== "picker"
    && (node.text || node.placeholder || node.caret !== undefined);
  if (!hasWords) {
    if (view.words) view.words.remove();
    view.words = undefined;
    view.wordsKey = undefined;
    return;
  }
  const key = wordsKey(node);
  if (view.wordsKey === key) return;
  view.wordsKey = key;
  if (!view.words) {
    view.words = document.createElement("div");
    view.words.append(document.createElement("span"));
    // Behind the node's children, as the node's own layer is.
    view.element.prepend(view.words);
  }
  const font = drawnFont(node.font);
  view.words.className = ["words", "words wraps", "words wraps from-top"][room(node)];
  const style = view.words.style;
  style.font = font.css;
  style.lineHeight = "1.2";
  style.color = node.textColor || "";
  const side = node.textAlignment || (node.kind === "button" ? "center" : "start");
  style.textAlign = side;
  style.justifyContent = side;
  const [top, left, bottom, right] = textInset(node);
  style.padding = `${px(top)} ${px(right)} ${px(bottom)} ${px(left)}`;
  const line = wordsLine(node);
  const span = view.words.firstChild;
  fillWords(span, node, line);
  const width = line && line.text ? browserWidth(font, line.text) : 0;
  // As wide as the original, whatever font the browser has.
  span.style.transform = width > 0 && Math.abs(width - line.width) > 0.1
    ? `scaleX(${Math.round((line.width / width) * 1e4) / 1e4})` : "";
  span.style.transformOrigin = side === "start" ? "" : side;
};

const fillWords = (span, node, line) => {
  span.textContent = "";
  const whole = shownText(node);
  const text = line && whole ? line.text : whole;
  const caret = document.createElement("i");
  caret.className = "caret";
  if (node.tintColor) caret.style.background = node.tintColor;
  // A piece of the text, of which a part is within an element of its own.
  const put = (parent, piece, start, length, name, fill) => {
    const part = document.createElement(name);
    fill(part, piece.slice(start, start + length), start);
    parent.append(textPiece(piece.slice(0, start)), part, textPiece(piece.slice(start + length)));
  };
  // A piece with the caret, or with what is selected.
  const edited = (parent, piece, from) => {
    if (node.selectedRange) {
      const [start, length] = node.selectedRange;
      put(parent, piece, start - from, length, "mark", (part, selected) => {
        if (node.tintColor) part.style.setProperty("--tint", node.tintColor);
        part.append(selected);
      });
    } else {
      const at = node.caret - from;
      parent.append(textPiece(piece.slice(0, at)), caret, textPiece(piece.slice(at)));
    }
  };
  if (node.caret === undefined) span.append(text);
  else if (node.markedRange) put(span, text, ...node.markedRange, "u", edited);
  else edited(span, text, 0);
  if (!text && node.placeholder) {
    const hint = document.createElement("span");
    hint.className = "hint";
    hint.textContent = line ? line.text : node.placeholder;
    if (node.placeholderColor) {
      hint.style.color = node.placeholderColor;
      hint.style.opacity = "1";
    }
    span.append(hint);
  }
};

// Along an outline clockwise from its top centre; along a thin shape from end to end.
const outlinePath = (width, height, radius, line) => {
  const d = line / 2;
  if (height <= Math.max(4, line)) return `M0 ${height / 2}H${width}`;
  if (width <= Math.max(4, line)) return `M${width / 2} 0V${height}`;
  const r = Math.max(0, Math.min(radius, width / 2, height / 2) - d);
  const [right, bottom, middle] = [width - d, height - d, width / 2];
  const corner = (x, y) => `A${r} ${r} 0 0 1 ${x} ${y}`;
  return `M${middle} ${d}H${right - r}${corner(right, d + r)}V${bottom - r}`
    + `${corner(right - r, bottom)}H${d + r}${corner(d, bottom - r)}V${d + r}`
    + `${corner(d + r, d)}Z`;
};

const drawStroke = (view, node, strokes, isCircle) => {
  if (!strokes) {
    if (view.svg) view.svg.remove();
    view.svg = undefined;
    return;
  }
  if (!view.svg) {
    view.svg = svgElement("svg");
    view.path = svgElement("path");
    view.path.setAttribute("fill", "none");
    view.path.setAttribute("pathLength", "1");
    view.svg.append(view.path);
    view.element.prepend(view.svg);
  }
  const [, , width, height] = node.frame;
  const line = node.borderWidth || (node.borderColor ? 1 : 0);
  const radius = isCircle ? width / 2 : node.cornerRadius || 0;
  view.svg.setAttribute("width", Math.max(0, width));
  view.svg.setAttribute("height", Math.max(0, height));
  const path = outlinePath(Math.max(0, width), Math.max(0, height), radius, line);
  view.path.setAttribute("d", path);
  view.path.setAttribute("stroke", node.borderColor || node.textColor || "#000000");
  view.path.setAttribute("stroke-width", line);
  const end = node.strokeEnd === undefined ? 1 : node.strokeEnd;
  view.path.setAttribute("stroke-dasharray", end >= 1 ? "none" : `${end} 2`);
};
