import FlowEngine
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
      let names = ["show", "dismiss", "escape", "show"]
      return .command(Command(names[Int.random(in: 0..<4, using: &random)]))
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

  /// The frames of a random trace as JSON Lines.
  private func replay(seed: UInt64, check: @escaping (Frame<GlideCard>) -> Void) throws -> String {
    var random = SeededGenerator(seed: seed)
    let configuration = Self.configurations[Int(seed) % Self.configurations.count]
    var engine = try Engine(GlideCard.self, configuration: configuration)
    var json = JSONWriter()
    let receive: (borrowing Frame<GlideCard>) -> Void = { frame in check(copy frame) }
    var time = 0.0
    for _ in 0..<200 {
      time += Double(Int.random(in: 0...40, using: &random)) / 240
      let event = Self.event(&random)
      try engine.send(event, at: time) { frame in
        json.frame(frame)
        json.endLine()
        receive(frame)
      }
    }
    try engine.settle(receive)
    #expect(engine.isSettled)
    #expect(engine.frame.animations.isEmpty)
    return json.text
  }

  @Test("1,000 random traces of 200 events", arguments: [UInt64](0..<10))
  func invariants(batch: UInt64) throws {
    let ids = Set(GlideCard.Part.allCases.map(\.id))
    for seed in batch * 100..<batch * 100 + 100 {
      var faults: [String] = []
      var last: Frame<GlideCard>?
      let first = try replay(seed: seed) { frame in
        for node in frame.nodes.nodes {
          let rect = node.frame
          if ![rect.minX, rect.minY, rect.width, rect.height, node.alpha].allSatisfy(\.isFinite) {
            faults.append("frame \(frame.index): \(node.id.name) is no number")
          }
          if rect.width < 0 || rect.height < 0 || !(0...1).contains(node.alpha) {
            faults.append("frame \(frame.index): \(node.id.name) is negative")
          }
          if !ids.contains(node.id) { faults.append("\(node.id.name) is not declared") }
        }
        if let last {
          if frame.time < last.time { faults.append("time runs back") }
          // Rule 11: the list stands still while the card has the finger.
          let list: NodeID = "scroll"
          if frame.state.owner == .card, last.state.owner == .card,
            frame.nodes[list]?.contentOffset != last.nodes[list]?.contentOffset
          {
            faults.append("frame \(frame.index): card and list both move")
          }
        }
        last = frame
      }
      #expect(faults.isEmpty, "seed \(seed)")
      if seed % 25 == 0 { #expect(try replay(seed: seed) { _ in } == first, "seed \(seed)") }
    }
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
          positions[tick * 30 / rate] = run.frame.nodes.nodes.map(\.frame)
        }
      }
      return positions
    }
    let (slow, middle, fast) = try (positions(rate: 60), positions(rate: 90), positions(rate: 120))
    #expect(slow.count == 60)
    #expect(slow == middle)
    #expect(slow == fast)
  }

  @Test("However often it is interrupted, the card never jumps")
  func neverJumps() throws {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var run = try SceneRun<GlideCard>.resting(at: .compressed)
      var last = run.offset
      var finger = 0.0
      var isDown = false
      for step in 1...600 {
        let time = 3 + Double(step) / 240
        var travelled = 0.0
        switch Int.random(in: 0..<60, using: &random) {
        case 0: try run.command("show", at: time)
        case 1: try run.command("dismiss", at: time)
        case 2 where !isDown:
          isDown = true
          finger = 0
          try run.pan(.began, at: time)
        case 3 where isDown:
          isDown = false
          try run.pan(
            .ended, finger, velocity: Double.random(in: -900...900, using: &random), at: time)
        default:
          if isDown {
            travelled = Double.random(in: -12...12, using: &random)
            finger += travelled
            try run.pan(.changed, finger, velocity: travelled * 240, at: time)
          } else {
            try run.advance(to: time)
          }
        }
        // From rest over 768 points a spring of 0.8 s is nowhere faster than ω/e a second; one
        // that is replaced again and again can be no faster than twice that.
        let fastest = 2 * 768 * 11.541767 / 2.718281828 / 240
        let moved = (run.offset - last).magnitude
        #expect(moved <= max(fastest, travelled.magnitude) + 1e-6, "seed \(seed), step \(step)")
        last = run.offset
      }
    }
  }
}
