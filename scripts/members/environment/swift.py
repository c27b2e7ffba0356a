"""The environment in the engine."""

from ..swift import comment, parameter, variable

#: What asks for a value of a type in JSON, and what writes it.
READ = {"Size": "json.size(in: {})", "Insets": "json.insets(in: {})", "Point": "json.point(in: {})",
        "Bool": "json.bool()", "CalendarDate": "json.date()", "FontBook": "FontBook(json: json)"}


def environment(rows):
    """The members of `Environment` and its initializer."""
    return [*(line for row in rows for line in variable(row)), "",
            "  /// Creates an environment; the defaults are those of a trace that does not set one.", "  public init(",
            *(f"    {parameter(row)}{',' if row is not rows[-1] else ''}" for row in rows), "  ) {",
            *(f"    self.{row.name} = {row.name}" for row in rows), "  }"]


def outer(row):
    """The member's type outside `Environment`."""
    return f"Environment.{row.type}" if row.type == "LayoutDirection" else row.type


def change(rows):
    """`EnvironmentChange`, and what it does to an environment."""
    def applying(row):
        if row.type == "FontBook":
            return f"    if let {row.name} = change.{row.name} {{ self.{row.name}.merge({row.name}) }}"
        return f"    {row.name} = change.{row.name} ?? {row.name}"

    return ["/// A change of some members of an environment; the others stay as they are.",
            "public struct EnvironmentChange: Equatable, Sendable {",
            *(line for row in rows
              for line in [*comment(row.change, "  "), f"  public var {row.name}: {outer(row)}?"]), "",
            "  /// Creates a change; members left out stay as they are.",
            "  public init(", *(f"    {row.name}: {outer(row)}? = nil{',' if row is not rows[-1] else ''}" for row in rows),
            "  ) {", *(f"    self.{row.name} = {row.name}" for row in rows), "  }", "}", "",
            "extension EnvironmentChange {", "  /// The change that sets all members.",
            "  init(all environment: Environment) {",
            f"    self.init({', '.join(f'{row.name}: environment.{row.name}' for row in rows)})", "  }", "",
            "  /// The members of `current` that differ from those of `last`, but for fonts; `nil` if none does.",
            "  public init?(from last: Environment, to current: Environment) {", "    self.init()",
            *(f"    if current.{row.name} != last.{row.name} {{ {row.name} = current.{row.name} }}" for row in rows
              if row.type != "FontBook"),
            "    if self == EnvironmentChange() { return nil }", "  }", "}", "",
            "extension Environment {", "  /// Applies the members that `change` sets.",
            "  public mutating func apply(_ change: EnvironmentChange) {",
            *(applying(row) for row in rows), "  }", "}"]


def json(rows):
    """Reading and writing of `EnvironmentChange`."""
    def reading(row):
        if row.within == "positive":
            call = "json.positiveNumber()"
        elif row.type == "Double":
            call = f"json.number(in: {row.within})"
        else:
            call = READ.get(row.type, "json.choice()").format(row.within)
        return f"    case .{row.name}: {row.name} = try {call}"

    def writing(row):
        exact = "exact: " if row.type == "Double" else ""
        raw = ".rawValue" if row.type == "LayoutDirection" else ""
        return f'    if let {row.name} = change.{row.name} {{ member("{row.name}", {exact}{row.name}{raw}) }}'

    def within(row):
        test = f"!{row.name}.isPositive" if row.within == "positive" else f"!{row.name}.isWithin({row.within})"
        return f"    if let {row.name}, {test} {{ return false }}"

    return ["extension EnvironmentChange {", "  enum Key: String, CaseIterable {",
            f"    case {', '.join(row.name for row in rows)}", "  }", "",
            "  /// Reads the value of a member.",
            "  mutating func read(_ key: Key, _ json: JSONValue) throws(JSONError) {", "    switch key {",
            *(reading(row) for row in rows), "    }", "  }", "",
            "  /// Whether a trace can have the change.", "  var isExpressible: Bool {",
            *(within(row) for row in rows if row.within), "    return fonts?.isExpressible ?? true", "  }", "}", "",
            "extension JSONWriter {", "  /// Writes the members that a change sets, exactly.",
            "  mutating func environment(_ change: EnvironmentChange) {", "    beginObject()",
            *(writing(row) for row in rows), "    endObject()", "  }", "}"]
