import FlowEngine
import FlowTesting
import Foundation
import Scenes
import Testing

/// Any fingers on any scene: each has one owner, what begins ends, and all comes to rest
/// (docs/gestures.md).
@Suite struct FingersTests {
  /// The sessions of a scene for which `Tests/Soak/test-random --fingers` asks.
  private static let asked = ProcessInfo.processInfo.environment["FINGER_SESSIONS"]
    .flatMap { Int($0) }
  /// The sessions of a scene, in tens: a test case each would take longer than what it tests.
  private static let tens = UInt64(asked ?? AuditEffort.count(3_000)) / 10

  @Test(
    "Random sessions of one to five fingers, of which one is a mouse", arguments: 0..<max(tens, 1))
  func sessions(_ ten: UInt64) throws {
    for seed in ten * 10..<ten * 10 + 10 {
      try play(seed, AdaptiveField.self)
      try play(seed, CardInput.self)
      try play(seed, Checkout.self)
      try play(seed, GlideCard.self)
      try play(seed, Onboarding.self)
      try play(seed, VerificationCode.self)
    }
  }

  /// What is under way, by the type of its events.
  private struct Ledger {
    var open: Set<String> = []
    var faults: [String] = []

    mutating func note(_ name: EventName) {
      let parts = name.rawValue.split(separator: ".").map(String.init)
      guard parts.count == 2, ["pan", "scroll", "longPress", "pinch"].contains(parts[0]) else {
        return
      }
      switch parts[1] {
      case "began":
        if !open.insert(parts[0]).inserted { faults.append("\(name.rawValue) twice") }
        // A list may share a pan with what holds it; else there is one gesture at a time.
        if open.count > (open == ["pan", "scroll"] ? 2 : 1) { faults.append("\(open) at once") }
      case "changed": if !open.contains(parts[0]) { faults.append("\(name.rawValue) before began") }
      default: if open.remove(parts[0]) == nil { faults.append("\(name.rawValue) before began") }
      }
    }
  }

  private func play<S: Scene>(_ seed: UInt64, _ scene: S.Type) throws {
    var random = SeededGenerator(seed: seed)
    var engine = try Engine(scene)
    var ledger = Ledger()
    var faults: [String] = []
    var last = engine.frame
    var places: [Int: Point] = [:]
    func look(_ frame: borrowing Frame<S>) {
      if let event = frame.event { ledger.note(event) }
      faults += FrameInvariants.faults(in: copy frame, after: last)
      if frame.nodes.filter({ $0.pressed }).count > places.count {
        faults.append("pressed by nobody")
      }
      if frame.nodes.filter({ $0.hovered }).count > 1 { faults.append("hovered twice") }
      last = copy frame
    }
    let size = engine.environment.size
    var time = 0.0
    for _ in 0..<40 {
      time += random.number(in: 0...0.12)
      let id = random.number(below: 1 + random.number(below: 5))
      var place =
        places[id]
        ?? Point(x: random.number(in: 0...size.width), y: random.number(in: 0...size.height))
      let kind: Pointer.Kind = id == 4 ? .mouse : .touch
      let phase: Pointer.Phase
      if places[id] == nil {
        phase = kind == .mouse && random.chance(0.5) ? .hover : .down
      } else {
        phase = random.one(of: [.move, .move, .move, .move, .up, .up, .cancel])
        place.x += random.number(in: -40...40)
        place.y += random.number(in: -80...80)
      }
      let pointer = Pointer(id: id, kind: kind, phase, at: place)
      if phase == .down { places[id] = place }
      try engine.send(.pointer(pointer), at: time) { look($0) }
      places[id] = phase == .down || phase == .move ? place : nil
    }
    for (id, place) in places {
      let kind: Pointer.Kind = id == 4 ? .mouse : .touch
      try engine.send(.pointer(Pointer(id: id, kind: kind, .up, at: place)), at: time) { look($0) }
      places[id] = nil
    }
    try engine.settle { look($0) }
    if last.nodes.contains(where: { $0.pressed }) { faults.append("pressed at rest") }
    #expect(engine.isSettled)
    #expect(ledger.open.isEmpty)
    #expect(ledger.faults.isEmpty, "\(ledger.faults) of \(S.name)")
    #expect(faults.isEmpty, "\(faults) of \(S.name)")
  }

  @Test("A pan by a finger moves the card as a host's pan does")
  func sameAsPan() throws {
    var fingers = try SceneRun(GlideCard.self)
    var host = try SceneRun(GlideCard.self)
    try fingers.send(.tap(Tap(on: "trigger")), at: 0)
    try host.send(.tap(Tap(on: "trigger")), at: 0)
    try fingers.settle()
    try host.settle()
    let start = Point(x: 187.5, y: 600)
    try fingers.send(.pointer(Pointer(id: 0, .down, at: start)), at: 2)
    for step in 1...10 {
      let way = Point(x: 0, y: -20 * Double(step))
      let place = Point(x: start.x, y: start.y + way.y)
      let time = 2 + Double(step) / 64
      try fingers.send(.pointer(Pointer(id: 0, .move, at: place)), at: time)
      if step == 1 {
        try host.send(
          .pan(Pan(.began, translation: .zero, velocity: Point(x: 0, y: -1280), location: start)),
          at: time)
      }
      try host.send(
        .pan(Pan(.changed, translation: way, velocity: Point(x: 0, y: -1280), location: place)),
        at: time)
    }
    #expect(fingers.frame.nodes == host.frame.nodes)
    #expect(fingers.scene.owner == .card)
  }
}
