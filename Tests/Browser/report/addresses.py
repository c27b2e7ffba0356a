"""Addresses of cases and frames."""

import json
import re


def check_addresses(check, page, path, flow, work):
    def shown():
        return page.text("#case-title"), re.match(r"(?:after )?frame (\d+)", page.text("#moment"))[1]

    name = "#planted/glide-card/flick-open"
    page.open(path, f"{name}@12")
    check.that(shown() == ("flick-open", "12"), "an address opens a case at a frame", shown())
    page.press("ArrowRight", shift=True)
    page.wait("location.hash.endsWith('@13')")
    kept = page.run("location.hash")
    page.press("j")
    page.wait("!location.hash.includes('glide-card/flick-open')")
    page.run(f"location.hash = {json.dumps(kept)}")
    page.wait("document.getElementById('case-title').textContent === 'flick-open'")
    check.that(shown() == ("flick-open", "13"), "the page keeps it, and can be sent back to it",
               (kept, shown()))
    last = page.last_step()
    page.open(path, f"{name}@99999")
    check.that(page.step() == last, "a frame too far is the last one", shown())
    page.open(path, "#glide-card/nothing@3")
    check.that(page.text("#case-kind").endswith("differs"), "an unknown one is no harm", shown())
    notice = "!document.getElementById('notice').hidden && document.getElementById('notice').innerText"
    check.that("glide-card/nothing" in (page.run(notice) or ""), "and is told", page.run(notice))
    page.picture("wrong-address-light-1600")
    page.open(path, f"{name}@12")
    check.that(page.run(notice) is False, "a right one is not", page.run(notice))
    page.run("location.hash = '#no/such'")
    page.wait("!document.getElementById('notice').hidden")
    check.that(page.text("#case-title") == "flick-open", "the case that is open stays", shown())
    page.open(path, f"{name}@99999")
    check.that("99999" in (page.run(notice) or ""), "a frame that is not there is told", shown())
    page.open(path, f"{name}@12+9999")
    check.that("9999 s after frame 12" in (page.run(notice) or ""), "and so is a moment", page.run(notice))
    links = set()
    for folder in ("planted/glide-card", "other/glide-card"):
        page.open(path, f"#{folder}/flick-open@12")
        page.press("ArrowLeft", shift=True)
        page.press("ArrowRight", shift=True)
        page.wait("location.hash.endsWith('@12')")
        place = page.text("#case-place")
        check.that(f"{folder}/flick-open" in place, f"the case in {folder} is opened", place)
        links.add(page.run("location.hash"))
    check.that(len(links) == 2, "two cases of one name in two folders have two addresses", links)
    page.open(path, kept.replace("@13", "@12+0.02"))
    before = shown()
    for rate in ("0", "7", "120"):
        other = work / f"planted-{rate}.html"
        flow.report(work / "planted" / "glide-card", other, "--fps", rate)
        page.open(other, kept)
        check.that(shown() == ("flick-open", "13"), f"an address is the same with --fps {rate}",
                   shown())
        page.open(other, kept.replace("@13", "@12+0.02"))
        check.that(shown() == before, f"with --fps {rate}, the moment after a frame is there too",
                   (shown(), before))
