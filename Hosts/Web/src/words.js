import { cssColor } from '../../JavaScript/src/color.js';
import { Member } from '../../JavaScript/src/node.js';
import { cssFont, measuredWidth } from './fonts.js';

/** A text this many times as high as its font's size has several lines. */
const SEVERAL_LINES = 2.2;
/** How narrow a line is drawn before it is cut off. */
const NARROWEST = 0.7;

/** The font and the colour of a node's text. */
export function styleText(view, element, node) {
  view.style('font', node.has(Member.font) ? cssFont(node.fontName, node.fontSize) : '', element);
  view.style('color', node.has(Member.textColor) ? cssColor(node.textColor) : '', element);
  const isCentred = node.textAlignment === 'natural' && node.kind === 'button';
  const side = isCentred ? 'center' : node.textAlignment === 'natural' ? 'start' : node.textAlignment;
  view.style('text-align', side, element);
  view.style('justify-content', side, element);
}

/** The text of a label or button, in an element of its own. */
export class Words {
  element = document.createElement('span');
  #line = this.element.appendChild(document.createElement('span'));
  #shown = '';

  constructor() {
    this.element.className = 'words';
  }

  show(view, node) {
    const { element } = this;
    styleText(view, element, node);
    const isLong = node.kind !== 'button' && node.height > SEVERAL_LINES * (node.fontSize || 16);
    view.style('white-space', isLong ? 'pre-wrap' : 'pre', element);
    const key = `${node.text}|${isLong ? '' : node.width}`;
    if (key === this.#shown) return;
    this.#shown = key;
    this.#line.textContent = node.text;
    this.#line.style.transform = isLong ? '' : this.#squeeze(node);
  }

  /** The scene has measured the line with its own font's widths, which the browser's may differ from. */
  #squeeze(node) {
    const width = measuredWidth(cssFont(node.fontName, node.fontSize), node.text);
    if (width <= node.width + 0.5) return '';
    return `scaleX(${Math.max(NARROWEST, node.width / width).toFixed(4)})`;
  }
}
