// Connects the parts: a take is played live, or an instant of it is shown.

const data = readData("play-data");
const shelf = new Shelf();
const player = { moments: null, shown: null, isPlaying: false, engine: null };

const isLive = () => player.shown === null && !player.isPlaying;

// Touches and keys are for what runs.
const isReady = () => {
  if (isLive()) return true;
  notice("This is a moment of the past: press Live to go on at the end, or Fork here to go on from it.");
  return false;
};

const display = new Display(byId("device"), byId("screen"));
const live = new Live(display, {
  refused: (event, error) => notice(`${event.type} was refused: ${inWords(error)}`),
  beforeFrame: (stamp) => { if (scrolling.isMoving) scrolling.step(stamp); },
  isMoving: () => scrolling.isMoving,
  drawn: (frame) => drawn(frame),
});
const scrolling = new Scrolling(live);
const touches = new Touches(display);
const strokes = new KeyStrokes(live, {
  isReady, commands: () => descriptionOf(shelf.take.header.scene)?.commands ?? [],
});
const typing = new Typing(live, { isReady, strokes });
const pointing = new TextPointing(live, typing);
const pointers = new Pointers(live, scrolling, {
  isReady, isLive,
  // A recording may end while a finger was down, which is not there any more.
  began: (stamp) => {
    if (shelf.take.isContinued) return;
    shelf.take.isContinued = true;
    live.endGestures(stamp);
  },
  touched: (number, at) => touches.show(number, at),
  selects: (event, field) => {
    if (field?.id !== typing.field) typing.commit();
    return pointing.begin(event, field);
  },
  selecting: (event) => pointing.isOf(event),
  selected: (event) => pointing.end(event),
  // A field that has the focus already gets its keyboard back.
  tappedField: (event) => {
    typing.take();
    keyboard.raise(event.timeStamp);
  },
});
const keyboard = new Keyboard(live, display, {
  isReady, typed: (stamp, text) => typing.typed(stamp, text),
  deleted: (stamp) => typing.deleted(stamp), returned: (stamp) => typing.returned(stamp),
  left: (stamp) => typing.left(stamp),
});
const pickers = new Pickers(live, display, isReady);
const environmentPanel = new EnvironmentPanel((change) => {
  const isTaken = isReady() && live.send(performance.now(), { type: "environment", environment: change });
  if (isTaken && change.size) keyboard.moved(performance.now());
  // What was refused does not stay in its field.
  if (!isTaken) environmentPanel.reset(shelf.take.environment);
}, () => ({ ...shelf.take.environment, scene: shelf.take.header.scene }), data.languages ?? []);
const effectList = new EffectList((answer, wait) => {
  const { take } = shelf;
  const give = () => { if (shelf.take === take && isReady()) live.send(performance.now(), answer); };
  if (wait > 0) setTimeout(give, wait); else give();
});
const commandPanel = new CommandPanel((command) => {
  if (isReady()) live.send(performance.now(), command);
});
const readingList = new ReadingList(live, {
  activated: (event, id, kind) => {
    if (!isReady()) return;
    if (kind === "field" && live.node(id)?.isInteractive) {
      sheets.show(undefined);
      if (!live.node(id).isFocused) live.send(event.timeStamp, { type: "focus", target: id });
      typing.field = id;
      typing.take();
    } else {
      live.send(event.timeStamp, { type: "tap", target: id });
    }
  },
});
const futures = new Futures({
  seek: (time) => { stopPlaying(); seek(time); }, event: (by) => eventBy(by), live: () => goLive(),
  choose: (take) => choose(take), resized: () => { if (shelf.take) redraw(); },
});
const comparing = new Comparing(futures, live);

const stateTable = new StateTable();
const nodePanel = new NodePanel((path) => {
  const { take } = shelf;
  try {
    const session = sessionAt(take, player.shown ?? take.time);
    return causeLines(session, path, data.references[take.header.scene]);
  } catch (error) {
    return [`That cannot be told: ${inWords(error)}`];
  }
});
const stateVoice = new StateVoice();
const systemBars = new SystemBars(byId("system"), byId("device"));
const sheets = new Sheets();
const panels = new Panels([
  (frame) => stateTable.show(frame.state),
  () => effectList.show(shelf.take, player.shown ?? Infinity),
  (frame) => readingList.show(frame),
  (frame) => nodePanel.show(frame),
  (frame, { environment } = shelf.take) => environmentPanel.show(environment),
]);
for (const id of ["menu", "switches", "playback"]) {
  rove(byId(id), true);
  for (const button of byId(id).children) button.tabIndex = -1;
  setStop(byId(id), byId(id).querySelector("button"));
}

// The header of a scene as it is now: without its versions it would be read as one of version 1.
const headerAt = (scene) => {
  const { version, versions } = descriptionOf(scene) ?? {};
  return { flowTrace: 1, scene, ...(version && { version }), ...(versions && { versions }) };
};
const descriptionOf = (name) => data.scenes.find((scene) => scene.name === name);

// MARK: Drawing

// What follows a frame of the running screen. The focus moves when it has been painted: to move it, or to
// ask for sizes, would have the browser lay out the page twice. The panels come later still.
const drawn = (frame) => {
  const { take } = shelf;
  if (!take || take !== live.take) return;
  showScreen(frame, take, true);
  stateVoice.hear(frame.state);
  panels.follow(frame);
  afterPaint(() => {
    if (take !== live.take || player.shown !== null) return;
    keyboard.follow(performance.now(), frame);
    typing.follow(frame);
  });
};

// Of actions that are put off the last one counts.
const afterPaint = (action) => {
  afterPaint.action = action;
  afterPaint.timer ??= setTimeout(() => {
    afterPaint.timer = undefined;
    afterPaint.action();
  });
};

const showAround = (frame, around, isAnimated) => {
  showScreen(frame, around, isAnimated);
  panels.show(frame, around);
};

// What is over the screen.
const showScreen = (frame, { environment, keyboard: change }, isAnimated) => {
  fit(environment.size);
  keyboard.show(frame, { environment, keyboard: change }, isAnimated);
  pickers.show(frame);
  systemBars.show(environment, display.ground, comparing.take !== null);
  setContent(byId("state-name"), frame.state.name);
};

const fit = (size, isForced = false) => {
  const count = comparing.take ? 2 : 1;
  const key = `${size}, ${count}`;
  if (key === fit.key && !isForced) return;
  fit.key = key;
  const stage = byId("stage");
  // Beside the screen there is room for a finger that scrolls the page.
  const width = (stage.clientWidth - 28 * count - (sheets.small.matches ? 28 : 0)) / count;
  const height = stage.clientHeight - 40;
  fit.scale = Math.max(0.15, Math.min(width / size[0], height / size[1], 1.5));
  display.resize(size, fit.scale);
  setContent(byId("pane-note"), `${size[0]} × ${size[1]} pt, ${Math.round(fit.scale * 100)} %`);
};

const showTime = () => {
  const { take } = shelf;
  if (!take) return;
  const time = player.shown ?? live.time(performance.now());
  if (player.shown === null) futures.draw(time);
  const end = Math.max(time, take.time);
  const text = `${time.toFixed(2)} s of ${end.toFixed(2)} s, ${take.events.length} events`;
  setContent(byId("moment"), text);
  futures.show(time, text);
  byId("live").setAttribute("aria-pressed", String(isLive()));
  comparing.show(time, fit.scale);
};

const redraw = () => {
  futures.forget();
  futures.draw(player.shown ?? shelf.take.time);
  showTime();
  comparing.draw();
};

// MARK: Instants

const seek = (time) => {
  const { take } = shelf;
  if (!take) return;
  leave();
  player.moments ??= new Moments(take);
  player.shown = Math.min(take.time, Math.max(take.begin, time));
  const frame = display.read(player.moments.frame(player.shown));
  const around = player.moments.surroundings(player.shown);
  display.setSurroundings(around.environment);
  display.show(frame);
  showAround(frame, around, false);
  touches.showPast(take, player.shown);
  nodePanel.moved();
  showTime();
};

// The screen does not run any more: the finger that is on it is lifted, and a list comes to rest.
const leave = () => {
  pointers.lift();
  scrolling.stop();
  live.pause();
};

const goLive = () => {
  stopPlaying();
  player.moments?.close();
  player.moments = null;
  player.shown = null;
  touches.hide();
  notice("");
  live.draw();
  live.resume();
  showTime();
};

const eventBy = (by) => {
  stopPlaying();
  const { take } = shelf;
  const now = player.shown ?? take.time;
  const times = [...new Set([take.begin, ...take.events.map(({ t }) => t)])];
  const next = by > 0 ? times.find((t) => t > now + 1e-9) : times.findLast((t) => t < now - 1e-9);
  seek(next ?? (by > 0 ? take.time : take.begin));
};

const stopPlaying = () => {
  if (!player.isPlaying) return;
  player.isPlaying = false;
  cancelAnimationFrame(player.request);
  byId("play").textContent = "▶";
  byId("play").ariaLabel = "Play";
};

// Plays what is there, in its own time, from where it stands.
const togglePlaying = () => {
  if (player.isPlaying) { stopPlaying(); return; }
  const { take } = shelf;
  const isAtEnd = player.shown === null || player.shown >= take.time - 1e-6;
  seek(isAtEnd ? take.begin : player.shown);
  player.isPlaying = true;
  byId("play").textContent = "❚❚";
  byId("play").ariaLabel = "Pause";
  let last;
  const turn = (now) => {
    const time = player.shown + (last === undefined ? 0 : Math.min(0.25, (now - last) / 1000));
    last = now;
    seek(time);
    if (player.shown >= take.time - 1e-6) stopPlaying();
    else player.request = requestAnimationFrame(turn);
  };
  player.request = requestAnimationFrame(turn);
};

// MARK: Takes

const choose = (take) => {
  stopPlaying();
  if (shelf.take) leave();
  player.moments?.close();
  player.moments = null;
  player.shown = null;
  const isOther = take.header.scene !== player.scene;
  shelf.choose(take);
  if (isOther) openScene(take.header.scene);
  setContent(byId("pane-name"), take.name);
  notice("");
  touches.hide();
  pickers.clear();
  nodePanel.close();
  live.open(take);
  stateVoice.open(display.frame.state);
  panels.show(display.frame, take);
  keyboard.adopt(display.frame);
  typing.field = undefined;
  fillCompare();
  futures.open(shelf.takes, take);
  live.resume();
  showTime();
};

// What the page has of a scene as a whole.
const openScene = (name) => {
  player.scene = name;
  const scene = descriptionOf(name);
  byId("scene").value = name;
  if (byId("scene").hidden) setContent(byId("title"), name);
  document.title = `${name}: Flow play`;
  commandPanel.open(scene?.commands ?? [], (scene?.nodes ?? []).map(({ id }) => id));
  effectList.take = null;
  stateTable.clear();
};

const fork = () => {
  leave();
  add(shelf.take.forked(player.shown ?? shelf.take.time));
};

// A future beside the others of its scene.
const add = (take) => {
  if (shelf.take) leave();
  shelf.add(take);
  choose(take);
};

const discard = () => {
  const { take } = shelf;
  if (take.isUnsaved && !confirm(`Discard ${take.name}? What was recorded in it is saved nowhere.`)) return;
  leave();
  choose(shelf.remove(take));
};

const fillCompare = () => {
  const select = byId("compare");
  const before = comparing.take;
  select.textContent = "";
  select.append(new Option("nothing", ""));
  shelf.takes.forEach((take, i) => {
    if (take !== shelf.take) select.append(new Option(take.name, String(i)));
  });
  const isThere = before && before !== shelf.take && shelf.takes.includes(before);
  select.value = isThere ? String(shelf.takes.indexOf(before)) : "";
  byId("compare-label").hidden = shelf.takes.length < 2;
  byId("discard").hidden = shelf.takes.length < 2;
  compare();
};

const compare = () => {
  const number = byId("compare").value;
  comparing.open(shelf.take, number === "" ? null : shelf.takes[number]);
  byId("stage").classList.toggle("compares", comparing.take !== null);
  systemBars.show(shelf.take.environment, display.ground, comparing.take !== null);
  fit(shelf.take.environment.size, true);
  showTime();
};

const start = (take) => {
  add(take);
  rehearse(take.header);
};

// The scenes whose first frames are as fast as those that follow.
const rehearsed = new Set();

const rehearse = async ({ scene }) => {
  if (rehearsed.has(scene)) return;
  try {
    // What runs again, browsers compile for speed.
    for (let count = 0; count < 3; count += 1) await Rehearsal.run(player.engine, headerAt(scene));
    rehearsed.add(scene);
  } catch (error) {
    // Some scene cannot be opened as it is.
    if (!(error instanceof FlowError)) throw error;
  }
};

// The system's own setting, which a recording has its own of.
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const headerOf = (scene) => ({
  ...headerAt(scene), ...(reducedMotion.matches ? { environment: { reduceMotion: true } } : {}),
});

// A scene that was left goes on where it was.
const startScene = (name) => {
  if (shelf.take) leave();
  const take = shelf.show(name);
  if (take) choose(take);
  else start(new Take(player.engine, headerOf(name)));
};

// What is opened is in a file or a link already.
const openTrace = (text) => {
  const take = takeOf(player.engine, text);
  take.markSaved();
  start(take);
};

// A trace, or the link to one.
const openAny = async (text) => {
  try {
    const isTrace = text.trimStart().startsWith("{");
    openTrace(isTrace ? text : await traceOfLink(text.trim()) ?? text);
    fault("");
  } catch (error) {
    fault(`That cannot be opened: ${inWords(error)}`);
  }
};

// What the address has; whether there was something to play.
const openAddress = async () => {
  try {
    const text = await traceOfLink(location.hash);
    if (text === null) return;
    // The link of what is here already.
    if (shelf.take && text === shelf.take.trace) return;
    openTrace(text);
    fault("");
  } catch (error) {
    fault(`The recording in the address cannot be played: ${inWords(error)}`);
  }
};

// MARK: Controls

const exporting = (action) => async () => {
  try {
    await action(shelf.take, notice);
  } catch (error) {
    notice(inWords(error));
  }
};

const clicks = {
  first: () => { stopPlaying(); seek(shelf.take.begin); }, back: () => eventBy(-1),
  play: togglePlaying, forward: () => eventBy(1), live: goLive, fork,
  discard,
  restart: () => start(new Take(player.engine, shelf.take.header)),
  "export-trace": exporting(exportTrace), "export-golden": exporting(exportGolden),
  import: () => byId("file").click(),
  "export-link": exporting(async (take) => {
    let warning = "";
    const link = await linkTo(take, (text) => { warning = ` ${text}`; });
    history.replaceState(null, "", link.slice(link.indexOf("#")));
    take.markSaved();
    try {
      await navigator.clipboard.writeText(link);
      notice(`The link is in the clipboard, and in the address. Texts in it are stand-ins.${warning}`);
    } catch {
      notice(`The link is in the address. Texts in it are stand-ins.${warning}`);
    }
  }),
  edit: () => {
    if (isLive()) leave();
    byId("editor-text").value = shelf.take.plainTrace;
    setContent(byId("editor-error"), "");
    byId("editor").showModal();
  },
  "editor-replay": () => {
    try {
      const take = takeOf(player.engine, byId("editor-text").value);
      byId("editor").close();
      start(take);
    } catch (error) {
      setContent(byId("editor-error"), inWords(error));
    }
  },
};
for (const id in clicks) byId(id).addEventListener("click", clicks[id]);
byId("editor").addEventListener("close", () => { if (player.shown === null) live.resume(); });
byId("compare").addEventListener("change", compare);
byId("shows-keyboard").addEventListener("click", () => {
  setPressed("shows-keyboard", !isPressed("shows-keyboard"));
  keyboard.setEnabled(performance.now(), isPressed("shows-keyboard"));
  if (isLive()) live.needFrame();
});
byId("shows-system").addEventListener("click", () => {
  setPressed("shows-system", !isPressed("shows-system"));
  systemBars.isEnabled = isPressed("shows-system");
  systemBars.show(shelf.take.environment, display.ground, comparing.take !== null);
});
byId("fault-dismiss").addEventListener("click", () => {
  fault("");
  byId("device").focus({ preventScroll: true });
});
// A moment of the past is not touched, but asked.
byId("device").addEventListener("click", (event) => {
  if (player.shown !== null) nodePanel.choose(display.ids(event.clientX, event.clientY)[0]);
});
// The address stays as it is, with the recording that it may have.
document.querySelector(".skip").addEventListener("click", (event) => {
  event.preventDefault();
  byId("stage").focus();
});
reducedMotion.addEventListener("change", () => {
  const { matches: reduceMotion } = reducedMotion;
  if (isLive() && shelf.take && shelf.take.environment.reduceMotion !== reduceMotion) {
    live.send(performance.now(), { type: "environment", environment: { reduceMotion } });
  }
});
addEventListener("beforeunload", (event) => {
  if (shelf.isUnsaved) event.preventDefault();
});
byId("scene").addEventListener("change", () => startScene(byId("scene").value));
byId("file").addEventListener("change", async () => {
  const file = byId("file").files[0];
  if (file) await openAny(await file.text());
  byId("file").value = "";
});
acceptDrops(openAny, (error) => fault(`That cannot be opened: ${inWords(error)}`));
addEventListener("keydown", (event) => {
  const isControl = event.target instanceof Element
    && event.target.closest("input, select, textarea, dialog, [role=listbox]");
  // A space presses the button that has the focus.
  if (isControl || event.ctrlKey || event.metaKey || event.altKey || event.key.length > 1
    || event.key === " ") return;
  typing.take();
});
addEventListener("hashchange", openAddress);
addEventListener("blur", () => scrolling.stop());
// The screen has moved on the page.
addEventListener("scroll", () => { display.box = undefined; }, { capture: true, passive: true });
for (const name of ["focus", "blur"]) {
  byId("typing").addEventListener(name, () =>
    byId("device").classList.toggle("is-typing", name === "focus" && byId("typing").matches(":focus-visible")));
}
new ResizeObserver(() => {
  if (!shelf.take) return;
  fit(shelf.take.environment.size, true);
  redraw();
}).observe(byId("stage"));
for (const query of ["(prefers-color-scheme: dark)", "(pointer: coarse)"]) {
  matchMedia(query).addEventListener("change", () => {
    if (!shelf.take) return;
    futures.open(shelf.takes, shelf.take);
    redraw();
  });
}

const begin = async () => {
  player.engine = await loadEngine();
  if (!player.engine.hasTraces) {
    throw new Error("The engine of this page was built without traces: build it without --live.");
  }
  const known = player.engine.scenes.filter((name) => descriptionOf(name));
  const select = byId("scene");
  for (const name of known) select.append(new Option(name));
  select.hidden = known.length < 2;
  await openAddress();
  if (!shelf.take && data.trace) {
    try {
      openTrace(data.trace);
    } catch (error) {
      fault(`The recording of this page cannot be played: ${inWords(error)}`);
    }
  }
  if (data.watched) window.flowPlay.watching = new Watching(swapEngine);
  if (shelf.take) return;
  const scene = data.scene ?? known[0];
  if (known.includes(scene)) { startScene(scene); return; }
  const names = player.engine.scenes.join(", ");
  // A scene that holds others is not among those to choose from, in a page that was written without its name.
  if (scene === undefined) {
    throw new Error(`The engine of this page has only ${names}, which is none of the scenes to choose from here: write`
      + ` the page with “flow play ${player.engine.scenes[0]}”.`);
  }
  const text = `The engine of this page has no scene ${scene}; it has ${names}.`;
  if (known.length === 0) throw new Error(text);
  fault(text);
  startScene(known[0]);
};

// Goes on in a new engine with the session that is shown, beside the one so far; returns what has moved.
const swapEngine = (engine) => {
  const { take } = shelf;
  const time = player.shown;
  const text = take.plainTrace;
  const frames = (by) => JSON.parse(by.replay(text, { name: "trace" })).frames;
  const next = takeOf(engine, text);
  next.advance(take.time);
  if (!take.isUnsaved) next.markSaved();
  const line = movedLine(frames(take.engine), frames(engine));
  player.engine = engine;
  rehearsed.clear();
  // Of the engines before only the last one stays, to compare with.
  const isOld = (other) => other !== take && other.engine !== engine && other.header.scene === take.header.scene;
  add(next);
  for (const other of shelf.takes.filter(isOld)) shelf.remove(other);
  choose(next);
  if (time !== null) seek(time);
  return line;
};

// Time passes while nothing moves, too.
setInterval(() => { if (live.isRunning) showTime(); }, 250);

// For tests.
window.flowPlay = {
  get take() { return shelf.take; }, rehearsed,
  get takes() { return shelf.takes; }, get shown() { return player.shown; },
  link: async (text) => `#trace=${await packedText(text)}`,
  replayed: (text, name) => {
    const take = takeOf(player.engine, text);
    const frames = player.engine.replay(take.plainTrace, { name });
    take.close();
    return frames;
  },
};

try {
  await begin();
  document.documentElement.dataset.ready = "true";
  window.flowPlay.began = performance.now();
} catch (error) {
  fault(inWords(error));
  document.documentElement.dataset.ready = "failed";
}
