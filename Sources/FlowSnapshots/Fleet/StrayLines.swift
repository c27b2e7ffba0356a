/// The lines of verdict files that are not verdicts.
package struct StrayLines: Equatable, Sendable {
  /// The number of lines.
  package private(set) var count = 0
  /// The places and faults of the first of them, `FleetLimits.named` at most.
  package private(set) var messages: [String] = []

  init() {}

  /// Adds a line, by a message with its place.
  mutating func add(_ message: String) {
    count += 1
    if messages.count < FleetLimits.named { messages.append(FleetText.cut(message)) }
  }
}
