import Foundation
import Testing

@Suite("flow serve, while a worker works")
struct ServeCommandTests {
  private let workspace: Workspace

  /// A search that takes minutes.
  private static let search =
    #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"explore","arguments":"#
    + #"{"scene":"checkout","budget":100000}}}"#

  init() throws { workspace = try Workspace() }

  private static func ping(_ id: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"#
  }

  private static func pong(_ id: String) -> String { #"{"jsonrpc":"2.0","id":\#(id),"result":{}}"# }

  private static func cancellation(_ id: String) -> String {
    #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id)}}"#
  }

  private func begin(_ lines: String...) throws -> FlowRun {
    let run = try workspace.flow.begin(["serve"])
    run.kill(after: 60)
    for line in lines { run.send(Data((line + "\n").utf8)) }
    return run
  }

  @Test("answers a ping, and gives no answer to what is cancelled")
  func cancelled() throws {
    let list = #"{"jsonrpc":"2.0","id":"list","method":"resources/templates/list"}"#
    let run = try begin(
      Self.search, list, Self.search.replacing(#""id":1"#, with: #""id":9007199254740993"#),
      Self.ping("2"))
    #expect(run.firstLine() == Self.pong("2"))
    // One that has no such request changes nothing.
    for line in [
      Self.cancellation("7"), Self.cancellation("9007199254740993"), "nonsense", Self.ping("3"),
    ] { run.send(Data((line + "\n").utf8)) }
    #expect(run.waitForOutput(endingWith: Self.pong("3") + "\n"))
    run.send(Data((Self.cancellation("1") + "\n").utf8))
    #expect(run.waitForOutput(endingWith: "}}\n"))
    run.endInput()
    let lines = run.outcome().output.split(separator: "\n").map { String($0) }
    #expect(lines.count == 4, "\(lines)")
    #expect(lines.prefix(2) == [Self.pong("2"), Self.pong("3")])
    #expect(
      lines.dropFirst(2).first
        == #"{"jsonrpc":"2.0","id":"list","result":{"resourceTemplates":[]}}"#)
    #expect(lines.last?.contains("-32700") == true)
  }

  @Test("names the file at fault beside its line and column", arguments: ["verify", "explain"])
  func goldenAtFault(tool: String) throws {
    try workspace.addCase("a")
    let golden = Workspace.file("a", "frames.json")
    try workspace.write(golden, "{\"flowFrames\":1,\n\"frames\":[1]}")
    let arguments =
      tool == "verify" ? "" : "\"path\":\"\(Workspace.file("a", "trace.jsonl"))\""
    let call =
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(tool)","#
      + #""arguments":{\#(arguments)}}}"#
    let outcome = try workspace.flow("serve", input: Data((call + "\n").utf8))
    #expect(
      outcome.output.contains(#""file":"\#(golden)","line":2,"column":11,"#), "\(outcome.output)")
  }

  /// The answer to one request.
  private func answer(_ request: String) throws -> String {
    let run = try begin(#"{"jsonrpc":"2.0","id":1,"# + request + "}")
    run.endInput()
    return run.outcome().output
  }

  private static func explore(_ scene: String) -> String {
    #""method":"tools/call","params":{"name":"explore","arguments":"#
      + #"{"scene":"\#(scene)","budget":5}}"#
  }

  @Test("reads the rules beside the fixtures as flow explore does")
  func rules() throws {
    let rules = Workspace.file("glide-card", "rules.jsonl")
    for (preparation, says) in [
      ("mkdir \(rules)", "Is a directory"), ("ln -s none \(rules)", "there is no such file"),
      ("echo '{}' > \(rules)", "\(rules):1:"),
    ] {
      _ = try workspace.flow.shell("rm -rf \(rules); \(preparation)")
      let answer = try answer(Self.explore("glide-card"))
      #expect(answer.contains(says), "\(preparation): \(answer)")
      #expect(answer.contains(#""isError":true"#))
      #expect(try workspace.flow("explore", "glide-card", "--budget", "5").status == 2)
    }
  }

  @Test("says where a line is that is too long for an answer")
  func longLine() throws {
    let file = Workspace.file("long", "trace.jsonl")
    try workspace.write(file, String(repeating: "x", count: 70_000) + "\ny\n")
    let answer = try answer(
      #""method":"resources/read","params":{"uri":"flow://files/\#(file)"}"#)
    #expect(
      answer.contains("x… (a line of 70000 bytes; the file '\(file)' has all of it)\\ny\\n"),
      "\(answer)")
  }

  @Test("answers what is done soon after its input has ended")
  func answered() throws {
    let quick = Self.search.replacing("checkout", with: "glide-card")
      .replacing("100000", with: "20")
    let outcome = try workspace.flow("serve", input: Data((quick + "\n").utf8))
    #expect(outcome.output.contains(#""states":"#) && !outcome.output.contains("isError"))
  }
}
