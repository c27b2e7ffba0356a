// What can be copied: the address of the moment, the command that accepts the case, its place in the
// trace and the line that is there.

// A path as a shell takes it for one word, and a command for no option.
const shellPath = (text) => {
  const path = text.startsWith("-") ? `./${text}` : text;
  return /^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
};

// Whether a case has frames that may become its golden.
const isAcceptable = ({ kind }) => kind === "differs" || kind === "missing golden";

// The commands that accept one case, or several: a report leaves no frames to accept, as verifying does, which
// fails where they differ.
const acceptCommand = (infos, tool = "flow") => {
  const paths = [].concat(infos).map(({ trace }) => shellPath(trace)).join(" ");
  return `${tool} verify ${paths}; ${tool} accept ${paths}`;
};

// The event that led to a step, by its number; -1 before the first.
const lineOf = (current, step) => {
  const number = current.count > 0 ? current.eventNumber(step) : -1;
  return { line: current.lines[number], event: current.events[number] };
};

// Where the trace says so, as a path and a line; of a case without frames, where its fault is.
const placeOf = (current, step) => (current.count === 0 ? current.info.place
  : `${current.info.trace}:${lineOf(current, step).line}`);

const copyText = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Where a page from disk may not use the clipboard, an old way does.
    const field = document.createElement("textarea");
    field.className = "unseen";
    field.value = text;
    const focused = document.activeElement;
    document.body.append(field);
    field.select();
    const isDone = document.execCommand("copy");
    field.remove();
    focused?.focus?.();
    return isDone;
  }
};

// Copies a text for a button, which says for a moment whether that was done.
const showCopied = async (button, text) => {
  const isDone = await copyText(text);
  const name = button.dataset.name || button.textContent;
  button.dataset.name = name;
  button.textContent = isDone ? "copied" : "not copied";
  setText(byId("live"), isDone ? `Copied: ${text}` : "Nothing could be copied");
  clearTimeout(button.timer);
  button.timer = setTimeout(() => { button.textContent = name; }, 1500);
};

class CopyButtons {
  // The texts are functions by the ids of their buttons.
  constructor(texts) {
    this.texts = texts;
    for (const id in texts) byId(id).addEventListener("click", () => this.copy(id));
  }

  copy(id) { return showCopied(byId(id), this.texts[id]()); }

  // Tells which buttons have something to copy; the texts are only made when they are wanted.
  show(isThere) {
    for (const id in this.texts) {
      const isDisabled = !isThere[id];
      if (byId(id).disabled !== isDisabled) byId(id).disabled = isDisabled;
    }
  }
}
