import FlowEngine

extension GlideCard {
  /// A command from the host, or from assistive technology; once the card is gone, only its value
  /// is looked at.
  mutating func call(_ command: Command, _ context: inout Context) throws(EventError) {
    let shown = try Self.position(of: command, context.configuration)
    if isRemoved { return }
    switch command.name.bytes {
    case "show": go(to: shown ?? lowestUp(context.configuration), &context)
    case "dismiss": go(to: .closed, &context)
    case "escape": escape(&context)
    case "increment": step(1, &context)
    case "decrement": step(-1, &context)
    default: remove(&context)
    }
  }

  /// The lowest position in which the card is up: where the trigger brings it, also from a higher
  /// one (B2).
  func lowestUp(_ configuration: Configuration) -> Position {
    configuration.segmented ? .compressed : .open
  }

  /// The position that `show` names, if it names one; other commands take no value (B26).
  private static func position(
    of command: Command, _ configuration: Configuration
  ) throws(EventError) -> Position? {
    guard let value = command.value else { return nil }
    guard command.name.bytes == "show" else { throw .invalidMember("value", expected: "left out") }
    switch value {
    case .string(let name) where name.bytes == "open": return .open
    case .string(let name) where name.bytes == "compressed" && configuration.segmented:
      return .compressed
    default:
      throw .invalidMember(
        "value", expected: configuration.segmented ? #""compressed" or "open""# : #""open""#)
    }
  }

  /// Sends the card one position up or down from its target; at the ends nothing (B27).
  private mutating func step(_ direction: Int, _ context: inout Context) {
    let positions: [Position] =
      context.configuration.segmented ? [.closed, .compressed, .open] : [.closed, .open]
    guard let index = positions.firstIndex(of: target),
      positions.indices.contains(index + direction)
    else { return }
    go(to: positions[index + direction], &context)
  }
}
