// The list of events. Rows are reused, so that ten thousand cost as little as thirty.

const rowHeight = 24;

// The order of an event's members in its row; any others follow.
const detailOrder = [
  "target", "name", "key", "value", "replacement", "text", "range", "selection", "translation", "offset", "scale",
  "component", "row", "id", "outcome", "message", "location", "velocity", "frame",
];
const detailNames = { translation: "moved", location: "at" };

const detailText = (name, value) => {
  if (["target", "name", "outcome"].includes(name)) return value;
  if (["value", "replacement", "text", "environment"].includes(name)) return JSON.stringify(value);
  const text = Array.isArray(value) ? value.join(["range", "selection"].includes(name) ? "+" : ", ")
    : name === "message" ? JSON.stringify(value) : value;
  return `${detailNames[name] ?? name} ${text}`;
};

// What an event carries beside its name, which is the cause of a frame.
const eventDetail = (event, cause = event?.type) => {
  if (!event) return "";
  const { t, type, phase, ...members } = event;
  const rank = (name) => (detailOrder.includes(name) ? detailOrder.indexOf(name) : detailOrder.length);
  const names = Object.keys(members).sort((a, b) => rank(a) - rank(b));
  // A frame has the name of what pointers became.
  const own = cause.split(".")[0] === type ? [] : [phase === undefined ? type : `${type}.${phase}`];
  return [...own, ...names.map((name) => detailText(name, members[name]))].join(" · ");
};

class EventList {
  constructor(seek) {
    this.box = byId("events");
    this.spacer = document.createElement("div");
    this.box.append(this.spacer);
    this.rows = new Map();
    this.spare = [];
    this.seek = seek;
    this.box.addEventListener("scroll", () => this.fill());
    this.box.addEventListener("click", (event) => {
      const row = event.target.closest(".row");
      if (row) seek(this.current.rows[row.index]);
    });
    this.box.addEventListener("keydown", (event) => this.move(event));
    new ResizeObserver(() => {
      this.height = this.box.clientHeight;
      this.fill();
    }).observe(this.box);
  }

  open(current) {
    this.current = current;
    for (const [index] of this.rows) this.drop(index);
    this.selected = -1;
    this.box.removeAttribute("aria-activedescendant");
    this.top = 0;
    this.height = this.box.clientHeight;
    this.spacer.style.height = px(current.rows.length * rowHeight);
    this.box.scrollTop = 0;
    byId("event-count").textContent = current.rows.length;
  }

  move(event) {
    const page = Math.max(1, Math.floor(this.height / rowHeight) - 1);
    const by = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }[event.key];
    if (!by || !this.current || this.current.count === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const { rows } = this.current;
    this.seek(rows[Math.min(rows.length - 1, Math.max(0, this.selected + by))]);
  }

  drop(index) {
    const row = this.rows.get(index);
    this.rows.delete(index);
    row.removeAttribute("id");
    row.remove();
    this.spare.push(row);
  }

  fill() {
    if (!this.current) return;
    const top = this.box.scrollTop;
    const first = Math.max(0, Math.floor(top / rowHeight) - 4);
    const end = Math.ceil((top + this.height) / rowHeight) + 4;
    const last = Math.min(this.current.rows.length, end) - 1;
    if (first === this.first && last === this.last && this.rows.size > 0) return;
    this.first = first;
    this.last = last;
    // The selected row stays, however far away, for that is the one a screen reader is at.
    for (const [index] of this.rows) {
      if ((index < first || index > last) && index !== this.selected) this.drop(index);
    }
    for (let index = first; index <= last; index += 1) {
      if (!this.rows.has(index)) this.add(index);
    }
  }

  add(index) {
    const row = this.spare.pop() || this.make();
    const current = this.current;
    const step = current.rows[index];
    row.index = index;
    row.id = `row-${index}`;
    row.style.top = px(index * rowHeight);
    row.setAttribute("aria-posinset", index + 1);
    row.setAttribute("aria-setsize", current.rows.length);
    row.setAttribute("aria-selected", String(index === this.selected));
    row.classList.toggle("differs", current.differing[step] === 1);
    const [time, dot, name, detail, effect] = row.children;
    const cause = current.cause(step);
    time.textContent = current.times[step].toFixed(3);
    dot.style.background = "em".includes(current.causeLetter(step))
      ? `var(${familyOf(cause)})` : "var(--line)";
    name.textContent = cause;
    detail.textContent = eventDetail(current.event(step), cause);
    const side = current.sideOf(step);
    const effects = current.value(side, "effects", step).map((e) => e.type);
    effect.textContent = effects.length > 0 ? `→ ${effects.join(", ")}` : "";
    const line = current.event(step) ? current.lines[current.eventNumber(step)] : undefined;
    row.title = [`frame ${current.number(step)}`, line ? `line ${line} of the trace` : "",
      detail.textContent, effect.textContent].filter(Boolean).join("\n");
    this.rows.set(index, row);
    this.box.append(row);
  }

  make() {
    const row = document.createElement("div");
    row.className = "row";
    row.setAttribute("role", "option");
    row.innerHTML = `<span class="time"></span><span class="dot"></span><span class="name"></span>
      <span class="detail"></span><span class="effect"></span>`;
    return row;
  }

  show(step) {
    const index = this.current.rowOfStep[step];
    if (index === this.selected) return;
    this.rows.get(this.selected)?.setAttribute("aria-selected", "false");
    this.selected = index;
    this.first = undefined;
    const row = index * rowHeight;
    const top = this.box.scrollTop;
    // A few rows ahead are kept in view; a row further away is scrolled to the middle.
    if (row < top + rowHeight || row > top + this.height - 3 * rowHeight) {
      const isNear = row > top - this.height && row < top + 2 * this.height;
      const aim = row < top + rowHeight ? row - rowHeight : row - this.height + 4 * rowHeight;
      this.box.scrollTop = isNear ? aim : row - this.height / 2;
    }
    this.fill();
    if (!this.rows.has(index)) this.add(index);
    this.rows.get(index).setAttribute("aria-selected", "true");
    this.box.setAttribute("aria-activedescendant", `row-${index}`);
  }
}
