"""The names of the scenes in Java."""

import re

from ..names import camel, distinct, enclosed, identifier, indented, pascal, quoted, upper, words
from .model import Parameter


def java(scenes):
    """Nested classes with string constants; methods where an id has placeholders."""

    def name(words):
        return identifier(camel(words), "java")

    def constant(words, text):
        return f'public static final String {identifier(upper(words))} = "{quoted(text)}";'

    def comment(text):
        # A backslash before a u would be a character's beginning, also here.
        return enclosed(text).replace("\\", "&#92;")

    def code(note):
        return re.sub("`([^`]*)`", r"{@code \1}", comment(note))

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
            taken = ", ".join(f"{types[it.type]} {name(it.words)}" for it in node.parameters)
            terms = " + ".join(name(it.words) if isinstance(it, Parameter) else f'"{quoted(it)}"'
                               for it in node.parts)
            inner += [f"public static String {name(node.words)}({taken}) {{", f"  return {terms};", "}"]
        body += nested("Node", "The ids of its nodes.", distinct(inner, r"String (\w+)(?: =|\()"))
        for kind, names in scene.kinds.items():
            doc = {"state": "Its states.", "command": "Its commands.", "effect": "The types of its effects."}[kind]
            inner = [constant(words(it), it) for it in names]
            body += nested(kind.capitalize(), doc, distinct(inner, r"String (\w+) ="))
        inner = []
        for member in scene.configuration:
            inner += [f"/** {code(member.note)}. */", constant(member.words, member.path)]
        body += nested("Configuration", "The members of its configuration.", distinct(inner, r"String (\w+) ="))
        title = identifier(pascal(scene.words), "java")
        lines += indented(nested(title, comment(scene.summary), body), 2)
    return {"Hosts/Java/src/main/java/dev/flowengine/Scenes.java": [*lines, "}"]}
