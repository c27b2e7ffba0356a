import FlowEngine
import FlowSnapshots
import FlowTesting

/// Looks for a trace that shows a mutation which no golden notices.
struct MutantHunt {
  /// The number of events with which a walk goes on.
  private static let length = 12

  private let scenes: SceneList
  private let opening: MutantOpening
  private let walks: Int

  init(_ scenes: SceneList, _ opening: MutantOpening, walks: Int) {
    self.scenes = scenes
    self.opening = opening
    self.walks = walks
  }

  /// The shortest trace that it finds; `nil` if it finds none.
  ///
  /// - Parameters:
  ///   - prefixes: Traces that come to where the mutation is. They are tried first, then walks at random
  ///     that begin as they do.
  ///   - progress: Called before each trace.
  func trace(
    showing mutation: Mutation, _ prefixes: [EventTrace], progress: @escaping () -> Void = {}
  ) -> EventTrace? {
    func shows(_ mutation: Mutation, _ trace: EventTrace) -> Bool {
      progress()
      return self.shows(mutation, trace)
    }
    // What two events of one instant lead to is in the trace already, in one order or the other.
    if case .eventOrder = mutation { return nil }
    for prefix in prefixes where shows(mutation, prefix) {
      return shrunk(prefix, mutation, progress)
    }
    guard !prefixes.isEmpty else { return nil }
    var random = SeededGenerator(seed: 1)
    for number in 0..<walks {
      let prefix = prefixes[number % prefixes.count]
      guard let walk = walk(from: prefix, mutation, &random) else { continue }
      if shows(mutation, walk) { return shrunk(walk, mutation, progress) }
    }
    return nil
  }

  private func shows(_ mutation: Mutation, _ trace: EventTrace) -> Bool {
    guard let mutant = opening.opening(mutation, trace.header),
      let frames = try? ComparedTrace(trace, named: "", file: "", opening.unchanged)
    else { return false }
    return frames.firstDifference(mutant, before: .infinity) != nil
  }

  private func shrunk(
    _ trace: EventTrace, _ mutation: Mutation, _ progress: () -> Void
  ) -> EventTrace {
    var trace = trace
    let steps = TraceShrinking.shrink(trace.steps, limit: ExplorationLimits.mutantTries) { steps in
      var other = trace
      other.steps = steps
      progress()
      return shows(mutation, other)
    }
    if let steps { trace.steps = steps }
    return trace
  }

  /// A walk at random that begins as a trace does.
  private func walk(
    from prefix: EventTrace, _ mutation: Mutation, _ random: inout SeededGenerator
  ) -> EventTrace? {
    guard let explorer = try? scenes.explore(prefix.header),
      let description = scenes.description(of: prefix.header.scene)
    else { return nil }
    var alphabet = Alphabet(of: description, explorer)
    let numbers = self.numbers(mutation, prefix.header)
    alphabet.more = numbers.flatMap { Self.events(near: $0) }
    explorer.restart()
    var trace = prefix
    trace.steps = Array(prefix.steps.prefix(random.number(below: prefix.steps.count + 1)))
    for step in trace.steps {
      guard (try? explorer.send(step.event, at: step.time)) != nil else { return nil }
    }
    for _ in 0..<Self.length {
      let instants = Instant.all(at: explorer.clock, between: 1).map { $0.1 }
      let waits = numbers.filter { $0 > 0 && $0 < 10 }.map { explorer.clock.time + $0 }
      let time = random.one(of: instants + waits)
      guard (try? explorer.pass(to: time)) != nil else { return nil }
      let events = alphabet.events(for: explorer.look, asked: explorer.asked)
      // What is near the number is tried as often as all else.
      let isNear = !alphabet.more.isEmpty && random.chance(0.5)
      let event = random.one(of: isNear ? alphabet.more : events)
      if (try? explorer.send(event, at: time)) != nil {
        trace.steps.append(EventTrace.Step(event, at: time))
      }
    }
    return trace
  }

  /// The middle between a number of the configuration and what it is in the mutant, where what
  /// compares something with it tells both apart.
  private func numbers(_ mutation: Mutation, _ header: TraceHeader) -> [Double] {
    guard case .number(let path, let percent) = mutation else { return [] }
    return opening.numbers(header, at: path).map { $0 * (1 + Double(percent) / 200) }
  }

  /// Events with a number in the members that scenes compare with numbers.
  private static func events(near number: Double) -> [Event] {
    let ways = [
      Point(x: 0, y: number), Point(x: 0, y: -number), Point(x: number, y: 0),
      Point(x: -number, y: 0),
    ]
    return ways.flatMap { way in
      [Pan.Phase.changed, .ended].flatMap { phase in
        let near = Point(x: way.x / 4, y: way.y / 4)
        return [
          Event.pan(Pan(phase, translation: way)),
          .pan(Pan(phase, translation: near, velocity: way)),
        ]
      }
    }
  }
}
