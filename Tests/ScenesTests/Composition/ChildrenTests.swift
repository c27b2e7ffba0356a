import FlowEngine
import FlowTesting
import Foundation
import Scenes
import Testing

/// A scene for tests: codes by key, and a card that is there at times.
private struct Shelf: ComposedScene {
  enum Part: String, ScenePart { case slot = "slot-<key>", over }

  static let name = "shelf"
  static let keys = ["a", "b", "c", "d"]
  static let commands = [
    SceneInput("insert", .name(keys)), SceneInput("remove", .name(keys)),
    SceneInput("first", .name(keys)), "cover", "uncover",
  ]

  var codes = Children<VerificationCode>()
  var card: Child<GlideCard>?
  /// The keys of the codes that have asked to be verified, in the order in which that was taken.
  var asked: [String] = []
  /// The keys of those whose user has asked for another code.
  var resent: [String] = []

  init(_ context: inout Context) {}

  mutating func visitChildren(_ children: inout ChildVisitor) {
    children.visit("codes", &codes)
    children.visit("card", &card)
  }

  mutating func childrenDidChange(_ context: inout Context) {
    while let (key, _) = codes.take(where: { $0.type == "verify" }) { asked.append(key) }
    while let (key, _) = codes.notice(where: { $0.type == "resend" }) { resent.append(key) }
  }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    guard case .command(let command) = event else { return }
    var key = ""
    if case .string(let text) = command.value { key = text }
    switch command.name {
    case "insert":
      guard codes.insert(key, at: 0, &context) else {
        throw .invalidMember("value", expected: "a new key")
      }
    case "remove": codes.remove(key)
    case "first": codes.move(key, to: 0)
    case "cover": card = Child(GlideCard.self, GlideCard.Configuration(), &context)
    default: card = nil
    }
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    for place in 0..<codes.count {
      let id = NodeID("slot-\(codes.key(at: place))")
      let frame = Rect(x: 0, y: Double(place) * 300, width: environment.size.width, height: 300)
      nodes.append(Part.slot, id: id, frame: frame)
      nodes.append(codes, at: place, in: id)
    }
    guard let card else { return }
    nodes.append(Part.over, frame: environment.window)
    nodes.append(card, in: Part.over)
  }

  mutating func visit(_ members: inout StateMembers) { members.kept("asked", &asked) }
}

/// A scene for tests: a code, and a copy of it from before.
private struct Binder: ComposedScene {
  enum Part: String, ScenePart { case page }

  static let name = "binder"
  static let commands: [SceneInput] = ["keep", "instead"]

  var code: Child<VerificationCode>
  var kept: Child<VerificationCode>

  init(_ context: inout Context) {
    code = Child(VerificationCode.self, VerificationCode.Configuration(), &context)
    kept = code
  }

  mutating func visitChildren(_ children: inout ChildVisitor) { children.visit("code", &code) }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    guard case .command(let command) = event else { return }
    if command.name == "keep" {
      kept = code
    } else {
      code = kept
      try code.send(.text(TextEdit("code-input", replacement: "2")), &context)
    }
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.page, frame: environment.window)
    nodes.append(code, in: Part.page)
  }

  mutating func visit(_ members: inout StateMembers) {}
}

/// Children by key, and one that comes and goes.
@Suite struct ChildrenTests {
  private func shelf(_ keys: String...) throws -> SceneRun<Shelf> {
    var run = try SceneRun(Shelf.self)
    for key in keys { try command("insert", key, &run) }
    return run
  }

  private func command(_ name: String, _ key: String? = nil, _ run: inout SceneRun<Shelf>) throws {
    let command = Command(name, value: key.map { .string($0) })
    try run.send(.command(command), at: run.frame.time + 0.1)
  }

  @Test("What becomes of a copy of a child is seen, however much it resembles the child's own way")
  func copies() throws {
    // Frames that are kept would share their children with the engine.
    func nodes(after events: Event...) throws -> NodeList {
      var engine = try Engine(Binder.self, checksLayout: true)
      for event in events { try engine.send(event, at: 0) }
      return engine.frame.nodes
    }
    let (keep, instead) = (Event.command(Command("keep")), Event.command(Command("instead")))
    let one = Event.text(TextEdit("code/code-input", replacement: "1"))
    let direct = try nodes(after: keep, instead)
    #expect(try nodes(after: keep, one, instead).elementsEqual(direct))
    #expect(try nodes(after: keep, one, one, instead).elementsEqual(direct))
    #expect(try !nodes(after: keep, one).elementsEqual(direct))
  }

  @Test("A frame that is kept does not make nodes of children count as changed")
  func keptFrames() throws {
    func changes(keepsFrames: Bool) throws -> [String] {
      var engine = try Engine(Binder.self)
      var (frames, changes) = ([engine.frame], NodeChanges())
      var changed: [String] = []
      for (index, digit) in ["1", "2", "3"].enumerated() {
        let edit = TextEdit("code/code-input", replacement: digit)
        try engine.send(.text(edit), at: Double(index))
        if keepsFrames { frames.append(engine.frame) } else { frames.removeAll() }
        changes.update(to: engine.frame.nodes, remove: { _ in }) { changed.append($1.id.name) }
      }
      return changed
    }
    #expect(try changes(keepsFrames: true) == changes(keepsFrames: false))
    #expect(try changes(keepsFrames: false).filter { $0 == "code/phone-label" }.count == 1)
  }

  @Test("Keys keep their order, through insertions, removals and moves")
  func order() throws {
    var run = try shelf("a", "b", "c", "d")
    #expect(run.scene.codes.keys == ["d", "c", "b", "a"])
    try command("remove", "c", &run)
    try command("first", "a", &run)
    #expect(run.scene.codes.keys == ["a", "d", "b"])
    #expect(run.scene.codes.keys.map { run.scene.codes.place(of: $0) } == [0, 1, 2])
    #expect(run.scene.codes.place(of: "c") == nil && run.scene.codes["c"] == nil)
    let roots = run.frame.nodes.filter { $0.parent == nil }.map { $0.id.name }
    #expect(roots == ["slot-a", "slot-d", "slot-b"])
    // Each has gone where its slot is.
    #expect(run.frame.nodes.contains { $0.id == "codes/d/code-input" && $0.parent != nil })
  }

  @Test("A key is 1 to 64 letters, digits, hyphens, underscores and dots, and nobody else's")
  func keys() throws {
    var run = try shelf("a")
    for key in ["", "a", "a/b", "ä", "a b", String(repeating: "k", count: 65)] {
      #expect(throws: EventError.invalidMember("value", expected: "a new key")) {
        try command("insert", key, &run)
      }
    }
    for key in ["B", "0", "-", "_", ".", String(repeating: "k", count: 64)] {
      try command("insert", key, &run)
    }
    #expect(run.scene.codes.count == 7)
  }

  @Test("What a parent notices of a child it notices once, and the host sees it")
  func notices() throws {
    var run = try shelf("a", "b")
    try run.send(.command(Command("resend", target: "codes/b")), at: 1)
    #expect(run.scene.resent == ["b"])
    #expect(run.frame.effects.contains { $0.type == "resend" })
    try run.send(.tick, at: 2)
    #expect(run.scene.resent == ["b"])
  }

  @Test("An event is for the child of its key; the others stay as they are")
  func events() throws {
    var run = try shelf("a", "b", "c")
    let before = run.scene.codes["c"]?.scene.code
    // The one that was opened last has the focus.
    #expect(run.frame.nodes.filter { $0.focused }.map { $0.id } == ["codes/c/code-input"])
    try run.send(.focus(target: "codes/b/code-input"), at: run.frame.time + 0.1)
    for digit in ["1", "2"] {
      try run.send(
        .text(TextEdit("codes/b/code-input", replacement: digit)), at: run.frame.time + 0.1)
    }
    #expect(run.scene.codes["b"]?.scene.code == "12")
    #expect(run.scene.codes["c"]?.scene.code == before)
    // Nobody's: a key that is not there, and the name alone.
    for target in ["codes/x/code-input", "codes"] as [NodeID] {
      try run.send(.text(TextEdit(target, replacement: "7")), at: run.frame.time + 0.1)
    }
    #expect(run.scene.codes.keys.map { run.scene.codes[$0]?.scene.code } == ["", "12", ""])
  }

  @Test("Effects are taken, with the keys of their children; others have the path")
  func effects() throws {
    var run = try shelf("a", "b")
    try run.send(.focus(target: "codes/a/code-input"), at: run.frame.time + 0.1)
    for digit in "1234" {
      let edit = TextEdit("codes/a/code-input", replacement: String(digit))
      try run.send(.text(edit), at: run.frame.time + 0.1)
    }
    #expect(run.scene.asked == ["a"])
    try run.send(.tap(Tap(on: "codes/b/code-input")), at: run.frame.time + 0.1)
    let paths = run.frame.effects.compactMap {
      if case .child(let effect) = $0 { effect.path } else { nil }
    }
    #expect(paths == ["codes/b"])
  }

  @Test("What a child has in flight ends with it, without completing")
  func ends() throws {
    var run = try shelf("a")
    try command("cover", nil, &run)
    #expect(run.frame.nodes["card/trigger"] != nil)
    try run.send(.tap(Tap(on: "card/trigger")), at: 2)
    #expect(run.engine.nextCompletionTime != nil && run.engine.isAnimating)
    try run.send(.command(Command("uncover")), at: 2.1)
    #expect(run.engine.isSettled && !run.engine.isAnimating)
    #expect(run.frame.nodes["card/trigger"] == nil)
    try run.send(.tap(Tap(on: "card/trigger")), at: 2.2)
  }

  @Test("The state has the keys first, and null for a child that is not there; it is restored")
  func saving() throws {
    var run = try shelf("a", "b")
    var json = JSONWriter()
    json.state(of: run.scene)
    let start = #"{"name":"idle","codes":[{"key":"b","name":"#
    #expect(json.text.hasPrefix(start))
    #expect(json.text.hasSuffix(#","card":null}"#))
    try run.send(.text(TextEdit("codes/b/code-input", replacement: "5")), at: 1)
    for covers in [false, true] {
      if covers { try command("cover", nil, &run) }
      let saved = run.engine.saved
      var restored = try Engine<Shelf>(restoring: saved)
      #expect(restored.saved == saved)
      #expect(restored.frame.nodes == run.frame.nodes)
      try restored.send(.focus(target: "codes/a/code-input"), at: 3)
      try restored.send(.text(TextEdit("codes/a/code-input", replacement: "6")), at: 3)
      #expect(restored.scene.codes["a"]?.scene.code == "6")
      #expect(restored.scene.codes["b"]?.scene.code == "5")
      #expect((restored.scene.card != nil) == covers)
    }
  }

  @Test(
    "A saved state that is wrong says where",
    arguments: [
      (#""key":"a""#, #""key":"b""#, "'state.codes.1.key': expected 1 to 64"),
      (#""key":"a""#, #""key":"a/b""#, "'state.codes.1.key': expected 1 to 64"),
      (#""key":"a","#, "", "'state.codes.1': expected 'key' first"),
      (#""key":"a""#, #""key":7"#, "'state.codes.1.key': expected a string, found a number"),
      (#""codes":["#, #""codes":[4,"#, "'state.codes.0': expected an object, found a number"),
      (#""card":null"#, #""cart":null"#, "'state': missing member 'card'"),
    ])
  func faults(_ found: String, _ replacement: String, _ message: String) throws {
    let saved = try shelf("a", "b").engine.saved
    let range = try #require(saved.range(of: found))
    let damaged = saved.replacingCharacters(in: range, with: replacement)
    do {
      _ = try Engine<Shelf>(restoring: damaged)
      Issue.record("was restored")
    } catch {
      #expect(error.message.hasPrefix(message), "\(error.message)")
      #expect(error.offset != nil)
    }
  }

  @Test("Whatever happens: frames, saved states, settling")
  func audit() {
    let report = SceneAudit(Shelf.self).run(seeds: 0..<4)
    #expect(report.problems(accepting: 0.5, changing: 0.02) == [], "\(report)")
  }
}
