"""What the page exports and opens: traces, goldens and links."""

import json

from .pages import write_page


def check_export(check, page, flow, folder):
    trace = page.download("#export-trace", folder)
    # The scene goes on; the golden is that of the trace that has been saved.
    page.click("#rotate")
    page.click("#rotate")
    golden = page.download("#export-golden", folder).read_text()
    made = flow.replay(trace)
    lines = trace.read_text().count("\n")
    check.that(made == golden, f"flow replay of {lines} lines gives the exported golden byte for byte, "
               f"{len(made):,} bytes", made[:300])
    verdict = flow("verify", "--ci", folder)
    check.that(verdict.returncode == 0, "and flow verify passes", verdict.stdout[-300:])


def check_unrecorded(check, page):
    """A scene whose texts cannot be replaced, as one would be that lists none and begins with a state."""
    page.run("flowPlay.take.isUnrecorded = true, delete flowPlay.take.saved, null")
    made = []
    page.page.on("download", lambda each: made.append(each))
    address = page.run("location.href")
    for button in ("trace", "golden", "link"):
        page.run("document.getElementById('notice').textContent = '', null")
        page.click(f"#export-{button}")
        check.that("no recording to export" in page.notice(),
                   f"without stand-ins for its texts a scene has no {button} to export", page.notice())
    page.page.wait_for_timeout(300)
    check.that(not made and page.run("location.href") == address, "and none is made")


def check_exchange(check, page):
    """A link, an edit, and a dropped trace."""
    page.click("#export-link")
    page.wait("location.hash.startsWith('#trace=')")
    trace = page.run("flowPlay.take.trace")
    address = page.run("location.hash")
    page.open(page.run("location.pathname"), address)
    check.that(page.run("flowPlay.take.events.length") == trace.count("\n") - 1,
               f"a link opens the recording, {len(address):,} characters")
    check.that(not page.run("flowPlay.take.isUnsaved"), "which is saved in it already")
    page.run("history.replaceState(null, '', '#')")
    page.click("#edit")
    page.run("""(() => {
        const text = document.getElementById("editor-text");
        text.value = text.value.replace('"flowTrace":1', '"flowTrace":2');
    })()""")
    page.click("#editor-replay")
    said = page.text("#editor-error")
    check.that(said.startswith("line 1, column 14: ") and "FLOW_" not in said,
               "a trace at fault is told with its place", said)
    page.run("""(() => {
        const text = document.getElementById("editor-text");
        text.value = text.value.replace('"flowTrace":2', '"flowTrace":1');
    })()""")
    page.click("#editor-replay")
    count = page.run("flowPlay.takes.length")
    check.that(count == 2 and page.run("flowPlay.take.isUnsaved"), "an edited trace is another future, saved nowhere",
               count)
    page.run(f"""(() => {{
        const data = new DataTransfer();
        data.items.add(new File([{json.dumps(trace)}], "dropped.trace.jsonl"));
        for (const type of ["dragover", "drop"]) {{
            document.body.dispatchEvent(
                new DragEvent(type, {{ dataTransfer: data, bubbles: true, cancelable: true }}));
        }}
    }})()""")
    page.wait(f"flowPlay.takes.length === {count + 1}")
    check.that(page.run("flowPlay.take === flowPlay.takes.at(-1) && !flowPlay.take.isUnsaved"),
               "a dropped trace is opened beside them, and is in its file already")
    check_dropped_text(check, page)


def check_dropped_text(check, page):
    """A text is entered where texts are entered, and opened elsewhere."""
    def drop(place):
        return page.run(f"""(() => {{
            const data = new DataTransfer();
            data.setData("text/plain", "hello");
            const events = ["dragover", "drop"].map((type) =>
                new DragEvent(type, {{ dataTransfer: data, bubbles: true, cancelable: true }}));
            for (const event of events) document.querySelector({json.dumps(place)}).dispatchEvent(event);
            return [...events.map((event) => event.defaultPrevented), document.body.classList.contains("drops")];
        }})()""")

    page.click("#edit")
    taken = [drop("#editor-text"), drop("#typing"), drop("#stage")]
    check.that(taken == [[False, False, False], [False, False, False], [True, True, False]],
               "a dropped text is the editor's there, and a trace elsewhere", taken)
    page.press("Escape")
    page.wait("!document.getElementById('fault').hidden")
    check.that("That cannot be opened" in page.text("#fault-text"), "which this one is not", page.text("#fault-text"))
    page.click("#fault-dismiss")


def check_fixtures(check, page, fixtures):
    """What the page keeps of a recording is that recording."""
    count, apart = 0, []
    # A scene that holds others is not in a module of several.
    for golden in sorted(set(fixtures.glob("*/*.frames.json")) - set(fixtures.glob("checkout/*"))):
        name = golden.name.replace(".frames.json", ".trace.jsonl")
        trace = golden.with_name(name)
        made = page.run(f"flowPlay.replayed({json.dumps(trace.read_text())}, {json.dumps(name)})")
        count += 1
        if made != golden.read_text():
            apart.append(trace.name)
    check.that(count > 0 and not apart, f"{count} fixtures, opened and replayed, give their goldens",
               apart[:5])


def check_mirrored(check, page, flow, folder):
    """A recording in the language that goes from right to left, whatever its direction is, as the tool replays it."""
    trace = folder / "mirrored.trace.jsonl"
    trace.write_text(
        '{"flowTrace":1,"scene":"glide-card","environment":{"locale":"ar-XB"}}\n'
        '{"t":0.1,"type":"environment","environment":{"layoutDirection":"leftToRight"}}\n'
        '{"t":0.2,"type":"environment","environment":{"locale":"en"}}\n'
        '{"t":0.3,"type":"environment","environment":{"locale":"ar-XB"}}\n')
    made = page.run(f"flowPlay.replayed({json.dumps(trace.read_text())}, {json.dumps(trace.name)})")
    check.that(made == flow.replay(trace), "what goes from right to left does so as in the tool", made[:300])
    address = page.run(f"flowPlay.link({json.dumps(trace.read_text())})")
    page.run(f"location.hash = {json.dumps(address)}")
    page.wait("flowPlay.take.header.environment?.locale === 'ar-XB'")
    directions = []
    for _ in range(4):
        directions.append(page.run("document.getElementById('screen').dir"))
        page.click("#back")
        page.settle()
    check.that(directions == ["rtl", "ltr", "rtl", "rtl"], "and is drawn so", directions)
    page.click("#live")
    page.run("history.replaceState(null, '', '#')")


def check_start(check, page, flow, path, trace, module):
    """A page that goes on from a recording."""
    write_page(flow, path, trace, *module)
    page.open(path)
    lines = [line for line in trace.read_text().splitlines() if line.strip()]
    check.that(page.run("flowPlay.take.events.length") >= len(lines) - 1,
               f"the page of {trace.name} begins with it", page.notice())
    page.click("#back")
    check.that(page.run("flowPlay.shown") <= json.loads(lines[-1])["t"], "and shows its moments")
