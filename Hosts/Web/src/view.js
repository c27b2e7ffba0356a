import { cssColor } from '../../JavaScript/src/color.js';
import { Member, Trait } from '../../JavaScript/src/node.js';
import { Outline } from './outline.js';
import { FAINTEST, readingOf } from './reading.js';
import { Words } from './words.js';

/** A node as elements: a box where the node is, what it shows, and the boxes of its children. */
export class NodeView {
  element = document.createElement('div');
  /** What carries the node's role; absent where the box does, or nothing. */
  #face = null;
  #role = 'none';
  #words = null;
  #said = null;
  #outline = null;
  #picture = null;
  #styles = new Map();
  #attributes = new Map();

  constructor(node, tree) {
    this.node = node;
    this.tree = tree;
    this.element.dataset.id = node.id;
    this.element.setAttribute('part', `${node.kind} ${node.id}`);
  }

  /** What the boxes of its children stand in. */
  get content() {
    return this.element;
  }

  /** Removes what is only there while the node is. */
  remove() {
    this.element.remove();
  }

  update() {
    const { node } = this;
    this.#place(node);
    this.#paint(node);
    if (node.isContentChanged) this.updateContent(node);
    else if (this.#words) this.#words.show(this, node);
    if (node.kind === 'shape' || node.strokeEnd < 1) this.#drawOutline(node);
    if (node.image !== '' || this.#picture) this.#drawPicture(node);
  }

  /** What changes seldom: texts, names, what it is to assistive technology. */
  updateContent(node) {
    this.read(node);
    this.#write(node);
  }

  // MARK: Its box

  #place(node) {
    this.style('width', `${Math.max(0, node.width)}px`);
    this.style('height', `${Math.max(0, node.height)}px`);
    this.style('transform', transformOf(node));
  }

  #paint(node) {
    const isShown = node.alpha >= FAINTEST;
    this.style('display', node.isHidden ? 'none' : '');
    this.style('visibility', isShown ? '' : 'hidden');
    this.style('opacity', node.alpha === 1 ? '' : node.alpha);
    this.#mark('pressed', node.isPressed);
    this.#mark('hovered', node.isHovered);
    this.style('background-color', node.has(Member.background) ? cssColor(node.background) : '');
    this.style('border-radius', node.cornerRadius ? `${node.cornerRadius}px` : '');
    this.style('overflow', this.overflow(node));
    this.style('box-shadow', shadowOf(node));
    const isTouched = node.isInteractive && node.isEnabled && isShown;
    this.style('pointer-events', isTouched ? 'auto' : '');
  }

  #mark(name, isMarked) {
    if ((name in this.element.dataset) !== isMarked) this.element.toggleAttribute(`data-${name}`, isMarked);
  }

  overflow(node) {
    return node.clipsToBounds ? 'clip' : '';
  }

  // MARK: What it shows

  #write(node) {
    if (node.text === '' && !this.#words) return;
    this.#words ??= new Words();
    const parent = this.#face ?? this.element;
    if (this.#words.element.parentNode !== parent) parent.prepend(this.#words.element);
    this.#words.element.dir = this.tree.direction;
    this.#words.show(this, node);
  }

  #drawOutline(node) {
    if (!this.#outline) {
      if (node.borderWidth <= 0) return;
      this.#outline = new Outline();
      this.element.prepend(this.#outline.element);
    }
    this.#outline.show(node);
  }

  #drawPicture(node) {
    if (!this.#picture) {
      this.#picture = document.createElement('span');
      this.#picture.className = 'picture';
      this.element.prepend(this.#picture);
    }
    const address = node.image === '' ? undefined : this.tree.picture(node.image);
    const image = address === undefined ? '' : `url(${JSON.stringify(address)})`;
    // A glyph has the colour of its node; a picture has its own.
    const isGlyph = image !== '' && node.has(Member.tintColor);
    const { element, picture = this.#picture } = this;
    this.style('background-image', isGlyph ? '' : image, picture);
    this.style('mask-image', isGlyph ? image : '', picture);
    this.style('-webkit-mask-image', isGlyph ? image : '', picture);
    this.style('background-color', isGlyph ? cssColor(node.tintColor) : '', picture);
    this.style('background-size', /\.\w+$/.test(node.image) ? 'cover' : '', picture);
    picture.classList.toggle('own-size', node.kind === 'button' && node.text === '');
    if (picture.parentNode !== element) element.prepend(picture);
  }

  // MARK: What it is to assistive technology

  read(node) {
    const { role, name, value } = readingOf(node);
    if (role !== this.#role) this.#become(role);
    if (role === 'none') {
      if (node.text !== '') this.#hideWords(true);
    } else if (role === 'group') {
      this.attribute('role', 'group');
      this.attribute('aria-label', name || null);
      this.attribute('aria-description', value || null);
    } else if (role === 'text') {
      this.#say(node, name, value);
    } else {
      const face = this.#face;
      const isOwnName = role !== 'img' && role !== 'spinbutton' && name === node.text;
      this.attribute('aria-label', isOwnName ? null : name || null, face);
      if (role === 'spinbutton') this.attribute('aria-valuetext', value, face);
      else this.attribute('aria-description', value || null, face);
      if (role === 'button') {
        face.disabled = !node.isEnabled || (node.accessibilityTraits & Trait.notEnabled) !== 0;
        this.attribute('aria-pressed', node.accessibilityTraits & Trait.selected ? 'true' : null, face);
      }
    }
  }

  /** Takes the focus; returns the element that has it then. */
  takeFocus() {
    const face = this.#face;
    const target = face && face.tabIndex >= 0 ? face : this.element;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    return target;
  }

  #become(role) {
    this.#role = role;
    for (const name of ['role', 'aria-label', 'aria-description']) this.attribute(name, null);
    this.#face?.remove();
    this.#face = null;
    this.#said?.remove();
    this.#said = null;
    this.#attributes.clear();
    this.#hideWords(false);
    if (['none', 'group', 'text'].includes(role)) return;
    const face = document.createElement(role === 'button' ? 'button' : 'span');
    face.className = 'face';
    if (role === 'button') {
      face.type = 'button';
    } else {
      face.setAttribute('role', role);
      if (role === 'heading') face.ariaLevel = '2';
      if (role === 'link' || role === 'spinbutton') face.tabIndex = 0;
    }
    if (this.#words) face.append(this.#words.element);
    this.#face = face;
    this.element.prepend(face);
  }

  /** A text is read as it stands, or as the scene has it read instead. */
  #say(node, name, value) {
    const isOwn = name === node.text && value === '';
    this.#hideWords(!isOwn);
    if (isOwn) {
      this.#said?.remove();
      this.#said = null;
      return;
    }
    if (!this.#said) {
      this.#said = document.createElement('span');
      this.#said.className = 'said';
      this.element.prepend(this.#said);
    }
    this.#said.textContent = [name, value].filter(Boolean).join(', ');
  }

  #hideWords(isHidden) {
    if (isHidden) this.#words ??= new Words();
    if (this.#words) this.#words.element.ariaHidden = isHidden ? 'true' : null;
  }

  // MARK: Setting what has changed

  /** Setting a style to the value that it has still costs the browser a check. */
  style(name, value, element = this.element) {
    const key = element === this.element ? name : `${element.className}.${name}`;
    if (this.#styles.get(key) === value) return;
    this.#styles.set(key, value);
    element.style.setProperty(name, value);
  }

  attribute(name, value, element = this.element) {
    if (this.#attributes.get(name) === value) return;
    this.#attributes.set(name, value);
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/** Where a node is, and how it is turned and scaled there. */
export function transformOf(node) {
  const [x, y] = [node.x + node.translationX, node.y + node.translationY];
  return node.isTransformed ? transformed(node, x, y) : `translate(${x}px,${y}px)`;
}

/** A node's border, which takes no room; empty if it has none, or a line of its own. */
export function shadowOf(node) {
  if (node.borderWidth <= 0 || node.kind === 'shape' || node.strokeEnd < 1) return '';
  const color = node.has(Member.borderColor) ? cssColor(node.borderColor) : '#000';
  return `inset 0 0 0 ${node.borderWidth}px ${color}`;
}

/** About the centre: given here, since a browser may round the box that its own origin is taken from. */
function transformed({ width, height, perspective, rotationY, scaleX, scaleY }, x, y) {
  let transform = `translate(${x + width / 2}px,${y + height / 2}px)`;
  if (perspective) transform += ` perspective(${perspective}px)`;
  if (rotationY) transform += ` rotateY(${rotationY}rad)`;
  if (scaleX !== 1 || scaleY !== 1) transform += ` scale(${scaleX},${scaleY})`;
  return `${transform} translate(${-width / 2}px,${-height / 2}px)`;
}
