"""Violations of accessibility, as axe-core finds them in the page."""

import axe

#: Colours of the page are measured by check_widths; those of the screens are the scenes' own.
LOOK = """axe.run(document, { rules: { "color-contrast": { enabled: false } } }).then(({ violations }) =>
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 100)).join(" ")}`))"""


def check_violations(check, page, path):
    """The overview, a case that differs, one whose long message scrolls, and variants."""
    script = axe.source()
    if script is None:
        print("      axe-core: not asked, Python has no axe-playwright-python")
        return
    page.size(1024, 768)
    for what, address, key in (
            ("the overview", "", None), ("a case that differs", "#planted/glide-card/flick-open@14", None),
            ("a trace error", "#planted/glide-card/flick-closed", None),
            ("what is read aloud", "#planted/glide-card/flick-open@14", "r"),
            ("variants", "#planted/glide-card/drag-to-open@4", "v")):
        page.open(path, address)
        if key:
            page.press(key)
            page.settle()
        page.page.add_script_tag(content=script)
        found = page.run(LOOK)
        check.that(not found, f"axe-core finds nothing in {what}", found)
    for what, address, act in (
            ("the coverage", "", lambda: page.click("#overview summary")),
            ("what is found", "#planted/glide-card/flick-open@14", lambda: page.page.fill("#case-filter", "card"))):
        page.open(path, address)
        page.size(1440, 900)
        act()
        page.settle()
        page.page.add_script_tag(content=script)
        found = page.run(LOOK)
        check.that(not found, f"axe-core finds nothing in {what}", found)
    page.size(1024, 768)
    page.open(path, "#planted/glide-card/flick-closed")
    box = page.run("(({ scrollHeight, clientHeight, tabIndex }) => [scrollHeight > clientHeight, tabIndex])"
                   "(document.getElementById('case-message'))")
    check.that(box[0] == (box[1] == 0), "a message that scrolls is a stop of the Tab key, and no other", box)
    page.open(path)
    page.run("document.querySelector('.skip').focus()")
    page.press("Enter")
    check.that(not page.shows_overview() and page.run("document.activeElement.id") == "stage",
               "from the overview, too, the first link leads to the screen", page.run("document.activeElement.id"))
    page.size(1600, 1000)
