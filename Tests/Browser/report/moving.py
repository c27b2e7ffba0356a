"""Moving through the frames, events and cases, by keyboard and mouse."""

import re
import time


def check_failure(check, page):
    page.size(1600, 1000)
    page.scheme("light")
    check.that(page.text("#case-title") == "flick-open", "the first difference is open at once",
               page.text("#case-title"))
    check.that("differs" in page.text("#case-kind"), "its status is shown")
    differing = page.run("document.querySelectorAll('.pane:not([hidden]) .node.differs').length")
    check.that(differing > 0, "the differing node is outlined where it is shown first", differing)
    sentences = page.text("#difference-list")
    check.that("card.y differs in frame" in sentences and "most 12 pt" in sentences,
               "what moved is told in words", sentences[:200])
    panes = page.run("[...document.querySelectorAll('.pane:not([hidden])')].map((p) => "
                     "p.querySelector('[data-id=card]').style.top)")
    check.that(len(panes) == 2 and panes[0] != panes[1], "expected and actual differ on screen",
               panes)
    page.picture("failure-side-light-1600")
    for key, mode in (("2", "overlay"), ("3", "difference"), ("4", "blink"), ("5", "expected"),
                      ("6", "actual")):
        page.press(key)
        shown = page.run("document.getElementById('stage').dataset.mode")
        check.that(shown == mode, f"key {key} shows them: {mode}", shown)
        page.picture(f"failure-{mode}-light-1600")
    page.press("4")
    states = set()
    for _ in range(12):
        states.add(page.run("getComputedStyle(document.querySelector('.is-expected .device'))"
                            ".visibility"))
        time.sleep(0.15)
    check.that(states == {"visible", "hidden"}, "blinking shows both in turn", states)
    page.press("1")
    page.press("Home")
    check.that(page.step() == 0, "Home goes to the first frame")
    page.press("d")
    marked = page.run("document.querySelectorAll('.pane:not([hidden]) .node.differs').length")
    check.that(page.step() > 0 and marked > 0, "D goes to the next difference", page.step())


def cause_of(page, name):
    """The lines about a value, once its name is pressed."""
    page.run(f"document.querySelector({name!r}).click()")
    page.settle()
    return page.run("[...document.querySelectorAll('.cause p')].map((line) => line.textContent)")


def check_moving(check, page):
    page.press("Home")
    page.press("ArrowRight")
    check.that(page.step() == 1, "the right arrow goes a frame forward", page.step())
    page.press("ArrowRight", shift=True)
    check.that(page.step() > 2, "with shift to the next event", page.step())
    page.press("ArrowLeft")
    page.press("Home")
    start = time.monotonic()
    page.press(" ")
    page.settle()
    label = page.run("document.getElementById('play').ariaLabel")
    check.that(label == "Pause", "space plays", label)
    time.sleep(0.6)
    page.press(" ")
    passed = time.monotonic() - start
    stopped = page.step()
    time.sleep(0.3)
    check.that(0 < stopped == page.step(), "and pauses", (stopped, page.step()))
    seconds = float(re.search(r"([\d.]+) s", page.text("#moment"))[1])
    check.that(passed - 0.4 < seconds < passed + 0.1, "in the time of the trace",
               (seconds, passed))
    page.wait("document.getElementById('live').textContent.length > 0")
    check.that("state" in page.text("#live"), "a screen reader is told", page.text("#live"))
    page.press("End")
    last = page.last_step()
    check.that(page.step() == last, "End goes to the last frame", (page.step(), last))
    page.click("#events .row:nth-of-type(8)")
    check.that(0 < page.step() < last, "a click on an event goes there", page.step())
    page.run("document.getElementById('events').focus()")
    before = page.step()
    page.press("ArrowDown")
    check.that(page.step() > before, "in the list the arrow goes to the next event")
    page.run("document.activeElement.blur()")
    x, y, height = page.run("(() => { const b = document.getElementById('track')"
                            ".getBoundingClientRect(); return [b.x, b.y, b.height] })()")
    page.click_at(x + 140, y + height / 2)
    check.that(page.step() == 0, "a click at the start of the time line goes there", page.step())
    page.press("End")
    page.click("#nodes [data-id=card]")
    check.that(page.text("#node-title") == "card", "a node is chosen in the list")
    page.run("document.activeElement.blur()")
    x, y = page.run("(() => { const b = document.querySelector('.pane.is-actual .device')"
                    ".getBoundingClientRect(); return [b.x + b.width / 2, b.y + 10] })()")
    page.click_at(x, y)
    chosen = page.text("#node-title")
    check.that(chosen in ("dim", "host"), "a node is chosen by a click on the screen", chosen)
    members = page.text("#node")
    check.that("frame" in members and "background" in members, "its members are shown", members)
    lines = cause_of(page, "#node [data-member=frame]")
    moment = page.text("#moment")
    check.that(len(lines) == 5 and lines[0].startswith(f"{chosen}.frame at ")
               and all(line.startswith(name) for line, name in
                       zip(lines[1:], ("event: ", "animation: ", "state: ", "rule: "))),
               "a press on a member says what led to its value, in five lines", lines)
    page.press("Home")
    page.wait("document.querySelector('.cause p').textContent.includes(' at 0 s: ')")
    check.that("so since the start" in page.text(".cause"), "the lines follow the time", page.text(".cause"))
    page.press("End")
    lines = cause_of(page, "#state [data-member=name]")
    check.that(lines[0].startswith("state.name at ") and page.text("#moment") == moment,
               "and so does one on a member of the state", lines)
    page.size(1600, 560)
    page.run("document.querySelector('#state [data-member=name]').click()")
    page.run("document.querySelector('.moment').scrollTop = 0")
    lines = cause_of(page, "#state [data-member=name]")
    hidden = page.run("""(() => {
      const [box, panel] = [".cause", ".moment"].map((name) => document.querySelector(name).getBoundingClientRect());
      return Math.min(box.height, panel.height) - Math.min(box.bottom, panel.bottom) + Math.max(box.top, panel.top);
    })()""")
    check.that(hidden < 2, "the lines are seen where their list is longer than the window", hidden)
    page.size(1600, 1000)
    page.run("document.querySelector('#state [data-member=name]').click()")
    check.that(not page.run("document.querySelector('.cause').checkVisibility()"),
               "a second press takes them away")
    page.press("?")
    check.that(page.run("document.getElementById('keys').open"), "? shows the keys")
    page.picture("keys-light-1600")
    page.press("Escape")


def check_cases(check, page):
    names = []
    while len(names) < 500:
        name = page.text("#case-title") + " " + page.text("#case-place")
        if any(name == other for other, _ in names):
            break
        names.append((name, page.text("#case-kind")))
        page.press("j")
    kinds = {kind for _, kind in names}
    check.that(all("passed" not in kind for kind in kinds), "J visits failing cases only", names)
    check.that(len(kinds) >= 4, "each sort of failure is told apart", kinds)
    page.press("k")
    place = page.text("#case-place")
    check.that(names[-1][0].endswith(place), "K goes back", place)
    check.that(page.run("window.harmed === undefined"), "what a trace says is never run")


def check_keys_without_frames(check, page):
    """Every key on a case whose trace cannot be replayed: an exception fails the run at its end."""
    presses = 0
    while not page.run("document.querySelector('.timeline').hidden") and presses < 100:
        page.press("j")
        presses += 1
    check.that(presses < 100, "J comes to a case without frames", presses)
    left = page.run("""["state", "effects", "animations", "nodes", "node", "reading"]
      .filter((id) => document.getElementById(id).textContent.trim() !== "")""")
    check.that(not left and page.text("#node-title") == "no node chosen", "which shows nothing of the case before", left)
    kind, place = page.text("#case-kind"), page.text("#case-place")
    check.that(page.text("#live").endswith(kind.split(" ", 1)[1]), "a screen reader is told what it is", page.text("#live"))
    page.catch_copies()
    page.click("#copy-place")
    check.that(page.run("window.copied") == place, "its place can be copied", page.run("window.copied"))
    for key in ["Escape", "r", "r", "ArrowLeft", "ArrowRight", "Home", "End", "d", " ", "g", "+", "-", "0", *"123456"]:
        page.press(key)
    for key in ["ArrowLeft", "ArrowRight"]:
        page.press(key, shift=True)
    title = page.text("#case-title")
    page.press("j")
    check.that(page.text("#case-title") != title, "the keys work on a case without frames", title)


def check_list(check, page, path):
    """The event list names a row that is there, wherever it is scrolled."""
    page.open(path, "#planted/glide-card/flick-open")
    page.press("End")
    page.run("document.getElementById('events').scrollTop = 0")
    page.settle()
    dangling = """(() => {
      const name = document.getElementById("events").getAttribute("aria-activedescendant");
      return name !== null && document.getElementById(name) === null;
    })()"""
    check.that(not page.run(dangling), "the active row is there when it is scrolled away")
    page.press("Home")
    page.press("j")
    check.that(not page.run(dangling), "and in another case")
    page.press("j")
    check.that(not page.run(dangling), "and in one without frames")
