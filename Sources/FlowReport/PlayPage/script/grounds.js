// What a colour of the system's stands on: how light the ground is on which a node of a frame is drawn.

// From 0 to 1; undefined for a colour that lets through what is behind it.
const lightness = (color) => {
  if (!color || (color.length > 7 && parseInt(color.slice(7, 9), 16) < 128)) return undefined;
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  return (0.3 * red + 0.6 * green + 0.1 * blue) / 255;
};

// Whether a node is on a dark ground: its own, or that of the nearest node around it that has one.
const isOnDark = (node, byId, isDarkScreen) => {
  for (let each = node; each; each = byId.get(each.parent)) {
    const light = (each.alpha ?? 1) < 0.5 ? undefined : lightness(each.background);
    if (light !== undefined) return light < 0.4;
  }
  return isDarkScreen;
};

// The root node that covers a window, with a ground of its own.
const coveringNode = (nodes, [width, height]) => nodes.find(({ parent, hidden, background, frame, alpha }) =>
  parent === undefined && !hidden && background !== undefined && background.length === 7
    && (alpha ?? 1) === 1 && frame[0] <= 0 && frame[1] <= 0
    && frame[0] + frame[2] >= width && frame[1] + frame[3] >= height);
