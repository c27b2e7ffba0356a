// The lines that say what led to a value, below the list in which the value's name was pressed.

// The name of a value, which asks for it.
const askButton = (member, text = member) => {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "ask";
  button.dataset.member = member;
  button.title = "What led to this value";
  button.textContent = text;
  button.ariaExpanded = "false";
  return button;
};

class CauseBox {
  // A host is a list, a table or a group whose values belong to a node, or to the state; `asked` is told of the
  // value that is wanted, or of none.
  constructor(hosts, asked) {
    this.hosts = hosts;
    this.path = undefined;
    this.element = document.createElement("div");
    this.element.className = "cause";
    this.element.setAttribute("role", "status");
    this.element.hidden = true;
    for (const host of hosts) {
      host.element.addEventListener("click", (event) => {
        const button = event.target.closest("button.ask");
        if (!button) return;
        const path = { node: host.node(), member: button.dataset.member };
        const isOpen = this.path?.node === path.node && this.path.member === path.member;
        this.path = isOpen ? undefined : path;
        asked(this.path);
        if (!isOpen) this.element.scrollIntoView({ block: "nearest" });
      });
    }
  }

  // Asks for nothing any more.
  close() {
    this.path = undefined;
    this.show(undefined);
  }

  // Shows lines; undefined for none.
  show(lines) {
    const host = this.path && this.hosts.find(({ node }) => node() === this.path.node);
    for (const each of this.hosts) {
      for (const button of each.element.querySelectorAll("button.ask")) {
        const isOpen = String(each === host && button.dataset.member === this.path.member);
        if (button.ariaExpanded !== isOpen) button.ariaExpanded = isOpen;
      }
    }
    this.element.hidden = !host || lines === undefined;
    if (this.element.hidden) return;
    if (host.element.nextElementSibling !== this.element) host.element.after(this.element);
    const text = lines.join("\n");
    if (this.text === text) return;
    this.text = text;
    this.element.replaceChildren(...lines.map((line) => {
      const row = document.createElement("p");
      row.textContent = line;
      return row;
    }));
  }
}
