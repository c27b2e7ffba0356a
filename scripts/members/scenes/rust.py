"""The names of the scenes in Rust."""

import re

from ..names import distinct, indented, snake, upper, words
from .model import PLACEHOLDERS


def rust(scenes):
    """Modules with string slices; functions where an id has placeholders."""

    def constant(words, text):
        return f'pub const {upper(words)}: &str = "{text}";'

    def module(name, doc, inner):
        return ["", f"/// {doc}", f"pub mod {name} {{", *indented(inner, 4), "}"]

    lines = ["//! The scenes of the library: nodes, states, commands, effects, configurations."]
    types = {int: "u32", str: "&str"}
    for scene in scenes:
        body = ["/// The scene's name.", constant(["name"], scene.name)]
        inner = []
        for node in scene.nodes:
            inner += [f"/// {node.note}."]
            if not node.parameters:
                inner += [constant(node.words, node.id)]
                continue
            taken = ", ".join(f"{it}: {types[PLACEHOLDERS[it]]}" for it in node.parameters)
            id = node.text(str, lambda name: f"{{{name}}}")
            inner += [f"pub fn {snake(node.words)}({taken}) -> String {{", f'    format!("{id}")', "}"]
        body += module("node", "The ids of its nodes.", distinct(inner, r"(?:const|fn) (\w+)"))
        for kind, names in scene.kinds.items():
            doc = {"state": "Its states.", "command": "Its commands.", "effect": "The types of its effects."}[kind]
            inner = []
            for it in names:
                inner += [f"/// `{it}`", constant(words(it), it)]
            body += module(kind, doc, distinct(inner, r"const (\w+)"))
        inner = []
        for member in scene.configuration:
            # Brackets would be links.
            note = member.note.replace("[", "\\[").replace("]", "\\]").replace("[]`", "[]`")
            note = re.sub(r"`[^`]*`", lambda code: code[0].replace("\\", ""), note)
            inner += [f"/// {note}.", constant(member.words, member.path)]
        body += module("configuration", "The members of its configuration.", distinct(inner, r"const (\w+)"))
        lines += module(snake(scene.words), scene.summary, body)
    return {"Hosts/Rust/src/scenes.rs": lines}
