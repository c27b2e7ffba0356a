"""The names of the scenes in Python."""

import dataclasses
import re
import sys

from ..names import distinct, identifier, indented, pascal, quoted, snake, upper, words
from .model import literals


def python(scenes):
    """Classes with constants and enumerations; a TypedDict for the configuration."""
    lines = ['"""The scenes of the library: nodes, states, commands, effects, configurations."""',
             "", "from __future__ import annotations", "", "from enum import Enum",
             "from typing import Dict, Final, List, Literal, Optional, Tuple, TypedDict, Union", "", "",
             "class _Name(str, Enum):", '    """A name that is a string."""', "",
             "    def __str__(self) -> str:", "        return str(self.value)"]

    def name(words):
        return identifier(snake(words), "python")

    def constant(words):
        return identifier(upper(words))

    def documented(text):
        """A docstring."""
        ending = '\\"' if text.endswith('"') else ""
        text = text.removesuffix('"').replace("\\", "\\\\").replace('"""', '\\"\\"\\"')
        return f'"""{text}{ending}"""'

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
            names = "Literal[" + ", ".join(f'"{quoted(it)}"' for it in literals(expected.partition("{")[0])) + "]"
            return f"Union[{names}, Dict[str, float]]" if "{" in expected else names
        for beginning, type in {"true or false": "bool", "a number": "float", "a whole number": "int",
                                "a string": "str", "a text": "str", "a date": "str", "a colour": "str"}.items():
            if expected.startswith(beginning):
                return type
        sys.exit(f"generate-members: what type is '{expected}'?")

    def dictionaries(title, doc, members):
        for member in members:
            if member.children:
                yield from dictionaries(title + pascal(words(member.name)), member.note, member.children)
        doc = f"{doc[0].upper()}{doc[1:]}."
        if all(identifier(member.name, "python") == member.name for member in members):
            yield ["", "", f"class {title}(TypedDict, total=False):", f"    {documented(doc)}", "",
                   *(line for member in members for line in (
                       f"    #: {member.note}.", f"    {member.name}: {type_of(member, title)}"))]
            return
        # A class can have no member with the name of a keyword.
        yield ["", "", f"#: {doc}", f'{title} = TypedDict("{title}", {{',
               *(line for member in members for line in (
                   f"    #: {member.note}.", f'    "{quoted(member.name)}": {type_of(member, title)},')),
               "}, total=False)"]

    types = {int: "int", str: "str"}
    for scene in scenes:
        title = identifier(pascal(scene.words), "python")
        for dictionary in dictionaries(f"{title}Configuration", f"The configuration of `{scene.name}`",
                                       scene.members):
            lines += dictionary
        inner = []
        for node in scene.nodes:
            if not node.parameters:
                inner += [f"#: {node.note}.", f'{constant(node.words)}: Final = "{quoted(node.id)}"']
                continue
            taken = ", ".join(f"{name(it.words)}: {types[it.type]}" for it in node.parameters)
            id = node.text(lambda text: re.sub("[{}]", r"\g<0>\g<0>", quoted(text)),
                           lambda it: f"{{{name(it.words)}}}")
            inner += ["", "@staticmethod", f"def {name(node.words)}({taken}) -> str:",
                      f"    {documented(f'{node.note}.')}", f'    return f"{id}"', ""]
        inner = [line for at, line in enumerate(inner)
                 if line or (at + 1 < len(inner) and at > 0 and inner[at + 1])]
        body = [documented(scene.summary), "", f'NAME: Final = "{quoted(scene.name)}"', "",
                "class Node:", '    """The ids of its nodes."""', "",
                *indented(distinct(inner, r"^(?:def )?(\w+)(?:\(|: Final)"), 4)]
        for kind, names in scene.kinds.items():
            inner = [f'{constant(words(it))} = "{quoted(it)}"' for it in names]
            doc = {"state": "Its states", "command": "Its commands", "effect": "The types of its effects"}[kind]
            body += ["", f"class {kind.capitalize()}(_Name):", f'    """{doc}."""', "",
                     *indented(distinct(inner, r"^(\w+) ="), 4)]
        lines += ["", "", f"class {title}:", *indented(body, 4)]
    return {"Hosts/Python/flowengine/scenes.py": lines}
