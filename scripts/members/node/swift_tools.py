"""A node in the tool: its members for mutations, for differences and for what led to a value."""

import json

from .swift import lines

#: The parts of a value that a mutation moves by a step, each with its unit and whether it is always set.
_STEPS = {
    "Rect": [("x", "origin.x"), ("y", "origin.y"), ("width", "size.width"), ("height", "size.height")],
    "Point": [("x", "x"), ("y", "y")],
    "Insets": [("top", "top"), ("left", "left"), ("bottom", "bottom"), ("right", "right")],
}


def mutations(node):
    """`NodeMember.all`."""
    rows = []
    for it in node.members:
        if it.part == "identity":
            continue
        access = f"{{ $1(&$0.{it.name}) }}"
        if it.kind in _STEPS:
            always = ", isAlwaysSet: true" if it.kind == "Rect" else ""
            rows += [f'length("{it.name}.{name}"{always}) {{ $1(&$0.{it.name}.{path}) }}'
                     for name, path in _STEPS[it.kind]]
        elif it.kind == "Transform":
            for path, step in (("translation.x", None), ("translation.y", None), ("scale.x", 1), ("scale.y", 1),
                               ("rotationY", 0), ("perspective", None)):
                how = f'"{it.name}.{path}"' + ("" if step is None else f", step: 0.01, default: {step}")
                rows.append(f'{"length" if step is None else "number"}({how}) {{ $1(&$0.{it.name}.{path}) }}')
        elif it.kind == "Size":
            rows += [f'value("{it.name}.{part}", Size.self, {access}) {{ $0.{part} += 1 }}'
                     for part in ("width", "height")]
        elif it.kind == "TextRange":
            rows.append(f'value("{it.name}.length", TextRange.self, {access}) {{ $0.length += 1 }}')
        elif it.kind == "Font":
            rows.append(f'value("{it.name}.size", Node.Font.self, {access}) {{ $0.size += 1 }}')
        elif it.kind == "Double":
            rows.append(f'share("{it.name}") {access}' if it.unit == "share" and it.default == "1" else
                        f'length("{it.name}") {access}')
        elif it.kind == "Bool":
            default = ", default: true" if it.default == "true" else ""
            rows.append(f'flag("{it.name}"{default}) {access}')
        elif it.kind in ("Color", "String"):
            rows.append(f'{"color" if it.kind == "Color" else "text"}("{it.name}") {access}')
        elif it.kind == "Int":
            rows.append(f'value("{it.name}", Int.self, {access}) {{ $0 += $0 > 0 ? -1 : 1 }}')
        elif it.kind in node.names and it.kind != "AccessibilityTraits":
            rows.append(f'name("{it.name}") {access}' if it.is_optional else
                        f'name("{it.name}", default: {it.default}) {access}')
        else:
            rows.append(f'list("{it.name}") {access}')
    return f'''\
import FlowEngine

extension NodeMember {{
  /// All members, in the order of frames.
  static let all: [NodeMember] = [
{lines(f"    {row}," for row in rows)}
  ]
}}'''


def shapes(node):
    """The shapes of a node's properties whose differences are more than a change."""
    rows = []
    for it in node.members:
        unit = {"share": ".share", "index": ".count"}.get(it.unit, ".points")
        if it.kind == "Double":
            shape = f".number({unit}, normal: {it.default})"
        elif it.kind == "Int":
            shape = f".number({unit})"
        elif it.kind == "TextRange":
            shape = f'.numbers(["location", "length"], {unit})'
        elif it.kind == "Transform":
            shape = "transform"
        elif it.components:
            names = ", ".join(f'"{name}"' for name in it.components)
            shape = f".numbers([{names}], {unit}{', normal: 0' if it.default == '.zero' else ''})"
        elif it.kind == "Color":
            shape = ".color"
        elif it.kind == "Font":
            shape = '.group(["name": .plain(), "size": .number(.points)])'
        elif it.kind == "Bool" or it.default == ".default":
            shape = f'.plain(normal: "{it.default.removeprefix(".")}")'
        else:
            continue
        if it.is_written:
            rows.append(f'    "{it.name}": {shape},')
    return f'''\
extension PropertyShape {{
  /// The forms of a node's properties.
  static let node: [String: PropertyShape] = [
{lines(rows)}
  ]
}}'''


def defaults(node):
    """What members are that a frame leaves out, as it would write them."""
    rows = []
    for it in node.members:
        if it.is_optional:
            text = "none"
        elif it.default is None:
            continue
        elif it.kind == "Transform":
            text = '{"matrix":[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1]}'
        elif it.default == ".zero":
            text = f"[{','.join('0' for _ in it.components)}]"
        elif it.default.startswith("."):
            text = f'"{it.default[1:]}"'
        else:
            text = it.default
        if it.is_written:
            rows.append(f"    {json.dumps(it.name)}: {json.dumps(text)},")
    return f'''\
/// What members of a node are that a frame leaves out.
enum NodeDefaults {{
  /// By name, as a frame would write it; `none` for an optional one.
  static let texts: [String: String] = [
{lines(rows)}
  ]
}}'''
