"""The screens that the report draws, measured in points."""

MEASURES = """(() => {
  const pane = [...document.querySelectorAll(".pane")].find((p) => !p.hidden);
  const root = pane.querySelector(".screen");
  const device = pane.querySelector(".device").getBoundingClientRect();
  const scale = device.width / parseFloat(root.style.width);
  const box = (e) => {
    if (!e || !e.getClientRects().length) return null;
    const { left, top, width, height } = e.getBoundingClientRect();
    return [left - device.left, top - device.top, width, height].map((v) => v / scale);
  };
  const node = (id) => root.querySelector(`[data-id="${id}"]`);
  // Turned and scaled nodes are as wide as they are seen.
  const wide = [...root.querySelectorAll(".words:not(.wraps)")].filter((words) => {
    const [text, place] = [box(words.firstChild), box(words)];
    return text && place && text[2] > place[2] + 0.6;
  }).map((words) => words.parentElement.dataset.id);
  const keys = root.querySelector(".keys");
  return {
    guides: document.getElementById("guides").checked, wide, keyboard: box(keys),
    keys: [...keys.querySelectorAll(".key")].map((key) => key.textContent).join(" "),
    unknown: root.querySelectorAll(".node.picture").length,
    texts: Object.fromEntries([...root.querySelectorAll(".words")].map(
      (words) => [words.parentElement.dataset.id, box(words.firstChild)])),
    drawings: [...root.querySelectorAll("svg.drawing")].map((svg) => svg.dataset.name),
    bar: box(node("bar") || node("bottom-bar") || node("accessory-bar")),
    wheels: [...root.querySelectorAll(".wheel-rows > div")].map((wheel) => wheel.children.length),
  };
})()"""


def measures(page):
    """What is measured of the first screen."""
    return page.run(MEASURES)


def check_drawing(check, page, path):
    """Checks screens of the fixtures in a report."""
    page.open(path, "#card-input/journey-visa")
    page.press("Home")
    for _ in range(30):
        page.press("ArrowRight", shift=True)
    seen = measures(page)
    check.that(not seen["guides"], "guides are off until they are asked for")
    caption = seen["texts"]["holder-caption"][2]
    check.that(abs(caption - 116.784) < 0.6, "a caption is as wide as it was measured", caption)
    number = seen["texts"]["number-label"][2]
    check.that(abs(number - 287.28) < 0.6, "and so is the card's number", number)
    check.that("visa" in seen["drawings"] and "arrow" in seen["drawings"] and not seen["unknown"],
               "images are drawn by their names", seen["drawings"])
    check.that(seen["keys"].startswith("q w e r t y") and seen["keys"].endswith("next"),
               "the keyboard has letters, and the key that the field asks for", seen["keys"])
    check.that(seen["keyboard"][1] >= seen["bar"][1] + seen["bar"][3] - 0.6,
               "and is below the bar on it", (seen["keyboard"], seen["bar"]))
    page.open(path, "#card-input/expiry-wheels")
    page.press("Home")
    rows = []
    for _ in range(20):
        page.press("ArrowRight", shift=True)
        rows = max(rows, measures(page)["wheels"])
    check.that(len(rows) == 2 and rows[0] > 3, "wheels have their rows", rows)
    for case in ("card-input/rotation-and-long-name", "adaptive-field/journey-with-host",
                 "onboarding/right-to-left", "verification-code/send-again"):
        wide = set()
        page.open(path, f"#{case}")
        page.press("Home")
        for _ in range(12):
            page.press("ArrowRight", shift=True)
            wide.update(measures(page)["wide"])
        check.that(not wide, f"{case}: no text is wider than its node", wide)
    check_keyboard(check, page, path)


def check_keyboard(check, page, path):
    """Checks that the keyboard moves as the system's does, along with the bar on it."""
    page.open(path, "#onboarding/keyboard-heights")
    page.press("Home")
    tops = []
    gaps = []
    for _ in range(60):
        page.press("ArrowRight")
        seen = measures(page)
        if seen["keyboard"] is None:
            continue
        tops.append(round(seen["keyboard"][1], 1))
        gaps.append(abs(seen["bar"][1] + seen["bar"][3] - seen["keyboard"][1]))
    check.that(len(set(tops)) > 6, "the keyboard rises, and does not jump", sorted(set(tops)))
    check.that(bool(gaps) and sorted(gaps)[len(gaps) // 2] < 1.5, "together with the bar on it", gaps[:20])
