// The list of events. Rows are reused, so that ten thousand cost as little as thirty.

const rowHeight = 24;

const eventDetail = (event) => {
  if (!event) return "";
  const list = [];
  const pair = (name, value) => { if (value !== undefined) list.push(`${name} ${value}`); };
  if (event.target !== undefined) list.push(event.target);
  if (event.name !== undefined) list.push(event.name);
  if (event.value !== undefined) list.push(JSON.stringify(event.value));
  if (event.replacement !== undefined) list.push(JSON.stringify(event.replacement));
  if (event.range) pair("range", event.range.join("+"));
  if (event.translation) pair("moved", event.translation.join(", "));
  if (event.offset) pair("offset", event.offset.join(", "));
  if (event.row !== undefined) pair("row", event.row);
  if (event.id !== undefined) pair("id", event.id);
  if (event.outcome) list.push(event.outcome);
  if (event.location) pair("at", event.location.join(", "));
  if (event.velocity) pair("velocity", event.velocity.join(", "));
  if (event.type === "keyboard" && event.frame) pair("frame", event.frame.join(", "));
  if (event.environment) list.push(JSON.stringify(event.environment));
  return list.join(" · ");
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
    detail.textContent = eventDetail(current.event(step));
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
