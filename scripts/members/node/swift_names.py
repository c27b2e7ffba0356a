"""The types of a node's members that are lists of names."""

DOCS = {
    "Kind": "The kind of view that represents a node.",
    "TextAlignment": "The horizontal alignment of a text.",
    "KeyboardType": "The keyboard that a field asks for, with the names of `UIKeyboardType`.",
    "TextContentType": "The meaning of a field's text, for autofill, with the names of `UITextContentType`.",
    "ReturnKeyType": "The title of the keyboard's return key, with the names of `UIReturnKeyType`.",
}


def enumeration(node, type):
    """A type of `Node` that is one name of a list."""
    cases = []
    for row in node.names[type]:
        name = row.case or row.name
        quoted = f"`{name}`" if name in ("default", "continue") else name
        cases += [f"    /// {row.doc}"] if row.doc else []
        cases += [f"    case {quoted}" + (f' = "{row.name}"' if row.case else "")]
    return [f"extension Node {{", f"  /// {DOCS[type]}",
            f"  public enum {type}: String, CaseIterable, Equatable, Sendable {{", *cases, "  }", "}"]


def traits(node):
    """`AccessibilityTraits`, any of a list of names."""
    rows = node.names["AccessibilityTraits"]
    bits = [line for bit, row in enumerate(rows) for line in (
        f"  /// {row.doc}",
        f"  @inlinable public static var {row.name}: AccessibilityTraits {{ AccessibilityTraits(rawValue: 1 << {bit}) }}")]
    names = ", ".join(f'"{row.name}"' for row in rows)
    return ["/// How a node behaves for assistive technologies, with the names of `UIAccessibilityTraits`.",
            "public struct AccessibilityTraits: OptionSet, Equatable, Sendable {",
            "  /// One bit per trait, in the order of `names`.", "  public let rawValue: UInt16", "",
            "  /// Creates a set from its raw bits.", "  @inlinable public init(rawValue: UInt16) {",
            "    self.rawValue = rawValue", "  }", "", *bits, "", "  /// The names of the traits, by bit.",
            f"  static let names: [String] = [{names}]", "}"]
