// Where the page is small, the screen has it, and a panel comes over it as a sheet.

class Sheets {
  constructor() {
    this.bar = byId("sheet-bar");
    this.buttons = [...document.querySelectorAll("button[data-sheet]")];
    this.small = matchMedia("(max-width: 759px), (max-height: 519px)");
    this.open = undefined;
    for (const button of this.buttons) {
      button.setAttribute("aria-expanded", "false");
      button.setAttribute("aria-controls", button.dataset.sheet);
      button.addEventListener("click", () => this.toggle(button.dataset.sheet));
    }
    rove(this.bar, true);
    this.small.addEventListener("change", () => this.show(undefined));
    addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.open && !event.defaultPrevented) this.close();
    });
    this.closing = document.createElement("button");
    this.closing.type = "button";
    this.closing.className = "sheet-close";
    this.closing.ariaLabel = "Close";
    this.closing.textContent = "✕";
    this.closing.addEventListener("click", () => this.close());
  }

  toggle(id) {
    if (this.open === id) this.close();
    else this.show(id);
  }

  close() {
    const button = this.buttons.find(({ dataset }) => dataset.sheet === this.open);
    this.show(undefined);
    button?.focus();
  }

  show(id) {
    byId(this.open)?.classList.remove("is-raised");
    this.closing.remove();
    this.open = id;
    for (const button of this.buttons) {
      button.setAttribute("aria-expanded", String(button.dataset.sheet === id));
    }
    if (id === undefined) return;
    const sheet = byId(id);
    sheet.classList.add("is-raised");
    // A menu goes as it came.
    if (id !== "menu") sheet.prepend(this.closing);
    sheet.scrollTop = 0;
    sheet.focus({ preventScroll: true });
  }
}
