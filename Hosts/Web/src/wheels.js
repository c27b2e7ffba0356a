import { NodeView } from './view.js';

const PAUSE = 150;
const HAS_END = 'onscrollend' in window;
const TALLEST_ROW = 32;

/** A picker: a list for each of its components, scrolled to the selected row. */
export class PickerView extends NodeView {
  #wheels = [];
  #rows = null;

  updateContent(node) {
    this.attribute('role', 'group');
    this.attribute('aria-label', node.accessibilityLabel || null);
    this.attribute('aria-description', node.accessibilityValue || null);
    if (!sameRows(this.#rows, node.rows)) {
      this.#rows = node.rows;
      for (const wheel of this.#wheels) wheel.element.remove();
      this.#wheels = node.rows.map((rows, component) => new Wheel(this, rows, component));
      this.element.append(...this.#wheels.map((wheel) => wheel.element));
    }
    for (const wheel of this.#wheels) wheel.show(node);
  }

  update() {
    // What a wheel turns by: without them it would not come as far.
    this.style('--row', `${Math.min(TALLEST_ROW, this.node.height / 5)}px`);
    this.style('--room', `${this.node.height}px`);
    super.update();
  }

  settle() {
    for (const wheel of this.#wheels) wheel.turn();
  }

  select(component, row) {
    this.tree.send({ type: 'select', target: this.node.id, component, row });
  }
}

function sameRows(before, after) {
  return before !== null && before.length === after.length
    && before.every((rows, component) => rows.length === after[component].length
      && rows.every((row, index) => row === after[component][index]));
}

/** One list of a picker. */
class Wheel {
  element = document.createElement('div');
  #picker;
  #component;
  #options;
  #row = -1;
  /** Where it has turned by itself. */
  #place = 0;
  #timer = 0;
  #typed = '';
  #typedTimer = 0;

  constructor(picker, rows, component) {
    this.#picker = picker;
    this.#component = component;
    const { element } = this;
    element.className = 'wheel';
    element.tabIndex = 0;
    element.setAttribute('role', 'listbox');
    const prefix = `${picker.node.id}-${component}`;
    this.#options = rows.map((text, row) => {
      const option = document.createElement('div');
      option.setAttribute('role', 'option');
      option.setAttribute('aria-selected', 'false');
      option.id = `${prefix}-${row}`;
      option.textContent = text;
      option.addEventListener('click', () => this.#select(row));
      return option;
    });
    element.append(...this.#options);
    element.addEventListener('scroll', () => {
      if (HAS_END) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#settled(), PAUSE);
    });
    element.addEventListener('scrollend', () => this.#settled());
    // One that is hidden, or of another size, loses its place.
    new ResizeObserver(() => this.turn()).observe(element);
    element.addEventListener('blur', (event) => picker.tree.leftWheel(event.relatedTarget));
    element.addEventListener('keydown', (event) => this.#keyDown(event));
  }

  show(node) {
    const label = node.accessibilityLabel || node.id;
    const name = node.rows.length > 1 ? `${label}, ${this.#component + 1}` : label;
    if (this.element.ariaLabel !== name) this.element.ariaLabel = name;
    const row = node.selectedRows[this.#component] ?? 0;
    if (row === this.#row) return;
    this.#options[this.#row]?.setAttribute('aria-selected', 'false');
    this.#row = row;
    this.#options[row]?.setAttribute('aria-selected', 'true');
    this.element.setAttribute('aria-activedescendant', this.#options[row]?.id ?? '');
    this.turn();
  }

  get #height() {
    return Math.min(TALLEST_ROW, this.#picker.node.height / 5);
  }

  turn() {
    const { element } = this;
    const place = this.#row * this.#height;
    if (Math.abs(element.scrollTop - place) >= 1) element.scrollTop = place;
    this.#place = element.scrollTop;
  }

  #settled() {
    const { scrollTop } = this.element;
    const row = Math.round(scrollTop / this.#height);
    const isTurned = Math.abs(scrollTop - this.#place) >= 1 && row !== this.#row;
    if (isTurned && this.element.checkVisibility?.() !== false) this.#select(row);
  }

  #select(row) {
    const most = this.#options.length - 1;
    this.#picker.select(this.#component, Math.min(most, Math.max(0, row)));
    // The scene may have taken another one.
    this.turn();
  }

  #keyDown(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { length } = this.#options;
    const row = {
      ArrowDown: this.#row + 1, ArrowUp: this.#row - 1, PageDown: this.#row + 5, PageUp: this.#row - 5,
      Home: 0, End: length - 1,
    }[event.key] ?? this.#rowTyped(event.key);
    if (row === undefined) return;
    event.preventDefault();
    this.#select(row);
  }

  /** The first row whose text begins with the keys just typed. */
  #rowTyped(key) {
    if ([...key].length !== 1) return undefined;
    clearTimeout(this.#typedTimer);
    this.#typedTimer = setTimeout(() => { this.#typed = ''; }, 800);
    this.#typed += key.toLowerCase();
    const row = this.#options.findIndex(
      (option) => option.textContent.toLowerCase().startsWith(this.#typed));
    return row < 0 ? undefined : row;
  }
}
