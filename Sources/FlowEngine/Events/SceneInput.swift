/// An input that a scene takes from its host, with the kind of value that comes with it: a command, or
/// the responses to an effect.
///
/// Recordings follow the kind: a value stays as it is where the scene says that nobody enters it, a
/// text that people enter gets a stand-in, and a value that the scene does not take is left out. A
/// string literal is an input without a value.
public struct SceneInput: Equatable, Sendable, ExpressibleByStringLiteral {
  /// The kind of an input's value.
  public enum Value: Equatable, Sendable {
    /// A number.
    case number
    /// A truth value.
    case bool
    /// One of some names.
    case name([String])
    /// A text in a format, such as a month: nobody enters it, and the scene refuses any other text.
    case format(String)
    /// A text that people enter or read, or that the host fills in for them.
    case text
    /// Nothing, or a value of any kind, of which a text is one that people enter.
    case any
    /// An array or an object, of which the texts that people enter are marked; other values are refused.
    case typed(InputType)

    /// A value of a type: of `EnteredText`, `[Row]`, or a group that describes its members as a configuration
    /// does.
    public static func type<Value: MemberValue>(_ type: Value.Type) -> Self {
      .typed(InputType(type))
    }
  }

  /// The name of the command, or of the responses: of those to the effects that have this `id`, or an
  /// `id` that goes on with a hyphen, as `verify-1` does after `verify`.
  public var name: String
  /// The nodes that the input is for; empty for all that no other input of that name lists.
  public var targets: [NodeID]
  /// The kind of its value; `nil` if it takes none.
  public var value: Value?

  /// Describes an input.
  ///
  /// - Parameters:
  ///   - name: The name of the command, or the beginning of the effects' ids.
  ///   - value: The kind of its value; `nil` if it takes none.
  ///   - targets: The nodes that it is for; empty for all that no other input of that name lists.
  public init(_ name: String, _ value: Value? = nil, for targets: [NodeID] = []) {
    self.name = name
    self.targets = targets
    self.value = value
  }

  /// Describes an input that takes no value.
  public init(stringLiteral name: String) {
    self.init(name)
  }
}

extension SceneInput.Value {
  /// Whether a text of this kind is one that people enter; of a type, the text beside its value.
  var isEntered: Bool {
    switch self {
    case .text, .any, .typed: true
    case .number, .bool, .name, .format: false
    }
  }

  /// Whether a text that people enter may come with it: as a text, or marked in a value of a type.
  var mayEnterText: Bool {
    switch self {
    case .text, .any: true
    case .typed(let type): type.mayHaveEnteredText
    case .number, .bool, .name, .format: false
    }
  }

  /// Whether a response's message is of this kind, as far as the kind says.
  func admits(message: String) -> Bool {
    if case .typed = self { true } else { admits(.string(message)) }
  }

  /// Whether a value is of this kind, as far as the kind says; a text of a format is checked by the
  /// scene.
  package func admits(_ value: Command.Value) -> Bool {
    switch (self, value) {
    case (.number, .number), (.bool, .bool), (.format, .string), (.text, .string), (.any, _): true
    case (.typed(let type), let value): type.masked(value) != nil
    case (.name(let names), .string(let name)): names.has(name)
    default: false
    }
  }
}

extension [SceneInput] {
  /// The names, each once.
  @usableFromInline package var names: [String] {
    var names: [String] = []
    for input in self where !names.has(input.name) { names.append(input.name) }
    return names
  }

  /// The kind of value that a command takes; `nil` for none.
  package func value(of command: Command) -> SceneInput.Value? {
    var found: SceneInput?
    for input in self where input.name.bytes == command.name.bytes {
      if let target = command.target, input.targets.contains(target) { return input.value }
      if input.targets.isEmpty { found = input }
    }
    return found?.value
  }

  /// The kind of message that a response has; `nil` for none.
  package func value(of response: Response) -> SceneInput.Value? {
    var found: SceneInput?
    // The longest name is the effect's own.
    for input in self where input.isAnswered(by: response.id) {
      if let found, found.name.utf8.count >= input.name.utf8.count { continue }
      found = input
    }
    return found?.value
  }
}

extension SceneInput {
  /// Whether an effect's id begins with the name.
  fileprivate func isAnswered(by id: String) -> Bool {
    id.begins(with: name, before: UInt8(ascii: "-"))
  }
}
