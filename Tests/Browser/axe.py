"""Violations of accessibility, as axe-core finds them in a page."""

import importlib.util
import pathlib

#: Colours are the scenes' own, and `flow audit` is to judge them. The page around is the test's.
LEFT_OUT = ["color-contrast", "region", "landmark-one-main", "page-has-heading-one", "heading-order"]


def source():
    """The script of axe-core; None where it is not installed."""
    found = importlib.util.find_spec("axe_playwright_python")
    return (pathlib.Path(found.origin).parent / "axe.min.js").read_text() if found else None


def finds_nothing(page, ask, fixtures):
    """Looks at each state of each scene; returns whether there is no violation."""
    script = source()
    if script is None:
        print("SKIPPED: axe-core, for Python has no axe-playwright-python")
        return True
    page.page.add_script_tag(content=script)
    is_well, count = True, 0
    for chosen in fixtures.values():
        result = ask(page, "inspect", chosen, LEFT_OUT)
        count += result["states"]
        for finding in result["findings"]:
            is_well = False
            print(f"FAIL  axe-core: {finding}")
    print(f"{'ok   ' if is_well else 'FAIL '} axe-core: {count} states")
    return is_well
