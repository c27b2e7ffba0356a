// Connects the parts: a take is played live, or an instant of it is shown.

const setContent = (element, text) => {
  if (element.textContent !== text) element.textContent = text;
};

const data = readData("play-data");
const player = { takes: [], take: null, moments: null, shown: null, isPlaying: false, engine: null };

const notice = (text) => {
  byId("notice").hidden = !text;
  setContent(byId("notice"), text);
  clearTimeout(notice.timer);
  if (text) notice.timer = setTimeout(() => notice(""), 8000);
};

const isLive = () => player.shown === null && !player.isPlaying;

// Touches and keys are for what runs.
const isReady = () => {
  if (isLive()) return true;
  notice("This is a moment of the past: press Live to go on at the end, or Fork here to go on from it.");
  return false;
};

const display = new Display(byId("device"), byId("screen"));
const live = new Live(display, {
  refused: (event, error) => notice(`${event.type} was refused: ${error.message}`),
  beforeFrame: (stamp) => { if (scrolling.isMoving) scrolling.step(stamp); },
  isMoving: () => scrolling.isMoving,
  caret: () => typing.caret,
  drawn: (frame) => drawn(frame),
});
const scrolling = new Scrolling(live);
const touch = document.createElement("div");
touch.className = "touch";
const showTouch = (at) => {
  touch.classList.toggle("shown", at !== null);
  if (at) Object.assign(touch.style, { left: px(at[0]), top: px(at[1]) });
};

// Where the finger was at an instant: on the way of a pan, or just after a tap.
const fingerAt = (take, time) => {
  const last = take.events.findLast(({ t, event }) =>
    t <= time && (event.type === "pan" || event.type === "tap"));
  if (!last || !last.event.location) return null;
  const { t, event } = last;
  const isDown = event.type === "pan" && (event.phase === "began" || event.phase === "changed");
  return isDown || time - t < 0.1 ? event.location : null;
};
const pointers = new Pointers(live, scrolling, {
  isReady,
  refusedFinger: () => notice("One finger at a time: a second one is refused, as by a recognizer for one touch."),
  touched: (at) => showTouch(at),
  tappedField: (event, id) => {
    if (live.node(id)?.isFocused) {
      typing.take();
      keyboard.raise(event.timeStamp);
    } else if (live.send(event.timeStamp, { type: "focus", target: id })) live.display.device.focus({ preventScroll: true });
  },
});
const typing = new Typing(live, {
  isReady, commands: () => descriptionOf(player.take.header.scene)?.commands ?? [],
});
const keyboard = new Keyboard(live, display, {
  isReady, typed: (stamp, text) => typing.typed(stamp, text),
  deleted: (stamp) => typing.deleted(stamp), returned: (stamp) => typing.returned(stamp),
  left: (stamp) => typing.left(stamp),
});
const pickers = new Pickers(live, display, isReady);
const environmentPanel = new EnvironmentPanel((change) => {
  if (!isReady()) { environmentPanel.key = ""; environmentPanel.show(player.take.environment); return; }
  live.send(performance.now(), { type: "environment", environment: change });
  if (change.size) keyboard.moved(performance.now());
});
const effectList = new EffectList((answer, wait) => {
  const { take } = player;
  const give = () => { if (player.take === take && isReady()) live.send(performance.now(), answer); };
  if (wait > 0) setTimeout(give, wait); else give();
});
const commandPanel = new CommandPanel((command) => {
  if (isReady()) live.send(performance.now(), command);
});
const readingList = new ReadingList(live, {
  activated: (event, id, kind) => {
    if (!isReady()) return;
    if (kind === "field" && live.node(id)?.isInteractive) {
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
  choose: (take) => choose(take),
});
const comparing = new Comparing(futures, live);

const descriptionOf = (name) => data.scenes.find((scene) => scene.name === name);

// MARK: Drawing

// What follows a frame of the running screen. The panels around it come when it has been painted:
// to look at their sizes, or to move the focus, would have the browser lay out the page twice.
const drawn = (frame) => {
  const { take } = player;
  if (!take || take !== live.take) return;
  showScreen(frame, take, true);
  afterPaint(() => {
    if (take !== live.take || player.shown !== null) return;
    keyboard.follow(performance.now(), frame);
    typing.follow(frame);
    showPanels(frame);
    const now = performance.now();
    // The timeline grows a few times a second.
    if (now - (drawn.last ?? 0) < 240) return;
    drawn.last = now;
    showTime();
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
  showPanels(frame, around);
};

// What is over the screen.
const showScreen = (frame, { environment, keyboard: change }, isAnimated) => {
  fit(environment.size);
  display.setDirection(environment.layoutDirection);
  keyboard.show(frame, { environment, keyboard: change }, isAnimated);
  pickers.show(frame);
  if (touch.parentNode !== display.root) display.root.append(touch);
};

const showPanels = (frame, { environment } = player.take) => {
  environmentPanel.show(environment);
  effectList.show(player.take, player.shown ?? Infinity);
  readingList.show(frame);
  const members = Object.entries(frame.state).filter(([name]) => name !== "name")
    .map(([name, value]) => `${name} ${typeof value === "object" ? JSON.stringify(value) : value}`);
  setContent(byId("state"), [frame.state.name, ...members].join(", "));
  // It may be longer than there is room.
  if (byId("state").title !== byId("state").textContent) byId("state").title = byId("state").textContent;
};

const fit = (size, isForced = false) => {
  const count = comparing.take ? 2 : 1;
  const key = `${size}, ${count}`;
  if (key === fit.key && !isForced) return;
  fit.key = key;
  const stage = byId("stage");
  const width = (stage.clientWidth - 28 * count) / count;
  // On a narrow page the screen is as wide as it can be, and the page scrolls.
  const height = matchMedia("(max-width: 759px)").matches
    ? innerHeight - 120 : stage.clientHeight - 40;
  fit.scale = Math.max(0.15, Math.min(width / size[0], height / size[1], 1.5));
  display.resize(size, fit.scale);
  setContent(byId("pane-note"), `${size[0]} × ${size[1]} pt, ${Math.round(fit.scale * 100)} %`);
};

const showTime = () => {
  const { take } = player;
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
  futures.draw(player.shown ?? player.take.time);
  showTime();
  comparing.draw();
};

// MARK: Instants

const seek = (time) => {
  const { take } = player;
  if (!take) return;
  live.pause();
  scrolling.stop();
  player.moments ??= new Moments(take);
  player.shown = Math.min(take.time, Math.max(take.begin, time));
  const frame = player.moments.frame(player.shown);
  display.show(frame);
  showAround(frame, player.moments.surroundings(player.shown), false);
  showTouch(fingerAt(take, player.shown));
  showTime();
};

const goLive = () => {
  stopPlaying();
  player.moments?.close();
  player.moments = null;
  player.shown = null;
  showTouch(null);
  notice("");
  live.draw();
  live.resume();
  showTime();
};

const eventBy = (by) => {
  stopPlaying();
  const { take } = player;
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
  const { take } = player;
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

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const nextName = () => {
  const number = player.takes.length;
  return letters[number] ?? `${number + 1}`;
};

const choose = (take) => {
  stopPlaying();
  live.pause();
  scrolling.stop();
  player.moments?.close();
  player.moments = null;
  player.shown = null;
  player.take = take;
  setContent(byId("pane-name"), take.name);
  notice("");
  live.open(take);
  keyboard.adopt(display.frame);
  typing.field = undefined;
  fillCompare();
  futures.open(player.takes, take);
  live.resume();
  showTime();
};

const fork = () => {
  live.pause();
  const time = player.shown ?? player.take.time;
  const take = player.take.forked(nextName(), time);
  player.takes.push(take);
  choose(take);
};

const fillCompare = () => {
  const select = byId("compare");
  const before = comparing.take;
  select.textContent = "";
  select.append(new Option("nothing", ""));
  player.takes.forEach((take, i) => {
    if (take !== player.take) select.append(new Option(take.name, String(i)));
  });
  const isThere = before && before !== player.take && player.takes.includes(before);
  select.value = isThere ? String(player.takes.indexOf(before)) : "";
  compare();
};

const compare = () => {
  const number = byId("compare").value;
  comparing.open(player.take, number === "" ? null : player.takes[number]);
  fit(player.take.environment.size, true);
  showTime();
};

const start = (take) => {
  for (const each of player.takes) each.close();
  player.takes = [take];
  const scene = descriptionOf(take.header.scene);
  byId("scene").value = take.header.scene;
  setContent(byId("title"), scene ? scene.name : take.header.scene);
  document.title = `${take.header.scene}: Flow play`;
  commandPanel.open(scene?.commands ?? [], (scene?.nodes ?? []).map(({ id }) => id));
  effectList.take = null;
  choose(take);
  rehearse(take.header);
};

// The scenes whose first frames are as fast as those that follow.
const rehearsed = new Set();

const rehearse = async ({ scene }) => {
  if (rehearsed.has(scene)) return;
  try {
    // What runs again, browsers compile for speed.
    for (let count = 0; count < 3; count += 1) await Rehearsal.run(player.engine, scene);
    rehearsed.add(scene);
  } catch (error) {
    // Some scene cannot be opened as it is.
    if (!(error instanceof FlowError)) throw error;
  }
};

const startScene = (name) => start(new Take(player.engine, { flowTrace: 1, scene: name }, { name: "A" }));

const openTrace = (text) => {
  start(takeOf(player.engine, text.includes("#trace=") ? text : text, "A"));
  notice("");
};

const openAny = async (text) => {
  const match = /#?trace=([\w-]+)\s*$/.exec(text.trim());
  try {
    openTrace(match && !text.trim().startsWith("{") ? await unpackedText(match[1]) : text);
  } catch (error) {
    notice(`That cannot be opened: ${error.message}`);
  }
};

// MARK: Controls

const exporting = (action) => async () => {
  try {
    await action(player.take);
  } catch (error) {
    notice(error.message);
  }
};

const clicks = {
  first: () => { stopPlaying(); seek(player.take.begin); }, back: () => eventBy(-1),
  play: togglePlaying, forward: () => eventBy(1), live: goLive, fork,
  restart: () => start(new Take(player.engine, player.take.header, { name: "A" })),
  "export-trace": exporting(exportTrace), "export-golden": exporting(exportGolden),
  import: () => byId("file").click(),
  "export-link": exporting(async (take) => {
    const link = await linkTo(take);
    history.replaceState(null, "", link.slice(link.indexOf("#")));
    try {
      await navigator.clipboard.writeText(link);
      notice("The link is in the clipboard, and in the address. Texts in it are stand-ins.");
    } catch {
      notice("The link is in the address. Texts in it are stand-ins.");
    }
  }),
  edit: () => {
    if (isLive()) live.pause();
    byId("editor-text").value = player.take.plainTrace;
    setContent(byId("editor-error"), "");
    byId("editor").showModal();
  },
  "editor-replay": () => {
    try {
      const { header } = player.take;
      const take = takeOf(player.engine, byId("editor-text").value, nextName());
      byId("editor").close();
      if (take.header.scene !== header.scene) { start(take); return; }
      player.takes.push(take);
      choose(take);
    } catch (error) {
      setContent(byId("editor-error"), error.message);
    }
  },
};
for (const id in clicks) byId(id).addEventListener("click", clicks[id]);
byId("editor").addEventListener("close", () => { if (player.shown === null) live.resume(); });
byId("compare").addEventListener("change", compare);
byId("shows-keyboard").addEventListener("change", () => {
  keyboard.setEnabled(performance.now(), byId("shows-keyboard").checked);
  if (isLive()) live.needFrame();
});
byId("scene").addEventListener("change", () => startScene(byId("scene").value));
byId("file").addEventListener("change", async () => {
  const file = byId("file").files[0];
  if (file) await openAny(await file.text());
  byId("file").value = "";
});
acceptDrops(openAny, (error) => notice(error.message));
addEventListener("keydown", (event) => {
  const isControl = event.target instanceof Element
    && event.target.closest("input, select, textarea, dialog");
  // A space presses the button that has the focus.
  if (isControl || event.ctrlKey || event.metaKey || event.altKey || event.key.length > 1
    || event.key === " ") return;
  typing.take();
});
addEventListener("hashchange", async () => {
  const text = await traceOfAddress();
  if (text && text !== player.take?.trace) openAny(text);
});
addEventListener("blur", () => scrolling.stop());
new ResizeObserver(() => {
  if (!player.take) return;
  fit(player.take.environment.size, true);
  redraw();
}).observe(byId("stage"));
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => redraw());

const begin = async () => {
  player.engine = await loadEngine();
  if (!player.engine.hasTraces) {
    throw new Error("The engine of this page was built without traces: build it without --live.");
  }
  const known = player.engine.scenes.filter((name) => descriptionOf(name));
  const select = byId("scene");
  for (const name of known) select.append(new Option(name));
  select.hidden = known.length < 2;
  byId("title").hidden = known.length > 1;
  const given = await traceOfAddress();
  const scene = data.scene ?? known[0];
  if (given) await openAny(given);
  else if (data.trace) openTrace(data.trace);
  if (player.take) return;
  if (!player.engine.scenes.includes(scene)) {
    throw new Error(`The engine of this page has no scene ${scene}; it has `
      + `${player.engine.scenes.join(", ")}.`);
  }
  startScene(scene);
};

// Time passes while nothing moves, too.
setInterval(() => { if (live.isRunning) showTime(); }, 250);

// For tests.
window.flowPlay = {
  get take() { return player.take; }, rehearsed,
  get takes() { return player.takes; }, get shown() { return player.shown; },
  replayed: (text, name) => {
    const take = takeOf(player.engine, text, "");
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
  byId("notice").hidden = false;
  setContent(byId("notice"), error.message);
  document.documentElement.dataset.ready = "failed";
}
