"""The names of the scenes in JavaScript, and their types."""

import re
import sys

from ..names import camel, distinct, indented, pascal, words
from .model import PLACEHOLDERS, literals


def javascript(scenes):
    """Frozen objects, and their types with literal strings and an interface for the configuration."""
    code = []
    declared = []

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
                                "a string": "string", "a colour": "string"}.items():
            if expected.startswith(beginning):
                return type
        sys.exit(f"generate-members: what type is '{expected}'?")

    def union(names):
        return " | ".join(f"'{name}'" for name in names) or "never"

    def template(node):
        """The type of a node's id."""
        if not node.parameters:
            return f"'{node.id}'"
        return "`" + node.text(str, lambda name: f"${{{types[PLACEHOLDERS[name]]}}}") + "`"

    def path_type(path):
        """The type of a child's path."""
        text = re.sub(r"<[^>]*>", "${string}", path)
        return f"'{path}'" if text == path else f"`{text}`"

    def effect_type(effect, title):
        members = "; ".join(
            f"readonly {it.name}{'?' * it.is_optional}: {type_of(it.expected, title + pascal(words(it.name)))}"
            for it in effect.members if it.name != "id")
        origin = f" & {{ readonly from: {path_type(effect.path)} }}" if effect.path else ""
        return (f"OwnEffect<'{effect.type}', " + (f"{{ {members} }}" if members else "{}")
                + (", string>" if effect.is_answered else ">") + origin)

    def scene_types(scene, title):
        """What the functions of the package are told of a scene."""
        alternatives = {
            "NodeID": ("The ids of the nodes of", [template(node) for node in scene.nodes]),
            "State": ("The states of", [f"'{it}'" for it in scene.states]),
            "Command": ("The commands of", [f"'{it}'" for it in scene.commands]),
            "Effect": ("What is asked of the host by", [effect_type(it, title) for it in scene.own_effects]),
        }
        if scene.children:
            alternatives["ChildPath"] = ("The paths of the scenes in", [path_type(it) for it in scene.children])
        for ending, (doc, those) in alternatives.items():
            yield from ["", f"/** {doc} `{scene.name}`. */",
                        f"export type {title}{ending} =" + (" never;" if not those else "")]
            yield from (f"  | {it}{';' if it is those[-1] else ''}" for it in those)

    def interfaces(name, doc, members):
        for member in members:
            if member.children:
                yield from interfaces(name + pascal(words(member.name)), member.note, member.children)
        # An interface without members would take any object.
        yield ["", f"/** {doc}. */", f"export interface {name} {{",
               *([] if members else ["  readonly [member: string]: never;"]),
               *(line for member in members for line in (
                   f"  /** {member.note}. */",
                   f"  readonly {member.name}?: {type_of(member.expected, name + pascal(words(member.name)))};")),
               "}"]

    types = {int: "number", str: "string"}
    declared += ["", "import type { OwnEffect } from './index.js';", "",
                 "/** What the scenes are made of, by their names; a client's declarations may add to it. */",
                 "export interface Scenes {",
                 *(line for scene in scenes for line in (
                     f"  /** {scene.summary} */", f"  readonly '{scene.name}': {{",
                     *(f"    readonly {name}: {pascal(scene.words)}{ending};" for name, ending in {
                         "configuration": "Configuration", "node": "NodeID", "state": "State",
                         "command": "Command", "effect": "Effect"}.items()),
                     *([f"    readonly child: {pascal(scene.words)}ChildPath;"] if scene.children else []),
                     "  };")), "}"]
    for scene in scenes:
        title = pascal(scene.words)
        for interface in interfaces(f"{title}Configuration", f"The configuration of `{scene.name}`", scene.members):
            declared += interface
        declared += scene_types(scene, title)
        declared += ["", f"/** {scene.summary} */", f"export declare const {title}: {{",
                     f"  readonly name: '{scene.name}';", "  /** The ids of its nodes. */", "  readonly nodes: {"]
        code += ["", f"/** {scene.summary} */", f"export const {title} = Object.freeze({{",
                 f"  name: '{scene.name}',", "  nodes: Object.freeze({"]
        inner, inner_types = [], []
        for node in scene.nodes:
            name = camel(node.words)
            inner_types += [f"/** {node.note}. */"]
            if not node.parameters:
                inner += [f"{name}: '{node.id}',"]
                inner_types += [f"readonly {name}: '{node.id}';"]
                continue
            taken = ", ".join(f"{it}: {types[PLACEHOLDERS[it]]}" for it in node.parameters)
            value = node.text(str, lambda name: f"${{{name}}}")
            inner += [f"{name}: ({', '.join(node.parameters)}) => `{value}`,"]
            inner_types += [f"readonly {name}: ({taken}) => {template(node)};"]
        code += [*indented(distinct(inner, r"^(\w+):"), 4), "  }),"]
        declared += [*indented(inner_types, 4), "  };"]
        for kind, names in scene.kinds.items():
            code += [f"  {kind}s: Object.freeze({{",
                     *indented(distinct([f"{camel(words(it))}: '{it}'," for it in names], r"^(\w+):"), 4), "  }),"]
            doc = {"state": "Its states", "command": "Its commands", "effect": "The types of its effects"}[kind]
            declared += [f"  /** {doc}. */", f"  readonly {kind}s: {{",
                         *(f"    readonly {camel(words(it))}: '{it}';" for it in names), "  };"]
        code += ["});"]
        declared += ["};"]
    return {"Hosts/JavaScript/src/scenes.js": code, "Hosts/JavaScript/src/scenes.d.ts": declared}
