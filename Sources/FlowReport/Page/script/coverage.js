// What the traces take of what their scenes can do, as `flow coverage` tells it.

// The share of the moves that are made, of all that are known.
const movesText = ({ moves, missing }) => {
  const count = moves.length + missing.length;
  return `${count === 0 ? 100 : Math.round(1000 * moves.length / count) / 10} %`;
};

const coverageTable = (head, rows) => {
  const table = item("table");
  const line = (cells, name) => {
    const row = item("tr");
    cells.forEach((text, i) => {
      const cell = item(name === "th" || i === 0 ? "th" : "td", "", text);
      if (cell.tagName === "TH") cell.scope = name === "th" ? "col" : "row";
      row.append(cell);
    });
    return row;
  };
  const top = item("thead");
  top.append(line(head, "th"));
  const body = item("tbody");
  for (const { cells, isMissing } of rows) {
    const row = line(cells, "td");
    if (isMissing) row.className = "is-open";
    body.append(row);
  }
  table.append(top, body);
  return table;
};

// How often each event came in each state that was seen.
const eventRows = ({ columns, rows }) => rows.map(([name, ...counts]) => ({
  cells: [name, ...columns.map((_, i) => (counts[i] > 0 ? String(counts[i]) : "–"))],
}));

// The moves, those that no trace makes first.
const moveRows = ({ missing, moves }) => [
  ...missing.map((move) => ({ cells: [...move, "never"], isMissing: true })),
  ...moves.map(([from, by, to, count]) => ({ cells: [from, by, to, `${count}×`] })),
];

const listText = (names) => (names.length > 0 ? names.join(", ") : "none");

// A scene that another one holds has its path behind that one's name, which lists the effects of all.
const isHeld = (coverage) => coverage.scene.includes("/");

const effectsText = (coverage) =>
  `Effects: ${listText(coverage.effects)}; never: ${listText(coverage.missingEffects)}. `;

const coverageOfScene = (coverage) => {
  const section = item("section");
  const share = isHeld(coverage) ? `${coverage.moves.length} moves`
    : `${movesText(coverage)} of ${coverage.moves.length + coverage.missing.length} moves`;
  const heading = item("h2", "", `${coverage.scene} `);
  heading.append(item("span", "count", `${coverage.traces} traces, ${coverage.events} events, ${share}`));
  const tables = item("div", "tables");
  tables.append(
    coverageTable(["event in state", ...coverage.columns], eventRows(coverage)),
    coverageTable(["from", "by", "to", "made"], moveRows(coverage)));
  section.append(heading,
    item("p", "", (isHeld(coverage) ? "" : effectsText(coverage))
      + `States never seen: ${listText(coverage.missingStates)}.`),
    tables);
  return section;
};

// All scenes behind one line, which is filled when it is opened.
const coverageView = (all) => {
  const box = item("details", "coverage");
  const summary = item("summary", "", "What the traces take ");
  summary.append(item("span", "count", all.filter((coverage) => !isHeld(coverage)).map((coverage) =>
    `${coverage.scene} ${movesText(coverage)}`).join(", ")));
  box.append(summary);
  box.addEventListener("toggle", () => {
    if (box.open && box.childElementCount === 1) box.append(...all.map(coverageOfScene));
  });
  return box;
};
