/** A place of the page in the points of an element, which the page may have scaled. */
export function placeIn(element, x, y) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const scale = (own, size) => (size > 0 ? own / size : 1);
  return [(x - left) * scale(element.offsetWidth, width), (y - top) * scale(element.offsetHeight, height)];
}
