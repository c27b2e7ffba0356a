// Lists of buttons that are one stop of the Tab key; the arrow keys go from one to the next.

const listButtons = (box) => [...box.querySelectorAll("button")]
  .filter((button) => button.getClientRects().length > 0);

// Makes a button of a list the one that Tab comes to.
const setStop = (box, button) => {
  for (const other of box.querySelectorAll("button[tabindex='0']")) other.tabIndex = -1;
  if (button) button.tabIndex = 0;
};

// Gives a list its stop where it has none that can be seen; whether all is there is asked of the first.
const keepStop = (box, preferred) => {
  for (const button of box.querySelectorAll("button:not([tabindex])")) button.tabIndex = -1;
  const stop = box.querySelector("button[tabindex='0']");
  if (preferred) setStop(box, preferred);
  else if (!stop || stop.getClientRects().length === 0) setStop(box, listButtons(box)[0]);
};

// In a row, such as a toolbar, the arrow keys are those of its direction.
const rove = (box, isRow = false) => {
  box.addEventListener("focusin", (event) => {
    const button = event.target.closest("button");
    if (button && button.tabIndex !== 0) setStop(box, button);
  });
  box.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const buttons = listButtons(box);
    const at = buttons.indexOf(event.target.closest("button"));
    const [next, before] = isRow ? ["ArrowRight", "ArrowLeft"] : ["ArrowDown", "ArrowUp"];
    const to = { [next]: at + 1, [before]: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[Math.min(buttons.length - 1, Math.max(0, to))].focus();
  });
};
