// Search: what of the open case has a text, and which other cases have it.

const searchLimit = 8;

// The nodes, differences and events of a case that have a text, each with its step.
const searchCase = (current, text) => {
  const has = (value) => typeof value === "string" && value.toLowerCase().includes(text);
  const differences = current.differences.filter((d) => has(d.text)).map((d) => (
    { title: d.text, step: stepOfDifference(current, d), node: d.node }));
  return { differences, nodes: searchNodes(current, has), events: searchEvents(current, has, text) };
};

const searchNodes = (current, has) => {
  const { nodes } = current.tables;
  const matches = nodes.map((node) => [node.id, node.kind, node.text, node.placeholder, node.image,
    node.accessibilityLabel, node.accessibilityValue].some(has));
  const found = new Map();
  const side = current.actual ? "actual" : "expected";
  let list = null;
  for (let step = 0; step < current.count && matches.includes(true); step += 1) {
    if (current.lists[side][step] === list) continue;
    list = current.lists[side][step];
    for (const number of list) {
      const { id, kind } = nodes[number];
      if (matches[number] && !found.has(id)) found.set(id, { title: `${id}, ${kind}`, step, node: id });
    }
  }
  return [...found.values()];
};

const searchEvents = (current, has, text) => current.rows.map((step) => {
  const cause = current.cause(step);
  return { title: `${cause} ${eventDetail(current.event(step), cause)}`, step };
}).filter(({ title, step }) => has(title) || hasInside(current.event(step), text)
  || hasInside(current.value(current.sideOf(step), "effects", step), text))
  .map(({ title, step }) => ({ title: `${current.times[step].toFixed(3)} ${title}`, step }));

// Whether a value has a string with a text in it, or is one.
const hasInside = (value, text) => (typeof value === "string" ? value.toLowerCase().includes(text)
  : value !== null && typeof value === "object" && Object.values(value).some((each) => hasInside(each, text)));

// What of a case, as written, is searched: not the columns of its frames, which are numbers and letters.
const searchedPart = (written) => {
  const tables = written.indexOf('"tables":');
  const findings = written.lastIndexOf('"findings":', tables);
  return written.slice(findings < 0 ? tables : findings);
};

// Says of a case, as written, whether it has a text in a value. Few cases do, and only those that may are parsed.
const writtenMatch = (text) => {
  const plain = JSON.stringify(text).slice(1, -1).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  // As the report writes them in a script element.
  const escaped = plain.replace(/[<\u2028\u2029]/g, (each) =>
    `\\\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`);
  const may = new RegExp(escaped, "iu");
  return (written) => {
    const part = searchedPart(written);
    return may.test(part) && hasInside(JSON.parse(`{${part}`), text);
  };
};

class Search {
  constructor(caseList, goTo) {
    this.caseList = caseList;
    this.goTo = goTo;
    this.box = byId("found");
    this.run = 0;
    byId("case-filter").addEventListener("input", () => this.update());
    rove(this.box);
  }

  get text() { return byId("case-filter").value.trim().toLowerCase(); }

  update() {
    this.showFound();
    this.caseList.filter(this.text);
    this.searchOthers();
  }

  showFound() {
    const { text, box } = this;
    box.textContent = "";
    box.hidden = text === "" || !app.current;
    if (box.hidden) return;
    const found = searchCase(app.current, text);
    let count = 0;
    for (const [kind, list] of Object.entries(found)) {
      if (list.length === 0) continue;
      count += list.length;
      box.append(item("h2", "", `${kind} ${list.length}`));
      const rows = item("ul");
      for (const entry of list.slice(0, searchLimit)) rows.append(this.row(entry, kind === "nodes"));
      if (list.length > searchLimit) {
        rows.append(item("li", "soft", `and ${list.length - searchLimit} more`));
      }
      box.append(rows);
    }
    if (count === 0) box.append(item("p", "soft", "nothing in this case"));
    keepStop(box);
  }

  row({ title, step, node }, isNode) {
    const row = item("li");
    const button = item("button", "", title);
    button.type = "button";
    button.title = title;
    // A node that is on the screen is only chosen.
    const isThere = () => isNode && sides.some((side) => app.current.node(side, app.step, node));
    button.addEventListener("click", () => this.goTo(isThere() ? app.step : step, node));
    row.append(button);
    return row;
  }

  // Looks into the cases that are not open, a few at a time, so that typing goes on.
  async searchOthers() {
    this.run += 1;
    const { run, text } = this;
    if (text.length < 2) return;
    const isMatch = writtenMatch(text);
    const inside = new Set();
    let start = performance.now();
    for (let number = 0; number < index.cases.length; number += 1) {
      if (isMatch(byId(`report-case-${number}`).textContent)) inside.add(number);
      if (performance.now() - start < 12) continue;
      await new Promise((done) => { setTimeout(done); });
      if (run !== this.run) return;
      start = performance.now();
    }
    this.caseList.filter(text, inside);
  }
}
