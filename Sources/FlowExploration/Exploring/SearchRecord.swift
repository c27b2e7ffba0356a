/// What a search has found so far.
struct SearchRecord {
  let table: StateTable
  /// The moves that have been made, each at each instant.
  private(set) var ways: Set<Way> = []
  /// The events that have come to a state of each name.
  private(set) var firsts: Set<First> = []
  /// The first step with which each move is made.
  private(set) var leads: [MoveKey: Expansion.Lead] = [:]
  private(set) var graph = ScreenGraph()

  /// - Parameter memory: The bytes that the states may take; `nil` for any number.
  init(memory: Int?) { table = StateTable(limit: memory) }

  /// Adds what follows from a few states, and returns the steps that are to be looked at.
  ///
  /// - Parameter fullCount: So many states are checked in full.
  mutating func add(_ expansion: Expansion, fullCount: Int) -> [InspectedStep] {
    leads.merge(expansion.moves) { first, _ in first }
    graph.add(expansion.graph)
    var finds: [UInt64: Int] = [:]
    for find in expansion.finds {
      let arrival = StateTable.Arrival(
        parent: find.parent, instant: find.instant, event: find.event)
      guard table.insert(find.hash, arrival) else { continue }
      finds[find.hash] = table.count
      if let screen = find.screen { table.keep(screen, of: find.hash) }
    }
    return expansion.candidates.compactMap { candidate in
      let number = candidate.isFind ? finds[candidate.hash] : nil
      let isNewWay = candidate.way.map { ways.insert($0).inserted } ?? false
      let isFirst = candidate.first.map { firsts.insert($0).inserted } ?? false
      guard number != nil || isNewWay || isFirst || candidate.isSample else { return nil }
      return InspectedStep(
        candidate, isNew: number != nil,
        isFull: isNewWay || isFirst || number ?? .max <= fullCount)
    }
  }
}
