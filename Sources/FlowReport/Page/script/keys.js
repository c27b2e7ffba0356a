// Keyboard shortcuts, wherever the focus is, except in fields that need the keys themselves.

const keyHelp = [
  ["Space", "play or pause"], ["← →", "frame before, next frame"],
  ["Shift ← →", "event before, next event"], ["Home End", "first frame, last frame"],
  ["J K", "next, previous failing case; any case if none fails"],
  ["D", "next difference"], ["1 … 6", "side by side, overlay, difference, blink, "
    + "expected, actual"], ["V", "the moment at rest in other environments"], ["G", "guides: what would be invisible, touches, keyboard"],
  ["Esc", "put the chosen node away; leave the overview or the cases"],
  ["O", "overview of all cases"], ["R", "nodes, or what a screen reader reads"],
  ["/", "search"], ["+ − 0", "zoom the time line in, out, to all"], ["?", "these keys"],
];

const fillKeys = () => {
  for (const [keys, text] of keyHelp) {
    const names = item("dt");
    for (const key of keys.split(" ")) names.append(item("kbd", "", key), " ");
    byId("key-list").append(names, item("dd", "", text));
  }
  byId("keys-open").addEventListener("click", () => byId("keys").showModal());
};

const needsKey = (target, key) => {
  if (!(target instanceof Element)) return false;
  if (target.closest("dialog")) return true;
  if (target.matches("input[type=search], select")) return true;
  if (target.matches("input[type=range]")) return /^(Arrow|Home|End|Page)/.test(key);
  return key === " " && target.matches("button, input, summary, a");
};

const listenToKeys = (actions) => {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (needsKey(event.target, event.key)) return;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const action = actions[event.shiftKey && name.startsWith("Arrow") ? `Shift ${name}` : name];
    if (!action) return;
    event.preventDefault();
    action();
  });
};
