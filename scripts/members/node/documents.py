"""A node in the documents: the table of docs/frame-format.md and the schema of frames."""

import json
import textwrap

from .model import sentence

FORMS = {"Rect": "[x,y,w,h]", "Transform": "object", "Double": "number", "Bool": "true or false", "Color": "colour",
         "String": "text", "NodeID": "id", "Font": "{`name`, `size`}", "Point": "[x,y]", "Size": "[w,h]",
         "Insets": "[top,left,bottom,right]", "Int": "whole number", "[[String]]": "[[text…]…]",
         "[Int]": "[whole number…]", "TextRange": "[location,length]"}
DEFAULTS = {".identity": "identity", ".zero": "zeros", ".default": "`default`", "[]": "empty"}


def table(node):
    """The members of a node, in the order of frames."""
    lines = ["", "| member | value | default | meaning |", "|---|---|---|---|"]
    for it in node.members:
        if it.is_written:
            default = "always there" if it.name in ("id", "kind", "frame") else DEFAULTS.get(it.default, it.default)
            form = FORMS.get(it.kind, "list of names" if it.kind == "AccessibilityTraits" else "name")
            lines.append(f"| `{it.name}` | {form} | {default or 'none'} | {sentence(it.doc)} |")
    return [*lines, ""]


def schema(node):
    """The properties of a node, as the lines of an object."""
    lines = []
    for it in node.members:
        if it.is_written:
            value = _schema(node, it)
            text = json.dumps(value, ensure_ascii=False)
            # Braces stand apart, as in the rest of the schema.
            text = text.replace("{", "{ ").replace("}", " }")
            lines += textwrap.wrap(f'"{it.name}": {text},', 108, initial_indent=" " * 8,
                                   subsequent_indent=" " * 10, break_long_words=False)
    lines[-1] = lines[-1].rstrip(",")
    return lines


def _schema(node, it):
    if it.kind == "Double":
        return {"$ref": "#/$defs/share" if it.unit == "share" else "#/$defs/length"}
    if it.kind in ("Rect", "Point", "Size", "Insets", "Transform", "Color"):
        return {"$ref": f"#/$defs/{it.kind.lower()}"}
    if it.kind == "Bool":
        return {"const": it.default == "false"}
    if it.kind in ("NodeID", "String"):
        return {"type": "string"}
    if it.kind == "Int":
        return {"type": "integer", "minimum": 0}
    if it.kind == "TextRange":
        return {"type": "array", "items": {"type": "integer", "minimum": 0}, "minItems": 2, "maxItems": 2}
    if it.kind == "Font":
        return {"type": "object", "properties": {"name": {"type": "string"}, "size": {"$ref": "#/$defs/length"}},
                "required": ["name", "size"], "additionalProperties": False}
    if it.kind == "[[String]]":
        return {"type": "array", "items": {"type": "array", "items": {"type": "string"}}, "minItems": 1}
    if it.kind == "[Int]":
        return {"type": "array", "items": {"type": "integer", "minimum": 0}, "minItems": 1}
    names = {"enum": [row.name for row in node.names[it.kind] if it.default != f".{row.name}"]}
    if it.kind == "AccessibilityTraits":
        return {"type": "array", "items": names, "minItems": 1, "uniqueItems": True}
    return names


def animated(node):
    """The names of the properties that can be animated, as an enumeration of the schema."""
    names = ", ".join(f'"{it.name}"' for it in node.animatable)
    return textwrap.wrap(names, 100, initial_indent=" " * 12, subsequent_indent=" " * 12)
