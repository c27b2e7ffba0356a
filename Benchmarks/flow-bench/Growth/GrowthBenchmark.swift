import FlowEngine

/// How the cost of a step grows with the nodes of a screen and with what is in flight.
enum GrowthBenchmark {
  static let benchmark = Benchmark(
    name: "growth", summary: "a step by the number of nodes, standing and all in flight"
  ) { effort, results in
    let counts = [10, 100, 1000]
    var costs: [String: [Double]] = [:]
    for count in counts {
      for (name, cost) in [
        ("event, standing", try standing(count, effort)),
        ("sample, all in flight", try moving(count, effort)),
        ("event that moves all", try starting(count, effort)),
      ] {
        costs[name, default: []].append(cost)
        try results.add(Measurement("growth/\(name), \(count) nodes", cost, "ns"))
      }
    }
    for (name, costs) in costs.sorted(by: { $0.key < $1.key }) {
      // 1 where ten times the nodes cost ten times the time.
      try results.add(
        Measurement(
          "growth/\(name), a node", costs[2] / 1000, "ns",
          baseline: .init(name: "of 100 nodes", value: costs[1] / 100),
          ratio: .multiple(costs[2] / costs[1] / 10)))
    }
  }

  private static func engine(_ count: Int) throws -> Engine<GridScene> {
    var configuration = GridScene.Configuration()
    configuration.count = count
    return try Engine(GridScene.self, configuration: configuration)
  }

  /// Steps in a batch, so that each takes about as long.
  private static func steps(_ count: Int) -> Int { max(10, 20_000 / count) }

  /// An event that changes all nodes at once.
  private static func standing(_ count: Int, _ effort: Effort) throws -> Double {
    var engine = try engine(count)
    var time = 0.0
    let steps = steps(count)
    return try Race.median(rounds: effort.rounds) {
      try Stopwatch.nanoseconds {
        for _ in 0..<steps {
          time += 0.01
          try engine.send(.tick, at: time) { sink($0.time) }
        }
      } / Double(steps)
    }
  }

  /// A display link's frame while all nodes move.
  private static func moving(_ count: Int, _ effort: Effort) throws -> Double {
    var engine = try engine(count)
    let steps = steps(count)
    return try Race.median(rounds: effort.rounds) {
      // From the last round everything has come to rest.
      let begin = (engine.frame.time + 2).rounded()
      try engine.send(.command(Command("move")), at: begin)
      return try Stopwatch.nanoseconds {
        for step in 1...steps {
          try engine.advance(to: begin + Double(step) / Double(steps) * 0.9) { sink($0.time) }
        }
      } / Double(steps)
    }
  }

  /// An event that sets all nodes in flight, taking them over where they are.
  private static func starting(_ count: Int, _ effort: Effort) throws -> Double {
    var engine = try engine(count)
    var time = 0.0
    let steps = steps(count)
    let move = Event.command(Command("move"))
    return try Race.median(rounds: effort.rounds) {
      try Stopwatch.nanoseconds {
        for _ in 0..<steps {
          time += 0.01
          try engine.send(move, at: time) { sink($0.time) }
        }
      } / Double(steps)
    }
  }
}
