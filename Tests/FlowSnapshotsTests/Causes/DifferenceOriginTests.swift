import FlowEngine
import FlowSnapshots
import Scenes
import TestSupport
import Testing

/// A rack, in which a tap puts a slot.
private struct Rack: ComposedScene {
  enum Part: String, ScenePart { case ground }

  static let name = "rack"
  private var slots = Children<Slot>()

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {}
  mutating func visitChildren(_ children: inout ChildVisitor) { children.visit("slots", &slots) }

  mutating func receive(_ event: Event, _ context: inout Context) {
    if case .tap = event { slots.insert("a.1", &context) }
  }

  func layout(_ environment: Environment, _: NoConfiguration, into nodes: inout NodeBuilder) {
    nodes.append(Part.ground, frame: environment.window) { $0.interactive = true }
    for place in 0..<slots.count { nodes.append(slots, at: place, in: Part.ground.id) }
  }
}

private struct Slot: Scene {
  enum Part: String, ScenePart { case label }

  static let name = "slot"

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {}
  mutating func receive(_ event: Event, _ context: inout Context) {}

  func layout(_ environment: Environment, _: NoConfiguration, into nodes: inout NodeBuilder) {
    nodes.append(Part.label, frame: environment.window)
  }
}

@Suite("Where a difference begins")
struct DifferenceOriginTests {
  private static let scenes = SceneList(GlideCard.self, Checkout.self)

  /// The origin of what a change of a golden makes differ.
  private func origin(
    _ name: String, of scene: String = "glide-card", replacing old: String = "",
    with new: String = "", lines: Int = .max
  ) throws -> DifferenceOrigin? {
    let scratch = try Scratch()
    let stem = "Fixtures/\(scene)/\(name)"
    let trace = String(decoding: try File.contents(of: "\(stem).trace.jsonl"), as: UTF8.self)
    let golden = String(decoding: try File.contents(of: "\(stem).frames.json"), as: UTF8.self)
    let place =
      old.isEmpty
      ? golden.startIndex..<golden.startIndex : try #require(golden.firstRange(of: old))
    try scratch.write(
      "\(name).trace.jsonl",
      trace.split(separator: "\n").prefix(lines).map { $0 + "\n" }.joined())
    try scratch.write(
      "\(name).frames.json",
      String(golden[..<place.lowerBound]) + new + golden[place.upperBound...])
    let search = try SnapshotSearch([scratch.path])
    let snapshot = try #require(search.cases.first)
    return DifferenceOrigin(of: CaseCheck(Self.scenes).result(of: snapshot), in: Self.scenes)
  }

  @Test("A node that differs is reported with its rule and its line of layout")
  func node() throws {
    let origin = try #require(
      try origin("tap-to-dismiss", replacing: #""alpha":0.001"#, with: #""alpha":0.002"#))
    let value = try #require(origin.values.first)
    #expect(value.node == "dim" && value.member == "alpha")
    #expect(value.text == "0.001 instead of 0.002")
    #expect(value.rule == "G10")
    #expect(value.source?.path == "Sources/Scenes/GlideCard/GlideCardLayout.swift")
    #expect(origin.rules.contains { $0.rule.number == "G10" })
    #expect(origin.event == "tick" && !origin.isCompletion)
    #expect(origin.lines.first?.hasPrefix("begins at ") == true)
  }

  @Test("A state that differs is reported with the event, what was touched, and the event's rule")
  func state() throws {
    let origin = try #require(
      try origin(
        "tap-to-dismiss", replacing: #""target":"compressed""#, with: #""target":"open""#))
    #expect(origin.event == "tap trigger [337,66]" && origin.line == 2 && origin.time == 0.5)
    #expect(origin.values.first?.node == "state" && origin.values.first?.member == "target")
    #expect(origin.values.first?.rule == "B21")
    #expect(origin.rules.first?.rule.number == "B2")
  }

  @Test(
    "A difference inside a state member is reported by itself, with the rule of the scene that owns it"
  )
  func inside() throws {
    let origin = try #require(
      try origin(
        "pop-by-a-finger", of: "checkout", replacing: #""nextEnabled":false"#,
        with: #""nextEnabled":true"#))
    let value = try #require(origin.values.first)
    #expect(value.node == "state" && value.member == "pages.onboarding.nextEnabled")
    #expect(value.text == "false instead of true")
    #expect(value.rule == "B20")
    let rule = origin.rules.first { $0.rule.number == "B20" }
    #expect(rule?.page == "docs/scenes/onboarding.md")
  }

  @Test("A scene under a key is reported as new or gone")
  func keys() throws {
    let scenes = SceneList(Rack.self)
    let trace = """
      {"flowTrace":1,"scene":"rack"}
      {"t":1,"type":"tap","target":"ground"}

      """
    let replay = ReplayedFrames(
      Array(trace.utf8), named: "a", scenes: scenes,
      options: ReplayOptions(format: .document(trace: "a.trace.jsonl")))
    var golden = ""
    while try replay.next({ golden += String(decoding: $0, as: UTF8.self) }) {}
    let scratch = try Scratch()
    try scratch.write("a.trace.jsonl", trace)
    try scratch.write(
      "a.frames.json", golden.replacing(#""key":"a.1""#, with: #""key":"b.2""#))
    let snapshot = try #require(try SnapshotSearch([scratch.path]).cases.first)
    let result = CaseCheck(scenes).result(of: snapshot)
    let origin = try #require(DifferenceOrigin(of: result, in: scenes))
    #expect(
      Set(origin.values.filter { $0.node == "state" }.map { "\($0.member): \($0.text)" })
        == ["slots.a.1: it is new", "slots.b.2: it is gone"])
  }

  @Test("An effect is reported with the rule for its type")
  func effect() throws {
    let origin = try #require(
      try origin(
        "tap-to-dismiss", replacing: #""type":"didMove""#, with: #""type":"didShow""#))
    let value = try #require(origin.values.first { $0.member == "didMove" })
    #expect(value.node == "effect" && value.rule == "B23")
  }

  @Test(
    "An event that only the golden has is reported as that, not as the last one of the trace",
    arguments: [1, 2])
  func missing(lines: Int) throws {
    let origin = try #require(try origin("flick-open", lines: lines))
    let (cause, time) = lines == 1 ? ("tap", 0.2) : ("pan.began", 1.216)
    #expect(origin.event == "\(cause), which the trace does not have")
    #expect(origin.time == time && origin.line == nil && !origin.isCompletion)
    #expect(origin.rules.isEmpty)
    #expect(origin.lines == ["begins at \(time) s: \(cause), which the trace does not have"])
  }

  @Test("A case that is as its golden says has no origin")
  func same() throws {
    let search = try SnapshotSearch(["Fixtures/glide-card/tap-to-dismiss.trace.jsonl"])
    let result = CaseCheck(Self.scenes).result(of: try #require(search.cases.first))
    #expect(DifferenceOrigin(of: result, in: Self.scenes) == nil)
  }
}
