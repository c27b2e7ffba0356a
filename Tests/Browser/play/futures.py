"""The past, the futures that begin there, and what is kept of them."""

import time


def check_past(check, page):
    """Scrubbing, forking and comparing."""
    x, y = page.centre("#track")
    page.click_at(x - 300, y)
    shown = page.run("flowPlay.shown")
    check.that(0 < shown < page.run("flowPlay.take.time"), "a click on the timeline shows a moment of the past", shown)
    page.run("document.getElementById('track').focus()")
    page.press("ArrowLeft")
    check.that(page.run("flowPlay.shown") < shown, "the arrow keys go through it")
    page.click("#device")
    check.that("moment of the past" in page.notice(), "which is not touched", page.notice())
    page.click("#play")
    page.wait(f"flowPlay.shown > {shown}")
    page.click("#play")
    page.click("#back")
    at = page.run("flowPlay.shown")
    page.click("#fork")
    check.that(page.run("flowPlay.takes.length") == 2
               and page.run("flowPlay.take.events.every(({ t }) => t <= flowPlay.take.since)")
               and abs(page.run("flowPlay.take.since") - at) < 1e-6,
               "a second future begins there")
    time.sleep(0.4)
    page.click("#rotate")
    page.wait(f"flowPlay.take.time > {at + 0.3}")
    check.that(True, "and runs on")
    page.set("compare", "0")
    page.settle()
    check.that(page.run("document.querySelectorAll('#other-screen .node').length") > 0
               and page.run("document.querySelectorAll('#curve-names p').length") > 0,
               "both are seen side by side, with curves")
    page.picture(f"compare-{page.run('flowPlay.take.header.scene')}")
    page.set("compare", "")


#: The events of each take, but for a mouse that only points.
COUNTS = "flowPlay.takes.map(({ events }) => events.filter(({ event }) => event.phase !== 'hover').length)"


def check_kept(check, page, path):
    """Nothing that was recorded goes without being asked for."""
    page.open(path)
    page.set("scene", "glide-card")
    page.tap("trigger")
    page.state_is("resting, position compressed")
    count = len(page.events())
    page.click("#restart")
    check.that(page.run(COUNTS) == [count, 0],
               "Start over begins another future", page.run("flowPlay.takes.length"))
    page.click("#restart")
    check.that(page.run("flowPlay.takes.length") == 2, "in place of one in which nothing has happened")
    page.set("scene", "card-input")
    page.set("scene", "glide-card")
    check.that(page.run(COUNTS) == [count, 0],
               "another scene keeps them")
    page.dialogs.clear()
    page.reload()
    check.that(("beforeunload", "") in page.dialogs, "a reload asks first", page.dialogs)
    if page.run("flowPlay.take.header.scene === 'glide-card'"):
        page.tap("trigger")
    page.set("scene", "glide-card")
    page.button("show")
    page.state_is("resting, position compressed")
    page.click("#export-link")
    page.wait("location.hash.startsWith('#trace=')")
    page.dialogs.clear()
    page.reload()
    check.that(not page.dialogs, "and not where all is in a link", page.dialogs)
    page.run("history.replaceState(null, '', '#')")
    # A finger that was down at the moment from which another future begins.
    page.drag(page.point(187, 560), page.point(187, 300))
    page.state_is("resting")
    middle = page.run("flowPlay.take.events.filter(({ event }) => event.phase === 'move').at(-4).t")
    page.run("document.getElementById('track').focus()")
    while page.run(f"(flowPlay.shown ?? 1e9) > {middle}"):
        page.click("#back")
    page.click("#fork")
    last = page.events()[-1], page.run("flowPlay.take.events.at(-1).event.phase")
    check.that(last == ("pointer", "cancel")
               and page.run("document.querySelector('.touch.shown') === null"),
               "a future that begins in mid-drag has nobody's finger", last)
    page.state_is("resting")
    page.dialogs.clear()
    count = page.run("flowPlay.takes.length")
    page.button("dismiss")
    page.click("#discard")
    check.that(page.run("flowPlay.takes.length") == count - 1 and page.dialogs
               and page.dialogs[0][0] == "confirm", "to discard one asks", page.dialogs)
