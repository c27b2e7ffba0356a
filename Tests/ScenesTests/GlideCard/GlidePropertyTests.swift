import FlowEngine
import FlowTesting
import Scenes
import Testing

/// What holds on every frame, whatever happens.
struct GlidePropertyTests {
  /// A random event, near to what hands do and with some that no hand does.
  static func event(_ random: inout SeededGenerator) -> Event {
    let targets: [NodeID?] = ["card", "grabber", "scroll", "dim", "host", "trigger", "nobody", nil]
    let target = targets[Int.random(in: 0..<targets.count, using: &random)]
    let location =
      Bool.random(using: &random)
      ? nil
      : Point(
        x: Double.random(in: -50...900, using: &random),
        y: Double.random(in: -50...900, using: &random))
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<11:
      let phases: [Pan.Phase] = [
        .began, .changed, .changed, .changed, .changed, .ended, .cancelled,
      ]
      let distances = [Double.random(in: -900...900, using: &random), 0, .nan, .infinity, 1e9]
      let speeds = [Double.random(in: -3000...3000, using: &random), 0, .nan, -.infinity]
      let isOdd = Int.random(in: 0..<20, using: &random) == 0
      return .pan(
        Pan(
          phases[Int.random(in: 0..<phases.count, using: &random)],
          translation: Point(
            x: 0, y: distances[isOdd ? Int.random(in: 0..<5, using: &random) : 0]),
          velocity: Point(x: 0, y: speeds[isOdd ? Int.random(in: 0..<4, using: &random) : 0]),
          location: location, target: target))
    case 11..<13: return .tap(Tap(on: target, at: location))
    case 13..<15:
      return .scroll(
        Scroll(
          target ?? "scroll", offset: Point(x: 0, y: Double.random(in: -60...2000, using: &random)))
      )
    case 15..<17:
      let calls = [
        Command("show"), Command("show", value: .string("open")), Command("dismiss"),
        Command("escape"), Command("increment"), Command("decrement"),
      ]
      return .command(calls[Int.random(in: 0..<calls.count, using: &random)])
    case 17:
      return .environment(
        EnvironmentChange(
          size: Size(
            width: Double.random(in: 0...900, using: &random),
            height: Double.random(in: 0...900, using: &random)),
          safeArea: Insets(
            top: Double.random(in: 0...60, using: &random), left: 0,
            bottom: Double.random(in: 0...60, using: &random), right: 0),
          reduceMotion: Int.random(in: 0..<4, using: &random) == 0))
    default: return .tick
    }
  }

  static let configurations: [GlideCard.Configuration] = {
    var bare = GlideCard.Configuration()
    bare.indicator = false
    bare.content.scrolls = false
    return [
      GlideCard.Configuration(), .unsegmented(.fullScreen), .unsegmented(.half),
      .unsegmented(.custom(40)), .heights(open: 5000, compressed: 900, closed: 50), bare,
    ]
  }()

  @Test("Random traces: frames, saved states, settling; rule 11")
  func audit() {
    let audit = SceneAudit(
      GlideCard.self, configurations: Self.configurations,
      event: { random, _ in Self.event(&random) },
      check: { frame, last in
        // B8: a card that no finger holds is at rest or on its way to it.
        let card = frame.scene
        if card.state == .resting, card.position != card.target { return "rests in between" }
        // Rule 11: the list stays still while the card has the finger.
        guard let last, frame.scene.owner == .card, last.scene.owner == .card,
          frame.nodes[GlideCard.Part.scroll]?.contentOffset
            != last.nodes[GlideCard.Part.scroll]?.contentOffset
        else { return nil }
        return "card and list both move"
      })
    let report = audit.run(seeds: AuditEffort.seeds)
    #expect(report.problems(accepting: 0.99, changing: 0.3).filter { !$0.hasPrefix("never") } == [])
  }

  @Test("Random traces reach every state")
  func states() {
    let audit = SceneAudit(
      GlideCard.self,
      event: { random, engine in
        if random.chance(0.003) { return .command(Command("remove")) }
        // A finger that goes up on the list of an open card; at random this is rare.
        if engine.scene.target == .open, random.chance(0.1) {
          return .pan(
            Pan(.began, translation: .zero, velocity: Point(x: 0, y: -90), target: "scroll"))
        }
        return Self.event(&random)
      })
    #expect(
      audit.run(seeds: 0..<UInt64(max(8, AuditEffort.count(1_000)))).problems(
        accepting: 0.99, changing: 0.2) == [])
  }

  @Test("Sampled at 60, 90 and 120 Hz the motion is the same at common times")
  func rates() throws {
    func positions(rate: Int) throws -> [Int: [Rect]] {
      var run = try SceneRun(GlideCard.self)
      try run.command("show", at: 0)
      var positions: [Int: [Rect]] = [:]
      for tick in 1...rate * 2 {
        if tick == rate / 5 { try run.command("dismiss", at: 0.2) }
        if tick == rate / 2 { try run.command("show", at: 0.5) }
        try run.advance(to: Double(tick) / Double(rate))
        // 30 is the greatest common rate.
        if tick * 30 % rate == 0 {
          positions[tick * 30 / rate] = run.frame.nodes.map(\.frame)
        }
      }
      return positions
    }
    let (slow, middle, fast) = try (positions(rate: 60), positions(rate: 90), positions(rate: 120))
    #expect(slow.count == 60)
    #expect(slow == middle)
    #expect(slow == fast)
  }

  @Test("However often it is interrupted, the card never jumps", arguments: 0..<20 as Range<UInt64>)
  func neverJumps(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var run = try SceneRun<GlideCard>.resting(at: .compressed)
    var hand = Hand()
    var last = (offset: run.offset, moved: 0.0)
    for step in 1...600 {
      try hand.act(on: &run, at: 3 + Double(step) / 240, &random)
      let moved = run.offset - last.offset
      let text = "step \(step): \(moved) after \(last.moved)"
      if let travelled = hand.travelled {
        // Under a finger the card moves no further than the finger.
        #expect(moved.magnitude <= travelled.magnitude + 1e-6, "\(text)")
        last.moved = 0
      } else {
        // A spring that is let go, or replaced, keeps its velocity: what changes it is at the most
        // ω² · 768 pt + 2ω · v, the acceleration at the far end of the way.
        let omega = GlideCard.transitionFrequency
        let speed = max(last.moved.magnitude, moved.magnitude) * 240
        let change = (omega * omega * 768 + 2 * omega * speed) / (240 * 240)
        #expect((moved - last.moved).magnitude <= change + 1e-6, "\(text)")
        last.moved = moved
      }
      last.offset = run.offset
    }
  }

  /// A hand that grabs the card, drags it, lets it go, and presses what else there is.
  private struct Hand {
    private var finger: Double?
    /// How far the finger has moved in the last step; `nil` where the card moves by itself.
    private(set) var travelled: Double?

    mutating func act(
      on run: inout SceneRun<GlideCard>, at time: Double, _ random: inout SeededGenerator
    ) throws {
      travelled = nil
      switch random.number(below: 60) {
      case 0:
        try run.command("show", at: time)
        drop()
      case 1:
        try run.command("dismiss", at: time)
        drop()
      case 2 where finger == nil:
        try run.pan(.began, at: time)
        finger = 0
      case 3:
        guard let translation = finger else { return try run.advance(to: time) }
        try run.pan(.ended, translation, velocity: random.number(in: -900...900), at: time)
        drop()
      default:
        guard let translation = finger else { return try run.advance(to: time) }
        let distance = random.number(in: -12...12)
        try run.pan(.changed, translation + distance, velocity: distance * 240, at: time)
        finger = translation + distance
        travelled = distance
      }
    }

    /// The card does not move in the step in which a drag ends.
    private mutating func drop() {
      if finger != nil { travelled = 0 }
      finger = nil
    }
  }
}

extension GlideCard {
  /// The angular frequency of every transition: critically damped, settled to 0.001 in 0.8 s.
  static let transitionFrequency = 9.233413476451586 / 0.8
}
