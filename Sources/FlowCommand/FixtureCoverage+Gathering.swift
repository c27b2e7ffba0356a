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
  /// - Throws: A message for a trace that cannot be read.
  static func all(
    of cases: [SnapshotCase], _ scenes: SceneList, budget: Int, jobs: Int,
    progress: (String) -> Void
  ) throws(CommandError) -> [FixtureCoverage] {
    var traces: [String: [EventTrace]] = [:]
    for snapshot in cases {
      do throws(StreamError) {
        let trace = try EventTrace(at: snapshot.trace, of: scenes)
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
          try FixtureCoverage(traces[scene] ?? [], of: scenes, budget: budget, jobs: jobs))
      } catch {
        throw .message(error.text(in: "a trace of \(scene)"))
      }
    }
    return all
  }

  /// The coverage in the form of reports and diagrams.
  var reported: ReportCoverage {
    var coverage = ReportCoverage(scene: scene, traces: traces, events: count)
    coverage.columns = states.filter { events[$0] != nil }
    coverage.rows = EventName.allCases.compactMap { name in
      let counts = coverage.columns.map { events[$0]?[name] ?? 0 }
      guard counts.contains(where: { $0 > 0 }) else { return nil }
      return ReportCoverage.Row(event: name.rawValue, counts: counts)
    }
    coverage.missingStates = missingStates
    coverage.moves =
      (missing + taken.sorted()).map {
        ReportCoverage.Move(from: $0.from, by: $0.by, to: $0.to, count: moves[$0] ?? 0)
      }
    coverage.effects = effects.sorted()
    coverage.missingEffects = missingEffects
    return coverage
  }
}
