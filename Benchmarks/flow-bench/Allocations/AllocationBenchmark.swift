import AllocationCounter
import FlowEngine
import Scenes

/// The allocations per event once all buffers have grown.
enum AllocationBenchmark {
  static let benchmark = Benchmark(
    name: "allocations", summary: "heap allocations an event, by its type, after a warm-up"
  ) { _, results in
    try measure(GlideCard.self, Mix.glideCard(), into: &results)
    try measure(CardInput.self, Mix.cardInput(), into: &results)
    try measure(Onboarding.self, Mix.onboarding(), into: &results)
    try measure(VerificationCode.self, Mix.verificationCode(), into: &results)
    try measure(AdaptiveField.self, Mix.adaptiveField(), into: &results)
    try CompositionBenchmark.measureAllocations(into: &results)
    try FingerPan.measureAllocations(into: &results)
  }

  /// The numbers of events and allocations of one event type.
  private struct Tally {
    var events = 0
    var allocations = 0

    var perEvent: Double { events == 0 ? 0 : Double(allocations) / Double(events) }

    mutating func add(_ count: Int) {
      events += 1
      allocations += count
    }
  }

  private static func measure<S: Scene>(
    _ scene: S.Type, _ mix: Mix, into results: inout Results
  ) throws {
    try add(try engine(scene, mix), mix, "\(S.name), engine", into: &results)
    try add(try live(scene, mix), mix, "\(S.name), live", into: &results)
    try add(try replay(scene, mix), mix, "\(S.name), JSON to JSON", into: &results)
  }

  /// The allocations of each event in the engine alone.
  private static func engine<S: Scene>(_ scene: S.Type, _ mix: Mix) throws -> [Int] {
    var engine = try Engine(scene)
    var counts = [Int](repeating: 0, count: mix.events.count)
    var sum = 0.0
    for index in mix.events.indices {
      let before = allocation_count()
      try engine.send(mix.events[index].event, at: mix.events[index].time) { sum += $0.time }
      counts[index] = Int(allocation_count() - before)
    }
    sink(sum)
    return counts
  }

  /// The allocations of each event in a live scene, with those of the display link's frames up to the
  /// next one.
  private static func live<S: Scene>(_ scene: S.Type, _ mix: Mix) throws -> [Int] {
    let live = try LiveScene(scene)
    var changes = NodeChanges()
    var sum = 0.0
    live.onFrame = { frame in
      changes.update(to: frame.nodes, remove: { _ in }) { _, node in sum += node.alpha }
    }
    var counts = [Int](repeating: 0, count: mix.events.count)
    try live.start(at: 1000)
    for index in mix.events.indices {
      let time = mix.events[index].time
      let next = index + 1 < mix.events.count ? mix.events[index + 1].time : time
      let before = allocation_count()
      try live.send(mix.events[index].event, at: 1000 + time)
      var refresh = (time * refreshRate).rounded(.down) + 1
      while refresh / refreshRate < next {
        try live.advance(to: 1000 + refresh / refreshRate)
        refresh += 1
      }
      counts[index] = Int(allocation_count() - before)
    }
    sink(sum)
    return counts
  }

  /// How often the display is refreshed, in hertz.
  private static let refreshRate = 60.0

  /// The allocations of each event, from its line to the bytes of its frames.
  private static func replay<S: Scene>(_ scene: S.Type, _ mix: Mix) throws -> [Int] {
    var replay = TraceReplay(of: scene)
    try mix.lines[0].withUnsafeBufferPointer { bytes throws(TraceError) in
      try replay.feed(bytes)
    }
    var counts = [Int](repeating: 0, count: mix.events.count)
    for index in mix.events.indices {
      let before = allocation_count()
      try mix.lines[index + 1].withUnsafeBufferPointer { bytes throws(TraceError) in
        try replay.feed(bytes)
      }
      counts[index] = Int(allocation_count() - before)
      replay.output.drain()
    }
    return counts
  }

  /// Adds a measurement for each group of events and for each event type that allocates.
  private static func add(
    _ counts: [Int], _ mix: Mix, _ title: String, into results: inout Results
  ) throws {
    var names: [EventName: Tally] = [:]
    var groups: [Group: Tally] = [:]
    for index in mix.middle..<mix.events.count {
      let name = mix.events[index].event.name
      names[name, default: Tally()].add(counts[index])
      groups[Group(mix.events[index].event), default: Tally()].add(counts[index])
    }
    let note = allocation_counter_works() ? nil : "cannot be counted on this platform"
    func add(_ what: String, _ tally: Tally) throws {
      try results.add(
        Measurement(
          "allocations/\(title): \(what)", note == nil ? tally.perEvent : nil, "an event",
          note: note))
    }
    for group in Group.allCases {
      if let tally = groups[group] { try add(group.rawValue, tally) }
    }
    for event in EventName.allCases {
      if let tally = names[event], tally.allocations > 0 { try add(event.rawValue, tally) }
    }
  }

  /// Events that share a limit.
  private enum Group: String, CaseIterable {
    /// Frequent events that need no memory of their own.
    case events
    /// Events that change a text, which creates a new string, and keys, for which the nodes are gone through.
    case edits = "text edits"
    /// Rotations and the like, which are rare and stored indirectly.
    case environment = "environment changes"

    init(_ event: Event) {
      switch event {
      case .text, .deleteBackward, .selection, .key, .compose, .undo, .redo: self = .edits
      case .environment: self = .environment
      case .command(let command):
        // A command with which the host sets a text.
        if case .string(let text) = command.value, !text.isEmpty {
          self = .edits
        } else {
          self = .events
        }
      case .pan, .tap, .scroll, .returnKey, .focus, .blur, .keyboard, .response, .tick,
        .pointer, .doubleTap, .longPress, .pinch, .select:
        self = .events
      }
    }
  }
}
