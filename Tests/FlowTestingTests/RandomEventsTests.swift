import FlowEngine
import FlowTesting
import Testing

/// A map that is pinched, pressed and tapped twice.
private struct Map: Scene {
  enum Part: String, ScenePart {
    case frame, map

    var parent: Part? { self == .map ? .frame : nil }
    var gestures: GestureSet {
      self == .map ? [.tap, .pan, .pinch, .doubleTap, .longPress] : .tap
    }
  }

  enum State: String, MemberChoice { case resting, pinching, pressing, near }

  static let name = "map"
  static let bounds = Rect(x: 40, y: 60, width: 200, height: 300)

  private(set) var state = State.resting

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) { members.kept("state", &state) }

  mutating func receive(_ event: Event, _ context: inout Context) {
    switch event {
    case .pinch(let pinch) where pinch.target == Part.map.id:
      state = pinch.phase == .ended || pinch.phase == .cancelled ? .resting : .pinching
    case .longPress(let press) where press.target == Part.map.id:
      state = press.phase == .ended || press.phase == .cancelled ? .resting : .pressing
    case .doubleTap(let tap) where tap.target == Part.map.id: state = .near
    case .tap: state = .resting
    default: break
    }
  }

  func layout(_ environment: Environment, _: NoConfiguration, into nodes: inout NodeBuilder) {
    nodes.append(Part.frame, frame: Rect(x: 40, y: 0, width: 200, height: 400))
    nodes.append(Part.map, frame: Rect(x: 0, y: 60, width: 200, height: 300)) { node in
      node.interactive = true
      node.accessibilityLabel = "Map"
    }
  }
}

/// A box with none of these gestures.
private struct Box: Scene {
  enum Part: String, ScenePart { case box }

  static let name = "box"

  init(_ context: inout Context) {}
  mutating func visit(_ members: inout StateMembers) {}
  mutating func receive(_ event: Event, _ context: inout Context) {}

  func layout(_ environment: Environment, _: NoConfiguration, into nodes: inout NodeBuilder) {
    nodes.append(Part.box, frame: Rect(x: 0, y: 0, width: 90, height: 90))
  }
}

struct RandomEventsTests {
  private static func events<S: Scene>(_ scene: S.Type, _ count: Int) throws -> [Event] {
    let engine = try Engine(scene)
    var random = SeededGenerator(seed: 7)
    return (0..<count).map { _ in RandomEvents.next(&random, engine) }
  }

  @Test("Gestures come to the nodes that list them, in every phase, and pointers down on them")
  func gestures() throws {
    let events = try Self.events(Map.self, 2_000)
    let names = Set(events.map { $0.name.rawValue })
    let phases = ["began", "changed", "ended", "cancelled"]
    let expected = ["doubleTap"] + phases.flatMap { ["pinch.\($0)", "longPress.\($0)"] }
    #expect(names.isSuperset(of: expected))
    var isHit = 0
    for event in events {
      switch event {
      case .doubleTap, .longPress, .pinch: #expect(event.target == "map")
      case .pointer(let pointer) where pointer.phase == .down:
        if Map.bounds.contains(pointer.location) { isHit += 1 }
      default: break
      }
    }
    #expect(isHit > 20)
  }

  @Test("All other events come to such a scene as before")
  func others() throws {
    let names = Set(try Self.events(Map.self, 4_000).map { $0.name })
    #expect(names.isSuperset(of: try Self.events(Box.self, 2_000).map { $0.name }))
  }

  @Test("An audit reaches what only these gestures lead to")
  func audit() {
    #expect(SceneAudit(Map.self).run(seeds: 0..<2).problems(accepting: 0.9, changing: 0.1) == [])
  }

  @Test("A scene without them has the events that a seed has always had")
  func seeds() throws {
    let names = try Self.events(Box.self, 24).map { $0.name.rawValue }
    #expect(
      names == [
        "tick", "pan.changed", "text", "select", "tick", "scroll.changed", "deleteBackward", "tap",
        "tap", "focus", "pan.ended", "keyboard.willChangeFrame", "text", "pan.ended", "environment",
        "compose.cancelled", "return", "return", "scroll.changed", "selection", "undo", "pan.ended",
        "pan.ended", "pan.began",
      ])
  }
}
