// The moment in other environments, side by side, and what an audit finds on its screens there.

const variantRoom = { width: 166, height: 300 };

// A finding in words.
const findingText = ({ rule, node, message }, { name }) =>
  `${rule}: ${node ? `${node}: ` : ""}${message} (${name})`;

// The last of a variant's frames at or before a time.
const frameAtRest = ({ times }, time) => {
  let index = -1;
  while (index + 1 < times.length && times[index + 1] <= time + 1e-9) index += 1;
  return index;
};

class VariantsView {
  constructor(goTo) {
    this.element = byId("variants");
    this.list = byId("variant-list");
    this.findings = byId("finding-list");
    this.goTo = goTo;
  }

  get isShown() { return !this.element.hidden; }

  open(current) {
    this.current = current;
    this.screens = [];
    this.list.textContent = "";
    const { variants, findings } = current;
    byId("variants-toggle").hidden = variants.length === 0;
    const wrong = findings.filter(({ reason }) => reason === undefined).length;
    setText(byId("finding-count"), wrong > 0 ? String(wrong) : "");
    this.fillFindings();
    if (variants.length === 0) this.toggle(false);
  }

  toggle(isShown = !this.isShown) {
    const isOn = isShown && this.current.variants.length > 0;
    this.element.hidden = !isOn;
    byId("stage").hidden = isOn || this.current.count === 0;
    byId("variants-toggle").ariaPressed = String(isOn);
    // Screens that nobody looks at are not drawn.
    if (isOn) this.show(app.step);
  }

  fill() {
    for (const { name } of this.current.variants) {
      const figure = item("figure");
      const box = item("div", "thumbnail");
      box.inert = true;
      const screen = new SmallScreen(box);
      screen.caption = item("figcaption", "", name);
      screen.device.setAttribute("role", "img");
      figure.append(box, screen.caption);
      const row = item("li");
      row.append(figure);
      this.list.append(row);
      this.screens.push(screen);
    }
  }

  fillFindings() {
    this.findings.textContent = "";
    const { variants, findings } = this.current;
    byId("findings-title").hidden = findings.length === 0;
    for (const finding of findings) {
      const button = item("button", finding.reason === undefined ? "finding" : "finding is-meant",
        findingText(finding, variants[finding.variant]));
      if (finding.reason !== undefined) button.append(item("span", "soft", ` meant: ${finding.reason}`));
      button.type = "button";
      button.addEventListener("click", () => {
        this.chosen = finding;
        this.goTo(this.current.stepAt(finding.t), finding.node);
      });
      const row = item("li");
      row.append(button);
      this.findings.append(row);
    }
  }

  show(step) {
    if (!this.isShown) return;
    const { current } = this;
    if (this.screens.length === 0) this.fill();
    const time = current.times[step];
    current.variants.forEach((variant, number) => {
      const screen = this.screens[number];
      const index = frameAtRest(variant.frames, time);
      screen.device.hidden = index < 0;
      if (index < 0) return;
      const at = variant.frames.times[index];
      // Of a frame without one at its time, the events are those until then.
      const surrounding = current.surrounding(current.stepAt(at));
      const { rightToLeft = surrounding.rightToLeft } = variant;
      screen.resize(surrounding.size, variantRoom, Boolean(rightToLeft), backdrop(current));
      const marks = current.findings.filter((finding) => finding.variant === number
        && finding.node !== undefined && finding.reason === undefined
        && finding.frame === variant.numbers[index]).map(({ node }) => node);
      if (this.chosen?.variant === number && this.chosen.frame === variant.numbers[index]) {
        marks.push(this.chosen.node);
      }
      screen.show(variant.frames.nodes[index], current.tables.nodes, surrounding, at, new Set(marks));
      screen.device.ariaLabel = `${variant.name}: frame ${variant.numbers[index]} at ${seconds(at)}`;
      setText(screen.caption, `${variant.name}, frame ${variant.numbers[index]}`);
    });
  }
}
