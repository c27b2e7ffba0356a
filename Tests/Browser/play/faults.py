"""Links and pages at fault."""

import json

HEADER = '{"flowTrace":1,"scene":"glide-card"}'
BAD = f'{HEADER}\n{{"t":0.1,"type":"tap","targt":"x"}}\n'


def check_refused(check, page, path):
    """A surrounding that the engine refuses does not stay in its field."""
    page.open(path)
    width = page.run("document.getElementById('window-width').value")
    page.set("window-width", "1e9")
    check.that("environment was refused" in page.notice(), "a window that is too wide is refused", page.notice())
    seen = page.run("document.getElementById('window-width').value")
    check.that(seen == width, "and does not stay in its field", seen)


def check_faults(check, page, path):
    """What cannot be opened is told, and leaves a screen."""
    packed = "flowPlay.link(%s)"
    good = page.run(packed % json.dumps(f'{HEADER}\n{{"t":0.1,"type":"tap","target":"trigger"}}\n'))
    links = {
        "a recording at fault": (page.run(packed % json.dumps(BAD)), "line 2, column 23"),
        "an unknown scene": (page.run(packed % json.dumps('{"flowTrace":1,"scene":"nope"}\n')),
                             "unknown scene 'nope'"),
        "a link cut short": (good[:len(good) // 2], "cut short or damaged"),
        "a link of which nothing is left": (good[:9], "cut short or damaged"),
        "a damaged link": (good[:20] + "AAAA" + good[24:], "cut short or damaged"),
        "a link with other signs in it": (good[:20] + "%" + good[21:], "not the link of a recording"),
        "another address": ("#nonsense", "not the link of a recording"),
    }
    for name, (link, expected) in links.items():
        page.open(path, link)
        said = page.text("#fault-text")
        check.that(expected in said and "FLOW_" not in said and page.run(
            "!document.getElementById('fault').hidden && document.documentElement.dataset.ready === 'true'"
            " && document.querySelectorAll('#screen .node').length > 3"),
                   f"{name} is told, over a fresh screen", said)
    page.click("#restart")
    page.rests()
    check.that(page.run("!document.getElementById('fault').hidden"), "which stays")
    page.click("#fault-dismiss")
    check.that(page.run("document.getElementById('fault').hidden"), "until it is dismissed")
    text = path.read_text()
    spoilt = path.with_name("spoilt.html")
    start = text.index('id="play-data">') + len('id="play-data">')
    data, end = json.JSONDecoder().raw_decode(text, start)
    data |= {"trace": BAD, "scene": "gone"}
    spoilt.write_text(text[:start] + json.dumps(data).replace("<", "\\u003c") + text[end:])
    page.open(spoilt)
    check.that(page.run("document.querySelectorAll('#screen .node').length > 3")
               and page.run("!document.getElementById('fault').hidden"),
               "a page of a recording at fault has a screen, too", page.text("#fault-text"))
    # As of a module whose scene holds others, and stands in no page of all.
    del data["trace"], data["scene"]
    data["scenes"] = []
    spoilt.write_text(text[:start] + json.dumps(data).replace("<", "\\u003c") + text[end:])
    page.open(spoilt)
    said = page.text("#fault-text")
    check.that("undefined" not in said and "“flow play " in said, "a page whose engine has none of its scenes says which one"
               " to write", said)
