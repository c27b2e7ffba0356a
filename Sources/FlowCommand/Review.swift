import FlowSnapshots

/// A review in progress.
struct Review {
  /// The most cases of a group that are listed by name.
  private static let namedCases = 8

  /// Whether any decision could not be carried out.
  private(set) var hasFailed = false

  private let keyboard: Keyboard
  private var counts = (accepted: 0, rejected: 0, skipped: 0)

  private enum Answer {
    case accept, reject, skip, oneByOne, quit
  }

  init(keyboard: Keyboard) {
    self.keyboard = keyboard
  }

  /// Asks about each group until none is left or the user quits.
  mutating func run(_ groups: [PendingGroup]) throws(CommandError) {
    for (index, group) in groups.enumerated() {
      try Console.show(line: "")
      try Console.show(line: "[\(index + 1) of \(groups.count)] \(group.reason)")
      if group.cases.count > 1 { try show(namesOf: group.cases) }
      guard try decide(group.cases) else { break }
    }
    try Console.show(line: "")
    try Console.show(
      line: "accepted \(counts.accepted), rejected \(counts.rejected), skipped \(counts.skipped)")
  }

  /// Asks for one decision on several cases.
  ///
  /// - Returns: Whether to continue.
  private mutating func decide(_ cases: [PendingCase]) throws(CommandError) -> Bool {
    guard let first = cases.first else { return true }
    try Console.show(line: first.snapshot.golden)
    for line in first.lines { try Console.show(line: "  \(line)") }
    switch try ask(about: cases.count) {
    case .accept: counts.accepted += try carryOut(.accept, on: cases)
    case .reject: counts.rejected += try carryOut(.reject, on: cases)
    case .skip: counts.skipped += cases.count
    case .oneByOne:
      for single in cases where try !decide([single]) { return false }
    case .quit: return false
    }
    return true
  }

  private mutating func carryOut(
    _ decision: PendingDecision, on cases: [PendingCase]
  ) throws(CommandError) -> Int {
    var done = 0
    for pending in cases {
      if decision.carryOut(on: pending.snapshot) {
        done += 1
        try decision.report(on: pending.snapshot)
      } else {
        hasFailed = true
      }
    }
    return done
  }

  private func ask(about count: Int) throws(CommandError) -> Answer {
    let all = count == 1 ? "" : " all \(count)"
    let choice = "[a]ccept\(all), [r]eject\(all), [s]kip\(all)"
    let question = choice + (count == 1 ? "" : ", [o]ne by one") + ", [q]uit? "
    while true {
      let key = try keyboard.key(answering: question)
      try Console.show(line: "")
      switch key {
      case "a": return .accept
      case "r": return .reject
      case "s": return .skip
      case "o" where count > 1: return .oneByOne
      // The terminal's own ways to quit: Ctrl-C, Ctrl-D, and the end of input.
      case "q", "\u{3}", "\u{4}", nil: return .quit
      default: continue
      }
    }
  }

  private func show(namesOf cases: [PendingCase]) throws(CommandError) {
    var names = cases.prefix(Self.namedCases).map { $0.snapshot.description }
      .joined(separator: ", ")
    if cases.count > Self.namedCases { names += ", …" }
    try Console.show(line: "\(cases.count) cases: \(names); the first one:")
  }
}
