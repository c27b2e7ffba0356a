// The surroundings of the screen, as controls: what changes is told to the scene.

const deviceKinds = [
  ["iPhone", [375, 812], [44, 0, 34, 0]], ["iPhone, large", [430, 932], [59, 0, 34, 0]],
  ["iPhone, home button", [375, 667], [20, 0, 0, 0]], ["iPhone, small", [320, 568], [20, 0, 0, 0]],
  ["iPad", [820, 1180], [24, 0, 20, 0]], ["half an iPad", [405, 1180], [24, 0, 20, 0]],
];

const textSizes = [
  "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibilityMedium",
  "accessibilityLarge", "accessibilityXLarge", "accessibilityXXLarge", "accessibilityXXXLarge",
];
// What a button switches, from its first value to its second.
const environmentSwitches = [
  ["right-to-left", "layoutDirection", "leftToRight", "rightToLeft"],
  ["reduce-motion", "reduceMotion", false, true], ["dark", "colorScheme", "light", "dark"],
  ["more-contrast", "contrast", "standard", "increased"], ["bold-text", "boldText", false, true],
];

// What a language is called in it, and its tag.
const languageName = (locale) => {
  if (locale === "en-XA") return "accented, en-XA";
  if (locale === "ar-XB") return "mirrored, ar-XB";
  try {
    return `${new Intl.DisplayNames([locale], { type: "language" }).of(locale)}, ${locale}`;
  } catch {
    return locale;
  }
};

const setPressed = (id, isPressed) => byId(id).setAttribute("aria-pressed", String(isPressed));
const isPressed = (id) => byId(id).getAttribute("aria-pressed") === "true";

class EnvironmentPanel {
  // What is shown may be a moment old.
  constructor(change, current, languages) {
    Object.assign(this, { change, current, languages });
    const kinds = byId("device-kind");
    kinds.append(new Option("other", ""));
    deviceKinds.forEach(([name, size], i) => {
      kinds.append(new Option(`${name}, ${size.join(" × ")}`, String(i)));
    });
    const on = (id, handle) => byId(id).addEventListener("change", handle);
    on("device-kind", () => {
      const kind = deviceKinds[kinds.value];
      if (kind) change({ size: kind[1], safeArea: kind[2] });
    });
    byId("text-size").append(...textSizes.map((name) => new Option(name.replace("accessibility", "accessibility "), name)));
    on("text-size", () => change({ textSize: byId("text-size").value }));
    byId("language").append(new Option("English", "en"));
    for (const { locale } of languages) byId("language").append(new Option(languageName(locale), locale));
    on("language", () => change(this.inLanguage(byId("language").value)));
    for (const id of ["window-width", "window-height"]) {
      on(id, () => change({ size: this.numbers(["window-width", "window-height"], 1) }));
    }
    const insets = [0, 1, 2, 3].map((i) => `safe-${i}`);
    for (const id of insets) on(id, () => change({ safeArea: this.numbers(insets, 0) }));
    on("date", () => { if (byId("date").value) change({ date: byId("date").value }); });
    const press = (id, handle) => byId(id).addEventListener("click", handle);
    for (const [id, member, off, on] of environmentSwitches) {
      press(id, () => change({ [member]: this.current()[member] === on ? off : on }));
    }
    press("rotate", () => this.rotate());
  }

  inLanguage(locale) {
    const language = this.languages.find((each) => each.locale === locale);
    return { locale, strings: language?.scenes[this.current().scene] ?? {} };
  }

  numbers(ids, least) {
    return ids.map((id) => Math.max(least, Number(byId(id).value) || 0));
  }

  rotate() {
    const { size: [width, height], safeArea: [top, left, bottom, right] } = this.current();
    const isUpright = height >= width;
    // What stands over at the top is at the side then; an iPhone's home indicator becomes lower.
    const safeArea = isUpright
      ? (top > 24 ? [0, top, Math.min(bottom, 21), top] : [top, 0, bottom, 0])
      : (left > 0 ? [left, 0, bottom > 0 ? 34 : 0, 0] : [top, right, bottom, left]);
    this.change({ size: [height, width], safeArea });
  }

  // Shows again what somebody has changed in vain.
  reset(environment) {
    this.key = undefined;
    this.show(environment);
  }

  show(environment) {
    const key = JSON.stringify(environment);
    if (key === this.key) return;
    this.key = key;
    const { size, safeArea } = environment;
    const kind = deviceKinds.findIndex(([, other, insets]) =>
      `${other}` === `${size}` && `${insets}` === `${safeArea}`);
    byId("device-kind").value = kind < 0 ? "" : String(kind);
    byId("window-width").value = size[0];
    byId("window-height").value = size[1];
    safeArea.forEach((value, i) => { byId(`safe-${i}`).value = value; });
    byId("date").value = environment.date;
    byId("text-size").value = environment.textSize ?? "large";
    byId("language").value = environment.locale ?? "en";
    for (const [id, member, , on] of environmentSwitches) setPressed(id, environment[member] === on);
  }
}
