"""A node in C: the structs and constants of flow.h, and what the host's store and player do text by text."""

import textwrap

from ..names import upper, words
from .model import sentence

#: Lines of flow.h and of the C host are no longer than this.
WIDTH = 108


def _doc(text, indent="  "):
    return textwrap.wrap(sentence(text), WIDTH, initial_indent=f"{indent}/// ", subsequent_indent=f"{indent}/// ")


def _constants(rows):
    """An enumeration of names, values and documentation."""
    lines = ["enum {"]
    for index, (name, value, doc) in enumerate(rows):
        lines += _doc(doc) if doc else []
        lines.append(f"  {name} = {value}" + ("," if index < len(rows) - 1 else ""))
    return [*lines, "};"]


def _struct(name, fields, docs):
    lines = [f"typedef struct {name} {{"]
    for field in fields:
        doc = docs.get(field.name) or field.doc
        member = field.member
        if member and field.doc == member.doc:
            if member.components:
                names = ", ".join(" ".join(words(part)) for part in member.components)
                doc += f" As {names}."
            if member.kind == "Color":
                doc += f" 0xRRGGBBAA; only with FLOW_HAS_{member.upper}."
            elif member.bit is not None and member.kind != "Font":
                doc += f" Only with FLOW_HAS_{member.upper}."
            elif member.kind == "Int":
                doc += " -1 for none."
            elif member.kind in CODES:
                doc += f" FLOW_{CODES[member.kind]}_…."
            elif member.kind == "AccessibilityTraits":
                doc += " FLOW_TRAIT_… bits."
            elif member.kind == "[Int]":
                doc += " As int32_t."
        lines += _doc(doc) if doc else []
        lines.append(f"  {field.type} {field.name}" + (f"[{field.count}];" if field.count > 1 else ";"))
    return [*lines, f"}} {name};"]


CODES = {"Kind": "KIND", "TextAlignment": "ALIGNMENT"}


def header(node):
    """The part of flow.h."""

    def numbers(type, prefix, first=()):
        names = [*first, *(row.name for row in node.names[type])]
        return _constants([(f"{prefix}{upper(words(name))}", number, None) for number, name in enumerate(names)])

    def bits(prefix, rows):
        return _constants([(f"{prefix}{name}", f"1 << {bit}", doc) for name, bit, doc in rows])

    traits = [(upper(words(row.name)), bit, None) for bit, row in enumerate(node.names["AccessibilityTraits"])]
    flags = sorted([*((it.upper, it.bytes, it.doc) for it in node.flags),
                    ("TRANSFORMED", 7, "The transform is not the identity.")], key=lambda row: row[1])
    return [
        "/// The text of a node, and what it says and shows beside its geometry; absent where it has not changed.",
        *_struct("flow_content", node.content_fields,
                 {"members": "Which texts are there at all, as bits of FLOW_HAS_…."}),
        *numbers("Kind", "FLOW_KIND_"),
        *numbers("TextAlignment", "FLOW_ALIGNMENT_", ["natural"]),
        *bits("FLOW_TRAIT_", traits),
        "",
        "/// A node that has changed.",
        *_struct("flow_node", node.node_fields, {
            "size": "The size of this record, a multiple of 8; the next node follows it.",
            "number": "The node's number, which it keeps while it is there.",
            "parent": "The parent's number; 0 at the root.",
            "flags": "FLOW_NODE_… bits.",
            "members": "Which members are there, as bits of FLOW_HAS_….",
            "content": "The `flow_content`: its place in the output, with a count of 1; a count of 0 if the "
                       "content is as it was."}),
        *bits("FLOW_NODE_", flags),
        *bits("FLOW_HAS_", [(it.upper, it.bit, None) for it in node.optional]),
    ]


def packing(node):
    """Module/Session/Node+Packing.swift."""
    geometry, content, flags = [], [], []
    for it in node.home("node"):
        value = f"node.pointee.{it.name}"
        packed = "" if it.kind == "Double" else ".packed"
        geometry.append(
            f"    if let value = {value} {{ {it.snake} = value{packed}; members |= UInt32(FLOW_HAS_{it.upper}) }}"
            if it.is_optional else f"    {it.snake} = {value}{packed}")
    for it in node.flags:
        flag = f"if node.pointee.{it.name} {{ flags |= UInt32(FLOW_NODE_{it.upper}) }}"
        flags += [f"    {flag}"] if it.capability is None else [f"    #if {it.capability}", f"      {flag}", "    #endif"]
    for it in node.home("content"):
        value, mark = f"node.pointee.{it.name}", "?" if it.is_optional else ""
        field = f"    content.{it.snake}"
        if it.kind == "Font":
            content += [f"{field}_name = add({value}?.name)", f"{field}_size = {value}?.size ?? 0"]
        elif it.is_text:
            part = {"String": "", "NodeID": f"{mark}.name"}.get(it.kind, f"{mark}.rawValue")
            content.append(f"{field} = add({value}{part})")
        elif it.kind == "Int":
            content.append(f"{field} = {value}.map {{ Int32(clamping: $0) }} ?? -1")
        elif it.kind == "TextRange":
            packed = [f"{field}_location = {value}.map {{ Int32(clamping: $0.location) }} ?? -1",
                      f"{field}_length = {value}.map {{ Int32(clamping: $0.length) }} ?? 0"]
            if it.capability is not None:
                packed = [f"    #if {it.capability}", *("  " + line for line in packed), "    #else",
                          f"  {field}_location = -1", "    #endif"]
            content += packed
        elif it.kind in CODES:
            content.append(f"{field} = {value}.code")
        elif it.kind == "AccessibilityTraits":
            content.append(f"{field} = UInt32({value}.rawValue)")
        if it.bit is not None:
            content.append(f"    if {value} != nil {{ content.members |= UInt32(FLOW_HAS_{it.upper}) }}")

    def codes(type, extended, doc, first):
        cases = first + [f"    case .{row.name}: Int32(FLOW_{CODES[type]}_{upper(words(row.name))})"
                         for row in node.names[type]]
        return [f"extension {extended} {{", f"  /// The number of `flow_content.{doc}`.", "  var code: Int32 {",
                "    switch self {", *cases, "    }", "  }", "}"]

    return ["import CFlow", "import FlowEngine", "",
            "extension flow_node {", "  /// Fills in everything but the numbers and the content.",
            "  mutating func fill(from node: UnsafePointer<Node>) {", *geometry, *flags,
            "    if node.pointee.transform != .identity { flags |= UInt32(FLOW_NODE_TRANSFORMED) }", "  }", "}", "",
            "extension ChangePacker {", "  /// Fills in everything but the rows.",
            "  mutating func fill(_ content: inout flow_content, from node: UnsafePointer<Node>) {", *content,
            "  }", "}", "", *codes("Kind", "Node.Kind", "kind", []), "",
            *codes("TextAlignment", "Node.TextAlignment?", "text_alignment",
                   ["    case nil: Int32(FLOW_ALIGNMENT_NATURAL)"])]


# MARK: The host


def texts(node):
    """The names of the texts of a node."""
    return [field.name for field in node.content_fields
            if field.type == "flow_place" and (field.member.is_text or field.member.kind == "Font")]


def store_header(node):
    return textwrap.wrap(f"flow_text {', '.join(texts(node))};", WIDTH, initial_indent="  ",
                         subsequent_indent="      ")


def store(node):
    names = textwrap.wrap(" ".join(f"X({name})" for name in texts(node)), WIDTH - 4)
    return ["#define TEXTS(X) \\", *(f"  {line} \\" for line in names[:-1]), f"  {names[-1]}"]


def digest(node):
    """What the player says of a node's numbers and texts."""
    doubles = [(f"geometry->{field.name}", field.count) for field in node.node_fields if field.type == "double"]
    doubles += [(f"content->{field.name}", 1) for field in node.content_fields if field.type == "double"]
    lines = [f"  emit_f64s(player, {name}, {count});" if count > 1 else f"  emit_f64(player, {name});"
             for name, count in doubles]
    lines += [f"  emit_u32(player, geometry->{it.snake});" for it in node.home("node") if it.kind == "Color"]
    lines += [f"  emit_u32(player, {cast}content->{name});" for cast, name in integers(node)]
    return lines + [f"  emit_text(player, node->{name});" for name in texts(node) if name != "id"]


def integers(node):
    """The integers of the content but for the kind, those without signs first, each with its cast."""
    fields = [field for field in node.content_fields if field.member and field.name != "kind"]
    return [("", field.name) for field in fields if field.type == "uint32_t"] + [
        ("(uint32_t)", field.name) for field in fields if field.type == "int32_t"]
