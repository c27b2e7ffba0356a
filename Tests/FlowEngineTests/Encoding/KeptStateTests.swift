import FlowEngine
import FlowTesting
import Testing

/// A state that shows the same as in the last frame is copied from it, which must not be seen.
struct KeptStateTests {
  @Test("States in turn are written as if each were the first", arguments: 1...8)
  func turns(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var frame = try SceneRun(Show.self).engine.frame
    var cache = EncodedFrameCache()
    var last: String?
    var (same, other) = (0, 0)
    for _ in 0..<2000 {
      frame.scene.change(&random)
      var kept = JSONWriter(capacity: 1)
      var anew = JSONWriter()
      kept.frame(frame, layout: .line, cache: &cache)
      anew.frame(frame, layout: .line)
      try #require(kept.text == anew.text)
      if kept.text == last { same += 1 } else { other += 1 }
      last = kept.text
    }
    #expect(same > 200)
    #expect(other > 200)
  }
}

/// A scene that shows whatever it is told to.
private struct Show: Scene {
  static let name = "show"
  static let summary = "Members for tests."

  enum State: String, CaseIterable, Sendable {
    case first, second
  }

  enum Part: String, ScenePart {
    case root
  }

  /// One of a few values of each sort, so that states often differ in one thing only.
  enum Value: CaseIterable {
    case zero, minusZero, third, nearly, short, shorter, long, longer, yes, no, null, left, right
    case none, empty, list, nested
  }

  enum Side: String, MemberChoice {
    case left, right
  }

  var state = State.first
  var members: [(isFirst: Bool, value: Value)] = []
  var hidden = 0

  init(_ context: inout Context) {}

  mutating func change(_ random: inout SeededGenerator) {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: state = state == .first ? .second : .first
    case 1: hidden += 1
    case 2: members.removeAll()
    case 3 where !members.isEmpty:
      members[members.count - 1].isFirst.toggle()
    default:
      if members.count == 2 { members.removeLast() }
      let value = Value.allCases.randomElement(using: &random) ?? .zero
      members.append((.random(using: &random), value))
    }
  }

  mutating func visit(_ members: inout StateMembers) {
    members.kept("hidden", &hidden)
    for (isFirst, value) in self.members {
      let name: StaticString = isFirst ? "first" : "second"
      switch value {
      case .zero: members.derived(name, 0.0)
      case .minusZero: members.derived(name, -0.0)
      case .third: members.derived(name, 1.0 / 3)
      case .nearly: members.derived(name, 0.333_4)
      case .short: members.derived(name, "short")
      case .shorter: members.derived(name, "shor")
      case .long: members.derived(name, "a text of thirty bytes or longer")
      case .longer: members.derived(name, "a text of thirty bytes or longee")
      case .yes: members.derived(name, true)
      case .no: members.derived(name, false)
      case .null: members.derived(name, nil as Int?)
      case .left: members.derived(name, Side.left)
      case .right: members.derived(name, Side.right)
      case .none: members.derived(name, [] as [Int])
      case .empty: members.derived(name) { (_: inout MemberWriter) in }
      case .list: members.derived(name) { $0.append(1) }
      case .nested: members.derived(name) { $0.member("first", 1) }
      }
    }
  }

  mutating func receive(_ event: Event, _ context: inout Context) {}

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {}
}
