"""The names of the scenes in Rust."""

import re

from ..names import distinct, identifier, indented, quoted, snake, upper, words


def rust(scenes):
    """Modules with string slices; functions where an id has placeholders."""

    def name(words):
        return identifier(snake(words), "rust")

    def constant(words, text):
        return f'pub const {identifier(upper(words))}: &str = "{quoted(text)}";'

    def module(title, doc, inner):
        return ["", f"/// {doc}", f"pub mod {title} {{", *indented(inner, 4), "}"]

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
            taken = ", ".join(f"{name(it.words)}: {types[it.type]}" for it in node.parameters)
            id = node.text(lambda text: re.sub("[{}]", r"\g<0>\g<0>", quoted(text)),
                           lambda it: f"{{{name(it.words)}}}")
            inner += [f"pub fn {name(node.words)}({taken}) -> String {{", f'    format!("{id}")', "}"]
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
        lines += module(name(scene.words), scene.summary, body)
    return {"Hosts/Rust/src/scenes.rs": lines}
