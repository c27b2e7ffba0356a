// What the traces take, and all cases as small screens, those that fail by their reason. A screen is drawn
// when it comes into view.

const thumbnailSize = { width: 116, height: 200 };

// The cases by reason, in the order in which reasons are told; those that fail otherwise, by how; then those
// in quarantine, and those that passed, by folder.
const caseGroups = (cases, reasons) => {
  const groups = new Map(reasons.map((title, i) => [`reason ${i}`, { title, rank: 0, numbers: [] }]));
  cases.forEach((info, number) => {
    const isPassed = info.kind === "passed";
    const title = isPassed ? info.folder : info.kind;
    const key = info.reason === undefined ? `${isPassed} ${title}` : `reason ${info.reason}`;
    const rank = isPassed ? 2 : isFailing(info) ? 0 : 1;
    if (!groups.has(key)) groups.set(key, { title, isPassed, rank, numbers: [] });
    groups.get(key).numbers.push(number);
  });
  return [...groups.values()].filter(({ numbers }) => numbers.length > 0)
    .sort((a, b) => a.rank - b.rank);
};

// Draws a case into an element of the size of a thumbnail.
const drawThumbnail = (box, current) => {
  if (current.count === 0) {
    box.append(item("span", "soft", "no frames"));
    return;
  }
  const step = landingStep(current) ?? current.rows[current.rows.length >> 1] ?? 0;
  const surrounding = current.surrounding(step);
  const screen = new SmallScreen(box);
  screen.resize(surrounding.size, thumbnailSize, surrounding.rightToLeft, backdrop(current));
  const marks = new Set(current.compares ? current.apartAt(step) : []);
  screen.show(current.nodeList(current.sideOf(step), step), current.tables.nodes, surrounding,
    current.times[step], marks);
};

class Overview {
  constructor({ cases, reasons, coverage = [], tool = "flow" }, open) {
    this.tool = tool;
    this.cases = cases;
    this.reasons = reasons;
    this.coverage = coverage;
    this.open = open;
    this.element = byId("overview");
    this.waiting = [];
    rove(this.element);
  }

  get isShown() { return !this.element.hidden; }

  toggle() {
    this.show(!this.isShown);
    if (this.isShown) this.element.querySelector("button[tabindex='0']")?.focus();
    else byId("overview-toggle").focus();
  }

  show(isShown) {
    if (isShown === this.isShown) return;
    if (isShown && !this.observer) this.fill();
    this.element.hidden = !isShown;
    document.querySelector(".layout").hidden = isShown;
    byId("overview-toggle").ariaPressed = String(isShown);
    if (isShown) keepStop(this.element);
  }

  fill() {
    this.observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        this.observer.unobserve(target);
        this.waiting.push(target);
      }
      this.drawNext();
    }, { root: this.element, rootMargin: "200px" });
    if (this.coverage.length > 0) this.element.append(coverageView(this.coverage));
    for (const { title, isPassed, numbers } of caseGroups(this.cases, this.reasons)) {
      const section = item("section");
      const heading = item("h2", "", `${title} `);
      if (isPassed !== undefined) {
        heading.append(item("span", "count", `${numbers.length}${isPassed ? " passed" : ""}`));
      }
      const list = item("ul");
      for (const number of numbers) list.append(this.card(number));
      const head = item("div", "reason-head");
      head.append(heading);
      const accept = this.acceptButton(numbers);
      if (accept) head.append(accept);
      section.append(head, list);
      section.ariaLabel = title;
      this.element.append(section);
    }
  }

  // A button that copies the commands which accept some cases; none if no case can be accepted.
  acceptButton(numbers) {
    const infos = numbers.map((number) => this.cases[number]).filter(isAcceptable);
    if (infos.length === 0) return undefined;
    const button = item("button", "accept", `copy ${this.tool} verify …; ${this.tool} accept …`);
    button.type = "button";
    const all = infos.length === 1 ? "it" : `all ${infos.length}`;
    button.title = `The commands that make these frames the goldens of ${all}`;
    button.addEventListener("click", () => showCopied(button, acceptCommand(infos, this.tool)));
    return button;
  }

  card(number) {
    const info = this.cases[number];
    const button = item("button", "card");
    button.type = "button";
    const [mark, className] = markOf(info.kind);
    const small = item("span", "thumbnail");
    small.ariaHidden = "true";
    small.inert = true;
    small.number = number;
    const name = item("span", "name");
    const sign = item("span", className, `${mark} `);
    sign.ariaHidden = "true";
    name.append(sign, info.name, item("span", "unseen", `, ${info.kind}`));
    button.append(small, name);
    button.title = `${casePath(info)}: ${info.kind}`;
    button.addEventListener("click", () => {
      this.show(false);
      this.open(number);
    });
    this.observer.observe(small);
    const row = item("li");
    row.append(button);
    return row;
  }

  // Draws as many as fit in a part of a refresh, then lets the page go on.
  drawNext() {
    if (this.request !== undefined || this.waiting.length === 0) return;
    this.request = requestAnimationFrame(() => {
      this.request = undefined;
      const start = performance.now();
      while (this.waiting.length > 0 && performance.now() - start < 10) {
        const box = this.waiting.shift();
        drawThumbnail(box, new Case(this.cases[box.number], readData(`report-case-${box.number}`)));
      }
      this.drawNext();
    });
  }
}
