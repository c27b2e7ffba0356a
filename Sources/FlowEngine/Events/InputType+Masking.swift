extension InputType {
  /// The value with stand-ins for the texts that people enter; `nil` if it is of another type.
  func masked(_ value: Command.Value) -> Command.Value? {
    (try? standIn(value.json)).flatMap { Command.Value($0) }
  }
}
