import FlowEngine
import FlowTesting
import Scenes
import Testing

/// A list for tests, 300 points high, of which only the fields in view are mounted.
private struct FieldList: ComposedScene {
  enum Part: String, ScenePart {
    case list, slot = "slot-<key>"

    var kind: Node.Kind { self == .list ? .scroll : .view }
    var parent: Part? { self == .slot ? .list : nil }
    var gestures: GestureSet { self == .list ? [.tap, .scroll] : .tap }
  }

  static let name = "field-list"
  static let commands = [SceneInput("remove", .name(["a", "b", "c"]))]

  private(set) var fields = Children<AdaptiveField>()
  private var offset = 0.0

  init(_ context: inout Context) {
    var field = AdaptiveField.FieldConfiguration()
    field.id = "f"
    field.limits = [6]
    field.frame = Rect(x: 20, y: 30, width: 240, height: 32)
    var configuration = AdaptiveField.Configuration()
    configuration.fields = [field]
    for key in ["a", "b", "c"] { fields.insert(key, configuration: configuration, &context) }
  }

  mutating func visit(_ members: inout StateMembers) {
    members.shown("offset", &offset, in: 0...600)
  }

  mutating func visitChildren(_ children: inout ChildVisitor) {
    children.visit("fields", &fields)
  }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    switch event {
    case .scroll(let scroll): offset = min(max(scroll.offset.y, 0), 600)
    case .command(let command):
      if case .string(let key)? = command.value { fields.remove(key) }
    default: break
    }
  }

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.list, frame: environment.window) { $0.contentOffset.y = offset }
    for place in 0..<fields.count {
      let top = 300 * Double(place)
      guard top < offset + 300, top + 300 > offset else { continue }
      let id = NodeID("slot-\(fields.key(at: place))")
      let frame = Rect(x: 0, y: top, width: environment.size.width, height: 300)
      nodes.append(Part.slot, id: id, frame: frame)
      nodes.append(fields, at: place, in: id)
    }
  }
}

/// A row that is scrolled out of view keeps the focus until another one gets it.
@Suite struct FocusOutOfViewTests {
  private static let window = Environment(size: Size(width: 375, height: 300))

  private func scroll(to offset: Double, at time: Double, _ run: inout SceneRun<FieldList>) throws {
    try run.send(.scroll(Scroll("list", offset: Point(x: 0, y: offset))), at: time)
  }

  private func isEditing(_ key: String, _ run: SceneRun<FieldList>) -> Bool {
    run.scene.fields[key]?.nodes["f.section-0"]?.focused ?? false
  }

  private func text(_ key: String, _ run: SceneRun<FieldList>) -> String? {
    run.scene.fields[key]?.nodes["f.section-0"]?.text
  }

  /// A list with the focus in its first field, of which the last one is in view.
  private func scrolled() throws -> SceneRun<FieldList> {
    var run = try SceneRun(FieldList.self, environment: Self.window)
    try run.send(.tap(Tap(on: "fields/a/f.section-0")), at: 1)
    try #require(isEditing("a", run))
    try scroll(to: 600, at: 2, &run)
    try #require(run.frame.nodes["fields/a/f.section-0"] == nil && isEditing("a", run))
    return run
  }

  @Test("It is typed into, and has it still when it is seen again")
  func keeps() throws {
    var run = try scrolled()
    try run.send(.text(TextEdit("fields/a/f.section-0", replacement: "1")), at: 3)
    try scroll(to: 0, at: 4, &run)
    #expect(text("a", run) == "1" && isEditing("a", run))
    #expect(run.frame.nodes["fields/a/f.section-0"]?.focused == true)
  }

  @Test(
    "It gives it up to the one that gets it, by the scene or by the host, also after a restart",
    arguments: [true, false], [true, false])
  func givesUp(_ isTap: Bool, _ restores: Bool) throws {
    var run = try scrolled()
    if restores { run = try SceneRun(FieldList.self, restoring: run.engine.saved) }
    let target: NodeID = "fields/c/f.section-0"
    try run.send(isTap ? .tap(Tap(on: target)) : .focus(target: target), at: 3)
    #expect(!isEditing("a", run) && isEditing("c", run))
    try run.send(.text(TextEdit(target, replacement: "7")), at: 3.5)
    try scroll(to: 300, at: 4, &run)
    try scroll(to: 0, at: 5, &run)
    #expect(!isEditing("a", run) && isEditing("c", run))
    try run.send(.text(TextEdit(target, replacement: "8")), at: 6)
    #expect(text("c", run) == "78")
  }

  @Test("It is not asked about when it is gone")
  func isGone() throws {
    var run = try scrolled()
    try run.send(.command(Command("remove", value: .string("a"))), at: 3)
    try scroll(to: 300, at: 3.1, &run)
    try run.send(.tap(Tap(on: "fields/c/f.section-0")), at: 3.5)
    #expect(isEditing("c", run))
    #expect(run.frame.nodes.filter { $0.focused }.map { $0.id } == ["fields/c/f.section-0"])
  }

  @Test(
    "Nobody touches it",
    arguments: [
      Event.tap(Tap(on: "fields/c/f.section-0")), .doubleTap(Tap(on: "fields/c/f.section-0")),
      .pan(Pan(.began, translation: .zero, target: "fields/c/f.section-0")),
      .longPress(LongPress(.began, on: "fields/c/f.section-0")),
    ])
  func isOutOfReach(_ event: Event) throws {
    var run = try SceneRun(FieldList.self, environment: Self.window)
    try run.send(event, at: 1)
    #expect(!isEditing("c", run) && run.frame.effects.isEmpty)
    try scroll(to: 600, at: 2, &run)
    try run.send(.tap(Tap(on: "fields/c/f.section-0")), at: 3)
    #expect(isEditing("c", run))
  }
}
