import FlowEngine
import FlowSnapshots
import Foundation
import Testing

@testable import FlowCommand

/// A lever whose handle was a knob in version 1, and whose force had no name.
private struct Lever: Scene {
  enum Part: String, ScenePart {
    case handle
    var kind: Node.Kind { .button }
  }

  static let name = "lever"
  static let commands = ["pull"]
  static var steps: VersionSteps {
    [
      VersionStep(
        "the knob is a handle",
        [
          .renamed(.part, "knob", to: "handle"),
          .refused(.command, "push", because: "a lever is pulled"),
        ])
    ]
  }

  private var pulls = 0

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) { members.shown("pulls", &pulls) }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    if case .tap(let tap) = event, tap.target == Part.handle.id { pulls += 1 }
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.handle, frame: Rect(x: 0, y: 0, width: 44, height: 44)) { handle in
      handle.interactive = true
      handle.accessibilityLabel = "Lever"
    }
  }
}

// Workers that start at once in one process have each other's sockets, and wait for each other.
@Suite("flow migrate", .serialized)
struct MigrateCommandTests {
  private let workspace: Workspace
  private static let scenes = SceneList(Lever.self)

  private static let old = """
    {"flowTrace":1,"scene":"lever","environment":{"size":[320,568]}}

    { "t": 0.5, "type": "tick" }
    {"t":1,"type":"tap","target":"knob"}

    """
  private static let new = """
    {"flowTrace":1,"scene":"lever","version":2,"environment":{"size":[320,568]}}

    { "t": 0.5, "type": "tick" }
    {"t":1,"type":"tap","target":"handle"}

    """

  init() throws {
    workspace = try Workspace()
    try workspace.write("Fixtures/old.trace.jsonl", Self.old)
    try workspace.write("Fixtures/new.trace.jsonl", Self.new)
  }

  private func run(_ words: String...) throws -> FlowCommand.ExitStatus {
    let paths = words.map { $0.hasPrefix("-") ? $0 : "\(workspace.path)/\($0)" }
    return try MigrateCommand.run(
      try Arguments(paths, of: MigrateCommand.self), Self.scenes)
  }

  @Test("rewrites what is older, and leaves all else as it is")
  func rewrites() throws {
    try workspace.write("Fixtures/old.frames.json", "kept")
    #expect(try run("Fixtures", "--check") == .difference)
    #expect(try workspace.read("Fixtures/old.trace.jsonl") == Self.old)
    #expect(try run("Fixtures") == .success)
    #expect(
      try workspace.contents() == [
        "Fixtures/old.trace.jsonl": Self.new, "Fixtures/new.trace.jsonl": Self.new,
        "Fixtures/old.frames.json": "kept",
      ])
    #expect(try run("Fixtures", "--check") == .success)
  }

  @Test("rewrites no trace that cannot be read, and all others")
  func refuses() throws {
    let bad = Self.old + "{\"t\":2,\"type\":\"command\",\"name\":\"push\"}\n"
    try workspace.write("Fixtures/bad.trace.jsonl", bad)
    #expect(try run("Fixtures") == .badInput)
    #expect(try workspace.read("Fixtures/bad.trace.jsonl") == bad)
    #expect(try workspace.read("Fixtures/old.trace.jsonl") == Self.new)
  }

  @Test(
    "says which trace of the newest version cannot be read",
    arguments: [
      (#"{"t":1,"#, #"{"t":"1","#),
      (#""environment":{"#, #""configuration":{"force":1},"environment":{"#),
    ])
  func unreadable(part: String, replacement: String) throws {
    try workspace.write(
      "Fixtures/bad.trace.jsonl", Self.new.replacing(part, with: replacement))
    #expect(try run("Fixtures/new.trace.jsonl", "--check") == .success)
    #expect(try run("Fixtures/bad.trace.jsonl", "--check") == .badInput)
    #expect(try run("Fixtures") == .badInput)
    #expect(try workspace.read("Fixtures/old.trace.jsonl") == Self.new)
  }

  @Test("leaves out recordings that are kept of their version, unless one is named itself")
  func kept() throws {
    let kept = "Fixtures/versions/lever/1/old.trace.jsonl"
    for name in ["Fixtures/versions/lever/1", "Fixtures/versions/lever/2", "Fixtures/lever/1"] {
      try workspace.write("\(name)/old.trace.jsonl", Self.old)
    }
    #expect(try run("Fixtures/versions/lever/1", "--check") == .success)
    #expect(try run("Fixtures") == .success)
    var contents = try workspace.contents()
    #expect(contents.removeValue(forKey: kept) == Self.old)
    #expect(contents.values.allSatisfy { $0 == Self.new })
    #expect(try run("Fixtures", "--check") == .success)
    #expect(try run(kept) == .success)
    #expect(try workspace.read(kept) == Self.new)
  }

  @Test("rewrites no trace that is a link")
  func links() throws {
    try workspace.write("elsewhere/old.trace.jsonl", Self.old)
    try FileManager.default.createSymbolicLink(
      atPath: "\(workspace.path)/Fixtures/link.trace.jsonl",
      withDestinationPath: "\(workspace.path)/elsewhere/old.trace.jsonl")
    #expect(try run("Fixtures", "--check") == .badInput)
    #expect(try run("Fixtures") == .badInput)
    #expect(try workspace.read("elsewhere/old.trace.jsonl") == Self.old)
    #expect(try workspace.read("Fixtures/old.trace.jsonl") == Self.new)
  }

  @Test("ends changed lines as they ended")
  func lineEnds() throws {
    func crlf(_ text: String) -> String { text.replacing("\n", with: "\r\n") }
    try workspace.write("Fixtures/old.trace.jsonl", crlf(Self.old))
    #expect(try run("Fixtures/old.trace.jsonl") == .success)
    #expect(try workspace.read("Fixtures/old.trace.jsonl") == crlf(Self.new))
  }

  @Test("A state that a trace begins with is rewritten, too")
  func state() throws {
    let state = try Engine(Lever.self).saved.replacing("\"version\":2,", with: "")
    let header = "{\"flowTrace\":1,\"scene\":\"lever\",\"state\":\(state)}\n"
    try workspace.write("Fixtures/state.trace.jsonl", header)
    #expect(try run("Fixtures/state.trace.jsonl") == .success)
    let text = try workspace.read("Fixtures/state.trace.jsonl")
    #expect(text.hasPrefix(#"{"flowTrace":1,"scene":"lever","version":2,"state":{"flowState":1,"#))
    #expect(text.contains(#""scene":"lever","version":2,"t":0"#))
  }

  @Test("Every command that reads a trace reads an older one")
  func others() throws {
    let path = "\(workspace.path)/Fixtures/old.trace.jsonl"
    var piece: [UInt8] = []
    try TraceTrimming.trim(path, of: Self.scenes, from: nil, to: nil) { piece += $0 }
    #expect(String(decoding: piece, as: UTF8.self) == Self.new.replacing("\n\n", with: "\n"))
    piece = []
    try TraceTrimming.trim(path, of: Self.scenes, from: 0.7, to: nil) { piece += $0 }
    let text = String(decoding: piece, as: UTF8.self)
    #expect(text.hasPrefix(#"{"flowTrace":1,"scene":"lever","version":2,"state":"#))
    #expect(text.hasSuffix("\n{\"t\":1,\"type\":\"tap\",\"target\":\"handle\"}\n"))
    let verification = Verification(Self.scenes)
    _ = verification.run(try SnapshotSearch(["\(workspace.path)/Fixtures"]))
    let frames = try workspace.read("Fixtures/old.frames.json.new")
    #expect(frames.hasPrefix(#"{"flowFrames":1,"trace":"old.trace.jsonl","version":2,"frames":["#))
    #expect(frames.contains(#""pulls":1"#))
  }

  @Test("A golden names its version", arguments: [(1, true), (2, true), (3, false)])
  func goldens(_ version: Int, _ isRead: Bool) throws {
    let verification = Verification(Self.scenes)
    let search = try SnapshotSearch(["\(workspace.path)/Fixtures/old.trace.jsonl"])
    _ = verification.run(search)
    let frames = try workspace.read("Fixtures/old.frames.json.new")
    let head = version == 1 ? "" : ",\"version\":\(version)"
    try workspace.write(
      "Fixtures/old.frames.json", frames.replacing(",\"version\":2", with: head))
    let result = try #require(verification.run(search).first)
    #expect(result.isPassed == isRead)
    #expect(isRead || result.text.contains("newer than version 2"), "\(result.text)")
  }
}
