"""The variants of a moment, and what an audit finds in them."""

import shutil


def check_variants(check, page, flow, fixtures, work):
    folder, path = work / "variants", work / "variants.html"
    folder.mkdir()
    for each in (fixtures / "glide-card").glob("flick-open.*"):
        shutil.copy(each, folder / each.name)
    made = flow.report(folder, path)
    check.that(made.returncode == 0, "a report without the exceptions beside its traces", made.stderr[:200])
    page.size(1440, 900)
    page.scheme("light")
    page.open(path)
    check.that(page.text("#finding-count") == "2", "the button counts what is found",
               page.text("#finding-count"))
    page.press("v")
    page.wait("document.querySelectorAll('#variant-list .device').length === 6")
    check.that(not page.page.is_visible("#stage"), "variants are in the screen's place")
    page.press("Home")
    colors = page.run("""[...document.querySelectorAll("#variant-list .device")].map((device) =>
      getComputedStyle(device.querySelector("[data-id=host], .node")).backgroundColor)""")
    check.that(colors[0] == "rgb(255, 255, 255)" and colors[1] == "rgb(0, 0, 0)",
               "each in its own colours", colors)
    sides = page.run("""[...document.querySelectorAll("#variant-list .screen")].map((screen) => screen.dir)""")
    check.that(sides == ["ltr", "ltr", "ltr", "ltr", "rtl", "ltr"], "one is mirrored", sides)
    shots = page.run("""[...document.querySelectorAll("#variant-list .device")].map((device) => device.ariaLabel)""")
    check.that(shots[0].startswith("as recorded: frame 0 at 0 s"), "each says which frame it is", shots)
    page.press("End")
    later = page.run("document.querySelector('#variant-list .device').ariaLabel")
    check.that(later != shots[0], "and follows the moment", later)
    page.run("document.querySelector('#finding-list button').click()")
    marked = page.run("""[...document.querySelectorAll("#variant-list .device")]
      .map((device) => device.querySelectorAll(".differs").length)""")
    check.that(marked[0] >= 1 and sum(marked[1:]) == 0, "a finding is shown where it is", marked)
    page.picture("variants-light-1440")
    page.scheme("dark")
    page.picture("variants-dark-1440")
    page.scheme("light")
    page.size(390, 844)
    wide = page.run("document.documentElement.scrollWidth - innerWidth")
    check.that(wide <= 0, "on a phone nothing is wider than the page", wide)
    page.picture("variants-light-390")
    page.size(1440, 900)
    page.press("v")
    check.that(page.page.is_visible("#stage") and not page.page.is_visible("#variants"),
               "the same key brings the screen back")
