// Fonts of other systems by their class, and how wide their texts are.

const knownFonts = new Map();

// What is drawn for a font, as `drawings` has it.
const drawnFont = (font) => {
  const name = font ? font.name : "";
  const size = font ? font.size : 16;
  const key = `${name}|${size}`;
  let drawn = knownFonts.get(key);
  if (!drawn) {
    const plain = name.toLowerCase();
    const known = drawings.fonts.find(({ has }) => plain.includes(has));
    const kind = known ? known.class : "sans";
    const isBold = /bold|heavy|black/.test(plain);
    const isItalic = /italic|oblique/.test(plain) || kind === "script";
    const family = drawings.families[kind];
    drawn = {
      size, family, isBold, isItalic, advance: known && known.advance,
      css: `${isItalic ? "italic " : ""}${isBold ? "700 " : ""}${size}px ${family}`,
    };
    knownFonts.set(key, drawn);
  }
  return drawn;
};

const scalarWidth = (code, widths) => {
  if (code >= 0x20 && code <= 0x7e) return widths[code - 0x20];
  if (code >= 0x300 && code < 0x370) return 0;
  if ((code >= 0x200b && code <= 0x200f) || (code >= 0xfe00 && code <= 0xfe0f)) return 0;
  return code >= 0x2e80 ? 1000 : 556;
};

// How wide a text is about, in points.
const textWidth = (font, text) => {
  if (font.advance) return [...text].length * font.advance * font.size;
  const widths = font.isBold ? drawings.widths.bold : drawings.widths.regular;
  let sum = 0;
  for (const character of text) sum += scalarWidth(character.codePointAt(0), widths);
  return (sum * font.size) / 1000;
};

// How much wider than its place a text may be to be squeezed into it; a wider one is cut off.
const squeeze = 1.35;

const cutText = (font, text, width) => {
  const rest = [...text];
  while (rest.length > 0 && textWidth(font, `${rest.join("")}…`) > width) rest.pop();
  const line = `${rest.join("")}…`;
  return { text: line, width: Math.min(width, textWidth(font, line)) };
};

// A line as wide as the scene has measured it, and never wider than its place.
const fittedLine = (font, text, kind, room) => {
  const width = textWidth(font, text);
  // A label that is about as wide as its text has been measured for it.
  const isMeasured = kind === "label" && !font.advance && room >= width * 0.75
    && room <= width * squeeze;
  if (isMeasured) return { text, width: room };
  if (width <= room) return { text, width };
  return width <= room * (font.advance ? 1.02 : squeeze)
    ? { text, width: room } : cutText(font, text, room);
};

const measured = new Map();
let ruler;

// How wide the browser draws a text.
const browserWidth = (font, text) => {
  const key = `${font.css}|${text}`;
  let width = measured.get(key);
  if (width === undefined) {
    ruler ??= document.createElement("canvas").getContext("2d");
    ruler.font = font.css;
    width = ruler.measureText(text).width;
    if (measured.size > 5000) measured.clear();
    measured.set(key, width);
  }
  return width;
};
