import { Node } from './node.js';

const IS_ALL = 1;
const IS_REORDERED = 1 << 1;

/** The nodes of a session as a host shows them, kept current by what has changed. */
export class Screen {
  #session;
  #revision = 0n;
  #byNumber = new Map();

  /** The name of the scene's state. */
  state = '';
  /** All nodes, back to front, parents before their children. */
  nodes = [];
  /** The nodes that the last update has changed or brought. */
  changed = [];
  /** The nodes that are gone with the last update. */
  gone = [];
  /** Whether nodes have come, gone or changed places with the last update. */
  isReordered = false;

  /** A screen that shows nothing. */
  constructor(session) {
    this.#session = session;
  }

  /** What this screen shows, for a fork of its session. */
  copy(fork) {
    const copy = new Screen(fork);
    copy.#revision = this.#revision;
    copy.state = this.state;
    copy.nodes = this.nodes.map((node) => node.copy());
    for (const node of copy.nodes) copy.#byNumber.set(node.number, node);
    copy.#findParents();
    return copy;
  }

  /** The node with an id. */
  node(id) {
    return this.nodes.find((node) => node.id === id);
  }

  /** Asks for what has changed, and applies it. */
  update() {
    const memory = this.#session.readChanges(this.#revision);
    const { view, output } = memory;
    this.changed.length = 0;
    this.gone.length = 0;
    this.isReordered = (view.getUint32(output + 4, true) & (IS_ALL | IS_REORDERED)) !== 0;
    // The state may change where no node does.
    this.state = memory.text(output + 16, this.state);
    if (this.isReordered) this.#reorder(view, output);
    this.#readNodes(memory);
    if (this.isReordered) this.#findParents();
    this.#revision = view.getBigUint64(output + 8, true);
  }

  #reorder(view, output) {
    const former = this.#byNumber;
    this.#byNumber = new Map();
    const order = output + view.getUint32(output + 32, true);
    const count = view.getUint32(output + 36, true);
    const nodes = [];
    for (let index = 0; index < count; index++) {
      const number = view.getUint32(order + 4 * index, true);
      const node = former.get(number) ?? new Node(number);
      this.#byNumber.set(number, node);
      nodes.push(node);
    }
    for (const node of this.nodes) {
      if (!this.#byNumber.has(node.number)) this.gone.push(node);
    }
    this.nodes = nodes;
  }

  /** Both the nodes and their records are back to front, so one pass finds all. */
  #readNodes(memory) {
    const { view, output } = memory;
    let place = output + view.getUint32(output + 40, true);
    let index = 0;
    for (let count = view.getUint32(output + 44, true); count > 0; count--) {
      const number = view.getUint32(place + 4, true);
      while (this.nodes[index].number !== number) index++;
      const node = this.nodes[index];
      node.read(memory, place);
      this.changed.push(node);
      place += view.getUint32(place, true);
    }
  }

  #findParents() {
    for (const node of this.nodes) node.parent = this.#byNumber.get(node.parentNumber) ?? null;
  }
}
