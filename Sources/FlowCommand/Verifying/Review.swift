import FlowSnapshots

/// A review in progress.
///
/// Decisions are carried out at the end and can be revised until then.
struct Review {
  /// The most cases of a group that are listed by name.
  private static let namedCases = 8

  /// Whether any decision could not be carried out.
  private(set) var hasFailed = false

  private let keyboard: Keyboard
  private let colors: Colors
  private var groups: [PendingGroup]
  /// The decisions on the first groups; `nil` for a skipped one.
  private var decisions: [PendingDecision?] = []

  private enum Answer {
    case accept, reject, skip, oneByOne, back, quit
  }

  init(_ groups: [PendingGroup], keyboard: Keyboard, colors: Colors) {
    self.groups = groups
    self.keyboard = keyboard
    self.colors = colors
  }

  /// Asks about each group until none is left or the user quits, then carries out the decisions.
  mutating func run() throws(CommandError) {
    while decisions.count < groups.count {
      let group = groups[decisions.count]
      try show(group)
      switch try ask(about: group) {
      case .accept: decisions.append(.accept)
      case .reject: decisions.append(.reject)
      case .skip: decisions.append(nil)
      case .oneByOne:
        groups.replaceSubrange(
          decisions.count...decisions.count, with: group.cases.map { group.single($0) })
      case .back: decisions.removeLast()
      case .quit: return try finish()
      }
    }
    try finish()
  }

  private mutating func finish() throws(CommandError) {
    var counts = (accepted: 0, rejected: 0, skipped: 0)
    try Console.show(line: "")
    for (group, decision) in zip(groups, decisions) {
      switch decision {
      case .accept: counts.accepted += try carryOut(.accept, on: group.cases)
      case .reject: counts.rejected += try carryOut(.reject, on: group.cases)
      case nil: counts.skipped += group.cases.count
      }
    }
    try Console.show(
      line: "accepted \(counts.accepted), rejected \(counts.rejected), skipped \(counts.skipped)")
  }

  private mutating func carryOut(
    _ decision: PendingDecision, on cases: [PendingCase]
  ) throws(CommandError) -> Int {
    var done = 0
    for pending in cases {
      if decision.carryOut(on: pending) {
        done += 1
        try decision.report(on: pending.snapshot)
      } else {
        hasFailed = true
      }
    }
    return done
  }

  private func ask(about group: PendingGroup) throws(CommandError) -> Answer {
    let count = group.cases.count
    let isFirst = decisions.isEmpty
    let all = count == 1 ? "" : " all \(count)"
    let choices =
      ["[a]ccept\(all)", "[r]eject\(all)", "[s]kip\(all)"] + (count == 1 ? [] : ["[o]ne by one"])
      + (isFirst ? [] : ["[b]ack"]) + ["[q]uit? "]
    while true {
      let key = try keyboard.key(answering: choices.joined(separator: ", "))
      try Console.show(line: "")
      switch key {
      case "a": return .accept
      case "r": return .reject
      case "s": return .skip
      case "o" where count > 1: return .oneByOne
      case "b" where !isFirst: return .back
      // The terminal's own ways to quit: Ctrl-C, Ctrl-D, and the end of input.
      case "q", "\u{3}", "\u{4}", nil: return .quit
      default: continue
      }
    }
  }

  private func show(_ group: PendingGroup) throws(CommandError) {
    try Console.show(line: "")
    try Console.show(
      ("[\(decisions.count + 1) of \(groups.count)] ", .plain), (group.text, .strong), in: colors)
    if group.cases.count > 1 {
      var names = group.cases.prefix(Self.namedCases).map { $0.snapshot.description }
        .joined(separator: ", ")
      if group.cases.count > Self.namedCases { names += ", …" }
      try Console.show(line: "\(group.cases.count) cases: \(names); the first one:")
    }
    guard let first = group.cases.first else { return }
    try Console.show(line: first.snapshot.golden)
    for line in first.lines + group.greaterLines { try Console.show(line: "  \(line)") }
  }
}
