import FlowEngine

/// One environment of an audit: the members in which it differs from that of the trace.
package struct AuditVariant: Equatable, Sendable {
  package var colorScheme: Environment.ColorScheme?
  package var contrast: Environment.Contrast?
  package var textSize: Environment.TextSize?
  package var boldText: Bool?
  package var layoutDirection: Environment.LayoutDirection?
  package var locale: LanguageTag?
  package var reduceMotion: Bool?

  package init() {}

  /// The members that a matrix can vary, in the order of messages.
  package static let members = [
    "colorScheme", "contrast", "textSize", "boldText", "layoutDirection", "locale", "reduceMotion",
  ]

  /// The names and values of the members that differ from the defaults, the values as in JSON.
  package var differences: [(name: String, value: String)] {
    var list: [(String, String)] = []
    func add(_ name: String, _ value: String?, unless standard: String) {
      if let value, value != standard { list.append((name, value)) }
    }
    add("colorScheme", colorScheme?.rawValue, unless: Environment.ColorScheme.light.rawValue)
    add("contrast", contrast?.rawValue, unless: Environment.Contrast.standard.rawValue)
    add("textSize", textSize?.rawValue, unless: Environment.TextSize.large.rawValue)
    add("boldText", boldText.map { $0 ? "true" : "false" }, unless: "false")
    add(
      "layoutDirection", layoutDirection?.rawValue,
      unless: Environment.LayoutDirection.leftToRight.rawValue)
    add("locale", locale?.text, unless: LanguageTag.english.text)
    add("reduceMotion", reduceMotion.map { $0 ? "true" : "false" }, unless: "false")
    return list
  }

  /// The variant in words.
  package var text: String {
    let list = differences.map { "\($0.name) \($0.value)" }
    return list.isEmpty ? "the default environment" : list.joined(separator: ", ")
  }

  /// The change of a trace's environment.
  package var change: EnvironmentChange {
    var change = EnvironmentChange(reduceMotion: reduceMotion)
    change.layoutDirection = layoutDirection
    change.colorScheme = colorScheme
    change.contrast = contrast
    change.textSize = textSize
    change.boldText = boldText
    change.locale = locale
    return change
  }

  /// A change that an event of the trace makes, without what the variant decides.
  package func filter(_ change: EnvironmentChange) -> EnvironmentChange {
    var change = change
    if reduceMotion != nil { change.reduceMotion = nil }
    if layoutDirection != nil { change.layoutDirection = nil }
    if colorScheme != nil { change.colorScheme = nil }
    if contrast != nil { change.contrast = nil }
    if textSize != nil { change.textSize = nil }
    if boldText != nil { change.boldText = nil }
    if locale != nil {
      change.locale = nil
      change.strings = nil
    }
    return change
  }
}

extension JSONWriter {
  /// Writes the members that differ from the defaults.
  package mutating func variant(_ variant: AuditVariant) {
    beginObject()
    for (name, value) in variant.differences {
      key(name)
      switch value {
      case "true": bool(true)
      case "false": bool(false)
      default: string(value)
      }
    }
    endObject()
  }
}
