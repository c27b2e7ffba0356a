"""The names of the scenes in Python."""

import dataclasses
import sys

from ..names import distinct, indented, pascal, snake, upper, words
from .model import PLACEHOLDERS, literals


def python(scenes):
    """Classes with constants and enumerations; a TypedDict for the configuration."""
    lines = ['"""The scenes of the library: nodes, states, commands, effects, configurations."""',
             "", "from __future__ import annotations", "", "from enum import Enum",
             "from typing import Dict, Final, List, Literal, Optional, Tuple, TypedDict, Union", "", "",
             "class _Name(str, Enum):", '    """A name that is a string."""', "",
             "    def __str__(self) -> str:", "        return str(self.value)"]

    def type_of(member, owner):
        expected = member.expected
        if expected.endswith(", or null"):
            plain = dataclasses.replace(member, expected=expected.removesuffix(", or null"))
            return f"Optional[{type_of(plain, owner)}]"
        if expected.startswith("an array, each "):
            each = dataclasses.replace(member, expected=expected.removeprefix("an array, each "))
            return f"List[{type_of(each, owner)}]"
        if expected in ("an object", ""):
            return owner + pascal(words(member.name))
        if expected.startswith("["):
            return f"Tuple[{', '.join(['float'] * (expected.count(',') + 1))}]"
        if literals(expected):
            names = "Literal[" + ", ".join(f'"{it}"' for it in literals(expected.partition("{")[0])) + "]"
            return f"Union[{names}, Dict[str, float]]" if "{" in expected else names
        for beginning, type in {"true or false": "bool", "a number": "float", "a whole number": "int",
                                "a string": "str", "a colour": "str"}.items():
            if expected.startswith(beginning):
                return type
        sys.exit(f"generate-members: what type is '{expected}'?")

    def dictionaries(name, doc, members):
        for member in members:
            if member.children:
                yield from dictionaries(name + pascal(words(member.name)), member.note, member.children)
        yield ["", "", f"class {name}(TypedDict, total=False):", f'    """{doc[0].upper()}{doc[1:]}."""', "",
               *(line for member in members for line in (
                   f"    #: {member.note}.", f"    {member.name}: {type_of(member, name)}"))]

    types = {int: "int", str: "str"}
    for scene in scenes:
        title = pascal(scene.words)
        for dictionary in dictionaries(f"{title}Configuration", f"The configuration of `{scene.name}`",
                                       scene.members):
            lines += dictionary
        inner = []
        for node in scene.nodes:
            if not node.parameters:
                inner += [f"#: {node.note}.", f'{upper(node.words)}: Final = "{node.id}"']
                continue
            taken = ", ".join(f"{it}: {types[PLACEHOLDERS[it]]}" for it in node.parameters)
            id = node.text(str, lambda name: f"{{{name}}}")
            inner += ["", "@staticmethod", f"def {snake(node.words)}({taken}) -> str:",
                      f'    """{node.note}."""', f'    return f"{id}"', ""]
        inner = [line for at, line in enumerate(inner)
                 if line or (at + 1 < len(inner) and at > 0 and inner[at + 1])]
        body = [f'"""{scene.summary}"""', "", f'NAME: Final = "{scene.name}"', "",
                "class Node:", '    """The ids of its nodes."""', "",
                *indented(distinct(inner, r"^(?:def )?(\w+)(?:\(|: Final)"), 4)]
        for kind, names in scene.kinds.items():
            inner = [f'{upper(words(it))} = "{it}"' for it in names]
            doc = {"state": "Its states", "command": "Its commands", "effect": "The types of its effects"}[kind]
            body += ["", f"class {kind.capitalize()}(_Name):", f'    """{doc}."""', "",
                     *indented(distinct(inner, r"^(\w+) ="), 4)]
        lines += ["", "", f"class {title}:", *indented(body, 4)]
    return {"Hosts/Python/flowengine/scenes.py": lines}
