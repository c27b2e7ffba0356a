// Pictures that a scene names, as small drawings.

// The drawing for an image's name; undefined if there is none.
const pictureName = (image) => {
  if (Object.hasOwn(drawings.pictures, image)) return image;
  return /\.(jpe?g|png|heic|webp)$/i.test(image) ? "photo" : undefined;
};

const drawPicture = (view, node) => {
  const name = node.image && pictureName(node.image);
  if (!name) {
    if (view.picture) view.picture.remove();
    view.picture = undefined;
    return;
  }
  if (!view.picture) {
    view.picture = svgElement("svg");
    view.picture.setAttribute("class", "drawing");
    view.element.prepend(view.picture);
  }
  const { size, elements } = drawings.pictures[name];
  if (view.picture.dataset.name !== name) {
    view.picture.dataset.name = name;
    view.picture.innerHTML = elements;
    view.picture.setAttribute("viewBox", `0 0 ${size[0]} ${size[1]}`);
    const fit = name === "photo" ? "xMidYMid slice" : "xMidYMid meet";
    view.picture.setAttribute("preserveAspectRatio", fit);
  }
  // A button's image has its own size, an image view's that of the view.
  const [, , width, height] = node.frame;
  const share = Math.min(1, width / size[0], height / size[1]);
  const isOwn = node.kind === "button" && name !== "photo";
  const [w, h] = isOwn ? [size[0] * share, size[1] * share] : [width, height];
  const style = `left:${(width - w) / 2}px;top:${(height - h) / 2}px;`
    + `width:${Math.max(0, w)}px;height:${Math.max(0, h)}px`;
  if (view.pictureStyle !== style) {
    view.pictureStyle = style;
    view.picture.style.cssText = style;
  }
};
