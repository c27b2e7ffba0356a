"""The overview: reasons, coverage, and the cards of many cases."""

from .planted import plant_many

MANY = 1_000
#: With a debug build, which is slow, the page of fewer cases is measured.
MANY_IN_DEBUG = 300
MANY_LIMIT = 25_000_000


def check_reasons(check, page):
    """Where more than one case is at fault, the overview is open, and a whole reason can be accepted."""
    page.size(1440, 900)
    page.scheme("light")
    check.that(page.shows_overview(), "more than one case at fault opens the overview")
    page.catch_copies()
    sections = page.run("""[...document.querySelectorAll("#overview section")]
      .filter((s) => s.querySelector(".accept")).map((s) => s.querySelectorAll(".card").length)""")
    check.that(max(sections, default=0) >= 1, "reasons have a button that accepts them", sections)
    page.click("#overview .accept")
    page.wait("window.copied !== undefined")
    copied = page.run("window.copied")
    traces = page.run("""JSON.parse(document.getElementById("report-index").textContent).cases
      .filter((c) => c.reason === 0).map((c) => c.trace)""")
    check.that(" accept " in copied and "\n" not in copied and all(t in copied for t in traces),
               "it copies one command with all its cases", (copied, traces))
    page.picture("reasons-light-1440")
    address = page.run("location.hash")
    check.that(address == "", "the overview has no address of a case", address)
    page.press("Escape")
    check.that(not page.shows_overview(), "Escape leaves it")


FOCUS = "document.activeElement.id || document.activeElement.className"


def check_focus(check, page, path):
    """What opens a case and goes away leaves the focus at the case."""
    page.size(1440, 900)
    page.open(path)
    page.run("document.querySelector('#overview .card').focus()")
    page.press("Enter")
    check.that(not page.shows_overview() and page.run(FOCUS) == "case-title",
               "a card of the overview leads to its case", page.run(FOCUS))
    page.press("o")
    page.press("j")
    page.wait("location.hash !== ''")
    name = page.text("#case-title")
    check.that(not page.shows_overview() and page.run(FOCUS) == "case-title"
               and name in page.run("decodeURIComponent(location.hash)"),
               "J leaves the overview", (page.run(FOCUS), page.run("location.hash")))
    page.press("o")
    page.press("/")
    check.that(not page.shows_overview() and page.run(FOCUS) == "case-filter", "and so does /", page.run(FOCUS))
    check_drawer(check, page, path)


def check_drawer(check, page, path):
    """The cases in a narrow window."""
    for width in (1000, 390):
        page.size(width, 844)
        page.open(path, "#planted/glide-card/drag-to-open")
        page.press("/")
        check.that(page.run(FOCUS) == "case-filter" and page.page.is_visible("#cases"),
                   f"{width} px: / opens the cases, and searches", page.run(FOCUS))
        page.press("Escape")
        check.that(page.run(FOCUS) == "cases-toggle" and not page.page.is_visible("#cases"),
                   "Escape closes them", page.run(FOCUS))
        page.press("Enter")
        check.that(page.run("document.activeElement.getAttribute('aria-current')") == "true",
                   "the button opens them at the open case", page.run(FOCUS))
        title = page.text("#case-title")
        page.press("ArrowDown")
        page.press("Enter")
        check.that(page.run(FOCUS) == "case-title" and page.text("#case-title") != title
                   and not page.page.is_visible("#cases"), "which leads to another", page.run(FOCUS))
        page.click("#cases-toggle")
        page.click_at(width - 10, 400)
        check.that(not page.page.is_visible("#cases"), "a click beside them closes them")
    page.size(1440, 900)


def check_quarantined(check, page, work):
    """Cases in quarantine, as `--quarantine` leaves them out, are no failures."""
    path = work / "quarantined.html"
    # A digest of a trace is not worth a second tool: the page of cases that passed says that two were left out.
    path.write_text((work / "clean.html").read_text().replace('"kind":"passed"', '"kind":"quarantined"', 2))
    page.size(1440, 900)
    page.open(path)
    marks = page.run("""[...document.querySelectorAll("#case-list .case")].slice(0, 3)
      .map((each) => [each.querySelector(".mark").className, each.title.split(": ")[1]])""")
    check.that([kind for _, kind in marks] == ["quarantined", "quarantined", "passed"]
               and not any("is-bad" in mark for mark, _ in marks), "a case in quarantine has a mark of its own", marks)
    check.that(not page.shows_overview() and not page.page.is_visible("#case-failing"),
               "and is no failure, with which the page would begin")
    first = page.text("#case-title")
    page.press("j")
    page.press("j")
    check.that(page.text("#case-kind").endswith("passed") and page.text("#case-title") != first,
               "J goes on to those that passed", page.text("#case-kind"))
    page.press("o")
    titles = page.run("[...document.querySelectorAll('#overview h2')].map((each) => each.textContent)")
    check.that(titles[0] == "quarantined 2", "the overview has them by themselves", titles)
    page.press("Escape")


def check_coverage(check, page, path):
    """What the traces take, behind one line of the overview."""
    page.size(1440, 900)
    page.scheme("light")
    page.open(path)
    if not page.shows_overview():
        page.press("o")
    line = page.text("#overview summary")
    check.that("What the traces take" in line and "glide-card" in line and " %" in line,
               "the overview tells what the traces take", line)
    check.that(page.run("document.querySelectorAll('.coverage table').length") == 0,
               "the tables are not there before somebody opens them")
    page.click("#overview summary")
    page.wait("document.querySelectorAll('.coverage table').length > 0")
    rows = page.run("""[...document.querySelectorAll(".coverage tr")]
      .map((row) => [...row.cells].map((cell) => cell.textContent))""")
    check.that(any(row[-1] == "never" for row in rows) and any(row[-1].endswith("×") for row in rows),
               "with the moves that are made, how often, and those that never are", rows[-3:])
    check.that(any(row[0] == "event in state" for row in rows),
               "and with the events by state", rows[:3])
    wide = page.run("document.getElementById('overview').scrollWidth"
                    " - document.getElementById('overview').clientWidth")
    check.that(wide <= 0, "nothing is wider than the page", wide)
    page.picture("coverage-light-1440")
    page.scheme("dark")
    page.picture("coverage-dark-1440")
    page.scheme("light")
    page.press("Escape")


def check_many(check, page, flow, fixtures, work):
    many = MANY_IN_DEBUG if "debug" in flow.path else MANY
    path = work / "many.html"
    plant_many(fixtures, work / "many", many)
    flow.report(work / "many", path)
    page.size(1440, 900)
    size = path.stat().st_size
    check.that(size < MANY_LIMIT * many / MANY, f"{many} cases: {size / 1e6:.1f} MB", size)
    opened = page.processor_time(lambda: page.open(path))
    check.that(opened < 1, f"and opens in {opened:.2f} s of the processor's time", opened)
    if page.shows_overview():
        page.press("Escape")
    shown = page.processor_time(lambda: (page.press("o"), page.settle()), tries=1)
    page.wait("document.querySelectorAll('.thumbnail .device').length > 2")
    cards = page.run("document.querySelectorAll('.card').length")
    drawn = page.run("document.querySelectorAll('.thumbnail > *').length")
    check.that(cards == many and shown < 1,
               f"the overview has {cards} cards in {shown * 1e3:.0f} ms of the processor's time",
               (cards, shown))
    check.that(drawn < 120, "screens are drawn when they come into view", drawn)
    page.run("document.getElementById('overview').scrollTop = 1e6")
    page.wait("[...document.querySelectorAll('.card')].at(-1).querySelector('.device') !== null")
    after = page.run("document.querySelectorAll('.thumbnail > *').length")
    check.that(after < 250, "and no others", after)
    page.run("document.getElementById('overview').scrollTop = 0")
    page.picture("overview-light-1440")
    page.scheme("dark")
    page.picture("overview-dark-1440")
    page.scheme("light")
    page.press("Escape")
    check.that(not page.shows_overview(), "Escape leaves the overview")
