import FlowEngine

/// How the cost of a step grows with the number of nodes and with what is in flight.
enum GrowthBenchmark {
  static let benchmark = Benchmark(
    name: "growth", summary: "a step by the number of nodes, standing and all in flight"
  ) { _, results in
    for (name, cost) in [
      ("event, standing", standing), ("sample, all in flight", moving),
      ("event that moves all", starting),
    ] {
      let few = try cost(smallCount)
      let many = try cost(largeCount)
      let perNode = (few / Double(smallCount), many / Double(largeCount))
      // The ratio is 1 if ten times the nodes take ten times as long.
      try results.add(Measurement("growth/\(name), 10 nodes", try cost(10), "ns"))
      try results.add(Measurement("growth/\(name), \(smallCount) nodes", few, "ns"))
      try results.add(Measurement("growth/\(name), \(largeCount) nodes", many, "ns"))
      try results.add(
        Measurement(
          "growth/\(name), a node", perNode.1, "ns",
          baseline: .init(name: "of \(smallCount) nodes", value: perNode.0),
          ratio: .multiple(perNode.1 / perNode.0)))
    }
  }

  private static let smallCount = 100
  private static let largeCount = 1000
  /// The number of rounds; a step of a thousand nodes takes long enough for a few of them to agree.
  private static let rounds = 5

  private static func engine(_ count: Int) throws -> Engine<GridScene> {
    var configuration = GridScene.Configuration()
    configuration.count = count
    return try Engine(GridScene.self, configuration: configuration)
  }

  /// The number of steps in a batch, chosen so that all batches take about as long.
  private static func steps(_ count: Int) -> Int { max(2, 10_000 / count) }

  /// The cost of an event that changes all nodes at once.
  private static func standing(_ count: Int) throws -> Double {
    var engine = try engine(count)
    var time = 0.0
    let steps = steps(count)
    return try Race.median(rounds: rounds) {
      try Stopwatch.nanoseconds {
        for _ in 0..<steps {
          time += 0.01
          try engine.send(.tick, at: time) { sink($0.time) }
        }
      } / Double(steps)
    }
  }

  /// The cost of a display link's frame while all nodes move.
  private static func moving(_ count: Int) throws -> Double {
    var engine = try engine(count)
    let steps = steps(count)
    return try Race.median(rounds: rounds) {
      // Everything from the last round has come to rest.
      let begin = (engine.frame.time + 2).rounded()
      try engine.send(.command(Command("move")), at: begin)
      return try Stopwatch.nanoseconds {
        for step in 1...steps {
          try engine.advance(to: begin + Double(step) / Double(steps) * 0.9) { sink($0.time) }
        }
      } / Double(steps)
    }
  }

  /// The cost of an event that sets all nodes in flight from their presented values.
  private static func starting(_ count: Int) throws -> Double {
    var engine = try engine(count)
    var time = 0.0
    // Only a few of them, because each compares everything in flight.
    let steps = 2
    let move = Event.command(Command("move"))
    return try Race.median(rounds: rounds) {
      try Stopwatch.nanoseconds {
        for _ in 0..<steps {
          time += 0.01
          try engine.send(move, at: time) { sink($0.time) }
        }
      } / Double(steps)
    }
  }
}
