import FlowEngine
import FlowExploration
import FlowReport
import FlowSnapshots

extension FixtureCoverage {
  /// The default number of states to explore in each scene.
  static let standardBudget = 1000
  /// The same for pages that only show coverage beside other content: a tenth of a second.
  static let budgetOfPages = 200

  /// The coverage of each scene by the traces of cases, in the order of the scenes' names.
  ///
  /// - Parameters:
  ///   - cases: The cases.
  ///   - scenes: The scenes of the tool.
  ///   - budget: The most states of an exploration.
  ///   - jobs: The number of threads.
  ///   - progress: Called with the name of each scene.
  /// - Throws: A message for a trace that cannot be replayed.
  static func all(
    of cases: [SnapshotCase], _ scenes: SceneList, budget: Int, jobs: Int,
    progress: (String) -> Void
  ) throws(CommandError) -> [FixtureCoverage] {
    var traces: [String: [EventTrace]] = [:]
    for snapshot in cases {
      do throws(StreamError) {
        let trace = try EventTrace(at: snapshot.trace, of: scenes, isReplayed: true)
        traces[trace.header.scene, default: []].append(trace)
      } catch {
        throw CommandError(error)
      }
    }
    var all: [FixtureCoverage] = []
    for scene in traces.keys.sorted() {
      progress(scene)
      do throws(TraceError) {
        all.append(
          try FixtureCoverage(
            traces[scene] ?? [], of: scene, scenes, budget: budget, jobs: jobs))
      } catch {
        throw .message(error.text(in: "a trace of \(scene)"))
      }
    }
    return all
  }

  /// The coverage in the form of reports and diagrams.
  var reported: ReportCoverage {
    var coverage = ReportCoverage(scene: scene, traces: traces, events: count)
    coverage.set(events, in: states)
    coverage.missingStates = missingStates
    coverage.set(missing + taken.sorted(), moves)
    coverage.effects = effects.sorted()
    coverage.missingEffects = missingEffects
    return coverage
  }

  /// The same of the scenes that the scene holds, each with its path behind the scene's name.
  var reportedChildren: [ReportCoverage] {
    children.map { child in
      var coverage = ReportCoverage(
        scene: "\(scene)/\(child.path)", traces: traces, events: child.moves.eventCount)
      coverage.set(child.moves.events, in: child.states)
      coverage.missingStates = child.missingStates
      coverage.set(child.moves.counts.keys.sorted(), child.moves.counts)
      return coverage
    }
  }
}

extension ReportCoverage {
  /// Sets how often each event comes, by state.
  fileprivate mutating func set(_ events: [String: [EventName: Int]], in states: [String]) {
    columns = states.filter { events[$0] != nil }
    rows = EventName.allCases.compactMap { name in
      let counts = columns.map { events[$0]?[name] ?? 0 }
      guard counts.contains(where: { $0 > 0 }) else { return nil }
      return Row(event: name.rawValue, counts: counts)
    }
  }

  /// Sets the moves, and how often each is made.
  fileprivate mutating func set(
    _ list: [FlowExploration.Move], _ counts: [FlowExploration.Move: Int]
  ) {
    moves = list.map { Move(from: $0.from, by: $0.by, to: $0.to, count: counts[$0] ?? 0) }
  }
}
