"""The page as a screen reader perceives it, its search, and what can be copied."""

import json
import shutil


def check_tree(check, page):
    """What a screen reader perceives."""
    page.send("Accessibility.enable")
    nodes = page.send("Accessibility.getFullAXTree")["nodes"]
    page.send("Accessibility.disable")
    roles = [n["role"]["value"] for n in nodes if not n.get("ignored")]
    for role in ("banner", "navigation", "main", "complementary", "region", "group", "slider",
                 "listbox", "option", "radiogroup", "status"):
        check.that(role in roles, f"a screen reader finds a {role}")
    unnamed = [n["role"]["value"] for n in nodes if not n.get("ignored")
               and n["role"]["value"] in ("button", "slider", "checkbox", "combobox", "radio",
                                          "searchbox", "listbox", "option", "image", "region")
               and not n.get("name", {}).get("value")]
    check.that(not unnamed, "each of its controls has a name", unnamed)
    page.press("1")
    page.run("document.querySelector('.skip').focus()")
    order = []
    for _ in range(400):
        page.press("Tab")
        order.append(page.run("""(() => {
            const e = document.activeElement;
            const part = e.closest("header, nav, main, .events-section, aside, .timeline");
            return part ? part.className || part.tagName : e.tagName;
        })()"""))
        if "timeline" in order and order[-1] != "timeline":
            break
    stops = order.index("events-section") if "events-section" in order else len(order)
    check.that(stops <= 20, f"{stops} stops of the Tab key before the events", stops)
    check.that(len(order) <= 45, f"{len(order)} stops to the time line", len(order))
    parts = list(dict.fromkeys(order))
    wanted = ["top", "NAV", "MAIN", "events-section", "inspector", "timeline"]
    check.that([p for p in parts if p in wanted] == wanted, "focus goes through it in order", parts)
    for name in ("state", "node"):
        stops = page.run(f"[...document.querySelectorAll('#{name} button')].map((each) => each.tabIndex)")
        check.that(len(stops) > 1 and stops.count(0) == 1, f"the names in {name} are one stop", stops)
    page.run("document.querySelector('#state button').focus()")
    page.press("ArrowDown")
    member = page.run("document.activeElement.dataset.member")
    page.press("Home")
    page.press("ArrowDown")
    check.that(member and page.run("document.activeElement.dataset.member") == member,
               "and the arrow keys move within", page.run("document.activeElement.dataset.member"))
    page.press("ArrowLeft")
    page.press("ArrowRight")
    check.that(page.run("document.activeElement.dataset.member") == member, "where the focus stays from frame to frame",
               page.run("document.activeElement.dataset.member"))
    page.run("document.activeElement.blur()")


def check_reading(check, page, path):
    page.open(path, "#spring/spring@2")
    page.press("r")
    rows = page.run("[...document.querySelectorAll('#reading li')].map((e) => e.innerText)")
    check.that(len(rows) > 2 and any("button" in row and "Dismiss" in row for row in rows),
               "what a screen reader reads is listed, with role and label", rows)
    page.press("r")
    page.run("document.activeElement.blur()")
    page.press("/")
    for key in "grabb":
        page.press(key)
    page.wait("document.querySelectorAll('#found button').length > 0")
    page.click("#found button")
    check.that(page.text("#node-title") == "grabber", "search finds a node, and goes to it",
               page.text("#node-title"))
    page.run("""(() => { const f = document.getElementById("case-filter"); f.value = "command";
      f.dispatchEvent(new Event("input")); })()""")
    found = page.text("#found")
    check.that("events 1" in found, "and events", found)
    page.run("""(() => { const f = document.getElementById("case-filter"); f.value = "damping";
      f.dispatchEvent(new Event("input")); })()""")
    check.that("differences" in page.text("#found"), "and differences", page.text("#found"))
    page.run("""(() => { const f = document.getElementById("case-filter"); f.value = "";
      f.dispatchEvent(new Event("input")); f.blur(); })()""")
    page.catch_copies()
    copied = {}
    for name in ("link", "accept", "place", "line"):
        page.click(f"#copy-{name}")
        copied[name] = page.run("window.copied")
    trace = page.run("JSON.parse(document.getElementById('report-index').textContent)"
                     ".cases.find((c) => c.name === 'spring').trace")
    tool = page.run("JSON.parse(document.getElementById('report-index').textContent).tool")
    check.that(copied["accept"] == f"{tool} verify {trace}; {tool} accept {trace}" and tool.endswith("flow") and copied["place"] == f"{trace}:2"
               and json.loads(copied["line"])["name"] == "show"
               and copied["link"].endswith("spring/spring@2"), "what can be copied is right", copied)


def check_new_node(check, page, flow, fixtures, work):
    """What is read aloud where the golden lacks a node."""
    folder, path = work / "new-node", work / "new-node.html"
    folder.mkdir()
    for kind in ("trace.jsonl", "frames.json"):
        shutil.copy(fixtures / "glide-card" / f"flick-open.{kind}", folder)
    golden = folder / "flick-open.frames.json"
    document = json.loads(golden.read_text())
    for frame in document["frames"]:
        frame["nodes"] = [node for node in frame["nodes"] if node["id"] != "trigger"]
    golden.write_text(json.dumps(document))
    flow.report(folder, path, "--matrix", "none", "--budget", "0")
    page.open(path)
    page.press("r")
    rows = page.run("[...document.querySelectorAll('#reading li')].map((e) => e.innerText)")
    lacking = [row for row in rows if "expected: not there" in row]
    check.that(len(rows) > 2 and len(lacking) == 1 and "Show card" in lacking[0],
               "a node that the golden lacks is read, and said to be new", rows)
    page.press("End")
    page.wait("document.getElementById('live').textContent.includes('completion')")
    check.that(page.step() == page.last_step(), "and the next steps are shown as a whole")
    page.press("r")
