"""The names of the scenes in Java."""

import re

from ..names import camel, distinct, indented, pascal, upper, words
from .model import PLACEHOLDERS


def java(scenes):
    """Nested classes with string constants; methods where an id has placeholders."""

    def constant(words, text):
        return f'public static final String {upper(words)} = "{text}";'

    def code(note):
        return re.sub("`([^`]*)`", r"{@code \1}", note)

    def nested(title, doc, inner):
        return ["", f"/** {doc} */", f"public static final class {title} {{",
                f"  private {title}() {{}}", "", *indented(inner, 2), "}"]

    lines = ["package dev.flowengine;", "",
             "/** The scenes of the library: nodes, states, commands, effects, configurations. */",
             "public final class Scenes {", "  private Scenes() {}"]
    types = {int: "int", str: "String"}
    for scene in scenes:
        body = ["/** The scene's name. */", constant(["name"], scene.name)]
        inner = []
        for node in scene.nodes:
            inner += [f"/** {code(node.note)}. */"]
            if not node.parameters:
                inner += [constant(node.words, node.id)]
                continue
            taken = ", ".join(f"{types[PLACEHOLDERS[it]]} {it}" for it in node.parameters)
            terms = " + ".join(it[1:-1] if it[0] == "<" else f'"{it}"' for it in node.parts)
            inner += [f"public static String {camel(node.words)}({taken}) {{", f"  return {terms};", "}"]
        body += nested("Node", "The ids of its nodes.", distinct(inner, r"String (\w+)(?: =|\()"))
        for kind, names in scene.kinds.items():
            doc = {"state": "Its states.", "command": "Its commands.", "effect": "The types of its effects."}[kind]
            inner = [constant(words(it), it) for it in names]
            body += nested(kind.capitalize(), doc, distinct(inner, r"String (\w+) ="))
        inner = []
        for member in scene.configuration:
            inner += [f"/** {code(member.note)}. */", constant(member.words, member.path)]
        body += nested("Configuration", "The members of its configuration.", distinct(inner, r"String (\w+) ="))
        lines += indented(nested(pascal(scene.words), scene.summary, body), 2)
    return {"Hosts/Java/src/main/java/dev/flowengine/Scenes.java": [*lines, "}"]}
