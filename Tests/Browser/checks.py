"""The findings of the tests in browsers, and the tool that they test."""

import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def address_of(place):
    """The address of a file; an address is one."""
    return place if "://" in str(place) else pathlib.Path(place).as_uri()


class Checks:
    """The findings, printed as they are made."""

    def __init__(self):
        self.failed = 0

    def that(self, condition, what, seen=None):
        if condition:
            print(f"ok    {what}")
        else:
            self.failed += 1
            print(f"FAIL  {what}" + ("" if seen is None else f": {seen!r}"))

    def close(self, name):
        """Prints the result; returns the exit status."""
        print(f"{name}: {self.failed} failed" if self.failed else f"{name}: all well")
        return 1 if self.failed else 0


class Flow:
    """The tool."""

    def __init__(self, given=None):
        builds = [ROOT / ".build" / kind / "flow" for kind in ("release", "debug")]
        self.path = given or next((str(path) for path in builds if path.exists()), None)
        if not self.path:
            sys.exit("there is no flow in .build; build it first, or give --flow")

    def __call__(self, *arguments):
        """Runs a command; its output is text."""
        return subprocess.run([self.path, *arguments], capture_output=True, text=True, check=False)

    def report(self, folder, page, *options):
        return self("report", folder, "-o", page, *options)

    def replay(self, trace):
        """The golden of a trace, byte for byte; the messages if there is none."""
        made = subprocess.run([self.path, "replay", "--pretty", trace], capture_output=True,
                              check=False)
        return made.stdout.decode() if made.returncode == 0 else made.stderr.decode()
