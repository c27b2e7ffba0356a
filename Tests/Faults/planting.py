"""The faults of Tests/Faults, and a build of the tool that has all of them."""

import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]

#: What a patch asks whether its fault is the one that is planted.
PLANTED = """import Glibc

enum Planted {
  private static let name = getenv("PLANTED_FAULT").map { String(cString: $0) } ?? ""

  static func `is`(_ name: String) -> Bool { name == Self.name }
}
"""


class Fault:
    """A patch, with the scene and what is wrong."""

    def __init__(self, path):
        self.path = path
        self.name = path.stem
        self.scene, self.what = path.read_text().split("\n", 1)[0].split(": ", 1)


def everything():
    """All faults, in the order of their names."""
    return [Fault(path) for path in sorted((ROOT / "Tests/Faults").glob("*.patch"))]


def build(faults, configuration="release"):
    """Builds the tool with some faults, of which PLANTED_FAULT chooses one; returns its path."""
    copy = ROOT / ".build/faults"
    copy.mkdir(parents=True, exist_ok=True)
    for name in ("Package.swift", "Benchmarks", "Hosts", "Tests"):
        target = copy / name
        if not target.exists():
            target.symlink_to(ROOT / name)
    shutil.rmtree(copy / "Sources", ignore_errors=True)
    shutil.copytree(ROOT / "Sources", copy / "Sources", symlinks=True)
    for module in ("Scenes", "FlowEngine"):
        (copy / f"Sources/{module}/Planted.swift").write_text(PLANTED)
    for fault in faults:
        subprocess.run(
            ["patch", "--quiet", "--no-backup-if-mismatch", "-p1", "-i", str(fault.path)],
            cwd=copy, check=True)
    subprocess.run(
        ["swift", "build", "-c", configuration, "--product", "flow"], cwd=copy, check=True,
        stdout=sys.stderr)
    return copy / f".build/{configuration}/flow"
