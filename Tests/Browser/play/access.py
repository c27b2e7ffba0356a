"""The page by keyboard and by screen reader."""

import axe

#: Colours are the scenes' own.
LOOK = """axe.run(document, { rules: { "color-contrast": { enabled: false } } }).then(({ violations }) =>
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 100)).join(" ")}`))"""

ACCESSIBLE = """(() => {
    const bad = [];
    for (const each of document.querySelectorAll("button, input, select, textarea, [role=slider]")) {
        if (!each.offsetParent) continue;
        const name = each.getAttribute("aria-label") || each.textContent.trim()
            || each.labels?.[0]?.textContent.trim();
        if (!name) bad.push(each.outerHTML.slice(0, 80));
    }
    return bad;
})()"""


#: What has the browser's focus while a node of the screen has the scene's.
SCREEN = ("device", "typing")


def tab_stops(page):
    """What Tab comes to, from the page's beginning, until it begins again."""
    page.run("document.activeElement.blur(), document.querySelector('.skip').focus()")
    stops = []
    for _ in range(60):
        stop = page.run("(() => { const each = document.activeElement;"
                        " return each === document.body ? '' : each.id || each.className || each.textContent })()")
        if stop == "" or (stops and stop == stops[0]):
            break
        # Within the screen, Tab is the scene's.
        if not (stop in SCREEN and stops and stops[-1] in SCREEN):
            stops.append(stop)
        page.press("Tab")
    return stops


def check_access(check, page):
    check.that(page.run("""(() => {
        const box = document.querySelector("h1").getBoundingClientRect();
        return box.width > 20 && box.height > 10 && document.querySelectorAll("h1").length === 1;
    })()"""), "the page has a heading that is seen")
    stops = tab_stops(page)
    # What is asked about is pressed, so each value is a place, too. Those are counted where
    # Tab meets them: Tab moves the scene's focus, and with it the values that are shown.
    wheels = page.run("document.querySelectorAll('.wheel').length")
    check.that(len([each for each in stops if each != "ask"]) <= 17 + wheels,
               f"Tab comes to {len(stops)} places", stops)
    page.run("document.getElementById('restart').focus()")
    page.press("ArrowRight")
    check.that(page.run("document.activeElement.id") == "edit"
               and page.run("document.getElementById('restart').tabIndex") == -1,
               "the arrow keys go through a toolbar")
    # Both at once: the screen goes on.
    numbers = page.run("""(() => {
        const all = [...document.querySelectorAll("#reading li")];
        const numbered = all.filter((each) => getComputedStyle(each, "::before").content.includes("counter"));
        return [numbered.length, all.length];
    })()""")
    check.that(numbers[0] == numbers[1], "the reading order has a number for each", numbers)
    unnamed = page.run(ACCESSIBLE)
    check.that(not unnamed, "every control has a name", unnamed)
    check.that(page.run("document.querySelectorAll('#reading li').length") > 0,
               "the screen can be read in order")
    first = page.run("document.querySelector('#reading button')?.dataset.reads")
    count = len(page.events())
    page.run("document.querySelector('#reading button').focus()")
    page.press("Enter")
    page.settle()
    check.that(len(page.events()) > count or page.run("document.activeElement.id") == "typing",
               "and used by keyboard", first)


def check_violations(check, page, path):
    """Violations of accessibility, as axe-core finds them: with many effects, and in a small window."""
    script = axe.source()
    if script is None:
        print("      axe-core: not asked, Python has no axe-playwright-python")
        return
    page.size(1440, 900)
    page.open(path)
    page.set("scene", "adaptive-field")
    page.rests()
    # Each letter is an effect, and none has a button to come to.
    page.tap("name.section-0")
    page.rests()
    page.write("effects by the dozen")
    page.wait("document.querySelectorAll('#effects li').length > 12")
    for what, width, height in (("a page", 1440, 900), ("a small one", 390, 844)):
        page.size(width, height)
        # The page allows no scripts but its own.
        page.run(script)
        found = page.run(LOOK)
        check.that(not found, f"axe-core finds nothing in {what}", found)
    page.size(1440, 900)
