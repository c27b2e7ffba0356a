/// How far an exploration goes.
package struct ExplorationBudget: Equatable, Sendable {
  /// The most states.
  package var states = 100_000
  /// The most seconds; `nil` for any number.
  package var seconds: Double?
  /// The most bytes for the states that are known; `nil` for any number.
  package var memory: Int?
  /// The most events in a trace that is explored in full.
  package var depth = Int.max
  /// The number of random walks from states that have not been expanded.
  package var walks = 100
  /// The number of events in a walk.
  package var walkLength = 50

  /// Creates the default budget.
  package init() {}

  /// Makes it a part of what it is.
  mutating func scale(by share: Double) {
    states = max(1, Int(Double(states) * share))
    seconds = seconds.map { $0 * share }
    memory = memory.map { max(1, Int(Double($0) * share)) }
  }

  /// Reads a budget: a number of states, or of seconds (`30s`) or bytes (`512MiB`).
  ///
  /// - Returns: Whether it could be read.
  package mutating func read(_ text: String) -> Bool {
    if text.hasSuffix("MiB") {
      guard let size = Int(text.dropLast(3)), 1...1 << 20 ~= size else { return false }
      memory = size << 20
      states = ExplorationLimits.states
    } else if text.hasSuffix("s") {
      guard let value = Double(text.dropLast()), value > 0, value.isFinite else { return false }
      seconds = value
      states = ExplorationLimits.states
    } else {
      guard let count = Int(text), 1...ExplorationLimits.states ~= count else { return false }
      states = count
    }
    return true
  }
}
