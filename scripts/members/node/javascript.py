"""A node in JavaScript: its class, which reads itself from the packed form, and the types of that."""

import textwrap

from ..names import camel, indented
from .c import integers, texts
from .model import CODES, c_fields, sentence

CLASS_DOC = """\
/**
 * A node as a `Screen` has it: the object stays the same while the node is there, and what it says is
 * current after each update.
 *
 * Lengths are in points; x, y, width and height are in the parent's coordinates, before the transform,
 * which acts about the centre. Colours are 0xRRGGBBAA, and 0 where `has` says that there is none.
 */""".split("\n")


def _fields(node):
    """Name, first value, type, how it is read, and documentation: of the geometry, and of the content."""
    geometry, content = [], []
    for it in node.home("node"):
        offset = node.offset("node", it.snake)
        if it.kind == "Color":
            geometry.append((it.name, "0", "number", f"view.getUint32(start + {offset}, true)", it.doc))
            continue
        for index, name in enumerate(it.flat or [it.name]):
            initial = it.default if it.kind == "Double" else "1" if "scale" in name else "0"
            geometry.append((name, initial, "number", f"view.getFloat64(start + {offset + 8 * index}, true)",
                             it.doc if index == 0 else None))
    for it in node.home("content"):
        fields = c_fields(it)
        for field in fields[:1] if it.kind == "[[String]]" else fields:
            at = f"start + {node.offset('content', field.name)}"
            name, doc = camel(field.name.split("_")), it.doc if field is fields[0] else field.doc
            if it.kind == "[[String]]":
                counts = node.offset("content", fields[1].name)
                content.append((name, "[]", "readonly (readonly string[])[]",
                                f"lists(memory, {at}, start + {counts})", doc))
            elif it.kind == "[Int]":
                content.append((name, "[]", "readonly number[]", f"integers(memory, {at})", doc))
            elif field.type == "flow_place":
                content.append((name, "''", "ID" if it.kind == "NodeID" else "string",
                                f"memory.text({at}, this.{name})", doc))
            elif it.kind in CODES:
                names = _names(node, it.kind)
                content.append((name, f"'{names[0]}'", " | ".join(f"'{each}'" for each in names),
                                f"{_list(it.kind)}[view.getInt32({at}, true)] ?? '{names[0]}'", doc))
            elif field.name.endswith("_length"):
                content.append((name, "0", "number", f"view.getInt32({at}, true)", doc))
            elif it.kind in ("Int", "TextRange"):
                content.append((name, "-1", "number", f"view.getInt32({at}, true)", doc + " -1 for none."))
            elif field.type == "double":
                content.append((name, "0", "number", f"view.getFloat64({at}, true)", doc))
            else:
                content.append((name, "0", "number", f"view.getUint32({at}, true)", doc + " Bits of `Trait`."))
    return geometry, content


def _names(node, kind):
    return [*(["natural"] if kind == "TextAlignment" else []), *(row.name for row in node.names[kind])]


def _doc(text):
    text = sentence(text)
    if len(text) <= 90:
        return [f"/** {text} */"]
    return ["/**", *textwrap.wrap(text, 96, initial_indent=" * ", subsequent_indent=" * "), " */"]


def module(node):
    """Hosts/JavaScript/src/node.js."""
    geometry, content = _fields(node)
    questions = [line for it in node.flags for line in (
        "", *_doc(it.doc), f"get {camel(it.question)}() {{", f"  return (this.flags & {1 << it.bytes}) !== 0;", "}")]

    def bits(name, doc, names):
        return [f"/** {doc} */", f"export const {name} = Object.freeze({{",
                *(f"  {it}: 1 << {bit}," for bit, it in enumerate(names)), "});", ""]

    lists = [f"export const {_list(kind)} = [{', '.join(repr(name) for name in _names(node, kind))}];" for kind in CODES]
    place, members = node.offset("node", "content"), node.offset("node", "members")
    body = [
        "parent = null;", "parentNumber = 0;", "flags = 0;", "members = 0;", "isContentChanged = false;",
        *(f"{name} = {initial};" for name, initial, *_ in geometry + content), "#contentMembers = 0;", "",
        "constructor(number) {", "  this.number = number;", "}", "",
        "/** A node that goes on by itself; its parent is set by the screen. */", "copy() {",
        "  const copy = Object.assign(new Node(this.number), this);",
        "  copy.#contentMembers = this.#contentMembers;", "  return copy;", "}", "", "has(member) {",
        "  return (this.members & member) !== 0;", "}", *questions, "",
        "/** Whether the transform is not the identity. */", "get isTransformed() {",
        "  return (this.flags & 128) !== 0;", "}", "", "/** Reads a flow_node at an address. */",
        "read(memory, start) {", "  const { view } = memory;",
        "  this.parentNumber = view.getUint32(start + 8, true);", "  this.flags = view.getUint32(start + 12, true);",
        *(f"  this.{name} = {read};" for name, _, _, read, _ in geometry),
        f"  this.isContentChanged = view.getUint32(start + {place + 4}, true) !== 0;",
        "  if (this.isContentChanged) {",
        f"    this.#readContent(memory, memory.output + view.getUint32(start + {place}, true));", "  }",
        f"  this.members = view.getUint32(start + {members}, true) | this.#contentMembers;", "}", "",
        "/** Reads a flow_content; a later library may have other names. */",
        "#readContent(memory, start) {", "  const { view } = memory;",
        *(f"  this.{name} = {read};" for name, _, _, read, _ in content),
        f"  this.#contentMembers = view.getUint32(start + {node.offset('content', 'members')}, true);", "}",
    ]
    return ["import { integers, lists } from './packed.js';", "", *lists, "",
            *bits("Member", "The members that a node may lack, as the bits of `members`.",
                  [it.name for it in node.optional]),
            *bits("Trait", "The bits of `accessibilityTraits`.",
                  [row.name for row in node.names["AccessibilityTraits"]]),
            *CLASS_DOC, "export class Node {", *indented(body, 2), "}"]


def types(node):
    """Hosts/JavaScript/src/node.d.ts."""
    geometry, content = _fields(node)

    def bits(name, doc, names):
        alternatives = textwrap.wrap(" | ".join(f"'{it}'" for it in names), 96, break_long_words=False)
        return [f"/** {doc} */", f"export declare const {name}: {{", "  readonly [Name in",
                *(f"    {'| ' if index == 0 or not line.startswith('|') else ''}{line}".rstrip(" |") + (
                    "]: number;" if index == len(alternatives) - 1 else "")
                  for index, line in enumerate(alternatives)), "};", ""]

    members = [line for name, _, type, _, doc in geometry + content
               for line in [*(_doc(doc) if doc else []), f"readonly {name}: {type};"]]
    flags = [line for it in node.flags for line in (*_doc(it.doc), f"readonly {camel(it.question)}: boolean;")]
    body = ["private constructor();", "", "/** Its number, which it keeps while it is there. */",
            "readonly number: number;", "/** Null at the root. */", "readonly parent: Node<ID> | null;",
            "/** Of one of the `changed` nodes: whether more than its geometry has changed. */",
            "readonly isContentChanged: boolean;", "/** Bits of `Member`. */", "readonly members: number;",
            "has(member: number): boolean;", "", "readonly flags: number;", *flags,
            "/** Whether the transform is not the identity. */", "readonly isTransformed: boolean;", "", *members]
    return [*bits("Member", "The members that a node may lack, as the bits of `members`.",
                  [it.name for it in node.optional]),
            *bits("Trait", "The bits of `accessibilityTraits`.",
                  [row.name for row in node.names["AccessibilityTraits"]]),
            *CLASS_DOC, "export declare class Node<ID extends string = string> {", *indented(body, 2), "}"]


def digest(node):
    """What the player says of a node's numbers and texts."""
    geometry, content = _fields(node)
    colors = [it.name for it in node.home("node") if it.kind == "Color"]
    doubles = [field.name for field in node.content_fields if field.type == "double"]
    reals = [name for name, *_ in geometry if name not in colors]
    reals += [camel(name.split("_")) for name in doubles]
    kinds = {it.snake: it.kind for it in node.home("content") if it.kind in CODES}

    def integer(name):
        value = f"node.{camel(name.split('_'))}"
        return f"{_list(kinds[name])}.indexOf({value})" if name in kinds else value

    def call(name, arguments):
        return [f"    {name}(", *textwrap.wrap(", ".join(arguments) + ",", 100, initial_indent="      ",
                                               subsequent_indent="      "), "    );"]

    return [*call("this.#reals", [f"node.{name}" for name in reals]),
            *call("this.integers", [*(f"node.{name}" for name in colors),
                                    *(integer(name) for _, name in integers(node))]),
            *call("this.#terminated", [f"node.{camel(name.split('_'))}" for name in texts(node) if name != "id"])]


def _list(kind):
    return {"TextAlignment": "ALIGNMENTS", "Kind": "KINDS"}[kind]
