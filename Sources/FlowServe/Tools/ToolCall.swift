import FlowEngine

/// The arguments of a call, checked against what the tool takes.
struct ToolCall {
  private let values: JSONValue?

  /// Checks arguments.
  ///
  /// - Throws: `ToolError` for one that is unknown, missing or of another kind.
  init(_ json: JSONValue?, of tool: any Tool.Type) throws(ToolError) {
    values = json
    var members: [JSONValue.Member] = []
    if let json {
      guard case .object(let given) = json.content else {
        throw ToolError("'arguments' must be an object")
      }
      members = given
    }
    let known = tool.allArguments
    for member in members {
      guard let argument = known.first(where: { $0.name == member.name }) else {
        throw ToolError(Suggestion.unknown("argument", member.name, among: known.map(\.name)))
      }
      guard argument.takes(member.value) else {
        throw ToolError("'\(argument.name)' must be \(argument.expectation)")
      }
    }
    for argument in known where argument.isRequired && values?[argument.name] == nil {
      throw ToolError("'\(tool.name)' needs '\(argument.name)', \(argument.expectation)")
    }
  }

  /// An argument; `nil` if it is not given.
  func value(_ name: String) -> JSONValue? { values?[name] }

  /// A text; `nil` if it is not given.
  func text(_ name: String) -> String? {
    guard case .string(let text)? = values?[name]?.content else { return nil }
    return text
  }

  /// A text that must be there, as the tool says.
  func required(_ name: String) -> String { text(name) ?? "" }

  /// A number; `nil` if it is not given.
  func number(_ name: String) -> Double? {
    guard case .number(let number)? = values?[name]?.content else { return nil }
    return number
  }

  /// A whole number; `nil` if it is not given.
  func count(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0) } }

  /// A time in seconds; `nil` if it is not given.
  ///
  /// - Throws: `ToolError` for one that no trace can have.
  func time(_ name: String) throws(ToolError) -> Double? {
    guard let time = number(name) else { return nil }
    guard (0...InputLimits.time).contains(time) else {
      throw ToolError("'\(name)' must be a time from 0 to \(Int(InputLimits.time)) seconds")
    }
    return time
  }

  /// Texts; empty if they are not given.
  func texts(_ name: String) -> [String] {
    guard case .array(let elements)? = values?[name]?.content else { return [] }
    return elements.compactMap { element in
      if case .string(let text) = element.content { text } else { nil }
    }
  }
}

extension Argument {
  /// Whether a value is of the kind.
  fileprivate func takes(_ value: JSONValue) -> Bool {
    switch (kind, value.content) {
    case (.text, .string), (.number, .number), (.flag, .bool), (.object, .object):
      return true
    case (.count, .number(let number)):
      return Int(exactly: number).map { $0 >= 0 } ?? false
    case (.choice(let names), .string(let name)): return names.contains(name)
    case (.texts, .array(let elements)):
      return elements.allSatisfy { if case .string = $0.content { true } else { false } }
    default: return false
    }
  }

  /// What is expected, in words.
  fileprivate var expectation: String {
    switch kind {
    case .text: "a string: \(summary)"
    case .number: "a number: \(summary)"
    case .count: "a whole number, 0 or more: \(summary)"
    case .flag: "true or false: \(summary)"
    case .object: "an object: \(summary)"
    case .texts: "an array of strings: \(summary)"
    case .objects: "an array: \(summary)"
    case .choice(let names): "one of \(names.joined(separator: ", "))"
    }
  }
}
