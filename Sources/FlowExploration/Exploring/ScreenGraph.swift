import FlowEngine
import FlowSnapshots

/// What somebody finds on a screen, and where it leads: the states by name and by what can be touched.
struct ScreenGraph: Sendable {
  /// A step that somebody can make on a screen.
  struct Control: Hashable, Sendable {
    let screen: UInt64
    let button: NodeID
  }

  /// How often a button was tapped, and how often that did something.
  struct Count: Sendable {
    var taken = 0
    var changed = 0
    /// The first tap.
    let lead: Expansion.Lead
  }

  private struct Edge: Hashable {
    let from: UInt64
    let to: UInt64
  }

  /// A screen with as few states tells nothing.
  private static let leastCount = 3

  private var edges: Set<Edge> = []
  /// The number of states that were expanded, by screen, and the name and the first one of each.
  private var expanded: [UInt64: (count: Int, name: String, first: Int)] = [:]
  /// What can be touched on each screen.
  private var parts: [UInt64: Set<String>] = [:]
  private(set) var controls: [Control: Count] = [:]

  /// The screen of a frame.
  static func screen(of frame: ExploredFrame) -> UInt64 {
    var ids: [String] = []
    for node in frame.nodes where node.interactive && !node.hidden {
      ids.append(node.enabled ? node.id.name : node.id.name + "-")
    }
    ids.append(frame.state)
    var text = ids.joined(separator: "\n")
    return text.withUTF8 { XXHash64($0).value }
  }

  mutating func visit(_ screen: UInt64, _ state: Int, _ frame: ExploredFrame) {
    expanded[screen, default: (0, frame.state, state)].count += 1
    if parts[screen] != nil { return }
    var ids: Set<String> = []
    for node in frame.nodes where node.interactive && !node.hidden { ids.insert(node.id.name) }
    parts[screen] = ids
  }

  mutating func connect(_ from: UInt64, to: UInt64) { edges.insert(Edge(from: from, to: to)) }

  /// Whether a tap on a button has done something.
  func changes(at control: Control) -> Bool { controls[control].map { $0.changed > 0 } ?? false }

  mutating func note(_ control: Control, changes: Bool, _ lead: @autoclosure () -> Expansion.Lead) {
    controls[control, default: Count(lead: lead())].taken += 1
    if changes { controls[control]?.changed += 1 }
  }

  mutating func add(_ other: ScreenGraph) {
    edges.formUnion(other.edges)
    parts.merge(other.parts) { first, _ in first }
    for (screen, entry) in other.expanded {
      let known = expanded[screen]
      expanded[screen] = (
        (known?.count ?? 0) + entry.count, entry.name, min(known?.first ?? .max, entry.first)
      )
    }
    for (control, count) in other.controls {
      var known = controls[control] ?? Count(lead: count.lead)
      known.taken += count.taken
      known.changed += count.changed
      controls[control] = known
    }
  }

  /// Buttons that never did anything, each with a tap on it.
  var deadButtons: [(button: NodeID, lead: Expansion.Lead)] {
    var found: [NodeID: Count] = [:]
    for (control, count) in controls {
      var sum = count
      if let known = found[control.button] {
        sum = known.lead.state <= count.lead.state ? known : count
        sum.taken = known.taken + count.taken
        sum.changed = known.changed + count.changed
      }
      found[control.button] = sum
    }
    return found.filter { $0.value.changed == 0 && $0.value.taken >= Self.leastCount }
      .sorted { $0.key.name < $1.key.name }.map { ($0.key, $0.value.lead) }
  }

  /// The first states of screens from which nothing leads back to the first screen, though everything
  /// was tried on them and on those to which they lead; each with its name. A screen with nothing but
  /// parts of the first one, or with all of them and more, is none of these.
  ///
  /// - Parameters:
  ///   - first: The screen that the scene opens with.
  ///   - finalStates: The names of those that need no way out.
  func traps(
    from first: UInt64, except finalStates: Set<String>
  ) -> [(name: String, state: Int, isAlone: Bool)] {
    var next: [UInt64: [UInt64]] = [:]
    var former: [UInt64: [UInt64]] = [:]
    for edge in edges where edge.from != edge.to {
      next[edge.from, default: []].append(edge.to)
      former[edge.to, default: []].append(edge.from)
    }
    // Whatever can lead to the first screen, to a final one, or to one that was not tried enough.
    var open: Set<UInt64> = [first]
    var rest = [first]
    func isKnown(_ screen: UInt64) -> Bool {
      guard let entry = expanded[screen] else { return false }
      return entry.count >= Self.leastCount && !finalStates.contains(entry.name)
    }
    for screen in Set(edges.flatMap { [$0.from, $0.to] }) where !isKnown(screen) {
      if open.insert(screen).inserted { rest.append(screen) }
    }
    while let screen = rest.popLast() {
      for other in former[screen] ?? [] where open.insert(other).inserted { rest.append(other) }
    }
    var found: [String: (state: Int, isAlone: Bool)] = [:]
    let opening = parts[first] ?? []
    for (screen, entry) in expanded where !open.contains(screen) {
      // What was used up is not to come back, such as a row that was deleted; nor need what was loaded go.
      let own = parts[screen] ?? []
      if own.isSubset(of: opening) || own.isSuperset(of: opening) { continue }
      let isAlone = (next[screen] ?? []).isEmpty
      if let known = found[entry.name], known.state <= entry.first { continue }
      found[entry.name] = (entry.first, isAlone)
    }
    return found.sorted { $0.value.state < $1.value.state }.map {
      ($0.key, $0.value.state, $0.value.isAlone)
    }
  }
}
