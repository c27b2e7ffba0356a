import Testing

@testable import FlowEngine

/// Nodes that stay as the last layout has put them while a number does.
struct StandingNodesTests {
  /// Parts of any name.
  private enum Part: String, ScenePart { case one, three, first, second, outer, inner, caret }

  /// A layout of two groups with a node before each, and how often the groups are laid out.
  private struct Layout {
    var list = NodeList()
    var calls = 0

    mutating func fill(
      _ first: Int?, _ second: Int? = 0, startsWith extra: Bool = false,
      _ fill: (inout NodeWriter) -> Void = { _ in }
    ) {
      var calls = 0
      list.layOut { nodes in
        if extra { nodes.append("extra", frame: .zero) }
        nodes.append("before", frame: .zero)
        nodes.standing(Part.one, while: first) { nodes in
          calls += 1
          nodes.append("one", frame: .zero, fill)
          nodes.append("two", in: "one", frame: .zero)
        }
        nodes.append("between", frame: .zero)
        nodes.standing(Part.three, while: second) { nodes in
          calls += 1
          nodes.append("three", frame: .zero)
        }
      }
      self.calls = calls
    }

    var ids: [String] { list.map { $0.id.name } }
  }

  @Test("A group is laid out anew if its number is another one, and only that group")
  func version() {
    var layout = Layout()
    layout.fill(1) { $0.text = "a" }
    #expect(layout.calls == 2)
    layout.fill(1) { $0.text = "b" }
    #expect(layout.calls == 0)
    #expect(layout.list["one"]?.text == "a")
    #expect(layout.ids == ["before", "one", "two", "between", "three"])
    layout.fill(2) { $0.text = "b" }
    #expect(layout.calls == 1)
    #expect(layout.list["one"]?.text == "b")
    layout.fill(1) { $0.text = "c" }
    #expect(layout.calls == 1)
  }

  @Test("Without a number it is laid out each time")
  func withoutNumber() {
    var layout = Layout()
    for _ in 1...3 {
      layout.fill(nil, nil)
      #expect(layout.calls == 2)
    }
  }

  @Test("What stays is no change: revisions are those of before")
  func revisions() {
    var layout = Layout()
    layout.fill(1)
    let (nodes, revision) = (layout.list.map { $0.revision }, layout.list.revision)
    layout.fill(1)
    #expect(layout.list.map { $0.revision } == nodes)
    #expect(layout.list.revision == revision)
    // The same nodes, laid out anew, are no change.
    layout.fill(2)
    #expect(layout.calls == 1)
    #expect(layout.list.map { $0.revision } == nodes)
  }

  @Test("What something else has changed is laid out anew", arguments: ["one", "two"])
  func changed(_ node: NodeID) throws {
    var layout = Layout()
    layout.fill(1)
    let index = try #require(layout.list.firstIndex(of: node))
    layout.list.set(.alpha, at: index, to: AnimatableValue(0.5))
    layout.fill(1)
    #expect(layout.calls == 1)
    #expect(layout.list[node]?.alpha == 1)
    layout.fill(1)
    #expect(layout.calls == 0)
  }

  @Test("At another place in the list it is laid out anew, and stays there")
  func place() {
    var layout = Layout()
    layout.fill(1)
    layout.fill(1, startsWith: true)
    #expect(layout.calls == 2)
    #expect(layout.ids == ["extra", "before", "one", "two", "between", "three"])
    layout.fill(1, startsWith: true)
    #expect(layout.calls == 0)
    layout.fill(1)
    #expect(layout.calls == 2)
    #expect(layout.ids == ["before", "one", "two", "between", "three"])
  }

  @Test("Nodes that others have moved in the list do not stand for those that were there")
  func shifted() {
    var layout = Layout()
    layout.fill(1)
    layout.list.storage.insert(Node("leaving", frame: .zero), at: 1)
    layout.fill(1)
    #expect(layout.ids == ["before", "one", "two", "between", "three"])
    #expect(layout.list["two"]?.parent == "one")
  }

  @Test("A group that is not there for a layout is laid out when it comes back")
  func missing() {
    var list = NodeList()
    var calls = 0
    func fill(_ isThere: Bool) {
      list.layOut { nodes in
        if isThere {
          nodes.standing(Part.first, while: 1) { nodes in
            calls += 1
            nodes.append("first", frame: .zero)
          }
        }
        nodes.standing(Part.second, while: 1) { nodes in
          calls += 1
          nodes.append("second", frame: .zero)
        }
      }
    }
    for isThere in [true, false, true, true] {
      fill(isThere)
      #expect(list.map { $0.id } == (isThere ? ["first", "second"] : ["second"]))
    }
    #expect(calls == 2 + 1 + 2)
  }

  @Test("A group in a group is laid out with it, and stays with it")
  func nested() {
    var list = NodeList()
    var calls = (outer: 0, inner: 0)
    func fill(_ outer: Int) {
      list.layOut { nodes in
        nodes.standing(Part.outer, while: outer) { nodes in
          calls.outer += 1
          nodes.append("outer", frame: .zero)
          nodes.standing(Part.inner, while: 1) { nodes in
            calls.inner += 1
            nodes.append("inner", in: "outer", frame: .zero)
          }
        }
      }
    }
    for outer in [1, 1, 2] { fill(outer) }
    #expect(calls == (2, 2))
    #expect(list.map { $0.id } == ["outer", "inner"])
  }

  @Test("A group in a group is never taken for the outer one")
  func nestedAlike() {
    var list = NodeList()
    func fill(_ first: Int, _ second: Int) {
      list.layOut { nodes in
        nodes.standing(Part.outer, while: first + second) { nodes in
          nodes.standing(Part.outer, while: first) { $0.append("outer", frame: .zero) }
          nodes.append("inner", frame: Rect(x: Double(second), y: 0, width: 1, height: 1))
        }
      }
    }
    fill(1, 0)
    fill(1, 1)
    #expect(list.map { $0.id } == ["outer", "inner"])
    #expect(list.map { $0.frame.minX } == [0, 1])
  }

  @Test("A group with an animation that repeats is laid out each time")
  func others() {
    var list = NodeList()
    var calls = 0
    for _ in 1...3 {
      list.layOut { nodes in
        nodes.standing(Part.caret, while: 1) { nodes in
          calls += 1
          nodes.append("caret", frame: .zero)
          nodes.append(
            RepeatingAnimation(
              "caret", .alpha, from: AnimatableValue(1), to: AnimatableValue(0),
              curve: .linear, duration: 1, begin: 0))
        }
      }
      #expect(list.repeatingAnimations.count == 1)
    }
    #expect(calls == 3)
  }

  @Test("A copy of a list stays as it is, and goes its own way")
  func copy() {
    var layout = Layout()
    layout.fill(1) { $0.text = "a" }
    let copy = layout.list
    layout.fill(2) { $0.text = "b" }
    #expect(copy["one"]?.text == "a")
    var other = Layout(list: copy)
    other.fill(1) { $0.text = "c" }
    #expect(other.calls == 0)
    #expect(other.list["one"]?.text == "a")
  }

  // MARK: In an engine

  /// A scene with one group, whose number may be wrong.
  private struct Shelf: Scene {
    enum Part: String, ScenePart {
      case shelf, book
      var kind: Node.Kind { .label }
      var parent: Part? { self == .book ? .shelf : nil }
    }

    static let name = "shelf"

    private var count = 0
    private var version = 0

    init(_ context: inout Context) {}

    mutating func receive(_ event: Event, _ context: inout Context) {
      switch event {
      // With a change of the number.
      case .tap: (count, version) = (count + 1, version + 1)
      // Without one.
      case .doubleTap: count += 1
      default: break
      }
    }

    func layout(
      _ environment: Environment, _: NoConfiguration, into nodes: inout NodeBuilder
    ) {
      nodes.append(Part.shelf, frame: environment.window)
      nodes.standing(Part.book, while: version) { nodes in
        nodes.append(Part.book, frame: environment.window) { $0.text = "\(count)" }
      }
    }

    mutating func visit(_ members: inout StateMembers) {
      members.shown("count", &count)
      members.kept("version", &version)
    }
  }

  @Test("An engine that checks no layouts leaves what the number says stays")
  func unchecked() throws {
    var engine = try Engine(Shelf.self, checksLayout: false)
    try engine.send(.tap(Tap(on: "book")), at: 1)
    #expect(engine.frame.nodes["book"]?.text == "1")
    try engine.send(.tick, at: 2)
    try engine.send(.doubleTap(Tap(on: "book")), at: 3)
    #expect(engine.frame.nodes["book"]?.text == "1")
    try engine.send(.tap(Tap(on: "book")), at: 4)
    #expect(engine.frame.nodes["book"]?.text == "3")
  }

  @Test("A change of the environment has all laid out anew")
  func environment() throws {
    var engine = try Engine(Shelf.self, checksLayout: false)
    try engine.send(.tick, at: 1)
    var change = EnvironmentChange()
    change.size = Size(width: 200, height: 100)
    try engine.send(.environment(change), at: 2)
    #expect(engine.frame.nodes["book"]?.frame.size == Size(width: 200, height: 100))
  }

  @Test("An engine that checks layouts says which group has changed without its number")
  func fault() throws {
    var engine = try Engine(Shelf.self, checksLayout: true)
    try engine.send(.tap(Tap(on: "book")), at: 1)
    try engine.send(.tick, at: 2)
    let error = #expect(throws: EventError.self) {
      try engine.send(.doubleTap(Tap(on: "book")), at: 3)
    }
    guard case .layout(let fault) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(fault.node == "book")
    #expect(fault.reason == .outdated)
    #expect(fault.event == .doubleTap)
    #expect(
      error?.message
        == "scene 'shelf', at 'doubleTap': node 'book' has changed without its version")
  }

  @Test("Gone back to a moment, nothing stays of what came after it")
  func rewind() throws {
    var engine = try Engine(Shelf.self, checksLayout: false)
    try engine.send(.tick, at: 1)
    let fork = EngineFork(engine)
    try engine.send(.tap(Tap(on: "book")), at: 2)
    try engine.send(.doubleTap(Tap(on: "book")), at: 3)
    engine.rewind(to: fork)
    #expect(engine.frame.nodes["book"]?.text == "0")
    // The same number as before, of another state.
    try engine.send(.doubleTap(Tap(on: "book")), at: 2)
    try engine.send(.tap(Tap(on: "book")), at: 3)
    #expect(engine.frame.nodes["book"]?.text == "2")
  }
}
