"""The environment in the engine."""

import textwrap

from ..swift import comment, enumeration, parameter, variable

#: What asks for a value of a type in JSON, and what writes it.
READ = {"Size": "json.size(in: {})", "Insets": "json.insets(in: {})", "Point": "json.point(in: {})",
        "Bool": "json.bool()", "CalendarDate": "json.date()", "FontBook": "FontBook(json: json)",
        "LanguageTag": "json.languageTag()", "StringTable": "StringTable(json: json)"}


def environment(rows):
    """The members of `Environment` and its initializer."""
    settings = [row for row in rows if row.setting]

    def member(row):
        if not row.setting:
            return variable(row)
        return [*comment(row.doc, "  "), f"  public var {row.name}: {row.type} {{",
                f"    get {{ settings?.value.{row.name} ?? {row.default} }}",
                f"    set {{ set {{ $0.{row.name} = newValue }} }}", "  }"]

    given = textwrap.wrap(", ".join(f"{row.name}: {row.name}" for row in settings), 92)
    return [*(line for row in rows for line in member(row)),
            "  /// The settings that few change; `nil` while all are at their defaults.",
            "  @usableFromInline var settings: SharedValue<EnvironmentSettings>?", "",
            "  /// Creates an environment; the defaults are those of a trace that does not set one.", "  public init(",
            *(f"    {parameter(row)}{',' if row is not rows[-1] else ''}" for row in rows), "  ) {",
            *(f"    self.{row.name} = {row.name}" for row in rows if not row.setting),
            "    settings =", "      EnvironmentSettings(",
            *(f"        {line}" for line in given[:-1]), f"        {given[-1]}", "      ).shared", "  }"]


def settings(rows):
    """The members that an environment, and a change of one, keep in a box."""
    rows = [row for row in rows if row.setting]
    return ["/// The settings that few users change.", "@usableFromInline struct EnvironmentSettings: Equatable, Sendable {",
            *(f"  var {row.name}: {outer(row)} = {row.default}" for row in rows), "}", "",
            "/// A change of some of them.", "struct EnvironmentSettingsChange: Equatable, Sendable {",
            *(f"  var {row.name}: {outer(row)}?" for row in rows), "}", "",
            "extension EnvironmentSettingsChange {",
            "  /// The settings that are not those of `last`.",
            "  init(from last: EnvironmentSettings, to current: EnvironmentSettings) {",
            "    self.init()",
            *(f"    if current.{row.name} != last.{row.name} {{ {row.name} = current.{row.name} }}" for row in rows),
            "  }", "}", "",
            "extension EnvironmentSettings {", "  /// Applies those that `change` sets.",
            "  mutating func apply(_ change: EnvironmentSettingsChange) {",
            *(f"    {row.name} = change.{row.name} ?? {row.name}" for row in rows), "  }", "",
            "  /// Whether all are at their defaults.", "  var areDefault: Bool {",
            "    " + " && ".join(is_default(row) for row in rows), "  }", "}", "",
            "extension EnvironmentSettingsChange {", "  /// Whether none is set.", "  var isEmpty: Bool {",
            "    " + " && ".join(f"{row.name} == nil" for row in rows), "  }", "}"]


def is_default(row):
    """Whether a setting is at its default, without comparing texts one by one."""
    return f"{row.name}.isEmpty" if row.type == "StringTable" else f"{row.name} == {row.default}"


def enumerations(choices):
    """The enumerations that members are of."""
    return ["extension Environment {",
            *(line for each in choices for line in [*([""] if each is not choices[0] else []),
                                                    *enumeration(each.name, each.rows, each.doc)]), "}",
            *(line for each in choices for line in placed(each))]


def placed(choices):
    """What makes a value from its place, without an array of all."""
    return ["", f"extension Environment.{choices.name} {{", "  /// The value with a place among all; `nil` if there is none.",
            "  package init?(place: Int) {", "    switch place {",
            *(f"    case {place}: self = .{name}" for place, name in enumerate(choices.names)),
            "    default: return nil", "    }", "  }", "}"]


def has_names(row):
    """Whether the member is of an enumeration."""
    return row.choices or row.type == "LayoutDirection"


def outer(row):
    """The member's type outside `Environment`."""
    return f"Environment.{row.type}" if has_names(row) else row.type


def change(rows):
    """`EnvironmentChange`, and what it does to an environment."""
    def applying(row):
        if row.type == "FontBook":
            return f"    if let {row.name} = change.{row.name} {{ self.{row.name}.merge({row.name}) }}"
        return f"    {row.name} = change.{row.name} ?? {row.name}"

    def member(row):
        if not row.setting:
            return [*comment(row.change, "  "), f"  public var {row.name}: {outer(row)}?"]
        return [*comment(row.change, "  "), f"  public var {row.name}: {outer(row)}? {{",
                f"    get {{ settings?.value.{row.name} }}", f"    set {{ set {{ $0.{row.name} = newValue }} }}", "  }"]

    return ["/// A change of some members of an environment; the others stay as they are.",
            "public struct EnvironmentChange: Equatable, Sendable {",
            *(line for row in rows for line in member(row)),
            "  /// Changes of settings that few change; `nil` if there is none.",
            "  var settings: SharedValue<EnvironmentSettingsChange>?", "",
            "  /// Creates a change; members left out stay as they are.",
            "  public init(", *(f"    {row.name}: {outer(row)}? = nil{',' if row is not rows[-1] else ''}" for row in rows),
            "  ) {", *(f"    self.{row.name} = {row.name}" for row in rows if not row.setting),
            f"    settings = EnvironmentSettingsChange({', '.join(f'{row.name}: {row.name}' for row in rows if row.setting)}).shared",
            "  }", "}", "",
            "extension EnvironmentChange {", "  /// The change that sets all members, but for settings at their defaults.",
            "  init(all environment: Environment) {",
            f"    self.init({', '.join(f'{row.name}: environment.{row.name}' for row in rows if not row.setting)})",
            "    setSettings(from: EnvironmentSettings(), to: environment.allSettings)", "  }", "",
            "  /// The members of `current` that differ from those of `last`, but for fonts; `nil` if none does.",
            "  public init?(from last: Environment, to current: Environment) {", "    self.init()",
            *(f"    if current.{row.name} != last.{row.name} {{ {row.name} = current.{row.name} }}" for row in rows
              if row.type != "FontBook" and not row.setting),
            "    if current.settings != last.settings {",
            "      setSettings(from: last.allSettings, to: current.allSettings)", "    }",
            "    if self == EnvironmentChange() { return nil }", "  }", "}", "",
            "extension Environment {", "  /// Applies the members that `change` sets.",
            "  public mutating func apply(_ change: EnvironmentChange) {",
            *(applying(row) for row in rows if not row.setting),
            "    if let settings = change.settings { apply(settings.value) }", "  }", "}", "", *limits(rows)]


def limits(rows):
    """What a trace can have of an environment."""
    def test(row):
        if row.within == "positive":
            return f"!{row.name}.isPositive"
        return f"!{row.name}.isWithin({row.within})" if row.within else f"!{row.name}.isExpressible"

    def expected(row):
        if row.within == "positive":
            return "Double.positiveExpectation"
        return f"({row.within}).expectation" if row.within else f"{row.type}.expectation"

    limited = [row for row in rows if row.within or row.type in ("CalendarDate", "FontBook", "StringTable")]
    return ["extension EnvironmentChange {", "  enum Key: String, CaseIterable {",
            f"    case {', '.join(row.name for row in rows)}", "  }", "",
            "  /// The first member that no trace can have.", "  var inexpressibleMember: Key? {",
            *(f"    if let {row.name}, {test(row)} {{ return .{row.name} }}" for row in limited), "    return nil", "  }", "",
            "  /// Whether a trace can have the change.", "  var isExpressible: Bool { inexpressibleMember == nil }", "}", "",
            "extension EnvironmentChange.Key {", "  /// What a trace can have.", "  var expectation: String {", "    switch self {",
            *(f"    case .{row.name}: {expected(row)}" for row in limited),
            f"    case {', '.join(f'.{row.name}' for row in rows if row not in limited)}: \"one of its type\"",
            "    }", "  }", "}"]


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
        raw = ".rawValue" if has_names(row) else ".text" if row.type == "LanguageTag" else ""
        return f'    if let {row.name} = change.{row.name} {{ member("{row.name}", {exact}{row.name}{raw}) }}'

    return ["extension EnvironmentChange {", "  /// Reads the value of a member.",
            "  mutating func read(_ key: Key, _ json: JSONValue) throws(JSONError) {", "    switch key {",
            *(reading(row) for row in rows), "    }", "  }", "}", "",
            "extension JSONWriter {", "  /// Writes the members that a change sets, exactly.",
            "  mutating func environment(_ change: EnvironmentChange) {", "    beginObject()",
            *(writing(row) for row in rows), "    endObject()", "  }", "}"]
