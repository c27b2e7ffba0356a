/** A colour of a node for CSS. */
export function cssColor(color) {
  return `#${color.toString(16).padStart(8, '0')}`;
}
