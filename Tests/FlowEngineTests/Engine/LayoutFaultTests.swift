import FlowEngine
import FlowTesting
import Testing

struct LayoutFaultTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var mistake: Crooked.Mistake
    var node: NodeID
    var reason: LayoutFault.Reason
    var message: String

    var testDescription: String { mistake.rawValue }
  }

  static let rows = [
    Row(mistake: .duplicate, node: "box", reason: .duplicateID, message: "is laid out twice"),
    Row(
      mistake: .orphan, node: "box", reason: .missingParent("nobody"),
      message: "is in 'nobody', which is not there"),
    Row(
      mistake: .early, node: "box", reason: .laterParent("root"),
      message: "is in 'root', which comes after it"),
    Row(
      mistake: .itself, node: "box", reason: .laterParent("box"),
      message: "is in 'box', which comes after it"),
    Row(
      mistake: .frame, node: "root", reason: .notFinite("frame"),
      message: "has a number that is not finite in its frame"),
    Row(
      mistake: .transform, node: "box", reason: .notFinite("transform"),
      message: "has a number that is not finite in its transform"),
    Row(
      mistake: .alpha, node: "box", reason: .notFinite("alpha"),
      message: "has a number that is not finite in its alpha"),
    Row(
      mistake: .contentOffset, node: "box", reason: .notFinite("contentOffset"),
      message: "has a number that is not finite in its contentOffset"),
    Row(
      mistake: .contentSize, node: "box", reason: .notFinite("contentSize"),
      message: "has a number that is not finite in its contentSize"),
    Row(
      mistake: .font, node: "box", reason: .notFinite("font"),
      message: "has a number that is not finite in its font"),
  ]

  private func engine(
    _ mistake: Crooked.Mistake, _ moment: Crooked.Moment, checksLayout: Bool = true
  ) throws -> Engine<Crooked> {
    try Engine(
      configuration: Crooked.Configuration(mistake: mistake, moment: moment),
      checksLayout: checksLayout)
  }

  @Test("A mistake of the first layout is the error of the first call", arguments: rows)
  func start(_ row: Row) throws {
    var engine = try engine(row.mistake, .start)
    let error = #expect(throws: EventError.self) { try engine.advance(to: 1) }
    guard case .layout(let fault) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(fault.scene == "crooked")
    #expect(fault.node == row.node)
    #expect(fault.reason == row.reason)
    #expect(fault.event == nil)
    #expect(
      error?.message
        == "scene 'crooked', at the start or a completion: node '\(row.node.name)' \(row.message)")
  }

  @Test("A mistake after an event says which", arguments: rows)
  func event(_ row: Row) throws {
    var engine = try engine(row.mistake, .event)
    try engine.send(.tick, at: 0)
    var frames = 0
    let error = #expect(throws: EventError.self) {
      try engine.send(.tap(Tap(on: "box")), at: 1) { _ in frames += 1 }
    }
    guard case .layout(let fault) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(fault.event == .tap)
    #expect(error?.message == "scene 'crooked', at 'tap': node '\(row.node.name)' \(row.message)")
    // The frame that is wrong is seen all the same.
    #expect(frames == 1)
  }

  @Test("A mistake after a completion is the error of the call that brought it")
  func completion() throws {
    var advanced = try engine(.duplicate, .completion)
    try advanced.send(.tap(Tap(on: "box")), at: 1)
    var settled = advanced
    var sent = advanced
    try advanced.advance(to: 1.9)
    #expect(throws: EventError.self) { try advanced.advance(to: 2) }
    #expect(throws: EventError.self) { try settled.settle() }
    let error = #expect(throws: EventError.self) { try sent.send(.tick, at: 3) }
    // The first mistake counts, not those of the frames after it.
    #expect(
      error?.message
        == "scene 'crooked', at the start or a completion: node 'box' is laid out twice")
  }

  @Test("Where layouts are not checked, nothing is said", arguments: rows)
  func unchecked(_ row: Row) throws {
    for moment in Crooked.Moment.allCases {
      var engine = try engine(row.mistake, moment, checksLayout: false)
      try engine.send(.tap(Tap(on: "box")), at: 1)
      try engine.settle()
      #expect(engine.scene.isWrong)
    }
  }

  @Test("A restored engine checks its first layout as well")
  func restored() throws {
    let saved = try engine(.orphan, .start, checksLayout: false).saved
    var checked = try Engine(Crooked.self, restoring: saved, checksLayout: true)
    #expect(throws: EventError.self) { try checked.advance(to: 1) }
    var unchecked = try Engine(Crooked.self, restoring: saved, checksLayout: false)
    try unchecked.advance(to: 1)
  }

  @Test("A replay that is strict checks, and says where in the trace")
  func strict() {
    var replay = TraceReplay(of: Crooked.self, options: ReplayOptions(isStrict: true))
    let trace = """
      {"flowTrace":1,"scene":"crooked","configuration":{"moment":"event"}}
      {"t":1,"type":"tick"}
      {"t":2,"type":"tap","target":"box"}
      """
    let error = #expect(throws: TraceError.self) {
      try Array(trace.utf8).withUnsafeBufferPointer { try replay.feed($0) }
      try replay.finish()
    }
    #expect(
      error?.text(in: "x")
        == "x:3:6: error: scene 'crooked', at 'tap': node 'box' is laid out twice")
  }
}
