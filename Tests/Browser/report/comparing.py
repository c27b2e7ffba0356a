"""Expected and actual beside and over each other: layers, springs and marks."""

import itertools
import re


BOXES = """(() => {
  const box = (e) => {
    const b = e.getBoundingClientRect();
    return [b.left, b.top, b.right, b.bottom];
  };
  const at = (selector) => [...document.querySelectorAll(selector)]
    .filter((e) => e.getClientRects().length > 0).map(box);
  return { expected: at(".is-expected .device"), actual: at(".is-actual .device"),
    ring: at(".is-actual .chosen, .is-actual > .device > .chosen"),
    notes: [...document.querySelectorAll("figcaption span")].map((e) => e.textContent).join("") };
})()"""


def apart(one, two):
    return max(abs(a - b) for a, b in zip(one, two))


def check_layers(check, page, path):
    """Where the screens are that are laid over each other, and what is around a node."""
    page.size(1440, 900)
    page.scheme("light")
    page.open(path, "#spring/spring@1+0.3")
    page.press("1")
    side = page.run(BOXES)
    check.that(side["notes"], "a screen without a frame of its own says what it is", side["notes"])
    for (key, mode), height in itertools.product(
            (("2", "overlay"), ("3", "difference"), ("4", "blink")), (900, 640)):
        page.size(1440, height)
        page.press(key)
        page.settle()
        boxes = page.run(BOXES)
        distance = apart(boxes["expected"][0], boxes["actual"][0])
        check.that(distance < 0.1, f"{mode}, {height} px: both screens are at the same place, "
                   "with a note above", distance)
        own = page.run("""(() => {
          const [a, b] = ["expected", "actual"].map((side) => document.querySelector(
            `.is-${side} [data-id=host]`).getBoundingClientRect());
          return Math.max(Math.abs(a.left - b.left), Math.abs(a.top - b.top));
        })()""")
        check.that(own < 0.1, f"{mode}: so are their nodes", own)
    page.size(1440, 900)
    page.press("1")
    page.run("document.activeElement.blur()")
    for node in ("card", "host"):
        page.click(f"#nodes [data-id={node}]")
        if not page.run(BOXES)["ring"]:
            page.click(f"#nodes [data-id={node}]")
        page.run("document.activeElement.blur()")
        page.settle()
        rings = page.run(BOXES)["ring"]
        box = page.run(f"""(() => {{
          const b = document.querySelector(".is-actual [data-id={node}]").getBoundingClientRect();
          return [b.left, b.top, b.right, b.bottom];
        }})()""")
        ring = rings[0] if rings else box
        gaps = [box[0] - ring[0], box[1] - ring[1], ring[2] - box[2], ring[3] - box[3]]
        check.that(min(gaps) >= 3, f"the ring around the {node} leaves its border free", gaps)
        hidden = page.run("""(() => {
          const ring = [...document.querySelectorAll(".is-actual .chosen")].at(-1);
          for (let e = ring.parentElement; e && e.id !== "stage"; e = e.parentElement) {
            if (getComputedStyle(e).overflow !== "visible") return e.className;
          }
          return "";
        })()""")
        check.that(hidden == "", f"and nothing cuts it off around the {node}", hidden)
    page.press("Escape")
    rings = page.run(BOXES)["ring"]
    check.that(not rings, "Escape puts the ring away", rings)


def check_amplified(check, page):
    """The difference of two greys can be told from black; what is equal stays black."""
    page.press("1")
    page.settle()
    boxes = page.run(BOXES)

    def point(box, share):
        return box[0] + 20, box[1] + (box[3] - box[1]) * share

    colors = [page.pixel(*point(boxes[s][0], 0.25)) for s in ("expected", "actual")]
    distance = max(abs(a - b) for a, b in zip(*colors))
    page.press("3")
    page.settle()
    box = page.run(BOXES)["actual"][0]
    seen = page.pixel(*point(box, 0.25))
    check.that(0 < distance and min(seen) >= min(255, 7 * distance),
               "a difference is amplified eight times", (colors, seen))
    # Both cards are white at the right of their rows, but for the lines between these.
    equal = [max(page.pixel(box[2] - 30, box[3] - 20 - 3 * i)) for i in range(12)]
    check.that(sorted(equal)[6] < 8, "where nothing differs it is black", equal)
    page.press("1")


def check_landing(check, page, path):
    """A spring that is slower is shown where that is seen."""
    page.size(1440, 900)
    page.open(path, "#spring/spring")
    page.press("1")
    tops = page.run("""["expected", "actual"].map((side) => parseFloat(
      document.querySelector(`.is-${side} [data-id=card]`).style.top))""")
    check.that(abs(tops[0] - tops[1]) > 50, "a timing difference is shown where it is seen", tops)
    rows = page.run("[...document.querySelectorAll('#difference-list li')].map((e) => e.innerText)")
    springs = [row for row in rows if "spring" in row]
    check.that(len(springs) == 1 and not any("timing." in row for row in rows),
               "a spring of several properties is one line", rows)
    landed = page.step()
    page.press("Home")
    page.click("#difference-list button")
    check.that(page.step() == landed, "a click on it goes there", (page.step(), landed))
    page.click("#difference-list button")
    check.that(0 < page.step() < landed, "and a second one to where it begins", page.step())


def check_spring(check, page, path):
    """An old spring and the one in its place, side by side."""
    page.open(path, "#spring/spring@1")
    tops = {"expected": [], "actual": []}
    times = []
    while len(times) < 300:
        for side in tops:
            tops[side].append(page.run(
                f"parseFloat(document.querySelector('.is-{side} [data-id=card]').style.top)"))
        times.append(float(re.search(r"([\d.]+) s", page.text("#moment"))[1]))
        if times[-1] >= 1.4:
            break
        page.press("ArrowRight")
    moved = {side: len(set(list)) for side, list in tops.items()}
    check.that(moved["actual"] > 40 and moved["expected"] > 60,
               "both springs are seen at each moment, the golden's to its own end", moved)
    gaps = [b - a for a, b in zip(times, times[1:]) if b <= 1.3]
    check.that(max(gaps) < 0.018, "also after the shorter one has ended", max(gaps))
    check.that(min(tops["expected"]) < min(tops["actual"]) - 20, "the livelier one overshoots",
               (min(tops["expected"]), min(tops["actual"])))
    page.open(path, "#spring/spring@1+0.25")
    text = page.text("#animations")
    check.that(all(part in text for part in ("1.2 s, damping 0.4", "0.8 s, damping 1")),
               "both parameters stand beside each other", text)
    lines = page.run("""[...document.querySelectorAll("#animations li:first-child polyline")]
      .map((line) => line.getBoundingClientRect().height)""")
    check.that(len(lines) == 2 and min(lines) > 20, "and both curves", lines)
    page.picture("spring-light-1440")


RED = """(() => {
  const canvas = document.getElementById("track-canvas");
  const ratio = canvas.width / canvas.clientWidth;
  const row = canvas.getContext("2d").getImageData(0, Math.round(4 * ratio), canvas.width, 1).data;
  let count = 0;
  for (let i = 0; i < row.length; i += 4) {
    if (row[i + 3] > 128 && row[i] > row[i + 1] + 60) count += 1;
  }
  return count / ratio;
})()"""


def check_marks(check, page, path):
    page.open(path, "#other/glide-card/flick-open")
    frames = page.text("#difference-list")
    check.that("frame 12" in frames and "–" not in frames, "a single frame differs", frames)
    width = page.run(RED)
    check.that(width >= 8, "a single differing frame can be seen on the time line", width)
    page.open(path, "#adaptive-field/underlined")
    texts = set()
    for _ in range(12):
        texts.add(page.text("#state"))
        page.press("ArrowRight", shift=True)
    bad = [text for text in texts if re.search(r", ,|texts [,;]", text)]
    check.that(not bad and any("texts" in text for text in texts),
               "what is empty in a state is told from what is not there", bad)
