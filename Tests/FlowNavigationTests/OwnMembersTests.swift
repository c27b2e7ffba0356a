import FlowEngine
import FlowExploration
import FlowNavigation
import FlowSnapshots
import FlowTesting
import Testing

/// Rule 50 of docs/navigation.md: what pages keep besides their screens.
@Suite struct OwnMembersTests {
  private typealias Shelves = Alert<ShelfPages>

  @Test("50 An alert that is restored at any event knows what it is about")
  func alert() throws {
    let events: [(Event, Double)] = [
      (.tap(Tap(on: "base/item-b")), 1), (.tick, 1.1), (.tap(Tap(on: "button-keep")), 2),
      (.tap(Tap(on: "base/item-a")), 3), (.tick, 4), (.tap(Tap(on: "button-remove")), 5),
      (.tick, 6),
    ]
    for place in events.indices {
      var whole = try Engine<Shelves>()
      var restored = whole
      for (index, (event, time)) in events.enumerated() {
        if index == place {
          restored = try Engine<Shelves>(restoring: whole.saved)
          #expect(restored.saved == whole.saved)
        }
        try whole.send(event, at: time)
        if index >= place { try restored.send(event, at: time) }
      }
      #expect(restored.saved == whole.saved && restored.frame.nodes == whole.frame.nodes)
      #expect(restored.scene.base.scene.items == ["b", "c"])
    }
  }

  @Test("50 Frames show them behind the alert's own members")
  func frame() throws {
    var engine = try Engine<Shelves>()
    try engine.send(.tap(Tap(on: "base/item-b")), at: 1)
    #expect(
      Self.state(of: engine.frame)
        == #"{"name":"idle","alert":"remove","own":{"key":"b"},"#
        + #""base":{"name":"idle","items":["a","b","c"]}}"#)
    #expect(
      engine.saved.contains(#""keyboard":0,"own":{"key":"b"},"base":{"#), "\(engine.saved)")
  }

  @Test("50 Pages without any have no such object")
  func none() throws {
    var engine = try Engine<Alert<AskPages>>()
    try engine.send(.command(Command("present", value: .string("leave"))), at: 1)
    #expect(!Self.state(of: engine.frame).contains("own"))
    #expect(!engine.saved.contains(#""own""#))
    #expect(engine.saved.contains(#""keyboard":0,"base":{"#))
    #expect(throws: MemberError.self) {
      try Engine<Alert<AskPages>>(
        restoring: Self.replacing(#""waiting""#, #""own":{},"waiting""#, in: engine.saved))
    }
  }

  @Test(
    "50 A saved state with others is refused, with the place",
    arguments: [
      (#""own":{"key":"b"},"#, "", "state"), (#"{"key":"b"}"#, "3", "state.own"),
      (#"{"key":"b"}"#, "{}", "state.own"), (#"{"key":"b"}"#, #"{"key":3}"#, "state.own.key"),
      (#"{"key":"b"}"#, #"{"key":"b","k":1}"#, "state.own"),
    ])
  func faults(_ found: String, _ replacement: String, _ path: String) throws {
    var engine = try Engine<Shelves>()
    try engine.send(.tap(Tap(on: "base/item-b")), at: 1)
    let saved = try Self.replacing(found, replacement, in: engine.saved)
    let error = #expect(throws: MemberError.self) { try Engine<Shelves>(restoring: saved) }
    #expect(error?.path == path, "\(error?.message ?? "")")
  }

  @Test("50 Stacks, sheets and tabs keep theirs")
  func others() throws {
    try Self.check(Stack<CountedStack>.self, \.pages.taps)
    try Self.check(Sheet<CountedSheet>.self, \.pages.taps)
    try Self.check(Tabs<CountedTabs>.self, \.pages.taps)
  }

  private static func check<S: ComposedScene>(
    _ scene: S.Type, _ taps: KeyPath<S, Taps>
  ) throws {
    var engine = try Engine<S>()
    for (index, item) in ["a", "b"].enumerated() {
      try engine.send(.tap(Tap(on: NodeID("first/item-" + item))), at: Double(index + 1))
    }
    let restored = try Engine<S>(restoring: engine.saved)
    #expect(restored.saved == engine.saved)
    #expect(restored.scene[keyPath: taps].count == 2)
    #expect(restored.scene[keyPath: taps].last == "b")
    #expect(state(of: engine.frame).contains(#""own":{"last":"b"},"first":{"#))
    // Bounds are checked with the place.
    let saved = try replacing(#""own":{"count":2"#, #""own":{"count":-1"#, in: engine.saved)
    let error = #expect(throws: MemberError.self) { try Engine<S>(restoring: saved) }
    #expect(error?.path == "state.own.count")
  }

  @Test("50 Two states that differ in them alone are two for an exploration")
  func exploration() throws {
    var bytes: [[UInt8]] = []
    for item in ["a", "b", "a"] {
      let trace = """
        {"flowTrace":1,"scene":"shelf-alerts"}

        """
      let explorer = try SceneList(Shelves.self).explore(
        EventTrace(Array(trace.utf8)).header)
      try explorer.send(.tap(Tap(on: NodeID("base/item-" + item))), at: 1)
      try explorer.settle()
      var json = JSONWriter(capacity: 1024)
      explorer.writeCanonical(to: &json)
      bytes.append(json.withBytes { Array($0) })
    }
    #expect(bytes[0] != bytes[1] && bytes[0] == bytes[2])
  }

  @Test("50 Versions and recordings know them")
  func rows() {
    #expect(Shelves.savedRows.contains { $0.path == "own.key" })
    #expect(!Alert<AskPages>.savedRows.contains { $0.path.hasPrefix("own") })
  }

  @Test("50 No page may be named 'own'")
  func name() async {
    await #expect(processExitsWith: .failure) { _ = try Engine(Stack<OwnPages>.self) }
  }

  @Test("Whatever happens: frames, saved states, settling")
  func audit() {
    var audit = SceneAudit(Shelves.self)
    audit.eventsPerTrace = 120
    let report = audit.run(seeds: 0..<UInt64(max(3, AuditEffort.count(300))))
    #expect(report.problems(accepting: 0.5, changing: 0.05) == [], "\(report)")
  }

  private static func state<S: Scene>(of frame: Frame<S>) -> String {
    var json = JSONWriter(capacity: 256)
    json.state(of: frame.scene)
    return json.text
  }

  private static func replacing(
    _ found: String, _ replacement: String, in text: String
  ) throws -> String {
    let parts = text.split(separator: found, maxSplits: 1, omittingEmptySubsequences: false)
    try #require(parts.count == 2, "\(text)")
    return parts[0] + replacement + parts[1]
  }
}

/// Pages of which one is named as the object with their members.
private struct OwnPages: StackPages {
  enum Page: String, MemberChoice { case own }

  static let name = "own-pages"
  static let root = Page.own

  private var own: Child<Shelf>?

  mutating func list(_ pages: inout StackPass<Self>) { pages.page(.own, "own", &own) }
}
