import AllocationCounter
import FlowEngine
import FlowTesting
import Scenes

/// What a step costs in a scene that holds others.
enum CompositionBenchmark {
  /// The drag of the Glide card, which is a child.
  static let child = child("as a child", in: Bare<GlideCard>.self, "child")
  /// The same in a node of the parent, whose coordinates the finger's place is converted to.
  static let framed = child("in a node of a parent", in: FramedCard.self, "card")

  /// The same drag of the card alone, and of a scene of one node.
  static let parts = Workload("instructions/glide-card pan, and a window's", "an event") {
    let samples = GlidePan.samples()
    var (engine, time) = (try GlidePan.engine(), GlidePan.begin)
    var (window, windowTime) = (try Engine(WindowScene.self), GlidePan.begin)
    func drag() throws {
      try GlidePan.drag(&engine, samples, &time)
      try dragWindow(&window, samples, &windowTime)
    }
    try drag()
    return (samples.count, { try drag() })
  }

  private static func child<S: Scene>(_ name: String, in parent: S.Type, _ path: String) -> Workload
  {
    Workload("instructions/glide-card pan, \(name)", "an event") {
      let samples = GlidePan.samples()
      var (engine, time) = (try Engine(parent), GlidePan.begin)
      let card = NodeID("\(path)/card")
      try engine.send(.command(Command("show", target: NodeID(path))), at: 0)
      try engine.send(.pan(Pan(.began, translation: .zero, target: card)), at: time)
      try GlidePan.drag(&engine, samples, &time)
      return (samples.count, { try GlidePan.drag(&engine, samples, &time) })
    }
  }

  @inline(never) private static func dragWindow(
    _ engine: inout Engine<WindowScene>, _ samples: [GlidePan.Sample], _ time: inout Double
  ) throws {
    var sum = 0.0
    try samples.withUnsafeBufferPointer { samples in
      for index in samples.indices {
        time += 1.0 / 120
        try engine.send(.pan(samples[index].pan), at: time) { sum += $0.time }
      }
    }
    sink(sum)
  }

  static let ofTenRows = row(of: 10)
  static let ofManyRows = row(of: 10_000)

  /// The drag of one row of a list.
  private static func row(of count: Int) -> Workload {
    Workload("instructions/pan of a row of \(count)", "an event") {
      let samples = GlidePan.samples()
      var configuration = RowList.Configuration()
      configuration.count = count
      var engine = try Engine(RowList.self, configuration: configuration)
      var time = GlidePan.begin
      try engine.send(.pan(Pan(.began, translation: .zero, target: "rows/3/front")), at: time)
      try GlidePan.drag(&engine, samples, &time)
      return (samples.count, { try GlidePan.drag(&engine, samples, &time) })
    }
  }

  /// The allocations of a drag, once all buffers have grown.
  static func measureAllocations(into results: inout Results) throws {
    var child = try Engine(Bare<GlideCard>.self)
    try child.send(.command(Command("show", target: "child")), at: 0)
    try measureAllocations("glide-card as a child", "child/card", &child, into: &results)
    var configuration = RowList.Configuration()
    configuration.count = 10_000
    var rows = try Engine(RowList.self, configuration: configuration)
    try measureAllocations("a row of 10000", "rows/3/front", &rows, into: &results)
  }

  private static func measureAllocations<S: Scene>(
    _ name: String, _ target: NodeID, _ engine: inout Engine<S>, into results: inout Results
  ) throws {
    let samples = GlidePan.samples()
    var time = GlidePan.begin
    try engine.send(.pan(Pan(.began, translation: .zero, target: target)), at: time)
    try GlidePan.drag(&engine, samples, &time)
    let before = allocation_count()
    try GlidePan.drag(&engine, samples, &time)
    let count = Double(allocation_count() - before) / Double(samples.count)
    try results.add(Measurement("allocations/\(name): pans", count, "an event"))
  }
}
