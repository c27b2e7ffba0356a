"""The names of the scenes in C++."""

from ..names import distinct, identifier, line_comment, quoted, snake, words
from .model import Parameter


def cpp(scenes):
    """Namespaces with string views; functions where an id has placeholders."""

    def name(words):
        return identifier(snake(words), "cpp")

    def constant(words, text):
        return f'inline constexpr std::string_view {name(words)} = "{quoted(text)}";'

    lines = ["#ifndef FLOW_SCENES_HPP", "#define FLOW_SCENES_HPP", "",
             "#include <string>", "#include <string_view>"]
    types = {int: "int", str: "std::string_view"}
    texts = {int: "std::to_string({})", str: "std::string({})"}
    for scene in scenes:
        body = ["/// The scene's name.", constant(["name"], scene.name), "", "namespace node {"]
        inner = []
        for node in scene.nodes:
            inner += [f"/// {node.note}."]
            if not node.parameters:
                inner += [constant(node.words, node.id)]
                continue
            taken = ", ".join(f"{types[it.type]} {name(it.words)}" for it in node.parameters)
            terms = [texts[it.type].format(name(it.words)) if isinstance(it, Parameter) else f'"{quoted(it)}"'
                     for it in node.parts]
            inner += [f"inline std::string {name(node.words)}({taken}) {{",
                      f"  return {' + '.join(terms)};", "}"]
        body += distinct(inner, r"^inline .*?(\w+)(?: =|\()") + ["}  // namespace node"]
        for kind, names in scene.kinds.items():
            inner = [constant(words(it), it) for it in names]
            body += ["", f"namespace {kind} {{", *distinct(inner, r"(\w+) ="), f"}}  // namespace {kind}"]
        inner = []
        for member in scene.configuration:
            inner += [f"/// {member.note}.", constant(member.words, member.path)]
        body += ["", "namespace configuration {", *distinct(inner, r"(\w+) ="), "}  // namespace configuration"]
        space = f"flow::{name(scene.words)}"
        lines += ["", line_comment(scene.summary), f"namespace {space} {{", "", *body, "", f"}}  // namespace {space}"]
    return {"Hosts/Cpp/flow/scenes.hpp": [*lines, "", "#endif"]}
