"""The names of the scenes in C++."""

from ..names import distinct, snake, words
from .model import PLACEHOLDERS


CPP_WORDS = set("""auto bool break case catch char class const continue default delete do double else enum
    explicit export extern false float for friend goto if inline int long mutable namespace new
    operator private protected public register return short signed sizeof static struct switch
    template this throw true try typedef typename union unsigned using virtual void volatile while
    and or not xor""".split())


def cpp(scenes):
    """Namespaces with string views; functions where an id has placeholders."""

    def name(words):
        return snake(words) + ("_" if snake(words) in CPP_WORDS else "")

    def constant(words, text):
        return f'inline constexpr std::string_view {name(words)} = "{text}";'

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
            taken = ", ".join(f"{types[PLACEHOLDERS[it]]} {it}" for it in node.parameters)
            terms = [texts[PLACEHOLDERS[it[1:-1]]].format(it[1:-1]) if it[0] == "<" else f'"{it}"'
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
        space = f"flow::{snake(scene.words)}"
        lines += ["", f"/// {scene.summary}", f"namespace {space} {{", "", *body, "", f"}}  // namespace {space}"]
    return {"Hosts/Cpp/flow/scenes.hpp": [*lines, "", "#endif"]}
