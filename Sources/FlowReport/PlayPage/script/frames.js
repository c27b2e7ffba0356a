// Frames out of their text. Of a frame only the nodes are read that stand in it otherwise than in the
// frame before, and each of the others is the same object as before.

class FrameReader {
  constructor() { this.clear(); }

  clear() {
    this.pieces = [];
    this.nodes = [];
  }

  read(text) {
    const parts = FrameReader.split(text);
    if (!parts) return JSON.parse(text);
    const { head, pieces } = parts;
    const { pieces: former, nodes: known } = this;
    this.nodes = pieces.map((piece, i) =>
      (piece === former[i] ? known[i] : JSON.parse(`{"id":"${piece}}`)));
    this.pieces = pieces;
    return { ...head, nodes: this.nodes };
  }

  // The members before the nodes, and the text of each node; undefined for a text of another kind. A
  // quotation mark in a text is written with a backslash, so these marks are members' names.
  static split(text) {
    const end = text.indexOf(FrameReader.end);
    if (end < 0) return undefined;
    let start = text.indexOf(FrameReader.start);
    for (; start >= 0 && start < end; start = text.indexOf(FrameReader.start, start + 1)) {
      let head;
      // A member of the state may have the name too; what is before it is incomplete then.
      try { head = JSON.parse(`${text.slice(0, start)}}`); } catch { continue; }
      const nodes = text.slice(start + FrameReader.start.length, end);
      return { head, pieces: nodes.split('},{"id":"') };
    }
    return undefined;
  }
}
FrameReader.start = ',"nodes":[{"id":"';
FrameReader.end = '}],"animations":[';
