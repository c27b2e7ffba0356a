import FlowTesting
import Testing

@testable import FlowEngine

/// A copy of anything that holds nodes, made at any moment, is a value: while one of the two goes on, the
/// other stays.
@Suite("A copy goes on by itself") struct CopyTests {
  /// A moment of a session.
  struct Moment: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The commands before it, each with its value and its time.
    var commands: [(name: String, value: Double, time: Double)]
    /// The time of the moment, in seconds.
    var time: Double

    func engine() throws -> Engine<Probe> {
      var engine = try Engine(Probe.self)
      for command in commands {
        try engine.send(
          .command(Command(command.name, value: .number(command.value))), at: command.time)
      }
      try engine.advance(to: time)
      return engine
    }

    static let all = [
      Moment(testDescription: "at the start", commands: [], time: 0),
      Moment(testDescription: "within a gesture", commands: [("set", 10, 0.1)], time: 0.1),
      Moment(testDescription: "within an animation", commands: [("wide", 80, 0)], time: 0.3),
      Moment(testDescription: "within a spring", commands: [("spring", 80, 0)], time: 0.3),
      Moment(
        testDescription: "within a change that follows the progress",
        commands: [("follow", 80, 0)], time: 0.2),
      Moment(
        testDescription: "as a node is about to go", commands: [("enter", 0, 0)], time: 0.1),
      Moment(testDescription: "at rest", commands: [("wide", 80, 0)], time: 3),
    ]
  }

  /// A type that holds nodes, or what they are laid out from.
  struct Holder: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Copies the value of an engine, lets one of the two go on and then the other, and notes what each
    /// of them shows that should be the same.
    var pairs: @Sendable (Engine<Probe>) throws -> [(String, String)]

    init(
      _ name: String, _ pairs: @escaping @Sendable (Engine<Probe>) throws -> [(String, String)]
    ) {
      testDescription = name
      self.pairs = pairs
    }

    static let all = [
      Holder("NodeList") { engine in
        var engine = engine
        let copy = engine.frame.nodes
        let before = text(copy)
        _ = try goOn(&engine)
        let after = text(engine.frame.nodes)
        var other = engine.frame.nodes
        other.layOut { $0.append("other", frame: .zero) }
        return [(before, text(copy)), (after, text(engine.frame.nodes))]
      },
      Holder("Frame") { engine in
        var engine = engine
        let copy = engine.frame
        let before = text(copy)
        _ = try goOn(&engine)
        let after = text(engine.frame)
        var other = engine.frame
        other.nodes = NodeList()
        return [(before, text(copy)), (after, text(engine.frame))]
      },
      Holder("SceneContext.presented") { engine in
        var engine = engine
        let copy = engine.context.presented
        let before = text(copy)
        _ = try goOn(&engine)
        return [(before, text(copy))]
      },
      Holder("Engine") { engine in
        var (engine, copy) = (engine, engine)
        let before = text(engine)
        let frames = try goOn(&copy)
        let after = text(copy)
        let same = text(engine)
        return [(before, same), (frames, try goOn(&engine)), (after, text(copy))]
      },
      Holder("saved engine") { engine in
        var engine = engine
        let saved = engine.saved
        let frames = try goOn(&engine)
        var restored = try Engine<Probe>(restoring: saved)
        return [(saved, restored.saved), (frames, try goOn(&restored))]
      },
      Holder("EngineFork") { engine in
        var engine = engine
        let fork = EngineFork(engine)
        let before = engine.saved
        let frames = try goOn(&engine)
        var other = engine
        engine.rewind(to: fork)
        let same = engine.saved
        let again = try goOn(&engine)
        other.rewind(to: fork)
        return [(before, same), (frames, again), (frames, try goOn(&other))]
      },
      Holder("ExploredFrame") { engine in
        let explorer = AnyExplorer(engine)
        let copy = explorer.frame
        let before = text(copy.nodes)
        explorer.mark(1)
        try explorer.settle()
        try explorer.send(.command(Command("set", value: .number(7))), at: 100)
        let after = text(explorer.frame.nodes)
        explorer.rewind(to: 1)
        return [(before, text(copy.nodes)), (before == after ? "" : before, before)]
      },
      Holder("LiveScene.frame, engine and fork") { engine in
        let live = LiveScene(engine)
        try live.start(at: 100)
        let (frame, copy, fork) = (live.frame, live.engine, live.fork())
        let before = text(frame)
        try live.send(.command(Command("set", value: .number(7))), at: 101)
        try live.advance(to: 102)
        let after = text(live.frame)
        let forked = text(fork.frame)
        try fork.send(.command(Command("set", value: .number(7))), at: 101)
        try fork.advance(to: 102)
        return [
          (before, text(frame)), (before, text(copy.frame)), (before, forked),
          (after, text(live.frame)), (after, text(fork.frame)),
        ]
      },
      Holder("NodeChanges") { engine in
        var engine = engine
        var changes = NodeChanges()
        _ = updates(&changes, engine.frame.nodes)
        var copy = changes
        _ = try goOn(&engine)
        let first = updates(&changes, engine.frame.nodes)
        return [
          (first, updates(&copy, engine.frame.nodes)), ("", updates(&copy, engine.frame.nodes)),
        ]
      },
    ]
  }

  @Test("Whatever becomes of the other", arguments: Holder.all, Moment.all)
  func copies(_ holder: Holder, at moment: Moment) throws {
    for (index, pair) in try holder.pairs(moment.engine()).enumerated() {
      #expect(pair.0.bytes == pair.1.bytes, "pair \(index)")
    }
  }

  @Test("A list shares no memory with one that is laid out anew")
  func layouts() {
    var list = NodeList {
      for id in ["a", "b", "c"] { $0.append(NodeID(id), frame: .zero) }
    }
    let before = list
    list.layOut { $0.append("d", frame: .zero) }
    var after = list
    after.layOut {
      $0.append("e", frame: .zero)
      $0.append("f", frame: .zero)
    }
    #expect(before.map(\.id.name) == ["a", "b", "c"])
    #expect(list.map(\.id.name) == ["d"])
    #expect(after.map(\.id.name) == ["e", "f"])
  }

  // MARK: What is shown

  /// Lets an engine go on: another event, samples, and to the end; returns all that it has shown.
  private static func goOn(_ engine: inout Engine<Probe>) throws -> String {
    var shown = ""
    let time = engine.frame.time
    try engine.advance(to: time + 0.05) { shown += text(copy $0) }
    try engine.send(.command(Command("wide", value: .number(33))), at: time + 0.1) {
      shown += text(copy $0)
    }
    try engine.send(.command(Command("leave")), at: time + 0.2) { shown += text(copy $0) }
    try engine.settle { shown += text(copy $0) }
    return shown
  }

  private static func text(_ nodes: NodeList) -> String {
    nodes.map { "\($0.id.name) \($0.frame) \($0.alpha) \($0.revision)" }.joined(separator: "\n")
  }

  private static func text(_ frame: Frame<Probe>) -> String {
    var json = JSONWriter()
    json.frame(frame)
    return json.text
  }

  private static func text(_ engine: Engine<Probe>) -> String {
    engine.saved + text(engine.frame) + text(engine.frame.nodes)
  }

  private static func updates(_ changes: inout NodeChanges, _ nodes: NodeList) -> String {
    var shown = ""
    changes.update(
      to: nodes, remove: { shown += "-\($0.name)" }, update: { shown += "+\($0)\($1.id.name)" })
    return shown
  }
}
