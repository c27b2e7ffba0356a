"""A node in Java: its type, which reads itself from the packed form."""

import re
import textwrap

from ..names import camel, indented, pascal, upper, words
from .c import integers, texts
from .model import CODES, c_fields, sentence


def _doc(text, indent=0):
    text = re.sub("`([^`]*)`", r"{@code \1}", sentence(text))
    one = f"/** {text} */"
    if len(one) + indent <= 108:
        return [one]
    return ["/**", *textwrap.wrap(text, 100, initial_indent=" * ", subsequent_indent=" * "), " */"]


def _getter(type, name, value, doc=None, verb="get"):
    title = f"{verb}{name[:1].upper()}{name[1:]}" if verb else name
    return ["", *(_doc(doc) if doc else []), f"public {type} {title}() {{", f"  return {value};", "}"]


class _Variable:
    """A private variable: its type, its first value, how it is read at `start`, and the getter's doc."""

    def __init__(self, type, name, initial, read, doc):
        self.type, self.name, self.initial, self.read, self.doc = type, name, initial, read, doc


def _variables(node):
    """Those of the geometry, and those of the content."""
    geometry, content = [], []
    for it in node.home("node"):
        offset = node.offset("node", it.snake)
        if it.kind == "Color":
            geometry.append(_Variable("int", it.name, "0", f"from.getInt(start + {offset})", it.doc))
            continue
        for index, name in enumerate(it.flat or [it.name]):
            initial = it.default if it.kind == "Double" else "1" if "scale" in name else "0"
            geometry.append(_Variable("double", name, initial, f"from.getDouble(start + {offset + 8 * index})",
                                      it.doc if index == 0 else None))
    for it in node.home("content"):
        fields = c_fields(it)
        for field in fields[:1] if it.kind == "[[String]]" else fields:
            offset = node.offset("content", field.name)
            name = camel(field.name.split("_"))
            doc = it.doc if field is fields[0] else field.doc
            if it.kind == "[[String]]":
                counts = node.offset("content", fields[1].name)
                content.append(_Variable("List<List<String>>", name, "List.of()",
                                         f"lists(calls, from, start + {offset}, start + {counts})", doc))
            elif it.kind == "[Int]":
                content.append(_Variable("int[]", name, "{}", f"integers(from, start + {offset})", doc))
            elif field.type == "flow_place":
                content.append(_Variable("String", name, '""', f"text(calls, from, start + {offset}, {name})", doc))
            elif it.kind in CODES:
                first = "NATURAL" if it.is_optional else "VIEW"
                content.append(_Variable(it.kind, name, f"{it.kind}.{first}",
                                         f"value({it.kind}.VALUES, from.getInt(start + {offset}))", doc))
            elif field.type == "double":
                content.append(_Variable("double", name, "0", f"from.getDouble(start + {offset})", doc))
            else:
                isPlace = it.kind == "Int" or field.name.endswith("_location")
                initial, doc = ("-1", doc + " -1 for none.") if isPlace else ("0", doc)
                content.append(_Variable("int", name, initial, f"from.getInt(start + {offset})", doc))
    return geometry, content


def node_class(node):
    """Node.java."""
    geometry, content = _variables(node)

    def enumeration(name, names, doc, has_values=False):
        names = [upper(words(it)) for it in names]
        own = ["", f"  static final {name}[] VALUES = values();"] if has_values else []
        return ["", f"/** {doc} */", f"public enum {name} {{", *(f"  {it}," for it in names[:-1]),
                f"  {names[-1]}" + (";" if own else ""), *own, "}"]

    getters = []
    for it in geometry + content:
        if it.type != "int[]":
            getters += _getter(it.type, it.name, it.name, it.doc)
            continue
        one = it.name.removesuffix("s")
        getters += ["", *_doc(it.doc), f"public int get{pascal(words(one))}(int index) {{",
                    f"  return {it.name}[index];", "}",
                    *_getter("int", f"{one}Count", f"{it.name}.length")]
    flags = [line for it in node.flags for line in _getter(
        "boolean", camel(it.question), f"(flags & 1 << {it.bytes}) != 0", it.doc, verb="")]
    variables = [f"private {it.type} {it.name} = {it.initial};" for it in geometry + content]
    copied = [f"  {name} = other.{name};" for name in
              ["parentNumber", "flags", "nodeMembers", "contentMembers", *(it.name for it in geometry + content)]]
    members = node.offset("node", "members")
    place = node.offset("node", "content")
    body = [
        *enumeration("Kind", [row.name for row in node.names["Kind"]], "The kind of a node.", True)[1:],
        *enumeration("TextAlignment", ["natural", *(row.name for row in node.names["TextAlignment"])],
                     "The alignment of a text.", True),
        *enumeration("Member", [it.name for it in node.optional],
                     "The members that a node may lack, in the order of the bits of FLOW_HAS_…."),
        *enumeration("Trait", [row.name for row in node.names["AccessibilityTraits"]],
                     "How a node behaves for assistive technologies, in the order of the bits."),
        "", "final int number;", "private @Nullable Node parent;", "private int parentNumber;",
        "private int flags, nodeMembers, contentMembers;", *variables, "private boolean isContentChanged;", "",
        "Node(int number) {", "  this.number = number;", "}", "",
        "/** A node that goes on by itself; its parent is set by the screen. */", "Node(Node other) {",
        "  this(other.number);", *copied, "}", "", "// MARK: Reading", "", "/** Reads a flow_node. */",
        "void read(Calls calls, ByteBuffer from, int start) {", "  parentNumber = from.getInt(start + 8);",
        "  flags = from.getInt(start + 12);", *(f"  {it.name} = {it.read};" for it in geometry),
        f"  nodeMembers = from.getInt(start + {members});",
        f"  isContentChanged = from.getInt(start + {place + 4}) != 0;",
        f"  if (isContentChanged) readContent(calls, from, from.getInt(start + {place}));", "}", "",
        "/** Reads a flow_content. */", "private void readContent(Calls calls, ByteBuffer from, int start) {",
        *(f"  {it.name} = {it.read};" for it in content),
        f"  contentMembers = from.getInt(start + {node.offset('content', 'members')});", "}", "",
        "int parentNumber() {", "  return parentNumber;", "}", "", "void setParent(@Nullable Node parent) {",
        "  this.parent = parent;", "}", "", "// MARK: Members",
        *_getter("@Nullable Node", "parent", "parent", "Null at the root."), "",
        "/** Of a node in {@link Screen#getChanged}: whether more than its geometry has changed. */",
        "public boolean isContentChanged() {", "  return isContentChanged;", "}", "",
        "public boolean has(Member member) {", "  return (getMembers() >> member.ordinal() & 1) != 0;", "}",
        *_getter("int", "members", "nodeMembers | contentMembers", "{@link Member}s as bits."), "",
        "public boolean hasTrait(Trait trait) {", "  return (accessibilityTraits >> trait.ordinal() & 1) != 0;", "}",
        *_getter("int", "flags", "flags", "All flags, as the bits of FLOW_NODE_…."), *flags, "",
        "/** Whether the transform is not the identity. */", "public boolean isTransformed() {",
        "  return (flags & 1 << 7) != 0;", "}", *getters,
    ]
    return ["package dev.flowengine;", "", "import static dev.flowengine.Packed.integers;",
            "import static dev.flowengine.Packed.lists;", "import static dev.flowengine.Packed.text;",
            "import static dev.flowengine.Packed.value;", "", "import java.nio.ByteBuffer;",
            "import java.util.List;", "", "/**",
            " * A node as a {@link Screen} has it: the object stays the same while the node is there, and what it says",
            " * is current after each {@link Screen#update}.", " *",
            " * <p>Lengths are in points; colours are 0xRRGGBBAA, and 0 where {@link #has} says that there is none. A",
            " * text that is not there is empty.", " */", "public final class Node {", *indented(body, 2), "}"]


def digest(node):
    """What the player says of a node's numbers and texts."""
    geometry, content = _variables(node)

    def get(name):
        return f"node.get{name[:1].upper()}{name[1:]}()"

    codes = [it.name for it in content if it.type in CODES]
    names = [camel(name.split("_")) for _, name in integers(node)]
    return [*(f"    real({get(it.name)});" for it in geometry + content if it.type == "double"),
            *(f"    integer({get(it.name)});" for it in geometry if it.type == "int"),
            *(f"    integer({get(name)}{'.ordinal()' if name in codes else ''});" for name in names),
            *(f"    terminated({get(camel(name.split('_')))});" for name in texts(node) if name != "id")]
