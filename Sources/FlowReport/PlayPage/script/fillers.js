// What a client would put into the places that a scene leaves to it: rows into a list without any, and
// an app behind a scene that only lies over one. The page draws them; frames have nothing of it.

class Fillers {
  constructor(display) {
    this.display = display;
    this.clear();
  }

  clear() { this.done = new Map(); }

  show(nodes) {
    for (const node of nodes) {
      if (node.kind === "scroll") this.showRows(node, nodes);
      else if (node.id === Fillers.host && node.parent === undefined) this.showHost(node);
    }
  }

  // Whether a node has been filled as it is; one that has come back is a new element.
  isDone(id, key) {
    const view = this.display.view.views.get(id);
    const done = this.done.get(id);
    if (done && done.view === view && done.key === key) return true;
    this.done.set(id, { view, key });
    return false;
  }

  // A list whose nodes are all that it has, has no rows.
  showRows(node, nodes) {
    const { id, contentSize, frame } = node;
    const height = contentSize?.[1] ?? 0;
    if (this.isDone(id, `${frame[2]}|${height}`)) return;
    if (!(height >= Fillers.row) || nodes.some(({ parent }) => parent === id)) return;
    const box = this.box(this.display.view.views.get(id).children, "filler-rows");
    const count = Math.min(Fillers.mostRows, Math.floor(height / Fillers.row));
    while (box.children.length > count) box.lastChild.remove();
    for (let i = box.children.length; i < count; i += 1) box.append(Fillers.madeRow(i));
    box.style.width = px(frame[2]);
    box.style.height = px(height);
  }

  box(parent, name) {
    let box = parent.querySelector(`:scope > .${name}`);
    if (!box) {
      box = document.createElement("div");
      box.className = `filler ${name}`;
      parent.prepend(box);
    }
    return box;
  }

  static madeRow(i) {
    const row = document.createElement("div");
    const parts = ["number", "line", "line faint"].map((name) => {
      const part = document.createElement("i");
      part.className = name;
      row.append(part);
      return part;
    });
    parts[0].textContent = String(i + 1);
    // Widths that look like those of texts, and are the same each time.
    parts[1].style.width = `${24 + ((i * 37) % 41)}%`;
    parts[2].style.width = `${18 + ((i * 23 + 11) % 53)}%`;
    return row;
  }

  showHost({ id, frame }) {
    const [, , width, height] = frame;
    if (this.isDone(id, `${width}|${height}|${this.display.safeArea}`)) return;
    const box = this.box(this.display.view.views.get(id).element, "filler-host");
    const [top, left, bottom, right] = this.display.safeArea ?? [0, 0, 0, 0];
    box.style.padding = `${px(top)} ${px(right + 20)} ${px(bottom)} ${px(left + 20)}`;
    const columns = Math.max(2, Math.floor((width - left - right - 40) / 170));
    box.style.setProperty("--columns", columns);
    const count = columns * Math.max(1, Math.ceil((height - top - bottom - 160) / 156));
    box.textContent = "";
    const title = document.createElement("strong");
    title.textContent = "Library";
    const search = document.createElement("i");
    search.className = "search";
    const tiles = document.createElement("div");
    for (let i = 0; i < count; i += 1) tiles.append(Fillers.madeTile(i));
    box.append(title, search, tiles);
  }

  static madeTile(i) {
    const tile = document.createElement("div");
    const picture = document.createElement("i");
    picture.className = "picture";
    picture.style.background = `hsl(${(i * 67 + 205) % 360} 42% 80%)`;
    const line = document.createElement("i");
    line.className = "line";
    line.style.width = `${46 + ((i * 29) % 45)}%`;
    tile.append(picture, line);
    return tile;
  }
}
// The id of a node that stands for the client's own screen.
Fillers.host = "host";
// Points.
Fillers.row = 44;
Fillers.mostRows = 300;
