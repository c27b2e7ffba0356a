// The keys of a keyboard by the type that a field asks for.

const isPad = (type) => Object.hasOwn(drawings.keyboards.pads, type);

// Rows of keys: what is on a key, and what it stands for: a character, or the name of what it does.
const keyRows = (type, returnKey, { isShifted, hasSigns, hides } = {}) => {
  const { letters, signs, pad, beside, pads } = drawings.keyboards;
  if (isPad(type)) {
    const extra = pads[type];
    const rows = pad.map((row) => [...row].map((text) => [text, text]));
    return [...rows, [[extra, extra.length === 1 ? extra : "none"], ["0", "0"], ["⌫", "delete"]]];
  }
  const rows = (hasSigns ? signs : letters).map((row) => [...row].map((text) => {
    const letter = isShifted ? text.toUpperCase() : text;
    return [letter, letter];
  }));
  return [
    rows[0], rows[1], [["⇧", "shift"], ...rows[2], ["⌫", "delete"]],
    [
      [hasSigns ? "ABC" : "123", "signs"], ["space", " "],
      ...(beside[type] || []).map((text) => [text, text]),
      [returnKey === "default" ? "return" : returnKey, "return"], ...(hides ? [["⌄", "hide"]] : []),
    ],
  ];
};

const drawKeys = (element, rows) => {
  element.textContent = "";
  for (const keys of rows) {
    const row = document.createElement("div");
    row.className = "key-row";
    for (const [text, key] of keys) {
      const button = document.createElement("span");
      button.className = "key";
      button.textContent = text;
      button.dataset.key = key;
      if (key.length > 1 || key === " ") button.classList.add(`key-${key === " " ? "space" : key}`);
      row.append(button);
    }
    element.append(row);
  }
};
