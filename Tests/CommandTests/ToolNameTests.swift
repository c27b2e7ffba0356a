import Foundation
import Testing

@Suite("A tool of another name")
struct ToolNameTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.addCase("a")
  }

  /// What a copy of the tool under another name says.
  private func run(_ arguments: String) throws -> FlowTool.Outcome {
    try workspace.flow.shell(
      "mkdir -p bin && ln -sf \"$(readlink -f \"$FLOW\")\" bin/my-flow && bin/my-flow \(arguments)")
  }

  @Test(
    "calls itself by it",
    arguments: [
      ("--help", "usage: my-flow COMMAND"), ("--help", "'my-flow COMMAND --help'"),
      ("--version", "my-flow 0."), ("verify --help", "usage: my-flow verify"),
      ("verify --help", "'my-flow review', 'my-flow accept'"),
      ("nonsense", "my-flow: error: "), ("nonsense", "See 'my-flow --help'."),
      ("verify --nonsense", "See 'my-flow verify --help'."), ("manual", ".TH MY\\-FLOW"),
      ("manual", "my\\-flow 0."), ("completions bash", "complete -o default -F _my_flow my-flow"),
      ("completions --help", "source <(my-flow completions bash)"),
      ("review", "'my-flow accept'"), ("play glide-crad -o a.html", "my-flow play: error"),
      ("report -o a.html --budget 0", "my-flow report: 1 passed"),
    ])
  func says(arguments: String, text: String) throws {
    let outcome = try run(arguments)
    #expect((outcome.output + outcome.error).contains(text))
  }

  @Test("names no command of another tool anywhere in its help and manual")
  func noOther() throws {
    let commands = "verify replay report play accept review merge pipe strip diff watch manual"
    let outcome = try run(
      "manual; for c in \(commands) completions; do bin/my-flow $c --help; done; bin/my-flow --help"
    )
    #expect(outcome.output.matches(of: /['\s(]flow [a-z]/).isEmpty)
  }

  @Test("tells how to accept with itself, quoted where a shell needs it, on the page too")
  func accepts() throws {
    try workspace.write(Workspace.file("b c", "trace.jsonl"), Workspace.tapTrace)
    let outcome = try run("verify")
    #expect(outcome.output.contains("'my-flow accept 'Fixtures/glide-card/b c.frames.json.new''"))
    #expect(outcome.output.contains("1 pending: see 'my-flow review', 'my-flow accept'"))
    _ = try run("report -o page.html --budget 0")
    #expect(try workspace.read("page.html").contains(#""tool":"my-flow""#))
  }

  @Test("Reasons come before warnings, and the counts come last")
  func order() throws {
    try workspace.write(
      Workspace.file("w", "trace.jsonl"),
      "{\"flowTrace\":1,\"scene\":\"glide-card\"}\n{\"t\":1,\"type\":\"tap\",\"target\":\"nobody\"}\n"
    )
    for command in ["verify --ci", "report -o a.html --budget 0"] {
      let lines = try run("\(command) 2>&1").output.split(separator: "\n")
      let failure = try #require(lines.firstIndex { $0.contains("missing golden: ") })
      let warning = try #require(lines.firstIndex { $0.contains("warning: ") })
      #expect(failure < warning)
      #expect(lines.last?.contains("1 passed, 1 missing golden") == true)
    }
  }
}
