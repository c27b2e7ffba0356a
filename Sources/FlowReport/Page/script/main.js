// Connects the parts: one case is open, one step of it is shown, one node is selected.

const index = readData("report-index");
const app = { number: -1, current: null, step: 0, node: undefined };

const seek = (step) => {
  if (!app.current || app.current.count === 0) return;
  app.step = Math.min(app.current.count - 1, Math.max(0, step));
  showStep();
};

const choose = (id) => {
  if (!app.current || app.current.count === 0) return;
  app.node = id;
  curves.open(app.current, id);
  showStep();
  drawTime();
};

const goTo = (step, node) => {
  player.stop();
  if (node !== undefined && node !== app.node) choose(node);
  seek(step);
};

const jump = (step) => {
  seek(step);
  player.jumped();
};

const axis = new Axis();
const drawTime = () => {
  axis.width = byId("track").clientWidth;
  timeline.draw();
  curves.draw();
  if (app.current && app.current.count > 0) timeline.show(app.step);
};
const stage = new Stage(choose);
const timeline = new Timeline(axis, jump, drawTime);
const curves = new Curves(axis);
const eventList = new EventList(jump);
const inspector = new Inspector(choose);
const reading = new ReadingView(choose);
const player = new Player(seek);
const variants = new VariantsView((step, node) => goTo(step, node));
const differenceList = new DifferenceList(goTo);

const showStep = () => {
  const { current, step } = app;
  stage.show(step);
  variants.show(step);
  timeline.show(step);
  curves.show(step);
  eventList.show(step);
  inspector.show(step, stage.marks);
  reading.show(step);
  showCopies();
  differenceList.show(step);
  setText(byId("moment"), momentText(current, step));
  if (!player.isPlaying) announce();
};

// Updates the screen reader's announcement, once changes have settled, and the address.
let announcement;
const announce = () => {
  clearTimeout(announcement);
  announcement = setTimeout(() => {
    const { current, step } = app;
    if (!current || current.count === 0) return;
    inspector.showCause(step);
    const side = current.sideOf(step);
    const state = valueText(current.value(side, "states", step));
    const said = current.value(side, "effects", step)
      .filter((effect) => effect.type === "announce").map((effect) => `says ${effect.text}`);
    const apart = current.differences.filter((d) => current.differsIn(d, step)).length;
    setText(byId("live"), [momentText(current, step), `state ${state}`, ...said,
      apart > 0 ? `${apart} differences` : ""].filter(Boolean).join("; "));
    // What is behind the overview is not what somebody is at.
    if (!overview.isShown) keepAddress(addressOf(current.info, momentOf(current, step)));
  }, 250);
};

// In a narrow window the cases are a drawer, behind a button.
const showDrawer = (isOpen) => {
  byId("cases").classList.toggle("open", isOpen);
  byId("cases-toggle").ariaExpanded = String(isOpen);
};
const isDrawerOpen = () => byId("cases").classList.contains("open");

const keepAddress = (address) => {
  // Some browsers limit the rate of changes, and the address is not worth more than that.
  try { history.replaceState(null, "", address); } catch { /* stays as it was */ }
};

const openCase = (number, moment) => {
  showNotice(undefined);
  const info = index.cases[number];
  const current = new Case(info, readData(`report-case-${number}`));
  Object.assign(app, { number, current, step: 0 });
  player.open(current);
  describe(info);
  caseList.show(number);
  showDrawer(false);
  const isEmpty = current.count === 0;
  document.querySelector(".timeline").hidden = isEmpty;
  byId("stage").hidden = isEmpty;
  byId("no-frames").hidden = !isEmpty && !current.data.excerpt;
  showExcerpt(current);
  inspector.open(current);
  reading.open(current);
  differenceList.open(current);
  eventList.open(current);
  axis.open(current);
  byId("track").setAttribute("aria-valuemax", Math.max(0, current.count - 1));
  const first = current.differences[0];
  app.step = (moment === undefined ? undefined : stepOfMoment(current, moment))
    ?? landingStep(current) ?? 0;
  app.step = Math.min(Math.max(0, current.count - 1), app.step);
  app.node = chosenNode(current, first);
  curves.open(current, app.node);
  stage.open(current);
  variants.open(current);
  variants.toggle(variants.isShown);
  showCopies();
  search.showFound();
  if (!isEmpty) showStep();
  else showNoFrames(info);
  drawTime();
  reachScrolling();
};

// Tells of a case without frames, whose place is no moment.
const showNoFrames = (info) => {
  setText(byId("live"), `${info.name}, ${info.kind}`);
  if (!overview.isShown) keepAddress(addressOf(info, ""));
};

// Says what is wrong with an address, until another case is opened.
const showNotice = (text) => {
  byId("notice").hidden = text === undefined;
  setText(byId("notice").firstElementChild, text ?? "");
};

// The node to select first: one that differs, else the one selected before, else the one that moves
// most.
const chosenNode = (current, first) => {
  if (first && first.node !== undefined) return first.node;
  if (current.count === 0) return undefined;
  const counts = new Map();
  for (const node of current.tables.nodes) counts.set(node.id, (counts.get(node.id) || 0) + 1);
  if (counts.has(app.node)) return app.node;
  const most = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), [undefined, 0]);
  return most[0];
};

const describe = (info) => {
  document.title = `${info.name}: Flow report`;
  setText(byId("case-title"), info.name);
  const [mark, className] = markOf(info.kind);
  byId("case-kind").textContent = `${mark} ${info.kind}`;
  byId("case-kind").className = `kind ${className}`;
  setText(byId("case-place"), info.place);
  const first = app.current.differences[0];
  const message = first ? `First in ${first.first}` : info.message;
  setText(byId("case-message"), info.kind === "passed" ? "" : message);
};

// Keys come to what scrolls, which depends on the window and on the case.
const reachScrolling = () => {
  for (const box of document.querySelectorAll("#case-message, #stage, #no-frames, #no-frames pre")) {
    const scrolls = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
    box.tabIndex = scrolls ? 0 : -1;
  }
};

const showExcerpt = (current) => {
  const box = byId("no-frames");
  box.textContent = "";
  const { excerpt, excerptStart } = current.data;
  if (!excerpt) {
    box.append(item("p", "", "There are no frames to show."));
    return;
  }
  const line = Number(current.info.place.match(/\d+$/));
  const code = item("pre");
  excerpt.forEach((text, i) => {
    const isAtFault = excerptStart + i === line;
    code.append(item(isAtFault ? "mark" : "span", "", `${excerptStart + i}  ${text}\n`));
  });
  box.append(code);
};

// Opens a case from what then goes away, with the focus.
const goToCase = (number) => {
  openCase(number);
  byId("case-title").focus();
};

const caseList = new CaseList(index.cases, (number) => (isDrawerOpen() ? goToCase : openCase)(number));
const overview = new Overview(index, goToCase);
const search = new Search(caseList, goTo);
byId("case-failing").addEventListener("change", () => search.update());
const copyButtons = new CopyButtons({
  "copy-link": () => location.href.replace(/#.*/s, "")
    + addressOf(app.current.info, momentOf(app.current, app.step)),
  "copy-accept": () => acceptCommand(app.current.info, index.tool),
  "copy-place": () => placeOf(app.current, app.step),
  "copy-line": () => JSON.stringify(lineOf(app.current, app.step).event),
});
const showCopies = () => {
  const isEvent = lineOf(app.current, app.step).line !== undefined;
  copyButtons.show({
    "copy-link": true, "copy-accept": isAcceptable(app.current.info),
    "copy-place": isEvent || app.current.count === 0, "copy-line": isEvent,
  });
};
const stepBy = (by) => () => jump(app.step + by);
const eventBy = (by) => () => {
  const { rows, rowOfStep } = app.current;
  if (rows.length === 0) return;
  const row = rowOfStep[app.step];
  // From between two events, going back leads to the earlier one.
  const target = by < 0 && rows[row] < app.step ? row : row + by;
  jump(rows[Math.min(rows.length - 1, Math.max(0, target))]);
};
const caseBy = (by) => () => {
  const number = caseList.next(app.number, by);
  if (!overview.isShown && !isDrawerOpen()) { openCase(number); return; }
  overview.show(false);
  goToCase(number);
};
const nextDifference = () => {
  const step = differenceList.after(app.step);
  if (step !== undefined) goTo(step);
};
const actions = {
  " ": () => player.toggle(), ArrowLeft: stepBy(-1), ArrowRight: stepBy(1),
  "Shift ArrowLeft": eventBy(-1), "Shift ArrowRight": eventBy(1),
  Home: () => jump(0), End: () => jump(app.current.count - 1),
  j: caseBy(1), k: caseBy(-1), d: nextDifference,
  v: () => { if (app.current.variants.length > 0) variants.toggle(); },
  g: () => byId("guides").click(), "?": () => byId("keys").showModal(),
  "+": () => timeline.zoom(0.5), "=": () => timeline.zoom(0.5),
  "-": () => timeline.zoom(2), 0: () => timeline.fit(),
  o: () => { overview.toggle(); announce(); }, r: () => setReading(byId("reading").hidden),
  "/": () => {
    overview.show(false);
    if (byId("cases-toggle").checkVisibility()) showDrawer(true);
    byId("case-filter").focus();
  },
  Escape: () => {
    if (isDrawerOpen()) closeDrawer();
    else if (overview.isShown) actions.o();
    else choose(undefined);
  },
};
const closeDrawer = () => {
  showDrawer(false);
  byId("cases-toggle").focus();
};
modes.forEach(([mode], i) => {
  actions[i + 1] = () => { if (app.current.compares) stage.setMode(mode); };
});
const setReading = (isReading) => {
  byId("reading").hidden = !isReading;
  byId("nodes").hidden = isReading;
  byId("nodes-shown").ariaPressed = String(!isReading);
  byId("reading-shown").ariaPressed = String(isReading);
  if (app.current?.count > 0) reading.show(app.step);
};
listenToKeys(actions);
const clicks = {
  first: actions.Home, back: actions.ArrowLeft, play: actions[" "],
  forward: actions.ArrowRight, last: actions.End, "difference-next": nextDifference,
  "node-away": actions.Escape, "notice-away": () => showNotice(undefined), "overview-toggle": actions.o,
  "variants-toggle": actions.v,
  "nodes-shown": () => setReading(false), "reading-shown": () => setReading(true),
  "zoom-in": actions["+"], "zoom-out": actions["-"], "zoom-fit": actions[0],
};
for (const id in clicks) byId(id).addEventListener("click", clicks[id]);
byId("cases-toggle").addEventListener("click", () => {
  overview.show(false);
  showDrawer(!isDrawerOpen());
  if (!isDrawerOpen()) return;
  keepStop(byId("case-list"));
  (byId("case-list").querySelector("button[tabindex='0']") ?? byId("case-filter")).focus();
});
// The search field keeps the keys for itself; the first Escape empties it.
byId("case-filter").addEventListener("keydown", (event) => {
  if (event.key === "Escape" && event.target.value === "" && isDrawerOpen()) closeDrawer();
});
for (const kind of ["pointerdown", "focusin"]) {
  document.addEventListener(kind, ({ target }) => {
    if (isDrawerOpen() && !target.closest("#cases, #cases-toggle")) showDrawer(false);
  });
}
// The address belongs to the moment, so these only move the focus.
for (const link of document.querySelectorAll(".skip")) {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    overview.show(false);
    byId(link.hash.slice(1)).focus();
  });
}
fillKeys();
setText(byId("counts"), index.counts);
byId("copy-accept").title = `${index.tool} verify …; ${index.tool} accept …`;
const reasonCount = index.reasons.length;
setText(byId("reason-count"), reasonCount > 0 ? `${reasonCount} reason${reasonCount > 1 ? "s" : ""}` : "");
new ResizeObserver(drawTime).observe(byId("track"));
const scrolling = new ResizeObserver(reachScrolling);
for (const id of ["case-message", "stage", "no-frames"]) scrolling.observe(byId(id));
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", drawTime);

// An address may name a case and a moment; otherwise the case that differs is shown, or the overview where
// more than one is at fault.
const openAddress = () => {
  const { number, moment, fault } = readAddress(location.hash, index.cases);
  if (number >= 0) {
    overview.show(false);
    openCase(number, moment);
    if (moment !== undefined) showNotice(faultOfMoment(app.current, moment));
    return;
  }
  if (app.number < 0) {
    if (caseList.failing.length > 1) overview.show(true);
    const differs = index.cases.findIndex((info) => info.kind === "differs");
    openCase(differs >= 0 ? differs : caseList.failing[0] ?? 0);
  }
  if (fault !== undefined) showNotice(fault);
};
addEventListener("hashchange", openAddress);
openAddress();
