"""The command that writes the page."""

import shutil


def check_command(check, flow, fixtures, work):
    clean = work / "clean" / "glide-card"
    shutil.copytree(fixtures / "glide-card", clean)
    before = sorted((p.name, p.read_bytes()) for p in clean.iterdir())
    made = flow.report(clean, work / "clean.html")
    said = [line for line in made.stderr.splitlines() if "wrong-targets" not in line]
    traces = len(list(clean.glob("*.trace.jsonl")))
    line = f"flow report: {traces} passed: {work / 'clean.html'}"
    check.that((made.returncode, made.stdout, said) == (0, "", [line]),
               "all well: status 0, and one line says so", made)
    flow.report(clean, work / "again.html", "--jobs", "1")
    same = (work / "clean.html").read_bytes() == (work / "again.html").read_bytes()
    check.that(same, "the same cases give the same bytes, whatever the jobs")
    after = sorted((p.name, p.read_bytes()) for p in clean.iterdir())
    check.that(before == after, "nothing is written beside the goldens")
    result = flow("report", clean)
    check.that(result.returncode == 2 and "--output" in result.stderr,
               "without a page to write: status 2, and how to say it", result.stderr)
    result = flow.report(clean, work / "no" / "such" / "page.html")
    check.that(result.returncode == 2 and "page.html" in result.stderr,
               "a page that cannot be written: status 2", result.stderr)
    print(f"      the page of the glide card's fixtures: {(work / 'clean.html').stat().st_size / 1e3:.0f} kB")
