import { FieldView } from './field.js';
import { ScrollView } from './scroller.js';
import { NodeView } from './view.js';
import { PickerView } from './wheels.js';

const VIEWS = { field: FieldView, scroll: ScrollView, picker: PickerView };

/** The elements of a screen's nodes, kept current by what has changed. */
export class NodeTree {
  #views = new Map();
  #ofElements = new WeakMap();
  #host;
  /** The node that has the keyboard in the scene. */
  #focused;
  /** The element that has got the focus of a node that is no field. */
  #given;
  /** Whether the focus and the scrolling that are noticed are its own doing. */
  isDrawing = false;
  /** The direction of texts: 'ltr' or 'rtl'. */
  direction = 'ltr';

  /**
   * @param {HTMLElement} root what the outermost nodes stand in
   * @param {{send: (event: object) => void, picture: (name: string) => string | undefined,
   *   host: HTMLElement}} page
   */
  constructor(root, page) {
    this.root = root;
    this.send = page.send;
    this.picture = page.picture;
    this.#host = page.host;
  }

  get activeElement() {
    return this.root.getRootNode().activeElement;
  }

  /** The view of a node. */
  view(node) {
    return this.#views.get(node.number);
  }

  /** The view of the node that an element is in. */
  viewAround(path) {
    for (const element of path) {
      const view = this.#ofElements.get(element);
      if (view) return view;
    }
    return undefined;
  }

  /** Ends what is being composed, unless it is in an element of a path. */
  commit(path) {
    const field = this.#focused && this.view(this.#focused);
    if (!path.includes(field?.input)) field?.commit();
  }

  /** Whether an element takes what is entered: a field, or the wheels in the place of a keyboard. */
  isEntry(element) {
    const view = this.viewAround([element.closest('.node')]);
    return view instanceof FieldView || view instanceof PickerView;
  }

  /** The focus has left a wheel; the field that it stands for has lost it, unless another one has it. */
  leftWheel(relatedTarget) {
    if (this.isDrawing || !this.#focused || this.activeElement?.classList.contains('wheel')) return;
    if (relatedTarget instanceof Element && this.isEntry(relatedTarget)) return;
    this.send({ type: 'blur', target: this.#focused.id });
  }

  /** Goes on to the wheels of a scene that shows some; returns whether it does. */
  focusWheels() {
    const wheel = [...this.root.querySelectorAll('.wheel')].find((each) => each.offsetParent !== null);
    wheel?.focus({ preventScroll: true });
    return wheel !== undefined;
  }

  /** Draws what an update of a screen has changed. */
  show(screen) {
    this.isDrawing = true;
    for (const node of screen.gone) {
      this.#views.get(node.number)?.remove();
      this.#views.delete(node.number);
    }
    if (screen.isReordered) this.#arrange(screen.nodes);
    for (const node of screen.changed) this.#views.get(node.number).update();
    this.isDrawing = false;
  }

  /** Elements that were out of the page have lost how far they were scrolled. */
  settle() {
    for (const view of this.#views.values()) view.settle?.();
  }

  /** Puts each element behind the one before it; one that is in its place stays, and keeps the focus. */
  #arrange(nodes) {
    const last = new Map();
    for (const node of nodes) {
      let view = this.#views.get(node.number);
      if (!view) view = this.#make(node);
      const parent = node.parent ? this.#views.get(node.parent.number).content : this.root;
      const before = last.get(parent);
      const { element } = view;
      if (before ? before.nextElementSibling !== element : element.parentNode !== parent) {
        if (before) before.after(element);
        else parent.insertBefore(element, parent.querySelector(':scope > .node'));
      }
      last.set(parent, element);
    }
  }

  #make(node) {
    const view = new (VIEWS[node.kind] ?? NodeView)(node, this);
    view.element.classList.add('node');
    view.element.dataset.kind = node.kind;
    this.#views.set(node.number, view);
    this.#ofElements.set(view.element, view);
    this.#fill(view);
    return view;
  }

  /** Shows what the page has put into a node: children of the host whose slot is the node's id. */
  #fill(view) {
    const { id } = view.node;
    if (view.slot || ![...this.#host.children].some((child) => child.slot === id)) return;
    view.slot = document.createElement('slot');
    view.slot.name = id;
    view.content.prepend(view.slot);
  }

  /** The page may have put something into a node. */
  fill() {
    for (const view of this.#views.values()) this.#fill(view);
  }

  /**
   * Gives the keyboard to the field that has it in the scene, and takes it from any other; gives the focus to another
   * node that has it, where keys are the scene's.
   */
  followFocus(nodes, mayTake) {
    const node = nodes.find((each) => each.isFocused);
    const field = node && this.#views.get(node.number);
    this.#focused = field instanceof FieldView ? node : undefined;
    const active = this.activeElement;
    this.isDrawing = true;
    if (node && !this.#focused) {
      if (mayTake) this.#given = field?.takeFocus();
    } else if (this.#given) {
      if (active === this.#given) active.blur();
      this.#given = undefined;
    }
    if (this.#focused) {
      const hasWheels = nodes.some((each) => each.kind === 'picker' && !each.isHidden);
      const isInWheels = hasWheels && active?.classList.contains('wheel');
      if (mayTake && active !== field.input && !isInWheels) field.focus(!hasWheels);
    } else if (!node && active?.classList.contains('input')) {
      active.blur();
    }
    this.isDrawing = false;
  }
}
