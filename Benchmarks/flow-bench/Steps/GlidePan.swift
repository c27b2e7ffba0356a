import FlowEngine
import Scenes

/// A finger that drags the Glide card: the engine, beside the same screen written by hand.
enum GlidePan {
  /// Different samples, used in turn.
  static let sampleCount = 1000
  /// When the drag begins; the card has come to rest by then.
  static let begin = 2.0

  /// What a finger does that goes up and down for ever.
  static func samples() -> [Pan] {
    (0..<sampleCount).map { index in
      let share = Double(index) / Double(sampleCount)
      // Two waves that close after the last sample, so that the drag may start over.
      let y = 160 * Double.sin(share * 6.283185307179586 * 8) - 90
      let velocity = 900 * Double.cos(share * 6.283185307179586 * 8)
      return Pan(
        .changed, translation: Point(x: Double(index % 3) / 3, y: y),
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

  static func measure(_ effort: Effort, into results: inout Results) throws {
    let pans = samples()
    let events = pans.map { Event.pan($0) }
    var engine = try engine()
    var card = HandWrittenCard()
    card.pan(Pan(.began, translation: .zero), at: begin)
    try check(pans, engine, card)

    let repetitions = 10
    let count = Double(repetitions * pans.count)
    var time = begin
    var frozen = begin
    let race = try Race(rounds: effort.rounds) {
      try Stopwatch.nanoseconds {
        for _ in 0..<repetitions { try drag(&engine, events, &time) }
      } / count
    } baseline: {
      Stopwatch.nanoseconds {
        for _ in 0..<repetitions { drag(&card, pans, &frozen) }
      } / count
    }
    try results.add(
      Measurement(
        "step/glide-card pan", race.ours, "ns",
        baseline: .init(name: "hand-written", value: race.baseline), ratio: .multiple(race.ratio)))
  }

  @inline(never) private static func drag(
    _ engine: inout Engine<GlideCard>, _ events: [Event], _ time: inout Double
  ) throws {
    var sum = 0.0
    for event in events {
      time += 1.0 / 120
      try engine.send(event, at: time) { frame in
        sum += frame.nodes.nodes.withUnsafeBufferPointer { checksum($0) }
      }
    }
    sink(sum)
  }

  @inline(never) private static func drag(
    _ card: inout HandWrittenCard, _ pans: [Pan], _ time: inout Double
  ) {
    var sum = 0.0
    for pan in pans {
      time += 1.0 / 120
      card.pan(pan, at: time)
      sum += card.nodes.withUnsafeBufferPointer { checksum($0) }
    }
    sink(sum)
  }

  private static func checksum(_ nodes: UnsafeBufferPointer<Node>) -> Double {
    nodes[2].alpha + nodes[3].frame.origin.y + nodes[4].frame.size.height
  }

  /// Both must show the same, or there is nothing to compare.
  private static func check(
    _ pans: [Pan], _ engine: Engine<GlideCard>, _ card: HandWrittenCard
  ) throws {
    var (engine, card) = (engine, card)
    var time = begin
    for pan in pans {
      time += 1.0 / 120
      card.pan(pan, at: time)
      try engine.send(.pan(pan), at: time)
      let frame = engine.frame
      guard frame.nodes.nodes == card.nodes, frame.state.name == card.name,
        frame.time == card.time
      else {
        throw BenchmarkFailure("the hand-written card differs from the engine's at \(time) s")
      }
    }
  }
}

/// The segmented card with its default configuration, compressed, for one window: what an engineer
/// writes for this screen alone, without an engine. The limit of what the engine can reach.
struct HandWrittenCard {
  private(set) var nodes: [Node] = []
  private(set) var name = GlideCard.State.Name.resting
  private(set) var time = 0.0
  private(set) var index = 0

  private let window = Size(width: 375, height: 812)
  private let top = 44.0
  private let limit = 768.0
  private let closed = 768.0
  private let threshold = 468.0
  private var offset = 468.0
  private var dimAlpha = 0.4
  private var startOffset = 0.0
  private var startTranslation = 0.0
  private var isHeld = false

  init() {
    nodes.reserveCapacity(6)
    layOut()
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
      var full = max(limit / 2, threshold)
      if full >= closed { full = threshold }
      dimAlpha =
        full < closed
        ? 0.4 * min(max((closed - offset) / (closed - full), 0), 1) : offset < closed ? 0.4 : 0
    case .ended, .cancelled:
      // Where it goes from here is the spring's, and no part of the drag.
      isHeld = false
    }
    name = isHeld ? .dragging : .resting
    layOut()
  }

  private mutating func layOut() {
    nodes.removeAll(keepingCapacity: true)
    let bounds = Rect(x: 0, y: 0, width: window.width, height: window.height)
    var host = Node("host", frame: bounds)
    host.background = .white
    nodes.append(host)

    var trigger = Node(
      "trigger", .button, in: "host",
      frame: Rect(x: window.width - 60, y: top, width: 44, height: 44))
    trigger.interactive = true
    trigger.accessibilityLabel = "Show card"
    trigger.accessibilityTraits = .button
    nodes.append(trigger)

    var dim = Node("dim", frame: bounds)
    dim.alpha = dimAlpha
    dim.background = .black
    dim.interactive = true
    dim.accessibilityLabel = "Dismiss"
    dim.accessibilityTraits = .button
    nodes.append(dim)

    let height = max(0, limit - offset)
    var card = Node(
      "card", frame: Rect(x: 0, y: top + offset, width: window.width, height: height))
    card.cornerRadius = 15
    card.background = .white
    card.interactive = true
    card.accessibilityLabel = "Card"
    card.accessibilityValue = "compressed"
    nodes.append(card)

    var scroll = Node(
      "scroll", .scroll, in: "card",
      frame: Rect(x: 0, y: 10, width: window.width, height: max(0, height - 10)))
    scroll.enabled = false
    scroll.background = .white
    scroll.contentSize = Size(width: window.width, height: 2200)
    scroll.interactive = true
    scroll.accessibilityLabel = "Card content"
    nodes.append(scroll)

    var grabber = Node(
      "grabber", in: "card", frame: Rect(x: (window.width - 50) / 2, y: 10, width: 50, height: 6))
    grabber.cornerRadius = 3
    grabber.background = Color(0xAAAAAA)
    grabber.interactive = true
    grabber.accessibilityLabel = "Card grabber"
    nodes.append(grabber)
  }
}
