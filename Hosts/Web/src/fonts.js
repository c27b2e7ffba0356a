const FAMILIES = {
  sans: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  fixed: "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
  script: "'Snell Roundhand', 'Apple Chancery', 'Segoe Script', 'URW Chancery L', cursive",
};
const fonts = new Map();
const widths = new Map();
let ruler;

/** The `font` of CSS for a node's font: the page's own of that name, or one of its class. */
export function cssFont(name, size) {
  const key = `${name} ${size}`;
  let font = fonts.get(key);
  if (!font) {
    const kind = /ocr|mono|courier|menlo/i.test(name) ? 'fixed'
      : /zapfino|script|chancery|snell/i.test(name) ? 'script' : 'sans';
    const isSystem = name === '' || /^(system|sfui)/i.test(name);
    const family = isSystem ? FAMILIES[kind] : `${JSON.stringify(name)}, ${FAMILIES[kind]}`;
    const style = /italic|oblique/i.test(name) ? 'italic ' : '';
    const weight = /bold|heavy|black/i.test(name) ? '700 ' : '';
    font = `${style}${weight}${size || 16}px/1.2 ${family}`;
    fonts.set(key, font);
  }
  return font;
}

/** How wide the browser draws a line, without a layout of the page. */
export function measuredWidth(font, text) {
  const key = `${font}|${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    ruler ??= document.createElement('canvas').getContext('2d');
    ruler.font = font;
    width = ruler.measureText(text).width;
    if (widths.size > 2000) widths.clear();
    widths.set(key, width);
  }
  return width;
}
