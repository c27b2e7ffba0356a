"""The names of the scenes in JavaScript, and their types."""

import re
import sys

from ..names import camel, distinct, enclosed, identifier, indented, pascal, quoted, words
from .model import PLACEHOLDER, literals


def javascript(scenes):
    """Frozen objects, and their types with literal strings and an interface for the configuration."""
    code = []
    declared = []

    def name(words):
        return identifier(camel(words), "javascript")

    def key(words):
        return identifier(camel(words))

    def type_name(scene):
        return identifier(pascal(scene.words), "javascript")

    def own_key(member):
        return member.name if member.name.isidentifier() else literal(member.name)

    def literal(text):
        return "'" + quoted(text, "'") + "'"

    def in_template(text):
        return re.sub(r"[`\\]|\$(?=\{)", r"\\\g<0>", text)

    def type_of(expected, owner):
        """The type of a value; that of an object is an interface with the owner's name."""
        if expected.endswith(", or null"):
            return f"{type_of(expected.removesuffix(', or null'), owner)} | null"
        if expected.startswith("an array, each "):
            return f"ReadonlyArray<{type_of(expected.removeprefix('an array, each '), owner)}>"
        if expected.startswith("an object, each "):
            return f"{{ readonly [name: string]: {type_of(expected.removeprefix('an object, each '), owner)} }}"
        if expected in ("an object", ""):
            return owner
        if expected.startswith("["):
            return f"readonly [{', '.join(['number'] * (expected.count(',') + 1))}]"
        if literals(expected):
            names = union(literals(expected.partition("{")[0]))
            return names + (" | { readonly custom: number }" if "{" in expected else "")
        for beginning, type in {"true or false": "boolean", "a number": "number", "a whole number": "number",
                                "a string": "string", "a text": "string", "a date": "string",
                                "a colour": "string"}.items():
            if expected.startswith(beginning):
                return type
        sys.exit(f"generate-members: what type is '{expected}'?")

    def union(names):
        return " | ".join(map(literal, names)) or "never"

    def template(node):
        """The type of a node's id."""
        if not node.parameters:
            return literal(node.id)
        return "`" + node.text(in_template, lambda it: f"${{{types[it.type]}}}") + "`"

    def path_type(path):
        """The type of a child's path."""
        text = PLACEHOLDER.sub("${string}", in_template(path))
        return f"`{text}`" if PLACEHOLDER.search(path) else literal(path)

    def effect_type(effect, title):
        members = "; ".join(
            f"readonly {own_key(it)}{'?' * it.is_optional}: {type_of(it.expected, title + pascal(words(it.name)))}"
            for it in effect.members if it.name != "id")
        origin = f" & {{ readonly from: {path_type(effect.path)} }}" if effect.path else ""
        return (f"OwnEffect<{literal(effect.type)}, " + (f"{{ {members} }}" if members else "{}")
                + (", string>" if effect.is_answered else ">") + origin)

    def scene_types(scene, title):
        """What the functions of the package are told of a scene."""
        alternatives = {
            "NodeID": ("The ids of the nodes of", [template(node) for node in scene.nodes]),
            "State": ("The states of", [literal(it) for it in scene.states]),
            "Command": ("The commands of", [literal(it) for it in scene.commands]),
            "Effect": ("What is asked of the host by", [effect_type(it, title) for it in scene.own_effects]),
        }
        if scene.children:
            alternatives["ChildPath"] = ("The paths of the scenes in", [path_type(it) for it in scene.children])
        for ending, (doc, those) in alternatives.items():
            yield from ["", f"/** {doc} `{scene.name}`. */",
                        f"export type {title}{ending} =" + (" never;" if not those else "")]
            yield from (f"  | {it}{';' if it is those[-1] else ''}" for it in those)

    def summary(scene):
        """What the scene is, and where it is if a module cannot just have it beside others."""
        return enclosed(scene.summary) + (
            " In a WebAssembly module of its own, which the package's is not." if scene.children else "")

    def interfaces(owner, doc, members):
        for member in members:
            if member.children:
                yield from interfaces(owner + pascal(words(member.name)), member.note, member.children)
        # An interface without members would take any object.
        yield ["", f"/** {enclosed(doc)}. */", f"export interface {owner} {{",
               *([] if members else ["  readonly [member: string]: never;"]),
               *(line for member in members for line in (
                   f"  /** {enclosed(member.note)}. */",
                   f"  readonly {own_key(member)}?: {type_of(member.expected, owner + pascal(words(member.name)))};")),
               "}"]

    types = {int: "number", str: "string"}
    declared += ["", "import type { OwnEffect } from './index.js';", "",
                 "/** What the scenes are made of, by their names; a client's declarations may add to it. */",
                 "export interface Scenes {",
                 *(line for scene in scenes for line in (
                     f"  /** {summary(scene)} */", f"  readonly {literal(scene.name)}: {{",
                     *(f"    readonly {part}: {type_name(scene)}{ending};" for part, ending in {
                         "configuration": "Configuration", "node": "NodeID", "state": "State",
                         "command": "Command", "effect": "Effect"}.items()),
                     *([f"    readonly child: {type_name(scene)}ChildPath;"] if scene.children else []),
                     "  };")), "}"]
    for scene in scenes:
        title = type_name(scene)
        for interface in interfaces(f"{title}Configuration", f"The configuration of `{scene.name}`", scene.members):
            declared += interface
        declared += scene_types(scene, title)
        declared += ["", f"/** {summary(scene)} */", f"export declare const {title}: {{",
                     f"  readonly name: {literal(scene.name)};",
                     "  /** The ids of its nodes. */", "  readonly nodes: {"]
        code += ["", f"/** {enclosed(scene.summary)} */", f"export const {title} = Object.freeze({{",
                 f"  name: {literal(scene.name)},", "  nodes: Object.freeze({"]
        inner, inner_types = [], []
        for node in scene.nodes:
            own = key(node.words)
            inner_types += [f"/** {enclosed(node.note)}. */"]
            if not node.parameters:
                inner += [f"{own}: {literal(node.id)},"]
                inner_types += [f"readonly {own}: {literal(node.id)};"]
                continue
            taken = ", ".join(f"{name(it.words)}: {types[it.type]}" for it in node.parameters)
            value = node.text(in_template, lambda it: f"${{{name(it.words)}}}")
            inner += [f"{own}: ({', '.join(name(it.words) for it in node.parameters)}) => `{value}`,"]
            inner_types += [f"readonly {own}: ({taken}) => {template(node)};"]
        code += [*indented(distinct(inner, r"^(\w+):"), 4), "  }),"]
        declared += [*indented(inner_types, 4), "  };"]
        for kind, names in scene.kinds.items():
            code += [f"  {kind}s: Object.freeze({{",
                     *indented(distinct([f"{key(words(it))}: {literal(it)}," for it in names], r"^(\w+):"), 4), "  }),"]
            doc = {"state": "Its states", "command": "Its commands", "effect": "The types of its effects"}[kind]
            declared += [f"  /** {doc}. */", f"  readonly {kind}s: {{",
                         *(f"    readonly {key(words(it))}: {literal(it)};" for it in names), "  };"]
        code += ["});"]
        declared += ["};"]
    return {"Hosts/JavaScript/src/scenes.js": code, "Hosts/JavaScript/src/scenes.d.ts": declared}
