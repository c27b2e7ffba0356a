// The list of cases by folder, and the differences of the open case in words.

// A case in quarantine is not replayed, which is no failure.
const isFailing = ({ kind }) => kind !== "passed" && kind !== "quarantined";

const markOf = (kind) => {
  if (kind === "passed") return ["✓", "is-passed"];
  if (kind === "quarantined") return ["–", "soft"];
  if (/missing|obsolete|conflict/.test(kind)) return ["◌", "is-open"];
  return ["✕", "is-bad"];
};

class CaseList {
  constructor(cases, open) {
    this.cases = cases;
    this.buttons = [];
    this.failing = cases.map((_, i) => i).filter((i) => isFailing(cases[i]));
    const box = byId("case-list");
    this.groups = new Map();
    cases.forEach((info, number) => {
      const folder = casePath(info).split("/").slice(0, -1).join("/");
      if (!this.groups.has(folder)) {
        const group = item("section");
        // Folders of one name are told apart by their paths.
        const isAlone = cases.every((other) => other.folder !== info.folder
          || casePath(other) === `${folder}/${other.name}`);
        const title = isAlone ? info.folder : folder;
        group.append(item("h2", "", title), item("ul"));
        group.ariaLabel = title;
        this.groups.set(folder, group);
        box.append(group);
      }
      const button = item("button", "case");
      const [mark, className] = markOf(info.kind);
      const sign = item("span", `mark ${className}`, mark);
      sign.ariaHidden = "true";
      button.type = "button";
      button.append(sign, item("span", "name", info.name));
      if (info.kind !== "passed") button.append(item("span", "unseen", `, ${info.kind}`));
      button.title = `${info.name}: ${info.kind}`;
      button.addEventListener("click", () => open(number));
      this.buttons.push(button);
      const row = item("li");
      row.append(button);
      this.groups.get(folder).lastChild.append(row);
    });
    byId("case-failing").parentElement.hidden = this.failing.length === 0;
    rove(box);
    keepStop(box);
  }

  // Shows the cases whose path, reason or message has a text, and those that have it inside.
  filter(text, inside = new Set()) {
    const failingOnly = byId("case-failing").checked;
    this.cases.forEach((info, number) => {
      const told = [casePath(info), info.kind, index.reasons[info.reason], info.message].join("\n").toLowerCase();
      const isShown = (told.includes(text) || inside.has(number))
        && !(failingOnly && !isFailing(info));
      this.buttons[number].parentElement.hidden = !isShown;
    });
    for (const group of this.groups.values()) {
      group.hidden = !group.querySelector("li:not([hidden])");
    }
    keepStop(byId("case-list"));
  }

  // The case to go to with J and K: the next failing one, or any if none fails.
  next(from, direction) {
    const list = this.failing.length > 0 ? this.failing : this.cases.map((_, i) => i);
    const ahead = direction > 0 ? list.find((n) => n > from)
      : [...list].reverse().find((n) => n < from);
    return ahead === undefined ? list[direction > 0 ? 0 : list.length - 1] : ahead;
  }

  show(number) {
    this.buttons.forEach((button, i) => {
      if (i === number) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    });
    if (!this.buttons[number]) return;
    keepStop(byId("case-list"), this.buttons[number]);
    // Not by scrollIntoView, which would move a page that is scrolled as a whole.
    const box = byId("case-list");
    const [row, list] = [this.buttons[number], box].map((e) => e.getBoundingClientRect());
    if (row.top < list.top + 40) box.scrollTop += row.top - list.top - 40;
    else if (row.bottom > list.bottom) box.scrollTop += row.bottom - list.bottom + 8;
  }
}

class DifferenceList {
  constructor(seek) {
    this.seek = seek;
    this.list = byId("difference-list");
    this.box = byId("differences");
    rove(this.list);
  }

  open(current) {
    this.current = current;
    this.rows = [];
    this.list.textContent = "";
    this.box.hidden = current.differences.length === 0;
    byId("difference-next").hidden = this.box.hidden;
    byId("difference-count").textContent = current.differences.length;
    for (const difference of current.differences) {
      const button = item("button", "", difference.text);
      button.type = "button";
      button.title = difference.first;
      button.addEventListener("click", () => {
        const step = this.stepFor(difference, app.step);
        if (step !== undefined) this.seek(step, difference.node);
      });
      const row = item("li");
      row.append(button);
      this.list.append(row);
      this.rows.push(button);
    }
    keepStop(this.list);
  }

  // Where a click on a difference goes: to where it begins, and from there to where it is greatest. A
  // movement, of which nothing is seen where it begins, the other way round.
  stepFor(difference, from) {
    const { steps, moves, most: greatest } = difference;
    if (moves) {
      const shown = stepOfDifference(this.current, difference);
      return from === shown ? steps[0] : shown;
    }
    const isThere = this.current.differsIn(difference, from);
    return isThere && greatest !== undefined ? greatest : steps[0];
  }

  show(step) {
    this.current.differences.forEach((difference, i) => {
      const name = this.current.differsIn(difference, step) ? "now" : "";
      if (this.rows[i].className !== name) this.rows[i].className = name;
    });
  }

  // The step after a given one where the next difference is shown first; after the last, the first.
  after(step) {
    const begins = this.current.differences.flatMap((d) => (d.moves
      ? [stepOfDifference(this.current, d)] : d.steps.filter((_, i) => i % 2 === 0)))
      .filter((begin) => begin !== undefined);
    begins.sort((a, b) => a - b);
    const next = begins.find((begin) => begin > step);
    return next === undefined ? begins[0] : next;
  }
}
