// What the scene has asked for, and the answers that a host would give.

const answerNames = {
  verify: ["Right code", "Wrong code", "Right, 3 s late"],
  validate: ["Valid", "Invalid", "Valid, 3 s late"],
};
const answers = ["Success", "Failure", "Success, 3 s late"];

class EffectList {
  constructor(answer) {
    this.list = byId("effects");
    this.answer = answer;
    this.shown = -1;
  }

  show(take, time) {
    const effects = take.effects.filter((effect) => effect.time <= time + 1e-9);
    if (this.take === take && this.shown === effects.length) return;
    if (this.take !== take || effects.length < this.shown) {
      this.list.textContent = "";
      this.shown = 0;
    }
    this.take = take;
    for (const effect of effects.slice(this.shown)) {
      this.list.prepend(this.row(effect));
      if (effect.type === "announce") setContent(byId("said"), effect.text);
    }
    while (this.list.children.length > 100) this.list.lastChild.remove();
    this.shown = effects.length;
    setContent(byId("effect-count"), String(effects.length));
  }

  row({ json, time }) {
    const { effect: { type, ...members } } = JSON.parse(json);
    const row = document.createElement("li");
    const name = document.createElement("b");
    name.textContent = type;
    const text = Object.entries(members).map(([key, value]) =>
      `${key} ${typeof value === "string" ? value : JSON.stringify(value)}`).join(", ");
    const moment = document.createElement("span");
    moment.className = "soft";
    moment.textContent = seconds(time);
    row.append(name, ` ${text} `, moment);
    if (members.id !== undefined) {
      const buttons = document.createElement("div");
      buttons.className = "buttons";
      (answerNames[type] ?? answers).forEach((title, i) => {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = title;
        button.setAttribute("aria-label", `${title}, for ${members.id}`);
        button.addEventListener("click", () => {
          const outcome = i === 1 ? "failure" : "success";
          const message = byId("message").value;
          this.answer({
            type: "response", id: members.id, outcome, ...(message ? { message } : {}),
          }, i === 2 ? 3000 : 0);
        });
        buttons.append(button);
      });
      row.append(buttons);
    }
    return row;
  }
}
