import FlowEngine
import Scenes

/// A finger dragging the Glide card: the engine compared with the same screen written by hand.
enum GlidePan {
  /// The number of different samples, which are used in turn.
  static let sampleCount = 1000
  /// The time at which the drag begins, in seconds; the card has come to rest by then.
  static let begin = 2.0

  /// What a gesture recognizer reports; the event is made of it when it is sent, as in a host.
  struct Sample {
    let translation: Point
    let velocity: Point
    let location: Point

    var pan: Pan {
      Pan(.changed, translation: translation, velocity: velocity, location: location)
    }
  }

  /// The samples of a finger that moves up and down forever.
  static func samples() -> [Sample] {
    (0..<sampleCount).map { index in
      let share = Double(index) / Double(sampleCount)
      // Two waves that end where they began, so that the drag can start over.
      let y = 160 * Double.sin(share * 6.283185307179586 * 8) - 90
      let velocity = 900 * Double.cos(share * 6.283185307179586 * 8)
      return Sample(
        translation: Point(x: Double(index % 3) / 3, y: y),
        velocity: Point(x: 0, y: velocity), location: Point(x: 187.5, y: 540 + y))
    }
  }

  /// An engine whose card is held by a finger.
  static func engine() throws -> Engine<GlideCard> {
    var engine = try Engine(GlideCard.self)
    try engine.send(.command(Command("show")), at: 0)
    try engine.send(.pan(Pan(.began, translation: .zero)), at: begin)
    return engine
  }

  /// The drag through the engine.
  static let workload = Workload("instructions/glide-card pan", "an event") {
    let samples = GlidePan.samples()
    var (engine, time) = (try GlidePan.engine(), begin)
    try drag(&engine, samples, &time)
    return (samples.count, { try drag(&engine, samples, &time) })
  }

  /// The same on the screen that is written by hand.
  static let byHand = Workload("instructions/glide-card pan, by hand", "an event") {
    let samples = GlidePan.samples()
    var (card, time) = (HandWrittenCard(filling: .all), begin)
    card.pan(Pan(.began, translation: .zero), at: begin)
    drag(&card, samples, &time)
    return (samples.count, { drag(&card, samples, &time) })
  }

  static func measure(_ effort: Effort, into results: inout Results) throws {
    try measure("step/glide-card pan", .all, "hand-written", effort, into: &results)
    try measure(
      "step/glide-card pan, in place", .changes, "what moves alone", effort, into: &results)
  }

  private static func measure(
    _ name: String, _ filling: HandWrittenCard.Filling, _ baseline: String, _ effort: Effort,
    into results: inout Results
  ) throws {
    let samples = GlidePan.samples()
    var engine = try engine()
    var card = HandWrittenCard(filling: filling)
    card.pan(Pan(.began, translation: .zero), at: begin)
    try check(samples, engine, card)

    let repetitions = 10
    let count = Double(repetitions * samples.count)
    var (engineTime, cardTime) = (begin, begin)
    let race = try Race(rounds: effort.rounds) {
      try Stopwatch.nanoseconds {
        for _ in 0..<repetitions { try drag(&engine, samples, &engineTime) }
      } / count
    } baseline: {
      Stopwatch.nanoseconds {
        for _ in 0..<repetitions { drag(&card, samples, &cardTime) }
      } / count
    }
    try results.add(
      Measurement(
        name, race.ours, "ns", baseline: .init(name: baseline, value: race.baseline),
        ratio: .multiple(race.ratio)))
  }

  @inline(never) static func drag<S: Scene>(
    _ engine: inout Engine<S>, _ samples: [Sample], _ time: inout Double
  ) throws {
    var sum = 0.0
    try samples.withUnsafeBufferPointer { samples in
      for index in samples.indices {
        time += 1.0 / 120
        try engine.send(.pan(samples[index].pan), at: time) { frame in
          sum += frame.nodes.withUnsafeBufferPointer { checksum($0) }
        }
      }
    }
    sink(sum)
  }

  @inline(never) private static func drag(
    _ card: inout HandWrittenCard, _ samples: [Sample], _ time: inout Double
  ) {
    var sum = 0.0
    samples.withUnsafeBufferPointer { samples in
      for index in samples.indices {
        time += 1.0 / 120
        card.pan(samples[index].pan, at: time)
        sum += card.nodes.withUnsafeBufferPointer { checksum($0) }
      }
    }
    sink(sum)
  }

  static func checksum(_ nodes: UnsafeBufferPointer<Node>) -> Double {
    nodes[2].alpha + nodes[3].frame.origin.y + nodes[4].frame.size.height
  }

  /// Checks that both present the same, or else the comparison would be meaningless.
  private static func check(
    _ samples: [Sample], _ engine: Engine<GlideCard>, _ card: HandWrittenCard
  ) throws {
    var (engine, card) = (engine, card)
    var time = begin
    for sample in samples {
      time += 1.0 / 120
      card.pan(sample.pan, at: time)
      try engine.send(.pan(sample.pan), at: time)
      let frame = engine.frame
      guard frame.nodes.elementsEqual(card.nodes), frame.scene.state == card.state,
        frame.time == card.time
      else {
        throw BenchmarkError("the hand-written card differs from the engine's at \(time) s")
      }
    }
  }
}

/// The segmented card with its default configuration, compressed, for one window: what an engineer
/// would write for this screen alone, without an engine. It is the limit of what the engine can
/// reach.
struct HandWrittenCard {
  /// The members that are written into the nodes at each sample.
  enum Filling {
    /// All members of all nodes that are not always at their defaults, as in a layout that knows
    /// nothing about the last one.
    case all
    /// The members that a drag changes.
    case changes
  }

  private(set) var nodes: [Node]
  private(set) var state = GlideCard.State.resting
  private(set) var time = 0.0
  private(set) var index = 0

  private let filling: Filling
  private let width = 375.0
  private let top = 44.0
  private let limit = 768.0
  private let closed = 768.0
  private let threshold = 468.0
  private var offset = 468.0
  private var dimAlpha = 0.4
  private var startOffset = 0.0
  private var startTranslation = 0.0
  private var isHeld = false

  init(filling: Filling) {
    self.filling = filling
    nodes = ["host", "trigger", "dim", "card", "scroll", "grabber"].map { Node($0, frame: .zero) }
    fill()
  }

  mutating func pan(_ pan: Pan, at time: Double) {
    self.time = time
    index += 1
    guard pan.translation.isFinite else { return }
    switch pan.phase {
    case .began:
      isHeld = true
      startOffset = offset
      startTranslation = pan.translation.y
    case .changed:
      guard isHeld else { return }
      offset = min(max(startOffset + pan.translation.y - startTranslation, 0), limit)
      dimAlpha = alpha(at: offset)
    case .ended, .cancelled:
      // From here on the spring moves the card, which is not part of the drag.
      isHeld = false
    }
    state = isHeld ? .dragging : .resting
    layOut()
  }

  private func alpha(at offset: Double) -> Double {
    var full = max(limit / 2, threshold)
    if full >= closed { full = threshold }
    guard full < closed else { return offset < closed ? 0.4 : 0 }
    return 0.4 * min(max((closed - offset) / (closed - full), 0), 1)
  }

  private mutating func layOut() {
    if filling == .all { fill() }
    let height = max(0, limit - offset)
    nodes[2].alpha = dimAlpha
    nodes[3].frame = Rect(x: 0, y: top + offset, width: width, height: height)
    nodes[4].frame = Rect(x: 0, y: 10, width: width, height: max(0, height - 10))
  }

  /// Sets in place what a drag does not change; creating and storing nodes takes far longer.
  private mutating func fill() {
    let bounds = Rect(x: 0, y: 0, width: width, height: 812)
    nodes[0].id = "host"
    nodes[0].kind = .view
    nodes[0].parent = nil
    nodes[0].frame = bounds
    nodes[0].background = .white

    nodes[1].id = "trigger"
    nodes[1].kind = .button
    nodes[1].parent = "host"
    nodes[1].frame = Rect(x: 315, y: 44, width: 44, height: 44)
    nodes[1].text = "Show"
    nodes[1].textColor = Color(0x007AFF)
    nodes[1].font = Node.Font("System", size: 17)
    nodes[1].interactive = true
    nodes[1].accessibilityLabel = "Show card"
    nodes[1].accessibilityTraits = .button

    nodes[2].id = "dim"
    nodes[2].kind = .view
    nodes[2].parent = nil
    nodes[2].frame = bounds
    nodes[2].background = .black
    nodes[2].interactive = true
    nodes[2].accessibilityLabel = "Dismiss"
    nodes[2].accessibilityTraits = .button

    nodes[3].id = "card"
    nodes[3].kind = .view
    nodes[3].parent = nil
    nodes[3].cornerRadius = 15
    nodes[3].background = .white
    nodes[3].interactive = true
    nodes[3].accessibilityLabel = "Card"
    nodes[3].accessibilityValue = "compressed"

    nodes[4].id = "scroll"
    nodes[4].kind = .scroll
    nodes[4].parent = "card"
    nodes[4].enabled = false
    nodes[4].background = .white
    nodes[4].contentOffset = .zero
    nodes[4].contentSize = Size(width: width, height: 2200)
    nodes[4].clipsToBounds = true
    nodes[4].interactive = true
    nodes[4].accessibilityLabel = "Card content"

    nodes[5].id = "grabber"
    nodes[5].kind = .view
    nodes[5].parent = "card"
    nodes[5].frame = Rect(x: 162.5, y: 10, width: 50, height: 6)
    nodes[5].cornerRadius = 3
    nodes[5].background = Color(0xAAAAAA)
    nodes[5].interactive = true
    nodes[5].accessibilityLabel = "Card grabber"
    nodes[5].accessibilityValue = "compressed"
    nodes[5].accessibilityTraits = .adjustable
  }
}
