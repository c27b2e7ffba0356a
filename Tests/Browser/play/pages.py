"""The pages that `flow play` writes."""

import sys

from checks import ROOT

#: Bytes of a page with one scene, and with the five, whose modules are compressed by gzip. The rules of the
#: scenes' pages, by which it says what led to a value, are 75 kB of it, the recognition of pointers 33 kB,
#: keys 16 kB.
SIZES = {"glide-card": 690_000, "flow": 912_000}


def write_page(flow, path, *options):
    made = flow("play", *options, "-o", path)
    if made.returncode:
        sys.exit(f"test-play: {made.stderr}")


def built(name):
    """A module that scripts/build-play has made; None if it has not."""
    path = ROOT / ".build/play" / f"{name}.wasm.gz"
    return str(path) if path.exists() else None


def check_sizes(check, page, flow, work):
    for name, limit in SIZES.items():
        module = built(name)
        if not module:
            print(f"      {name}: not measured, scripts/build-play has not built it")
            continue
        path = work / f"{name}-size.html"
        write_page(flow, path, "glide-card", "--module", module)
        size = path.stat().st_size
        page.open(path)
        check.that(page.run("document.documentElement.dataset.ready") == "true" and size <= limit,
                   f"a page with {name} has at most {limit / 1e3:.0f} kB: {size / 1e3:.0f} kB; it runs "
                   f"after {page.run('flowPlay.began'):.0f} ms", size)
