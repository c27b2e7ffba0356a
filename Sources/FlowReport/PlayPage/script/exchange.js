// Recordings out of the page and into it: as files, as a link, by dropping.

const save = (name, text) => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/octet-stream" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
};

const traceName = (take) => `${take.header.scene}.trace.jsonl`;

// The trace that may leave the page.
const cleanTrace = (take) => {
  const { trace } = take;
  if (trace === null) {
    throw new Error("There is no recording to export: the scene does not list its texts, so they could"
      + " not be replaced in one that begins with a state.");
  }
  return trace;
};

const exportTrace = (take) => {
  take.saved = cleanTrace(take);
  save(traceName(take), take.saved);
};

// The golden belongs to the trace that has been saved, though the scene has gone on since.
const exportGolden = (take) => {
  const trace = take.saved ?? cleanTrace(take);
  save(`${take.header.scene}.frames.json`, take.golden(traceName(take), trace));
};

// The address of this page with the recording in it. Whoever opens it sees stand-ins for what was
// entered.
const linkTo = async (take) =>
  `${location.href.replace(/#.*$/, "")}#trace=${await packedText(cleanTrace(take))}`;

const traceOfAddress = async () => {
  const match = /^#trace=([\w-]+)$/.exec(location.hash);
  return match ? unpackedText(match[1]) : null;
};

const acceptDrops = (open, fail) => {
  const has = (event) => [...(event.dataTransfer?.types ?? [])].some((type) =>
    type === "Files" || type === "text/plain");
  addEventListener("dragover", (event) => {
    if (!has(event) || event.target === byId("typing")) return;
    event.preventDefault();
    document.body.classList.add("drops");
  });
  addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) document.body.classList.remove("drops");
  });
  addEventListener("drop", async (event) => {
    document.body.classList.remove("drops");
    if (!has(event)) return;
    event.preventDefault();
    try {
      const file = event.dataTransfer.files[0];
      open(file ? await file.text() : event.dataTransfer.getData("text/plain"));
    } catch (error) {
      fail(error);
    }
  });
};
