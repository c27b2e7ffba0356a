/// How far scenes are explored, and traces made shorter.
package enum ExplorationLimits {
  /// The events that may come to a scene in one state, less one.
  package static let events = 1 << 22
  /// The events of a file: those of two files and those that follow from a frame come to one state.
  package static let fileEvents = 2_000_000
  /// The nodes of a kind that are tried in one state, so that a form of a thousand fields has an alphabet
  /// that can be explored.
  package static let nodes = 12
  /// The states that are told apart.
  package static let states = Int(UInt32.max) - 1
  /// The violations that an exploration lists.
  package static let violations = 20
  /// The texts that an audit remembers of fields, and their bytes: the last ones.
  package static let enteredTexts = 1_000
  package static let enteredBytes = 65_536
  /// The traces that are tried to make that of a violation shorter.
  package static let violationTries = 5_000
  /// The traces that are tried to make that of a trap shorter, each in a process of its own.
  package static let trapTries = 1_000
  /// The traces that are tried to make that of a small mistake shorter.
  package static let mutantTries = 3_000
  /// The traces that are tried to make that of a case shorter, unless an option says another number.
  package static let traceTries = 10_000
}
