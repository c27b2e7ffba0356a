import Foundation
import Testing

@Suite("flow accept, reject and review")
struct PendingCommandTests {
  private let workspace: Workspace
  private static let right = "[0,512,375,300]"
  private static let wrong = "[0,513,375,300]"

  init() throws {
    workspace = try Workspace()
  }

  private static func golden(_ name: String) -> String { Workspace.file(name, "frames.json") }
  private static func pending(_ name: String) -> String { Workspace.file(name, "frames.json.new") }

  /// Puts cases there whose goldens differ from what the traces lead to, and verifies them.
  private func addPending(_ names: String...) throws {
    for name in names {
      try workspace.addCase(name)
      try workspace.change(Self.golden(name), Self.right, Self.wrong)
    }
    try #require(try workspace.flow("verify").status == 1)
  }

  @Test("Accepting makes what is pending golden")
  func accept() throws {
    try addPending("a", "b")
    let outcome = try workspace.flow("accept")
    #expect(
      outcome
        == .init(
          status: 0,
          output: "accepted \(Self.golden("a"))\naccepted \(Self.golden("b"))\n", error: ""))
    #expect(try workspace.contents().count == 4)
    #expect(try workspace.flow("verify") == .init(status: 0, output: "2 passed\n", error: ""))
  }

  @Test(
    "What is no golden does not become one",
    arguments: ["", "garbage", "<<<<<<< HEAD\n", #"{"flowFrames":99,"frames":[]}"#])
  func unreadable(text: String) throws {
    try addPending("a", "b")
    try workspace.write(Self.pending("a"), text)
    let before = try workspace.read(Self.golden("a"))
    let outcome = try workspace.flow("accept")
    #expect(outcome.status == 2)
    #expect(outcome.output == "accepted \(Self.golden("b"))\n")
    #expect(outcome.error.hasPrefix("\(Self.pending("a")):1:"), "\(outcome.error)")
    #expect(try workspace.read(Self.golden("a")) == before)
    #expect(try workspace.read(Self.pending("a")) == text)
  }

  @Test(
    "What verify would not take does not become a golden",
    arguments: [
      #"sed -i.kept 's/a\.trace/z.trace/'"#, #"sed -i.kept 's/$/\r/'"#,
      #"replay() { "$FLOW" replay Fixtures/glide-card/a.trace.jsonl > "$1"; }; replay"#,
    ])
  func otherForm(change: String) throws {
    try addPending("a")
    let before = try workspace.read(Self.golden("a"))
    #expect(try workspace.flow.shell("\(change) \(Self.pending("a"))").status == 0)
    let outcome = try workspace.flow("accept")
    #expect(
      outcome
        == .init(
          status: 2, output: "",
          error: "\(Self.pending("a")): error: not written as a golden of 'a.trace.jsonl': "
            + "run 'flow verify' again\n"))
    #expect(try workspace.read(Self.golden("a")) == before)
  }

  @Test("Rejecting drops what is pending")
  func reject() throws {
    try addPending("a", "b")
    let outcome = try workspace.flow("reject", Self.golden("b"))
    #expect(outcome == .init(status: 0, output: "rejected \(Self.pending("b"))\n", error: ""))
    let contents = try workspace.contents()
    #expect(contents[Self.pending("a")] != nil)
    #expect(contents[Self.pending("b")] == nil)
    #expect(contents[Self.golden("b")]?.contains(Self.wrong) ?? false)
  }

  @Test("A case is named by any of its files", arguments: ["trace.jsonl", "frames.json.new"])
  func paths(suffix: String) throws {
    try addPending("a", "b")
    let outcome = try workspace.flow("accept", Workspace.file("a", suffix))
    #expect(outcome.output == "accepted \(Self.golden("a"))\n")
    #expect(try workspace.contents()[Self.pending("b")] != nil)
  }

  @Test("A missing golden is accepted too")
  func missing() throws {
    try workspace.addCase("a")
    let right = try workspace.read(Self.golden("a"))
    try workspace.remove(Self.golden("a"))
    #expect(try workspace.flow("verify").status == 1)
    #expect(try workspace.flow("accept").status == 0)
    #expect(try workspace.read(Self.golden("a")) == right)
  }

  @Test("Nothing pending is no error", arguments: ["accept", "reject"])
  func nothing(command: String) throws {
    #expect(
      try workspace.flow(command)
        == .init(status: 0, output: "nothing is pending in 'Fixtures'\n", error: ""))
  }

  @Test("What is pending for a trace that is gone is not accepted, but rejected")
  func noTrace() throws {
    try addPending("a", "b")
    try workspace.remove(Workspace.file("a", "trace.jsonl"))
    let outcome = try workspace.flow("accept")
    #expect(outcome.status == 2)
    #expect(outcome.output == "accepted \(Self.golden("b"))\n")
    #expect(
      outcome.error == """
        \(Self.pending("a")): error: there is no 'a.trace.jsonl'; drop it with 'flow reject'

        """)
    #expect(try workspace.flow("reject").status == 0)
    #expect(try workspace.contents()[Self.pending("a")] == nil)
  }

  @Test(
    "What is pending for a trace that cannot be replayed any more is removed",
    arguments: [
      "{\"flowTrace\":1,\"scene\":\"glide-card\"}\n{\"t\":0.2,\"type\":\"tpa\"}\n",
      "<<<<<<< HEAD\n=======\n>>>>>>> other\n",
    ])
  func stale(trace: String) throws {
    try addPending("a", "b")
    try workspace.write(Workspace.file("a", "trace.jsonl"), trace)
    let before = try workspace.contents()
    #expect(try workspace.flow("verify", "--ci").status == 2)
    #expect(try workspace.contents() == before)
    #expect(try workspace.flow("verify").status == 2)
    #expect(try workspace.contents()[Self.pending("a")] == nil)
    #expect(try workspace.contents()[Self.golden("a")] == before[Self.golden("a")])
    #expect(try workspace.flow("accept", Self.golden("a")).output.hasPrefix("nothing is pending"))
  }

  @Test("A review without a terminal says what to use instead, and changes nothing")
  func noTerminal() throws {
    try addPending("a")
    let before = try workspace.contents()
    let outcome = try workspace.flow("review")
    #expect((outcome.status, outcome.output) == (2, ""))
    #expect(outcome.error.contains("1 pending here"))
    for verb in ["flow verify", "flow diff", "flow accept", "flow reject"] {
      #expect(outcome.error.contains("'\(verb)'"))
    }
    #expect(try workspace.contents() == before)
  }

  @Test("Killing an accept leaves each golden old or new")
  func kill() throws {
    try workspace.addCase("case-0")
    let right = try workspace.read(Self.golden("case-0"))
    let wrong = right.replacing(Self.right, with: Self.wrong)
    let names = (0..<60).map { "case-\($0)" }
    for name in names {
      try workspace.write(Workspace.file(name, "trace.jsonl"), Workspace.tapTrace)
    }
    var stopped = 0
    for delay in 0..<12 {
      for name in names {
        try workspace.write(Self.golden(name), wrong)
        try workspace.write(Self.pending(name), right)
      }
      let run = try workspace.flow.begin(["accept"])
      Thread.sleep(forTimeInterval: Double(delay) * 0.001)
      run.kill()
      let outcome = run.outcome()
      var accepted = 0
      for name in names {
        let golden = try workspace.read(Self.golden(name))
        #expect(golden == right || golden == wrong)
        if golden == right { accepted += 1 }
      }
      let contents = try workspace.contents()
      #expect(contents.keys.allSatisfy { !$0.hasSuffix(".tmp") })
      #expect(contents.keys.filter { $0.hasSuffix(".new") }.count == names.count - accepted)
      if outcome.wasKilled, (1..<names.count).contains(accepted) { stopped += 1 }
      if stopped == 3 { break }
    }
  }
}
