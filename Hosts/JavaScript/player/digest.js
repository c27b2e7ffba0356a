import { ALIGNMENTS, KINDS } from '../src/node.js';

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  return value;
});

/** The bytes that a script prints, as their checksum. */
export class Digest {
  #checksum = 0xffffffff;
  #frames = 0;
  #count = 0;
  #number = new DataView(new ArrayBuffer(8));

  #bytes(bytes) {
    let checksum = this.#checksum;
    for (let index = 0; index < bytes.length; index++) {
      checksum = (checksum >>> 8) ^ TABLE[(checksum ^ bytes[index]) & 0xff];
    }
    this.#checksum = checksum;
    this.#count += bytes.length;
  }

  integers(...values) {
    for (const value of values) {
      this.#number.setInt32(0, value, true);
      this.#bytes(new Uint8Array(this.#number.buffer, 0, 4));
    }
  }

  #reals(...values) {
    for (const value of values) {
      this.#number.setFloat64(0, value, true);
      this.#bytes(new Uint8Array(this.#number.buffer));
    }
  }

  text(text) {
    this.#bytes(Buffer.from(text));
  }

  #terminated(...texts) {
    for (const text of texts) this.text(`${text}\0`);
  }

  frames(lines) {
    this.#frames += lines.split('\n').length - 1;
    this.text(lines);
  }

  nodes(screen) {
    this.#terminated(screen.state);
    this.integers(screen.nodes.length);
    for (const node of screen.nodes) this.#node(node);
  }

  #node(node) {
    this.#terminated(node.id, node.parent?.id ?? '');
    this.integers(KINDS.indexOf(node.kind), node.flags, node.members);
    // begin members: digest, written by scripts/generate-members
    this.#reals(
      node.x, node.y, node.width, node.height, node.translationX, node.translationY, node.scaleX,
      node.scaleY, node.rotationY, node.perspective, node.alpha, node.cornerRadius,
      node.borderWidth, node.strokeEnd, node.contentOffsetX, node.contentOffsetY, node.insetTop,
      node.insetLeft, node.insetBottom, node.insetRight, node.contentWidth, node.contentHeight,
      node.fontSize,
    );
    this.integers(
      node.background, node.borderColor, node.textColor, node.placeholderColor, node.tintColor,
      node.accessibilityTraits, node.caret, ALIGNMENTS.indexOf(node.textAlignment),
      node.selectedRangeLocation, node.selectedRangeLength, node.markedRangeLocation,
      node.markedRangeLength,
    );
    this.#terminated(
      node.text, node.placeholder, node.image, node.fontName, node.keyboardType,
      node.textContentType, node.returnKeyType, node.accessibilityLabel, node.accessibilityValue,
    );
    // end members: digest
    this.integers(node.rows.length);
    for (const component of node.rows) {
      this.integers(component.length);
      this.#terminated(...component);
    }
    this.integers(node.selectedRows.length, ...node.selectedRows);
  }

  toString() {
    const checksum = (~this.#checksum >>> 0).toString(16).padStart(8, '0');
    return `${checksum} ${this.#frames} ${this.#count}`;
  }
}
