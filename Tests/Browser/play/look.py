"""What is drawn in and around a screen, and how the page fits into windows."""

import json
import time

WIDTHS = (1440, 1024, 390)


def check_look(check, page, scene):
    """What is drawn around and in a screen, which frames do not have."""
    page.upright()
    page.rests()
    state = page.run("document.getElementById('state-table').textContent")
    check.that(state and not any(sign in state for sign in '{}[]"'), "the state is a table of members", state)
    bars = "[...document.querySelectorAll('#device .status-bar, #device .home-indicator')].length"
    # A screen that has just been turned is drawn again a little later.
    check.that(page.soon(f"{bars} === 2"), "the system's bars are drawn", page.run(bars))
    page.click("#shows-system")
    check.that(page.soon(f"{bars} === 0"), "and not if they are not wanted")
    page.click("#shows-system")
    if scene != "glide-card":
        return
    widths = page.run("new Set([...document.querySelectorAll('.filler-rows .line')]"
                      ".map(({ style }) => style.width)).size")
    check.that(widths > 20, "the rows of a list differ", widths)
    check.that(page.run("document.querySelectorAll('.filler-host .picture').length") > 4,
               "behind the card is an app")
    if not page.state().startswith("resting, position compressed"):
        page.button("show")
        page.state_is("resting, position compressed")
    page.drag(page.point(187, 560), page.point(187, 200))
    page.state_is("resting, position open")
    thumb = """(() => {
        const thumb = document.querySelector("#screen .scroll-thumb");
        return [thumb.style.transform, Number(getComputedStyle(thumb).opacity)];
    })()"""
    page.swipe(page.point(187, 600), page.point(187, 400))
    first = page.run(thumb)
    page.wait(f"{thumb}[0] !== {json.dumps(first[0])}")
    check.that(page.run(thumb)[1] == 1, "the thumb of a list moves with it", first)
    page.rests()
    page.wait(f"{thumb}[1] === 0")
    check.that(True, "and fades when it rests")


def check_widths(check, page, scene):
    page.upright()
    for scheme in ("light", "dark"):
        page.scheme(scheme)
        for width in WIDTHS:
            is_phone = width < 500
            page.fingers(is_phone)
            page.size(width, 844 if is_phone else 900)
            wide = page.run("document.documentElement.scrollWidth")
            check.that(wide <= width, f"nothing is wider than {width} px, {scheme}", wide)
            small = page.run(SMALL.replace("LEAST", "44" if is_phone else "24"))
            check.that(not small, "and nothing too small to be hit", small)
            edges = [page.pixel(*page.run(RIGHT_EDGE.replace("INSET", inset))) for inset in ("1", "8")]
            check.that(scene != "card-input" or edges[0] == edges[1],
                       "the screen has one colour up to its edge", edges)
            if is_phone:
                check_phone(check, page)
            page.picture(f"{scene}-{width}-{scheme}")
    page.fingers(True)
    page.size(1440, 900)
    page.scheme("light")


#: Controls that are smaller than they may be.
SMALL = """[...document.querySelectorAll("button, select, summary, input:not([type=file]), [role=slider], .wheel")]
    .filter((each) => each.getClientRects().length > 0)
    .map((each) => [each.id || each.textContent, each.getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 0 && (width < 24 || height < LEAST - 0.01))
    .map(([name, { width, height }]) => `${name} ${width} x ${height}`)"""
#: A place beside the screen's right edge, in its middle.
RIGHT_EDGE = """(() => {
    const box = document.getElementById("device").getBoundingClientRect();
    return [Math.round(box.right) - INSET, Math.round(box.top + box.height * 0.55)];
})()"""


def check_phone(check, page):
    """One screenful, with sheets."""
    fits = page.run("""(() => {
        const box = document.getElementById("device").getBoundingClientRect();
        const bar = document.getElementById("sheet-bar").getBoundingClientRect();
        return [document.documentElement.scrollHeight, box.left >= 24, box.top > 0, box.bottom <= bar.top,
                bar.bottom <= 844, box.height > 500 || box.width > 300];
    })()""")
    check.that(fits == [844, True, True, True, True, True], "a phone shows all of the screen at once", fits)
    shown = page.run("""(() => {
        const shown = [];
        for (const button of document.querySelectorAll("[data-sheet]")) {
            if (!button.offsetParent) continue;
            button.click();
            const box = document.getElementById(button.dataset.sheet).getBoundingClientRect();
            shown.push(box.height > 40 && box.width > 100 && box.right <= innerWidth
                && button.getAttribute("aria-expanded") === "true"
                && document.getElementById(button.dataset.sheet).contains(document.activeElement));
        }
        return shown;
    })()""")
    check.that(len(shown) >= 6 and all(shown), "and the panels as sheets, one at a time", shown)
    page.press("Escape")
    check.that(page.run("document.querySelector('.is-raised') === null"
                        " && document.activeElement.dataset.sheet !== undefined"), "which Escape closes")


def check_small(check, page, path):
    """A window that is too small for all of it scrolls by a finger beside the screen."""
    page.fingers(True)
    page.size(390, 300)
    page.open(path)
    page.run("scrollTo(0, 0)")
    page.swipe((8, 200), (8, 90))
    page.wait("document.scrollingElement.scrollTop > 20")
    check.that(page.events() == [], "a finger beside the screen scrolls the page")
    page.size(1440, 900)


def check_system(check, page, path):
    """What the page takes over from the system, and says to it."""
    page.scheme("light", "reduce")
    page.open(path)
    check.that(page.run("flowPlay.take.header.environment?.reduceMotion") is True,
               "reduced motion is the system's")
    page.scheme("light")
    page.wait("flowPlay.take.environment.reduceMotion === false")
    check.that(page.events("environment")[-1]["environment"] == {"reduceMotion": False}, "also as it changes")
    page.set("scene", "glide-card")
    page.run("""window.saidStates = [], new MutationObserver(() =>
        saidStates.push(document.getElementById("state-said").textContent))
        .observe(document.getElementById("state-said"), { childList: true, characterData: true, subtree: true })""")
    page.tap("trigger")
    page.state_is("resting, position compressed")
    page.wait("saidStates.length > 0")
    time.sleep(0.8)
    said = page.run("saidStates")
    check.that(len(said) <= 2 and "position compressed" in said[-1], "a change of state is said once", said)
