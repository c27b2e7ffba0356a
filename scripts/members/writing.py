"""Writes generated files, and generated parts of files that are written by hand."""

import dataclasses
import pathlib
import re
import sys

from writing import replace

#: The mark of a comment, by the extension of the file.
MARKS = {".swift": "//", ".h": "//", ".hpp": "//", ".c": "//", ".java": "//", ".rs": "//", ".js": "//",
         ".ts": "//", ".py": "#"}


@dataclasses.dataclass
class File:
    """A file that is generated as a whole; `source` is what to change instead."""

    path: str
    source: str
    lines: list

    def text(self, root):
        mark = MARKS[pathlib.PurePath(self.path).suffix]
        head = [f"{mark} Written by scripts/generate-members; change {self.source} instead."]
        if self.path.endswith(".swift"):
            head.append("// swift-format-ignore-file")
        lines = self.lines[1:] if self.lines[0] == "" else self.lines
        return "\n".join([*head, "", *lines]) + "\n"


@dataclasses.dataclass
class Part:
    """The lines of a file between those that contain `begin members: NAME` and `end members: NAME`."""

    path: str
    name: str
    lines: list

    def text(self, root):
        text = (root / self.path).read_text(encoding="utf-8")
        pattern = re.compile(rf"(?m)(^.*begin members: {self.name}\b.*\n)(?s:.*?)(^.*end members: {self.name}\b)")
        if not pattern.search(text):
            sys.exit(f"generate-members: {self.path} has no line 'begin members: {self.name}', or no end of it")
        inner = "".join(f"{line}\n" for line in self.lines)
        return pattern.sub(lambda match: match[1] + inner + match[2], text)


@dataclasses.dataclass
class Block:
    """The lines of a JSON file between those brackets that the last of some lines opens: it is found behind
    the others, by their beginnings."""

    path: str
    behind: list
    lines: list

    def text(self, root):
        lines = (root / self.path).read_text(encoding="utf-8").split("\n")
        at = -1
        for beginning in self.behind:
            at = next(index for index in range(at + 1, len(lines)) if lines[index].strip().startswith(beginning))
        indent = re.match(" *", lines[at])[0]
        end = next(index for index in range(at + 1, len(lines)) if re.match(rf"{indent}[}}\]]", lines[index]))
        return "\n".join([*lines[:at + 1], *self.lines, *lines[end:]])


def write(outputs, root, is_check):
    """Writes what is not current; returns the paths of that."""
    stale = []
    for output in outputs:
        path = root / output.path
        text = output.text(root)
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(output.path)
        if not is_check:
            replace(path, text)
    return list(dict.fromkeys(stale))
