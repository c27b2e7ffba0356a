import { NodeView } from './view.js';

/** Long enough for a browser without `scrollend` to be at rest, in milliseconds. */
const PAUSE = 150;
const HAS_END = 'onscrollend' in window;

/** A scroll view: the browser's own, which the wheel, keys and assistive technology scroll. */
export class ScrollView extends NodeView {
  /** As large as what is scrolled; a shift of it would change how far the browser scrolls. */
  #extent = document.createElement('div');
  #content = document.createElement('div');
  /** Where the browser has it, as far as it is known without asking. */
  #left = 0;
  #top = 0;
  #couldScroll = false;
  #isScrolling = false;
  #timer = 0;

  constructor(node, tree) {
    super(node, tree);
    this.element.classList.add('scroll');
    this.#extent.className = 'extent';
    this.#content.className = 'content';
    this.#extent.append(this.#content);
    this.element.append(this.#extent);
    this.element.addEventListener('scroll', (event) => this.#scrolled(event));
    this.element.addEventListener('scrollend', () => this.#end());
  }

  get content() {
    return this.#content;
  }

  overflow(node) {
    // Scrolled by nobody: clipped, and nothing in it is brought into view by the browser.
    if (!this.#canScroll(node)) return 'clip';
    return node.isEnabled ? 'auto' : 'hidden';
  }

  #canScroll({ contentWidth, contentHeight, insetLeft, insetRight, insetTop, insetBottom, width, height }) {
    return contentWidth + insetLeft + insetRight > width + 0.01
      || contentHeight + insetTop + insetBottom > height + 0.01;
  }

  update() {
    super.update();
    const { node } = this;
    const canScroll = this.#canScroll(node);
    const width = node.insetLeft + node.contentWidth + node.insetRight;
    const height = node.insetTop + node.contentHeight + node.insetBottom;
    this.style('width', canScroll ? `${width}px` : '100%', this.#extent);
    this.style('height', canScroll ? `${height}px` : '100%', this.#extent);
    this.attribute('tabindex', canScroll && node.isEnabled ? '0' : null);
    // The browser remembers where an element was when it could last be scrolled.
    if (canScroll !== this.#couldScroll) this.#left = this.#top = canScroll ? NaN : 0;
    this.#couldScroll = canScroll;
    const left = this.#put('scrollLeft', this.#left, node.contentOffsetX + node.insetLeft, width - node.width);
    const top = this.#put('scrollTop', this.#top, node.contentOffsetY + node.insetTop, height - node.height);
    [this.#left, this.#top] = [left, top];
    // Parts of a point, and what is beyond the ends, are left to a shift.
    const x = node.insetLeft - (node.contentOffsetX + node.insetLeft - left);
    const y = node.insetTop - (node.contentOffsetY + node.insetTop - top);
    this.style('transform', x || y ? `translate(${x}px,${y}px)` : '', this.#content);
  }

  settle() {
    this.#left = this.#top = NaN;
    this.update();
  }

  /** Scrolls to a whole number of points; returns where it then is. */
  #put(name, known, wanted, most) {
    // Where content has become smaller, the browser has gone back to its end.
    if (Math.abs(known - wanted) < 0.01 && known < most + 0.5) return known;
    const end = this.#couldScroll ? Math.floor(Math.max(0, most)) : 0;
    const whole = Math.min(end, Math.max(0, Math.floor(wanted)));
    if (whole !== known && this.#couldScroll) this.element[name] = whole;
    return whole;
  }

  #scrolled() {
    const { element, node } = this;
    const { scrollLeft, scrollTop } = element;
    // The browser tells of what this view has done itself, too.
    if (Math.abs(scrollLeft - this.#left) < 1 && Math.abs(scrollTop - this.#top) < 1) return;
    [this.#left, this.#top] = [scrollLeft, scrollTop];
    if (!this.#isScrolling) {
      this.#isScrolling = true;
      this.#report('began', [node.contentOffsetX, node.contentOffsetY]);
    }
    this.#report('changed', [scrollLeft - node.insetLeft, scrollTop - node.insetTop]);
    if (HAS_END) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(), PAUSE);
  }

  #end() {
    if (!this.#isScrolling) return;
    this.#isScrolling = false;
    this.#report('ended', [this.node.contentOffsetX, this.node.contentOffsetY]);
  }

  #report(phase, offset) {
    this.tree.send({ type: 'scroll', target: this.node.id, phase, offset, velocity: [0, 0] });
    // The scene may not have taken it, or only in part.
    if (phase === 'changed') this.update();
  }
}
