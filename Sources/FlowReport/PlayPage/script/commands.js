// What a host calls on the screen.

class CommandPanel {
  constructor(give) {
    this.give = give;
    rove(byId("commands"), true);
  }

  open(names, ids) {
    byId("commands-section").hidden = names.length === 0;
    byId("sheet-bar").querySelector("[data-sheet='commands-section']").hidden = names.length === 0;
    const box = byId("commands");
    box.textContent = "";
    for (const name of names) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = name;
      button.tabIndex = -1;
      button.addEventListener("click", () => this.give(this.command(name)));
      box.append(button);
    }
    setStop(box, box.firstChild);
    const list = byId("targets");
    list.textContent = "";
    for (const id of ids) list.append(new Option(id));
  }

  command(name) {
    const command = { type: "command", name };
    const target = byId("command-target").value.trim();
    const value = byId("command-value").value;
    if (target) command.target = target;
    if (value !== "") command.value = this.value(value);
    return command;
  }

  // What JSON says is that value, anything else a text; quotes make a text of a number.
  value(text) {
    try {
      return JSON.parse(text) ?? text;
    } catch {
      return text;
    }
  }
}
