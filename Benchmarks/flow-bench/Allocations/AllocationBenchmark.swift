import AllocationCounter
import FlowEngine
#if os(Linux)
  import FlowLibrary
#endif
import FlowTesting
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
    try measure(
      GlideCard.self, Mix.glideCardByFinger(), "glide-card by a finger", into: &results)
    try measure(
      CardInput.self, Mix.cardInputByFinger(), "card-input by a finger", into: &results)
    try measureCalls(
      AdaptiveField.self, Mix.adaptiveFieldByKeys(), "adaptive-field by keys", into: &results)
    try measure(Scenes.Checkout.self, Mix.checkout(), into: &results)
    try measureChild(GlideCard.self, Mix.glideCard(), into: &results)
    try measureChild(CardInput.self, Mix.cardInput(), into: &results)
    try measureChild(Onboarding.self, Mix.onboarding(), into: &results)
    try measureChild(VerificationCode.self, Mix.verificationCode(), into: &results)
    try measureChild(AdaptiveField.self, Mix.adaptiveField(), into: &results)
    try CompositionBenchmark.measureAllocations(into: &results)
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
    _ scene: S.Type, _ mix: Mix, _ title: String = S.name, into results: inout Results
  ) throws {
    try measureCalls(scene, mix, title, into: &results)
    try add(try library(scene, mix), mix, "\(title), C", into: &results)
    try add(try replay(scene, mix), mix, "\(title), JSON to JSON", into: &results)
  }

  /// The same events for the child of a scene that adds nothing.
  private static func measureChild<S: Scene>(
    _ scene: S.Type, _ mix: Mix, into results: inout Results
  ) throws {
    let (mix, title) = (mix.nested(in: "child"), "\(S.name) as a child")
    try add(try engine(Bare<S>.self, mix), mix, "\(title), engine", into: &results)
    try add(try live(Bare<S>.self, mix), mix, "\(title), live", into: &results)
  }

  private static func measureCalls<S: Scene>(
    _ scene: S.Type, _ mix: Mix, _ title: String, into results: inout Results
  ) throws {
    try add(try engine(scene, mix), mix, "\(title), engine", into: &results)
    try add(try live(scene, mix), mix, "\(title), live", into: &results)
    try add(try live(scene, mix, isRecorded: true), mix, "\(title), recorded", into: &results)
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

  /// The allocations of each event in a live scene, which may be recorded from its opening on.
  private static func live<S: Scene>(
    _ scene: S.Type, _ mix: Mix, isRecorded: Bool = false
  ) throws -> [Int] {
    let live = try LiveScene(scene)
    if isRecorded { try live.record() }
    var changes = NodeChanges()
    var sum = 0.0
    live.onFrame = { frame in
      changes.update(to: frame.nodes, remove: { _ in }) { _, node in sum += node.alpha }
    }
    let counts = try displayed(mix) { index, time in
      try live.send(mix.events[index].event, at: time)
    } advance: { time in
      try live.advance(to: time)
    }
    sink(sum)
    return counts
  }

  /// The allocations of each event in a session of the C interface; `nil` without the library.
  private static func library<S: Scene>(_ scene: S.Type, _ mix: Mix) throws -> [Int]? {
    #if os(Linux)
      guard flow_library_is_linked() else { return nil }
      let session = try LibrarySession(S.name)
      let calls = try mix.events.map { try LibraryCall($0.event) }
      return try displayed(mix) { index, time in
        try session.send(calls[index], at: time)
      } advance: { time in
        try session.advance(to: time)
      }
    #else
      return nil
    #endif
  }

  /// The allocations of each event, with those of the display link's frames up to the next one.
  private static func displayed(
    _ mix: Mix, send: (Int, Double) throws -> Void, advance: (Double) throws -> Void
  ) throws -> [Int] {
    let opening = 1000.0
    var counts = [Int](repeating: 0, count: mix.events.count)
    try advance(opening)
    for index in mix.events.indices {
      let time = mix.events[index].time
      let next = index + 1 < mix.events.count ? mix.events[index + 1].time : time
      let before = allocation_count()
      try send(index, opening + time)
      var refresh = (time * refreshRate).rounded(.down) + 1
      while refresh / refreshRate < next {
        try advance(opening + refresh / refreshRate)
        refresh += 1
      }
      counts[index] = Int(allocation_count() - before)
    }
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
    _ counts: [Int]?, _ mix: Mix, _ title: String, into results: inout Results
  ) throws {
    var names: [EventName: Tally] = [:]
    var groups: [Group: Tally] = [:]
    for index in mix.middle..<mix.events.count {
      let (event, count) = (mix.events[index].event, counts?[index] ?? 0)
      names[event.name, default: Tally()].add(count)
      groups[Group(event), default: Tally()].add(count)
    }
    let note =
      !allocation_counter_works()
      ? "cannot be counted on this platform"
      : counts == nil ? "there is no library; scripts/build-libraries builds it" : nil
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
    /// Events that change a text, which creates a new string.
    case edits = "text edits"
    /// Keys, for which the nodes are gone through, and what takes an edit back.
    case keys
    /// Rotations and the like, which are rare and stored indirectly.
    case environment = "environment changes"

    init(_ event: Event) {
      switch event {
      case .text, .deleteBackward, .selection, .compose: self = .edits
      case .key, .undo, .redo: self = .keys
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
