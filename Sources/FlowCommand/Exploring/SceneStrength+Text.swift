import FlowExploration

extension SceneStrength {
  /// The result for people.
  ///
  /// - Parameter each: Whether to list what was noticed, too.
  func text(each: Bool) -> String {
    let share = (percent * 10).rounded() / 10
    var text = """
      \(scene): \(traces) traces notice \(noticed) of \(outcomes.count) mistakes, \(share) %

      """
    if isComposed { text += Self.composed }
    text += Table.rows([["", "mistakes", "noticed", "survive", "not reached"]] + rows)
    text += Self.list("survive, though traces come to where they are", survivors)
    text += Self.list("not reached by any trace", unreached)
    if each { text += "  noticed, first at\n" + Table.rows(noticedRows) }
    return text
  }

  private static let composed =
    "  (held scenes: only their nodes and configuration are mutated, not their behaviour)\n"

  /// A row for each kind of mutation.
  private var rows: [[String]] {
    Mutation.Kind.allCases.compactMap { kind in
      let some = outcomes.filter { $0.mutation.kind == kind }
      guard !some.isEmpty else { return nil }
      let noticed = some.count { $0.isNoticed }
      let survivors = some.count { $0.hasSurvived }
      let counts = [some.count, noticed, survivors, some.count - noticed - survivors]
      return [kind.rawValue] + counts.map { $0 == 0 ? "-" : String($0) }
    }
  }

  private static func list(_ title: String, _ outcomes: [MutantOutcome]) -> String {
    guard !outcomes.isEmpty else { return "" }
    let lines = outcomes.map { outcome in
      let note = outcome.killer.map { ", shown by \($0.steps.count) events" } ?? ""
      return "    \(outcome.mutation.text)\(note)\n"
    }
    return "  \(title):\n" + lines.joined()
  }

  private var noticedRows: [[String]] {
    outcomes.compactMap { outcome in
      guard case .noticed(let notice) = outcome.fate else { return nil }
      let note = notice.isCrash ? ", crashes" : ""
      return ["  \(outcome.mutation.text)", "\(notice.time) s", notice.trace + note]
    }
  }
}
