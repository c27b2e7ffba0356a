// What the scene has asked for, and the answers that a host would give.

const answerNames = {
  verify: ["Right code", "Wrong code", "Right, 3 s late"],
  validate: ["Valid", "Invalid", "Valid, 3 s late"],
};
const answers = ["Success", "Failure", "Success, 3 s late"];

class EffectList {
  constructor(answer) {
    this.list = byId("effects");
    rove(this.list);
    this.answer = answer;
    this.shown = -1;
  }

  show(take, time) {
    const { effects } = take;
    let count = effects.length;
    while (count > 0 && effects[count - 1].time > time + 1e-9) count -= 1;
    if (this.take === take && this.shown === count) return;
    if (this.take !== take || count < this.shown) {
      this.list.textContent = "";
      this.shown = 0;
    }
    this.take = take;
    for (const effect of effects.slice(Math.max(this.shown, count - 100), count)) {
      this.list.prepend(this.row(effect));
      if (effect.type === "announce") setContent(byId("said"), effect.text);
    }
    while (this.list.children.length > 100) this.list.lastChild.remove();
    this.shown = count;
    setContent(byId("effect-count"), String(count));
    const answer = this.list.querySelector("button");
    byId("message-label").hidden = answer === null;
    if (answer && !this.list.querySelector("button[tabindex='0']")) setStop(this.list, answer);
    // Keys scroll a list that has no button to come to.
    if (!answer && this.list.scrollHeight > this.list.clientHeight) this.list.tabIndex = 0;
    else this.list.removeAttribute("tabindex");
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
        button.tabIndex = -1;
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
