"""The package's libraries, as the package manager and the compiler describe them; to be imported."""

import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def run(*command):
    """The standard output of a command run at the top of the tree; its failure ends the script."""
    result = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    if result.returncode:
        sys.stderr.write(result.stdout)
        sys.exit(f"{pathlib.Path(sys.argv[0]).name}: '{' '.join(command)}' has failed")
    return result.stdout


class Module:
    """A target of a library product."""

    def __init__(self, target):
        self.name = target["c99name"]
        self.folder = ROOT / target["path"]
        self.sources = [self.folder / source for source in target["sources"]]
        #: The names of the modules it depends on.
        self.dependencies = sorted(name.replace("-", "_") for name in target.get("target_dependencies", []))


def products():
    """The modules of each library product, including test support, by product name."""
    description = json.loads(run("swift", "package", "describe", "--type", "json"))
    targets = {target["name"]: Module(target) for target in description["targets"]
               if target["module_type"] == "SwiftTarget"}
    return {product["name"]: [targets[name] for name in product["targets"]]
            for product in sorted(description["products"], key=lambda product: product["name"])
            if "library" in product["type"]}


class Build:
    """The debug build, which is updated first."""

    def __init__(self, targets):
        for name in targets:
            run("swift", "build", "--target", name)
        self.modules = pathlib.Path(run("swift", "build", "--show-bin-path").strip()) / "Modules"
        self.target = json.loads(run("swiftc", "-print-target-info"))["target"]["unversionedTriple"]

    def symbol_graphs(self, module, folder):
        """Writes a module's public symbols to a folder: its own, and those with which it extends
        others. Returns them in the order of their file names."""
        folder = pathlib.Path(folder)
        folder.mkdir(parents=True, exist_ok=True)
        run("swift", "symbolgraph-extract", "-module-name", module, "-I", str(self.modules),
            "-target", self.target, "-minimum-access-level", "public", "-skip-synthesized-members",
            "-emit-extension-block-symbols", "-output-dir", str(folder))
        files = [folder / f"{module}.symbols.json", *sorted(folder.glob(f"{module}@*.symbols.json"))]
        return [json.loads(file.read_text()) for file in files]
