"""What led to a value, as the page says it and as the tool does."""

import pathlib

from .pages import write_page

#: The lines about a value, once its name is pressed.
LINES = """(() => {{
    const select = document.getElementById("node-id");
    select.value = "{node}";
    select.dispatchEvent(new Event("change", {{ bubbles: true }}));
    document.querySelector('{table} [data-member="{member}"]').click();
    return [...document.querySelectorAll(".cause p")].map((line) => line.textContent);
}})()"""


def check_causes(check, page, flow, path, trace, module):
    """The page continues a recording, and is asked about moments of it."""
    write_page(flow, path, trace, *module)
    page.open(path)
    page.settle()
    asked = 0
    for button, node, member in [
            ("back", "card", "frame"), ("back", "dim", "alpha"), ("back", "card", "cornerRadius"),
            ("first", "host", "frame"), ("back", "state", "target"), ("first", "state", "name")]:
        page.click("#live")
        page.click(f"#{button}")
        time = page.run("flowPlay.shown")
        table = "#state-table" if node == "state" else "#node"
        seen = page.run(LINES.format(node="card" if node == "state" else node, table=table, member=member))
        told = flow("why", trace, "--at", repr(time), f"{node}.{member}").stdout.splitlines()
        expected = [line.replace(f" of {pathlib.Path(trace)}", " of the recording") for line in told]
        asked += seen == expected
        check.that(seen == expected, f"why {node}.{member} at {time:.3f} s: as the tool says",
                   [pair for pair in zip(seen, expected) if pair[0] != pair[1]] or (seen, expected))
        page.run("document.querySelector('.ask[aria-expanded=true]').click()")
    page.click("#live")
    page.click("#back")
    x, y = page.node("grabber")
    page.click_at(x, y)
    check.that(page.run("document.getElementById('node-id').value") == "grabber",
               "in the past a click on the screen chooses a node")
    page.click("#live")
