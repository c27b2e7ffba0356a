"""The scenes, as `flow scenes --json` describes them."""

import dataclasses
import json
import re
import subprocess
import sys

from ..names import SEPARATORS, words

#: Longer expectations and defaults are left out of comments: `flow scenes NAME` has them.
LONGEST = 60
#: What varies in the id of a node.
PLACEHOLDER = re.compile("<[^>]+>")
#: The effects that any scene may request.
COMMON_EFFECTS = ["focus", "blur", "announce", "copy", "paste"]


@dataclasses.dataclass
class Parameter:
    """What a placeholder of a node's id stands for."""

    words: list
    type: type


@dataclasses.dataclass
class Node:
    """A node's id, which may have placeholders: the parts of `page-<k>` are `page-` and a parameter."""

    id: str
    kind: str
    parent: str

    @property
    def parts(self):
        parts = []
        for piece in filter(None, re.split(f"({PLACEHOLDER.pattern})", self.id)):
            if not PLACEHOLDER.fullmatch(piece):
                parts.append(piece)
                continue
            taken = [it.words for it in parts if isinstance(it, Parameter)]
            name = words(piece[1:-1])
            type = int if name == ["k"] else str
            parts.append(Parameter([*name, str(len(taken) + 1)] if name in taken else name, type))
        return parts

    @property
    def parameters(self):
        return [part for part in self.parts if isinstance(part, Parameter)]

    @property
    def words(self):
        rest = PLACEHOLDER.sub(" ", self.id)
        if self.parameters and not rest.strip(SEPARATORS):
            return ["by", *(word for it in self.parameters for word in it.words)]
        return words(rest)

    @property
    def note(self):
        article = "An" if self.kind[0] in "aeiou" else "A"
        return f"{article} {self.kind}" + (f" in `{self.parent}`" if self.parent else "")

    def text(self, of_text, of_parameter):
        """The id in terms of a language."""
        return "".join(of_parameter(part) if isinstance(part, Parameter) else of_text(part)
                       for part in self.parts)


@dataclasses.dataclass
class Member:
    """A member of the configuration."""

    path: str
    expected: str
    default: str  # empty for a required member
    summary: str
    children: list = dataclasses.field(default_factory=list)

    @property
    def name(self):
        return self.path.removesuffix("[]").rpartition(".")[2]

    @property
    def words(self):
        return words(self.path)

    @property
    def note(self):
        parts = [f"`{self.path}`, {self.summary}" if self.summary else f"`{self.path}`"]
        parts += [self.expected] if self.expected and len(self.expected) <= LONGEST else []
        parts += [f"default {self.default}"] if self.default and len(self.default) <= LONGEST else []
        return "; ".join(parts)


@dataclasses.dataclass
class Effect:
    """An effect of a scene's own."""

    type: str
    members: list
    #: The path of the scene in it that requests the effect; empty for the scene itself.
    path: str = ""

    @property
    def is_answered(self):
        return any(member.name == "id" for member in self.members)


@dataclasses.dataclass
class EffectMember:
    name: str
    expected: str
    is_optional: bool


@dataclasses.dataclass
class Scene:
    name: str
    summary: str
    nodes: list
    states: list
    commands: list
    own_effects: list
    configuration: list  # all members, in order
    members: list  # those at the top
    children: list  # the paths of the scenes in it

    @property
    def words(self):
        return words(self.name)

    @property
    def kinds(self):
        """The kinds of names, each with its names."""
        effects = list(dict.fromkeys([effect.type for effect in self.own_effects])) + COMMON_EFFECTS
        return {"state": self.states, "command": self.commands, "effect": effects}


def ask(flow, *arguments):
    done = subprocess.run([flow, "scenes", *arguments, "--json"], capture_output=True, check=False)
    if done.returncode != 0:
        sys.exit(f"generate-members: {done.stderr.decode().strip()}")
    return json.loads(done.stdout)


def tree(rows):
    """The members at the top, and all of them with those that have others in them."""
    members = {}
    for row in rows:
        outer = row["path"].split(".")[:-1]
        for end in range(1, len(outer) + 1):  # a member that is there only for what it has in it
            path = ".".join(outer[:end])
            if path.removesuffix("[]") not in members:
                members[path] = Member(path, "", "", "")
        members[row["path"]] = Member(row["path"], row["expected"], row.get("default", ""), one_line(row["summary"]))
    top = []
    for member in members.values():
        outer = member.path.rpartition(".")[0].removesuffix("[]")
        (members[outer].children if outer else top).append(member)
    return top, list(members.values())


def read_effects(effects, path=""):
    return [Effect(effect["type"], [EffectMember(row["name"], row["expected"], row.get("optional", False))
                                    for row in effect["members"]], path) for effect in effects]


def read_scene(flow, name):
    it = ask(flow, name)
    children = it.get("children", [])
    top, members = tree(it["configuration"])
    return Scene(
        it["name"], one_line(it["summary"]),
        [Node(node["id"], node["kind"], node.get("parent", "")) for node in it["nodes"]],
        # Those of its children are sent to it, and come from it, by their paths.
        it["states"], list(dict.fromkeys(it["commands"] + [name for child in children for name in child["commands"]])),
        read_effects(it["effects"]) + [
            effect for child in children for effect in read_effects(child["effects"], child["path"])],
        members, top, [child["path"] for child in children])


def one_line(text):
    return " ".join(text.split())


def literals(expected):
    return re.findall('"([^"]+)"', expected) if expected.startswith('"') else []
