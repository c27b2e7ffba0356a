extension InputType {
  /// Checks a value.
  ///
  /// - Throws: `EventError` with the place of the fault in it.
  fileprivate func check(_ value: Command.Value?) throws(EventError) {
    guard let value else { throw .invalidMember("value", expected: expectation) }
    do throws(MemberError) {
      _ = try rewritten(value.json, .exact)
    } catch {
      throw .invalidValue(error)
    }
  }
}

extension Event {
  /// Rejects a command that is none of those listed, and a value that is not of the listed type.
  @usableFromInline @inline(never) func check(
    _ commands: [SceneInput], _ responses: [SceneInput]
  ) throws(EventError) {
    switch self {
    case .command(let command):
      guard commands.contains(where: { $0.name.bytes == command.name.bytes }) else {
        throw .unknownCommand(command.name, known: commands.names)
      }
      if case .string(let text) = command.value { try text.check("value") }
      try commands.value(of: command)?.check(command.value)
    case .response(let response):
      // An answer without data is the scene's to judge.
      if response.value == nil { return }
      try responses.value(of: response)?.check(response.value)
    default: break
    }
  }
}

extension SceneInput.Value {
  fileprivate func check(_ value: Command.Value?) throws(EventError) {
    if case .typed(let type) = self { try type.check(value) }
  }
}

extension Command {
  /// Reads the value.
  ///
  /// - Throws: `EventError` with the place of what is missing or of another type.
  public func value<Value: MemberValue>(
    as type: Value.Type = Value.self
  ) throws(EventError) -> Value {
    try Self.read(value)
  }

  fileprivate static func read<Value: MemberValue>(
    _ value: Command.Value?
  ) throws(EventError) -> Value {
    guard let json = value?.json else {
      throw .invalidMember("value", expected: Value.expectation)
    }
    do throws(MemberError) {
      return try Value(json: json)
    } catch {
      throw .invalidValue(error)
    }
  }
}

extension Response {
  /// Reads the value.
  ///
  /// - Throws: `EventError` with the place of what is missing or of another type.
  public func value<Value: MemberValue>(
    as type: Value.Type = Value.self
  ) throws(EventError) -> Value {
    try Command.read(value)
  }
}
