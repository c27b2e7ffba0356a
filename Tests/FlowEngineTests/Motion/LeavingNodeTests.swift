import FlowEngine
import FlowTesting
import Testing

/// Nodes that come and go within a transaction.
struct LeavingNodeTests {
  private func row(_ key: Int, _ engine: Engine<SwipeList>) -> Node? {
    engine.frame.nodes[NodeID("row-\(key)")]
  }

  @Test func aRowThatGoesStaysInItsPlaceUntilItsTransactionEnds() throws {
    var engine = try Engine(SwipeList.self)
    let ids = engine.ids
    try engine.send("remove", 2, at: 1)
    #expect(engine.ids == ids)
    #expect(row(2, engine)?.transform.translation.x == 0)
    try engine.advance(to: 1.2)
    #expect(engine.ids == ids)
    // Halfway, ease in and out is at a half.
    #expect(isNear(row(2, engine)?.transform.translation.x, -150))
    #expect(isNear(row(2, engine)?.alpha, 0.625))
    #expect(isNear(row(3, engine)?.frame.minY, 75))
    try engine.advance(to: 1.4)
    #expect(engine.ids == ids.filter { !$0.hasSuffix("-2") })
    #expect(engine.scene.removals == 1)
    #expect(engine.isSettled && engine.frame.animations.isEmpty)
  }

  @Test func itTakesNoTouchesAndIsNotRead() throws {
    var engine = try Engine(SwipeList.self)
    let point = Point(x: 20, y: 70)
    #expect(engine.frame.nodes.hitTest(point) == "row-2")
    try engine.send("remove", 2, at: 0)
    #expect(engine.frame.nodes.hitTest(point) == nil)
    #expect(row(2, engine)?.accessibilityLabel == nil)
    #expect(row(2, engine)?.interactive == false)
  }

  @Test func oneInsideGoesWithIt() throws {
    var engine = try Engine(SwipeList.self)
    try engine.send("remove", 1, at: 0)
    #expect(engine.frame.nodes["title-1"]?.parent == "row-1")
    #expect(engine.frame.nodes["title-1"]?.text == "Row 1")
  }

  @Test func twoThatGoOneAfterTheOtherBothGo() throws {
    var engine = try Engine(SwipeList.self)
    let ids = engine.ids
    try engine.send("remove", 1, at: 0)
    try engine.send("remove", 2, at: 0.2)
    #expect(engine.ids == ids)
    // The second change does not hold the first one up.
    try engine.advance(to: 0.4)
    #expect(row(1, engine) == nil && row(2, engine) != nil)
    #expect(engine.ids == ids.filter { !$0.hasSuffix("-1") })
    try engine.advance(to: 0.6)
    #expect(row(2, engine) == nil)
    #expect(engine.scene.removals == 2)
    #expect(engine.ids == ["list", "row-3", "title-3", "page", "lid"])
  }

  @Test func allAtOnceStayInOrder() throws {
    var engine = try Engine(SwipeList.self)
    let ids = engine.ids
    try engine.send(.command(Command("clear")), at: 0)
    #expect(engine.ids == ids)
    try engine.send("add", 5, at: 0.1)
    let going = ["row-1", "title-1", "row-2", "title-2", "row-3", "title-3"]
    #expect(engine.ids == ["list"] + going + ["row-5", "title-5", "page", "lid"])
    try engine.settle()
    #expect(engine.ids == ["list", "row-5", "title-5", "page", "lid"])
  }

  @Test func aRowThatComesMovesFromItsInsertion() throws {
    var engine = try Engine(SwipeList.self)
    try engine.send("add", 5, at: 0)
    #expect(row(5, engine)?.alpha == 0)
    #expect(row(5, engine)?.transform.scale == Point(x: 0.5, y: 0.5))
    // It comes where it belongs, and is touched there.
    #expect(row(5, engine)?.frame.minY == 150)
    #expect(row(5, engine)?.interactive == true)
    try engine.settle()
    #expect(row(5, engine)?.alpha == 1)
    #expect(row(5, engine)?.transform == .identity)
  }

  @Test func removedWhileItComesAndPutBackWhileItGoesItNeverJumps() throws {
    var engine = try Engine(SwipeList.self)
    try engine.send("add", 5, at: 0)
    try engine.advance(to: 0.1)
    var seen = try #require(row(5, engine))
    try engine.send("remove", 5, at: 0.1)
    #expect(row(5, engine)?.alpha == seen.alpha)
    #expect(row(5, engine)?.transform == seen.transform)
    try engine.advance(to: 0.3)
    seen = try #require(row(5, engine))
    #expect(seen.transform.translation.x < -100)
    try engine.send("add", 5, at: 0.3)
    #expect(row(5, engine)?.alpha == seen.alpha)
    #expect(row(5, engine)?.transform == seen.transform)
    #expect(row(5, engine)?.interactive == true)
    try engine.settle()
    #expect(row(5, engine)?.transform == .identity)
    #expect(engine.ids.filter { $0 == "row-5" }.count == 1)
  }

  /// What makes a row go at once: no transaction, reduced motion, an end to all animations.
  @Test(arguments: ["cut", "reduced", "stop"])
  func aRowGoesAtOnce(how: String) throws {
    var environment = Environment()
    environment.reduceMotion = how == "reduced"
    var engine = try Engine(SwipeList.self, environment: environment)
    try engine.send(how == "cut" ? "cut" : "remove", 2, at: 0)
    if how == "stop" {
      #expect(row(2, engine) != nil)
      try engine.send(.command(Command("stop")), at: 0.1)
    }
    #expect(row(2, engine) == nil)
  }

  @Test func aRefusedEventLeavesItWhereItIs() throws {
    var engine = try Engine(SwipeList.self)
    try engine.send("remove", 2, at: 0)
    let before = engine.saved
    #expect(throws: EventError.self) {
      try engine.send(.command(Command("unknown")), at: 0.1)
    }
    #expect(engine.saved == before)
  }

  @Test func aSavedStateWithoutSecretsHasNoTextOfIt() throws {
    var engine = try Engine(SwipeList.self)
    try engine.send("remove", 2, at: 0)
    #expect(engine.saved.contains("Row 2"))
    #expect(!engine.saved(secrets: .omitted).contains("Row 2"))
    #expect(engine.saved(secrets: .omitted).contains("row-2"))
  }

  @Test func norHasThatOfAChild() throws {
    var engine = try Engine(Bare<Bare<SwipeList>>.self)
    let removal = Command("remove", target: "child/child/list", value: .number(2))
    try engine.send(.command(removal), at: 0)
    #expect(engine.saved.contains("Row 2"))
    #expect(!engine.saved(secrets: .omitted).contains("Row 2"))
    #expect(engine.saved(secrets: .omitted).contains("row-2"))
  }

  @Test func aRecordingThatBeginsMeanwhileHasNoTextOfItIfTextIsEntered() throws {
    let own = try recording(Draft.self, path: "")
    #expect(own.contains(#""id":"note""#) && !own.contains("Mia"))
    let nested = try recording(Bare<Bare<Draft>>.self, path: "child/child/")
    #expect(nested.contains(#""id":"note""#) && !nested.contains("Mia"))
    // Nothing of this one has been entered.
    let live = try LiveScene(SwipeList.self)
    try live.start(at: 0)
    try live.send(.command(Command("remove", value: .number(2))), at: 1)
    #expect(try live.record().trace.contains("Row 2"))
  }

  /// A recording from the moment on in which a note is on its way out.
  private func recording<S: Scene>(_ scene: S.Type, path: String) throws -> String {
    let live = try LiveScene(scene)
    try live.start(at: 0)
    let note = NodeID(path + "note")
    try live.send(.text(TextEdit(note, replacement: "Mia")), at: 1)
    #expect(live.engine.saved.contains("Mia"))
    try live.send(.command(Command("throw", target: note)), at: 2)
    #expect(live.engine.saved.contains("Mia"))
    return try live.record().trace
  }
}

/// A scene for tests: a note that is entered, and thrown away.
private struct Draft: TextInputScene {
  static let name = "draft"
  static let summary = "A note that is entered and thrown away, for tests."
  static let commands: [SceneInput] = ["throw"]

  enum Part: String, ScenePart {
    case note
    var kind: Node.Kind { .field }
  }

  var note = ""
  var isThrown = false

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {
    members.kept("note", &note)
    members.shown("isThrown", &isThrown)
  }

  mutating func visitTexts(_ texts: inout EnteredTexts) { texts.visit(&note, of: Part.note) }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    switch event {
    case .text(let edit): note += edit.replacement
    case .command:
      isThrown = true
      note = ""
      context.animate(Transaction(.easeInOut(duration: 0.4)))
    default: return
    }
  }

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    if isThrown { return }
    nodes.append(Part.note, frame: Rect(x: 0, y: 0, width: 300, height: 44)) {
      $0.text = note
      $0.accessibilityLabel = "Note"
    }
    nodes.transition(.alpha(0))
  }
}
