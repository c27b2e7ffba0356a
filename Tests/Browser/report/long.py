"""A trace of ten thousand events."""

from .planted import CARD, LONG, plant_long

#: Milliseconds in which a step is to be made.
STEP_LIMIT = 16.0

MEASURE = """(async () => {
  const key = (name) => document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key: name, bubbles: true }));
  const times = [];
  for (let i = 0; i < 1000; i += 1) {
    const start = performance.now();
    key("ArrowRight");
    // Style and layout are part of a step, as they are for somebody who watches it.
    document.body.getBoundingClientRect();
    void document.getElementById("stage").offsetHeight;
    times.push(performance.now() - start);
    if (i % 50 === 49) await new Promise((done) => requestAnimationFrame(done));
  }
  times.sort((a, b) => a - b);
  return { median: times[500], worst: times[990] };
})()"""

JUMPS = """(async () => {
  const list = document.getElementById("events");
  const times = [];
  for (let i = 0; i < 60; i += 1) {
    const start = performance.now();
    list.scrollTop = (i * 7919 * 24) % list.scrollHeight;
    await new Promise((done) => requestAnimationFrame(done));
    times.push(list.querySelectorAll(".row").length);
  }
  return Math.max(...times);
})()"""


def check_long(check, page, flow, work):
    """A new trace, and one of which every frame differs."""
    trace = work / "long.trace.jsonl"
    plant_long(trace)
    new, differs = work / "long-new.html", work / "long-differs.html"
    flow.report(trace, new)
    golden = flow.replay(trace)
    (work / "long.frames.json").write_text(golden.replace(CARD, CARD.replace("[0,", "[7,")))
    flow.report(trace, differs)
    for path in new, differs:
        check_steps(check, page, path)


def check_steps(check, page, path):
    name, size = path.stem, path.stat().st_size
    opened = page.processor_time(lambda: page.open(path))
    frames = page.last_step()
    check.that(frames >= LONG - 1, f"{name}: {LONG} events open in {opened:.2f} s of the processor's time", frames)
    check.that(opened < 4, "and do not take long", opened)
    for _ in range(3):
        page.press("Home")
        figures = {}
        # In milliseconds, of one of the thousand.
        own = page.processor_time(lambda: figures.update(page.run(MEASURE)), tries=1)
        # The clock of a busy machine says nothing; there, the mean counts, and half of it more.
        took = min(figures["worst"], 1.5 * own)
        if took < STEP_LIMIT:
            break
    check.that(page.step() == 1000, "1,000 steps were made", page.step())
    print(f"      a step of {LONG} frames, {name}: {own:.2f} ms of the processor's time; by the clock median "
          f"{figures['median']:.2f} ms, 99 of 100 below {figures['worst']:.2f} ms")
    check.that(took < STEP_LIMIT, f"a step takes less than {STEP_LIMIT:g} ms", figures)
    rows = page.run(JUMPS)
    check.that(rows < 200, "only rows that are seen are there", rows)
    page.press("End")
    page.picture(name)
    print(f"      the page of {LONG} frames, {name}: {size / 1e6:.2f} MB")
