// Written by scripts/generate-members; change Members/node.jsonl instead.

import { integers, lists } from './packed.js';

export const KINDS = ['view', 'label', 'image', 'field', 'button', 'shape', 'scroll', 'picker'];
export const ALIGNMENTS = ['natural', 'left', 'center', 'right'];

/** The members that a node may lack, as the bits of `members`. */
export const Member = Object.freeze({
  background: 1 << 0,
  borderColor: 1 << 1,
  textColor: 1 << 2,
  placeholderColor: 1 << 3,
  tintColor: 1 << 4,
  contentSize: 1 << 5,
  text: 1 << 6,
  font: 1 << 7,
  placeholder: 1 << 8,
  image: 1 << 9,
  textContentType: 1 << 10,
  accessibilityLabel: 1 << 11,
  accessibilityValue: 1 << 12,
});

/** The bits of `accessibilityTraits`. */
export const Trait = Object.freeze({
  button: 1 << 0,
  link: 1 << 1,
  header: 1 << 2,
  searchField: 1 << 3,
  image: 1 << 4,
  selected: 1 << 5,
  keyboardKey: 1 << 6,
  staticText: 1 << 7,
  summaryElement: 1 << 8,
  notEnabled: 1 << 9,
  updatesFrequently: 1 << 10,
  adjustable: 1 << 11,
});

/**
 * A node as a `Screen` has it: the object stays the same while the node is there, and what it says is
 * current after each update.
 *
 * Lengths are in points; x, y, width and height are in the parent's coordinates, before the transform,
 * which acts about the centre. Colours are 0xRRGGBBAA, and 0 where `has` says that there is none.
 */
export class Node {
  parent = null;
  parentNumber = 0;
  flags = 0;
  members = 0;
  isContentChanged = false;
  x = 0;
  y = 0;
  width = 0;
  height = 0;
  translationX = 0;
  translationY = 0;
  scaleX = 1;
  scaleY = 1;
  rotationY = 0;
  perspective = 0;
  alpha = 1;
  cornerRadius = 0;
  borderWidth = 0;
  strokeEnd = 1;
  contentOffsetX = 0;
  contentOffsetY = 0;
  insetTop = 0;
  insetLeft = 0;
  insetBottom = 0;
  insetRight = 0;
  contentWidth = 0;
  contentHeight = 0;
  background = 0;
  borderColor = 0;
  textColor = 0;
  placeholderColor = 0;
  tintColor = 0;
  kind = 'view';
  id = '';
  text = '';
  placeholder = '';
  image = '';
  fontName = '';
  fontSize = 0;
  caret = -1;
  textAlignment = 'natural';
  keyboardType = '';
  textContentType = '';
  returnKeyType = '';
  accessibilityLabel = '';
  accessibilityValue = '';
  accessibilityTraits = 0;
  rows = [];
  selectedRows = [];
  selectedRangeLocation = -1;
  selectedRangeLength = 0;
  markedRangeLocation = -1;
  markedRangeLength = 0;
  #contentMembers = 0;

  constructor(number) {
    this.number = number;
  }

  /** A node that goes on by itself; its parent is set by the screen. */
  copy() {
    const copy = Object.assign(new Node(this.number), this);
    copy.#contentMembers = this.#contentMembers;
    return copy;
  }

  has(member) {
    return (this.members & member) !== 0;
  }

  /** Whether it is neither drawn nor touched. */
  get isHidden() {
    return (this.flags & 1) !== 0;
  }

  /** Whether it responds to input. */
  get isEnabled() {
    return (this.flags & 2) !== 0;
  }

  /** Whether it has keyboard focus. */
  get isFocused() {
    return (this.flags & 4) !== 0;
  }

  /** Whether its text is obscured by dots. */
  get isSecure() {
    return (this.flags & 8) !== 0;
  }

  /** Whether its children are drawn only inside its bounds. */
  get clipsToBounds() {
    return (this.flags & 16) !== 0;
  }

  /** Whether the keyboard may correct the text that is typed into a field. */
  get hasAutocorrection() {
    return (this.flags & 32) !== 0;
  }

  /** Whether it receives touches; not part of the frame. */
  get isInteractive() {
    return (this.flags & 64) !== 0;
  }

  /** Whether a finger or a button of a mouse is down on it that would be a tap. */
  get isPressed() {
    return (this.flags & 256) !== 0;
  }

  /** Whether a mouse or a pen points at it. */
  get isHovered() {
    return (this.flags & 512) !== 0;
  }

  /** Whether the transform is not the identity. */
  get isTransformed() {
    return (this.flags & 128) !== 0;
  }

  /** Reads a flow_node at an address. */
  read(memory, start) {
    const { view } = memory;
    this.parentNumber = view.getUint32(start + 8, true);
    this.flags = view.getUint32(start + 12, true);
    this.x = view.getFloat64(start + 16, true);
    this.y = view.getFloat64(start + 24, true);
    this.width = view.getFloat64(start + 32, true);
    this.height = view.getFloat64(start + 40, true);
    this.translationX = view.getFloat64(start + 48, true);
    this.translationY = view.getFloat64(start + 56, true);
    this.scaleX = view.getFloat64(start + 64, true);
    this.scaleY = view.getFloat64(start + 72, true);
    this.rotationY = view.getFloat64(start + 80, true);
    this.perspective = view.getFloat64(start + 88, true);
    this.alpha = view.getFloat64(start + 96, true);
    this.cornerRadius = view.getFloat64(start + 104, true);
    this.borderWidth = view.getFloat64(start + 112, true);
    this.strokeEnd = view.getFloat64(start + 120, true);
    this.contentOffsetX = view.getFloat64(start + 128, true);
    this.contentOffsetY = view.getFloat64(start + 136, true);
    this.insetTop = view.getFloat64(start + 144, true);
    this.insetLeft = view.getFloat64(start + 152, true);
    this.insetBottom = view.getFloat64(start + 160, true);
    this.insetRight = view.getFloat64(start + 168, true);
    this.contentWidth = view.getFloat64(start + 176, true);
    this.contentHeight = view.getFloat64(start + 184, true);
    this.background = view.getUint32(start + 192, true);
    this.borderColor = view.getUint32(start + 196, true);
    this.textColor = view.getUint32(start + 200, true);
    this.placeholderColor = view.getUint32(start + 204, true);
    this.tintColor = view.getUint32(start + 208, true);
    this.isContentChanged = view.getUint32(start + 220, true) !== 0;
    if (this.isContentChanged) {
      this.#readContent(memory, memory.output + view.getUint32(start + 216, true));
    }
    this.members = view.getUint32(start + 212, true) | this.#contentMembers;
  }

  /** Reads a flow_content; a later library may have other names. */
  #readContent(memory, start) {
    const { view } = memory;
    this.kind = KINDS[view.getInt32(start + 4, true)] ?? 'view';
    this.id = memory.text(start + 8, this.id);
    this.text = memory.text(start + 16, this.text);
    this.placeholder = memory.text(start + 24, this.placeholder);
    this.image = memory.text(start + 32, this.image);
    this.fontName = memory.text(start + 40, this.fontName);
    this.fontSize = view.getFloat64(start + 48, true);
    this.caret = view.getInt32(start + 56, true);
    this.textAlignment = ALIGNMENTS[view.getInt32(start + 60, true)] ?? 'natural';
    this.keyboardType = memory.text(start + 64, this.keyboardType);
    this.textContentType = memory.text(start + 72, this.textContentType);
    this.returnKeyType = memory.text(start + 80, this.returnKeyType);
    this.accessibilityLabel = memory.text(start + 88, this.accessibilityLabel);
    this.accessibilityValue = memory.text(start + 96, this.accessibilityValue);
    this.accessibilityTraits = view.getUint32(start + 104, true);
    this.rows = lists(memory, start + 112, start + 120);
    this.selectedRows = integers(memory, start + 128);
    this.selectedRangeLocation = view.getInt32(start + 136, true);
    this.selectedRangeLength = view.getInt32(start + 140, true);
    this.markedRangeLocation = view.getInt32(start + 144, true);
    this.markedRangeLength = view.getInt32(start + 148, true);
    this.#contentMembers = view.getUint32(start + 108, true);
  }
}
