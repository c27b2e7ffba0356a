import { cssColor } from '../../JavaScript/src/color.js';
import { Member } from '../../JavaScript/src/node.js';

const SVG = 'http://www.w3.org/2000/svg';

/** A shape's line, clockwise from its top centre; of a thin shape, from end to end. */
export class Outline {
  element = document.createElementNS(SVG, 'svg');
  #path = this.element.appendChild(document.createElementNS(SVG, 'path'));
  #shown = '';

  constructor() {
    this.element.setAttribute('class', 'outline');
    this.element.setAttribute('aria-hidden', 'true');
    this.#path.setAttribute('fill', 'none');
    this.#path.setAttribute('pathLength', '1');
  }

  show(node) {
    const { width, height, borderWidth: line, cornerRadius, borderColor, strokeEnd } = node;
    const key = [width, height, line, cornerRadius, borderColor, strokeEnd].join();
    if (key === this.#shown) return;
    this.#shown = key;
    const path = this.#path;
    path.setAttribute('d', outlinePath(width, height, cornerRadius, line));
    path.setAttribute('stroke', node.has(Member.borderColor) ? cssColor(borderColor) : 'currentColor');
    path.setAttribute('stroke-width', line);
    path.setAttribute('stroke-dasharray', strokeEnd >= 1 ? 'none' : `${strokeEnd} 2`);
  }
}

function outlinePath(width, height, radius, line) {
  const inset = line / 2;
  if (height <= Math.max(4, line)) return `M0 ${height / 2}H${width}`;
  if (width <= Math.max(4, line)) return `M${width / 2} 0V${height}`;
  const round = Math.max(0, Math.min(radius, width / 2, height / 2) - inset);
  const [right, bottom] = [width - inset, height - inset];
  const corner = (x, y) => `A${round} ${round} 0 0 1 ${x} ${y}`;
  return `M${width / 2} ${inset}H${right - round}${corner(right, inset + round)}V${bottom - round}`
    + `${corner(right - round, bottom)}H${inset + round}${corner(inset, bottom - round)}`
    + `V${inset + round}${corner(inset + round, inset)}Z`;
}
