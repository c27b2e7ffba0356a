// Recordings out of the page and into it: as files, as a link, by dropping.

const save = (name, text) => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/octet-stream" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
};

const traceName = (take) => `${take.header.scene}.trace.jsonl`;

// What an event may be recorded as: with stand-ins it can be another that does the same.
const recordedAs = {
  deleteBackward: ["text"], undo: ["text", "tick"], redo: ["text", "tick"], "key.down": ["selection", "text", "tick"],
};

// Whether a value of a frame is that of another but for stand-ins, which are as long as the texts.
const isAlike = (value, other) => {
  if (typeof value === "string" && typeof other === "string") return value.length === other.length;
  if (typeof value !== "object" || value === null || other === null) return value === other;
  const keys = Object.keys(value);
  return typeof other === "object" && keys.length === Object.keys(other).length
    && keys.every((key) => isAlike(value[key], other[key])
      || key === "event" && recordedAs[value[key]]?.includes(other[key]));
};

// What a session shows and asks for after an event.
const shownAfter = (session, { t, event }) => {
  session.send(t, event);
  return { frame: session.frameJSON(), effects: session.effectCount > 0 ? session.takeEffects() : [] };
};

// The time from which the replay of a recording shows something else than the take did; null if it
// never does. It throws the event that the replay refuses.
const differenceTime = (take, trace) => {
  const recorded = readTrace(trace);
  const sessions = [];
  const opened = (header) => {
    const session = take.engine.open(JSON.stringify(header));
    sessions.push(session);
    session.advance(take.begin);
    if (session.effectCount > 0) session.takeEffects();
    return session;
  };
  try {
    const replay = opened(recorded.header);
    const session = opened(take.header);
    let time = null;
    recorded.events.forEach((event, i) => {
      const replayed = shownAfter(replay, event);
      if (time !== null) return;
      const shown = shownAfter(session, take.events[i]);
      if (isAlike(shown.effects, replayed.effects) && (shown.frame === replayed.frame
        || isAlike(JSON.parse(shown.frame), JSON.parse(replayed.frame)))) return;
      time = event.t;
    });
    return time;
  } finally {
    for (const session of sessions) session.close();
  }
};

// The trace that may leave the page, once it has been replayed; `warn` is told where the replay shows
// something else than the page did.
const cleanTrace = (take, warn) => {
  const { trace } = take;
  if (trace === null) {
    throw new Error("There is no recording to export: the scene does not list its texts, so they could"
      + " not be replaced in one that begins with a state.");
  }
  let time;
  try {
    time = differenceTime(take, trace);
  } catch (error) {
    throw new Error(`The recording is not exported, since it does not replay: ${error.message}`);
  }
  if (time !== null) {
    warn(`From ${time} s on, a replay shows something else than this page did: a stand-in for a text`
      + " leads another way.");
  }
  return trace;
};

const exportTrace = (take, warn) => {
  take.saved = cleanTrace(take, warn);
  save(traceName(take), take.saved);
  take.markSaved();
};

// The golden belongs to the trace that has been saved, though the scene has gone on since.
const exportGolden = (take, warn) => {
  const trace = take.saved ?? cleanTrace(take, warn);
  save(`${take.header.scene}.frames.json`, take.golden(traceName(take), trace));
};

// The address of this page with the recording in it. Whoever opens it sees stand-ins for what was
// entered.
const linkTo = async (take, warn) =>
  `${location.href.replace(/#.*$/, "")}#trace=${await packedText(cleanTrace(take, warn))}`;

// The trace in an address or in a link to one; null where it has nothing of the kind, as an address
// that leads to a part of the page.
const traceOfLink = async (link) => {
  const fragment = /#(.*)$/s.exec(link)?.[1] ?? "";
  if (fragment === "" || document.getElementById(fragment)) return null;
  const match = /^trace=([\w-]+)$/.exec(fragment);
  if (!match) throw new Error("it is not the link of a recording, or some of it is missing");
  const text = await unpackedText(match[1]);
  if (!text.trimStart().startsWith("{")) throw new Error(linkDamage);
  return text;
};

const acceptDrops = (open, fail) => {
  // A text that is dropped where texts are entered is entered there.
  const isForPage = ({ dataTransfer, target }) => {
    const types = [...(dataTransfer?.types ?? [])];
    return types.includes("Files") || (types.includes("text/plain") && !target.closest?.("input, textarea"));
  };
  addEventListener("dragover", (event) => {
    if (isForPage(event)) event.preventDefault();
    document.body.classList.toggle("drops", isForPage(event));
  });
  addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) document.body.classList.remove("drops");
  });
  addEventListener("drop", async (event) => {
    document.body.classList.remove("drops");
    if (!isForPage(event)) return;
    event.preventDefault();
    try {
      const file = event.dataTransfer.files[0];
      open(file ? await file.text() : event.dataTransfer.getData("text/plain"));
    } catch (error) {
      fail(error);
    }
  });
};
