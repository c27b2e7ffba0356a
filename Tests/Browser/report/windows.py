"""Windows of many sizes, in both schemes."""


SCREEN = """(() => {
  const box = document.querySelector(".is-actual .device").getBoundingClientRect();
  let [width, height] = [0, 0];
  // What is seen, and not under something else, along both middles.
  const isSeen = (x, y) => {
    const e = document.elementFromPoint(x, y);
    return e !== null && e.closest(".device") !== null;
  };
  for (let x = box.left; x < box.right; x += 2) {
    if (isSeen(x, Math.max(box.top + 4, 0) + 4)) width += 2;
  }
  for (let y = box.top; y < box.bottom; y += 2) {
    if (isSeen(box.left + box.width / 2, y)) height += 2;
  }
  return [width, height];
})()"""


def check_small(check, page, path):
    for what, width, height, scale, least in (
            ("at 390 px", 390, 844, 2, (150, 300)), ("at 200 %", 720, 450, 2, (150, 320)),
            ("at 1024 px", 1024, 768, 1, (100, 200))):
        page.size(width, height, scale)
        for scheme in ("light", "dark"):
            page.scheme(scheme)
            page.open(path, "#spring/spring@1+0.3")
            page.settle()
            seen = page.run(SCREEN)
            check.that(seen[0] >= least[0] and seen[1] >= least[1],
                       f"{what}, {scheme}: the screen is seen", seen)
            over = page.run("document.documentElement.scrollWidth - innerWidth")
            check.that(over <= 0, f"{what}, {scheme}: nothing is cut off at the side", over)
            page.picture(f"spring-{scheme}-{width}")
    page.size(1440, 900)
    page.scheme("light")


def check_forced(check, page, path):
    """Where the system forces its colours, the screens keep theirs."""
    page.size(1440, 900)
    page.scheme("light")
    page.open(path, "#spring/spring@1+0.3")
    place = page.run("""(() => {
      const box = document.querySelector(".is-actual .device").getBoundingClientRect();
      return [box.left + box.width / 2, box.top + 20];
    })()""")
    own = page.pixel(*place)
    page.page.emulate_media(forced_colors="active")
    page.settle()
    check.that(page.pixel(*place) == own != (255, 255, 255), "forced colours leave the screens theirs",
               (own, page.pixel(*place)))
    page.page.emulate_media(forced_colors="none")


def check_widths(check, page, path, fixtures):
    for scheme in ("light", "dark"):
        page.scheme(scheme)
        shade = page.run("getComputedStyle(document.body).backgroundColor.match(/\\d+/)[0] * 1")
        check.that(shade > 200 if scheme == "light" else shade < 60, f"{scheme}: as asked", shade)
        contrast = page.run(CONTRAST)
        check.that(not contrast, f"{scheme}: text can be told from what it is on", contrast)
        for width, height in ((900, 700), (1600, 1000)):
            page.size(width, height)
            page.settle()
            over = page.run("document.documentElement.scrollWidth > innerWidth || "
                            "document.documentElement.scrollHeight > innerHeight")
            check.that(not over, f"{scheme}, {width} px: nothing is cut off")
            page.picture(f"failure-{scheme}-{width}")
    page.scheme("light")
    for name in SCENES:
        if not (fixtures / f"{name}.trace.jsonl").exists():
            continue
        for scheme in ("light", "dark"):
            page.scheme(scheme)
            page.open(path, f"#{name}")
            page.press("Home")
            page.run("document.activeElement.blur()")
            for _ in range(SCENES[name]):
                page.press("ArrowRight", shift=True)
            page.picture(f"{name.replace('/', '-')}-{scheme}")


CONTRAST = """(() => {
  const luminance = (rgb) => {
    const [r, g, b] = rgb.map((v) => {
      const s = v / 255;
      return s <= 0.03928 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const parse = (text) => text.match(/[\\d.]+/g).map(Number);
  const ground = (e) => {
    for (let p = e; p; p = p.parentElement) {
      const c = parse(getComputedStyle(p).backgroundColor);
      if (c.length < 4 || c[3] === 1) return c.slice(0, 3);
    }
    return [255, 255, 255];
  };
  const poor = [];
  for (const e of document.querySelectorAll("body *")) {
    if (e.closest(".device, script, style, dialog:not([open]), noscript, .unseen")) continue;
    if (![...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim())) continue;
    if (!e.offsetParent) continue;
    const a = luminance(parse(getComputedStyle(e).color).slice(0, 3));
    const b = luminance(ground(e));
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (ratio < 4.5) poor.push(`${e.className || e.tagName} ${ratio.toFixed(2)}`);
  }
  for (const e of document.querySelectorAll("input[placeholder]")) {
    const style = getComputedStyle(e, "::placeholder");
    const [ink, paper] = [parse(style.color), ground(e)];
    const share = (ink[3] ?? 1) * style.opacity;
    const seen = ink.slice(0, 3).map((v, i) => v * share + paper[i] * (1 - share));
    const [a, b] = [luminance(seen), luminance(paper)];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (ratio < 4.5) poor.push(`placeholder ${ratio.toFixed(2)}`);
  }
  return [...new Set(poor)].join(", ");
})()"""


SCENES = {"glide-card/drag-to-open": 24, "onboarding/whole-journey": 60,
          "verification-code/wrong-code": 9, "card-input/journey-visa": 30,
          "adaptive-field/whole-form": 40}
