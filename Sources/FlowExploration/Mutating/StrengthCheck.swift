import FlowEngine
import FlowSnapshots

/// Would the goldens notice? Scenes are run with one small mistake after the other.
package struct StrengthCheck: Sendable {
  /// The reason there is no result.
  package enum Fault: Error {
    /// A file cannot be read, or a trace cannot be replayed.
    case stream(StreamError)
    /// A golden is not what its trace gives.
    case differs(String)
    /// A trace gives other frames the second time.
    case unsteady(String)
    /// A scene crashes with a trace.
    case crashed(CaseResult)
    /// A scene crashes when it is explored.
    case crashedExploring(String)
  }

  /// The number of states of each scene that are explored, to know what traces could come to.
  package var budget = 1000
  /// The number of mutations that are tried at once.
  package var jobs = Parallel.processors
  /// How many random walks look for a trace that shows what no golden notices; 0 for no such search.
  package var walks = 0
  /// What a trace may take, each in a worker; `nil` for no workers, as in a process that has threads.
  package var limits: WorkerLimits?

  private let scenes: SceneList

  /// - Parameter scenes: The scenes of the tool.
  package init(_ scenes: SceneList) {
    self.scenes = scenes
  }

  /// Tries out the scenes of cases.
  ///
  /// - Parameters:
  ///   - cases: The cases, whose goldens must be what the traces give.
  ///   - progress: Called with the scene, and the numbers of finished mutations and of all.
  /// - Throws: `Fault` for the first case that is not as it should be.
  package func run(
    _ cases: [SnapshotCase],
    progress: @Sendable (_ scene: String, _ done: Int, _ all: Int) -> Void = { _, _, _ in }
  ) throws(Fault) -> [SceneStrength] {
    var byScene: [String: [ReachedTrace]] = [:]
    if let limits, let crashed = crashed(cases, limits) { throw .crashed(crashed) }
    let read = Parallel.map(cases, jobs: jobs, progress: { _, _ in }) { self.read($0) }
    for result in read {
      let trace = try result.get()
      byScene[trace.compared.trace.header.scene, default: []].append(trace)
    }
    var strengths: [SceneStrength] = []
    for (scene, traces) in byScene.sorted(by: { $0.key < $1.key }) {
      guard let opening = MutantOpening(of: scene, in: scenes) else { continue }
      let field = MutationField(traces, try explored(scene, opening), opening)
      let hunt = walks > 0 ? MutantHunt(scenes, opening, walks: walks) : nil
      let workers = limits.flatMap { MutantWorkers(field, hunt, jobs: jobs, limits: $0) }
      let outcomes = Parallel.map(
        Array(field.mutations.indices), jobs: jobs, progress: { progress(scene, $0, $1) }
      ) { index in
        if let outcome = workers?.outcome(of: index) { return outcome }
        let mutation = field.mutations[index]
        var outcome = field.outcome(of: mutation)
        if let hunt, !outcome.isNoticed {
          outcome.killer = hunt.trace(showing: mutation, field.prefixes(for: mutation))
        }
        return outcome
      }
      strengths.append(
        SceneStrength(
          scene: scene, isComposed: scenes.description(of: scene)?.isComposed ?? false,
          traces: traces.count, outcomes: outcomes))
    }
    return strengths
  }

  /// The first case with which a scene crashes.
  private func crashed(_ cases: [SnapshotCase], _ limits: WorkerLimits) -> CaseResult? {
    let results = CaseWorkers.crashed(cases, of: scenes, jobs: jobs, limits: limits)
    return cases.lazy.compactMap { results[$0] }.first
  }

  // MARK: What traces come to

  private func read(_ snapshot: SnapshotCase) -> Result<ReachedTrace, Fault> {
    do throws(StreamError) {
      let trace = try EventTrace(at: snapshot.trace, of: scenes, isReplayed: true)
      guard let opening = MutantOpening(of: trace.header.scene, in: scenes) else {
        throw .trace(trace.header.unknownScene(known: scenes.names), in: snapshot.trace)
      }
      let reached: ReachedTrace
      do throws(TraceError) {
        reached = try ReachedTrace(
          trace, named: snapshot.trace, file: Path.name(of: snapshot.trace), opening)
      } catch {
        throw .trace(error, in: snapshot.trace)
      }
      do throws(FileError) {
        guard try File.contents(of: snapshot.golden) == reached.compared.frames else {
          return .failure(.differs(snapshot.trace))
        }
      } catch {
        throw .file(error)
      }
      return reached.isSteady ? .success(reached) : .failure(.unsteady(snapshot.trace))
    } catch {
      return .failure(.stream(error))
    }
  }

  /// Traces that make every move that an exploration finds.
  private func explored(
    _ scene: String, _ opening: MutantOpening
  ) throws(Fault) -> [ReachedTrace] {
    guard budget > 0 else { return [] }
    let traces: [EventTrace]
    if let limits {
      var longer = limits
      longer.seconds = RunLimits.workerSeconds + Double(budget) / Self.statesPerSecond
      let pool = WorkerPool(count: 1, limits: longer) { _, clock, _ in
        clock.restart()
        return Array(covering(scene).map { $0.text }.joined(separator: "\0").utf8)
      }
      switch pool?.ask([])?.answer {
      case .reply(let texts):
        traces = texts.split(separator: 0).compactMap { try? EventTrace(Array($0)) }
      case .crash: throw .crashedExploring(scene)
      case nil: traces = covering(scene)
      }
    } else {
      traces = covering(scene)
    }
    return traces.compactMap { try? ReachedTrace($0, named: "", file: "", opening) }
  }

  /// The least number of states that are explored in a second of processor time, without optimization.
  private static let statesPerSecond = 20.0

  private func covering(_ scene: String) -> [EventTrace] {
    guard let beginning = try? EventTrace(of: scene, scenes.versions(of: scene)),
      var exploration = try? Exploration(beginning, of: scenes)
    else { return [] }
    exploration.budget.states = budget
    exploration.budget.walks = 0
    exploration.jobs = jobs
    return (try? exploration.run().cover(of: scenes)) ?? []
  }
}

/// A trace with the mutations that it could show.
struct ReachedTrace: Sendable {
  let compared: ComparedTrace
  /// The mutations, each with the time before which it cannot show.
  let reach: [Mutation: Double]
  /// Whether the scene gives the same frames within a wrapper; one that does not has more to it than
  /// what it is given.
  let isSteady: Bool

  init(
    _ trace: EventTrace, named name: String, file: String, _ opening: MutantOpening
  ) throws(TraceError) {
    compared = try ComparedTrace(trace, named: name, file: file, opening.unchanged)
    let probe = MutationProbe(MutationCensus())
    let again = try ComparedTrace(trace, named: name, file: file, opening.opening(probe))
    isSteady = again.frames == compared.frames
    var census = probe.census ?? MutationCensus()
    for (first, second) in zip(trace.steps, trace.steps.dropFirst())
    where first.time == second.time && first.event != second.event {
      census.add(.eventOrder(first.event.name, second.event.name), at: first.time)
    }
    reach = census.times
  }

  /// The events with those of one instant in the other order.
  func steps(exchanging first: EventName, _ second: EventName) -> [EventTrace.Step] {
    var steps = compared.trace.steps
    var index = 1
    while index < steps.count {
      let (one, other) = (steps[index - 1], steps[index])
      if one.time == other.time, one.event.name == first, other.event.name == second,
        one.event != other.event
      {
        steps.swapAt(index - 1, index)
        index += 1
      }
      index += 1
    }
    return steps
  }
}

/// The mutations of a scene, and the traces that could show each.
struct MutationField: Sendable {
  /// The mutations, in order.
  let mutations: [Mutation]
  private let traces: [ReachedTrace]
  private let explored: [ReachedTrace]
  private let opening: MutantOpening

  /// By how much numbers of a configuration are off, in percent.
  private static let shares = [1, 10]

  init(_ traces: [ReachedTrace], _ explored: [ReachedTrace], _ opening: MutantOpening) {
    self.traces = traces
    self.explored = explored
    self.opening = opening
    var all: Set<Mutation> = []
    for trace in traces { all.formUnion(trace.reach.keys) }
    // Explorations send many events at one instant, so which of them do says nothing of the scene.
    for trace in explored { all.formUnion(trace.reach.keys.filter { !$0.isOfEvents }) }
    for trace in traces {
      for path in opening.numbers(trace.compared.trace.header) {
        for percent in Self.shares { all.insert(.number(path, percent: percent)) }
      }
    }
    mutations = all.sorted()
  }

  /// When a trace can show a mutation, in seconds; `nil` if it cannot.
  private func reach(of mutation: Mutation, in trace: ReachedTrace) -> Double? {
    guard case .number = mutation else { return trace.reach[mutation] }
    return opening.opening(mutation, trace.compared.trace.header) == nil ? nil : 0
  }

  /// Tries a mutation out on the traces that can show it, those first that can the soonest.
  ///
  /// - Parameter progress: Called with the number of each trace before it is replayed.
  func outcome(of mutation: Mutation, progress: (Int) -> Void = { _ in }) -> MutantOutcome {
    let able = traces.enumerated().compactMap { index, trace in
      reach(of: mutation, in: trace).map { (index, $0) }
    }
    var first: MutantOutcome.Notice?
    for (index, time) in able.sorted(by: { ($0.1, $0.0) < ($1.1, $1.0) }) {
      let limit = first?.time ?? .infinity
      if time >= limit { break }
      progress(index)
      if let found = difference(mutation, in: traces[index], before: limit) {
        first = MutantOutcome.Notice(time: found, trace: traces[index].compared.name)
      }
    }
    let fate: MutantOutcome.Fate
    if let first {
      fate = .noticed(first)
    } else {
      fate = able.isEmpty ? .unreached : .survived(traces: able.count)
    }
    return MutantOutcome(mutation: mutation, fate: fate)
  }

  /// The outcome of a mutation with which the scene crashes in a trace of a number.
  func outcome(of mutation: Mutation, crashingIn index: Int) -> MutantOutcome {
    let trace = traces[index]
    let notice = MutantOutcome.Notice(
      time: reach(of: mutation, in: trace) ?? 0, trace: trace.compared.name, isCrash: true)
    return MutantOutcome(mutation: mutation, fate: .noticed(notice))
  }

  private func difference(
    _ mutation: Mutation, in trace: ReachedTrace, before limit: Double
  ) -> Double? {
    guard let opening = opening.opening(mutation, trace.compared.trace.header) else { return nil }
    var steps: [EventTrace.Step]?
    if case .eventOrder(let first, let second) = mutation {
      steps = trace.steps(exchanging: first, second)
    }
    return trace.compared.firstDifference(opening, sending: steps, before: limit)
  }

  /// Traces that come to where a mutation is.
  func prefixes(for mutation: Mutation) -> [EventTrace] {
    (explored + traces).filter { reach(of: mutation, in: $0) != nil }.map { $0.compared.trace }
  }
}
