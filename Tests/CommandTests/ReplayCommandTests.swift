import Foundation
import Testing

@Suite("flow replay")
struct ReplayCommandTests {
  private let workspace: Workspace
  private let trace = "a.trace.jsonl"

  init() throws {
    workspace = try Workspace()
    try workspace.write(trace, Workspace.tapTrace)
  }

  @Test("writes a frame a line, the same from a file and from a pipe")
  func lines() throws {
    let file = try workspace.flow("replay", trace)
    #expect((file.status, file.error) == (0, ""))
    let lines = file.output.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines.first?.hasPrefix(#"{"frame":0,"t":0,"cause":"start","#) ?? false)
    #expect(try workspace.flow("replay", "-", input: Data(Workspace.tapTrace.utf8)) == file)
  }

  @Test("writes a table on a terminal, a line a frame, and JSON where it is asked for")
  func table() throws {
    let shown = try Terminal.run(workspace.flow, ["replay", trace, "--color", "never"], keys: "")
    let rows = shown.screen.split(whereSeparator: \.isNewline)
    #expect(shown.status == 0 && rows.count == 5, "\(shown.screen)")
    #expect(rows.first?.hasPrefix("      0 s  start") == true)
    #expect(rows.dropFirst().first?.contains("0.2 s  tap trigger") == true)
    #expect(rows.dropFirst().first?.contains("name resting → settling") == true)
    let json = try Terminal.run(workspace.flow, ["replay", trace, "--json"], keys: "")
    let piped = try workspace.flow("replay", trace)
    #expect(json.screen.replacingOccurrences(of: "\r\n", with: "\n") == piped.output)
    #expect(try workspace.flow("replay", trace, "--json") == piped)
    try workspace.write(trace, Workspace.tapTrace + "nonsense\n")
    let broken = try Terminal.run(workspace.flow, ["replay", trace], keys: "")
    #expect(broken.status == 2 && broken.screen.contains("\(trace):4:1: error: "))
  }

  @Test("flow alone says on a terminal what can be done here")
  func overview() throws {
    let here = try Terminal.run(workspace.flow, [], keys: "")
    #expect(here.status == 0 && here.screen.contains("There are no traces in 'Fixtures' here."))
    try workspace.addCase("a")
    let shown = try Terminal.run(workspace.flow, [], keys: "")
    #expect(shown.screen.contains("Here: 1 trace in 'Fixtures', 1 with goldens."))
    #expect(shown.screen.contains("replay Fixtures/glide-card/a.trace.jsonl"))
  }

  @Test("writes a document with --pretty, and samples with --fps")
  func options() throws {
    let pretty = try workspace.flow("replay", trace, "--pretty")
    let head = #"{"flowFrames":1,"trace":"a.trace.jsonl","frames":["#
    #expect(pretty.output.hasPrefix(head + "\n{\"frame\":0"))
    let sampled = try workspace.flow("replay", trace, "--fps=60")
    #expect(sampled.output.contains(#""cause":"sample""#))
    #expect(try workspace.flow("replay", "--fps", "60", trace) == sampled)
    let states = try ["0", "-0"].map { try workspace.flow("replay", trace, "--save", $0) }
    #expect(states[0].output.contains(#""t":0,"#) && states[0] == states[1])
  }

  @Test("writes a file that is whole or not there", arguments: ["-o", "--output"])
  func file(option: String) throws {
    let lines = try workspace.flow("replay", trace).output
    let outcome = try workspace.flow("replay", trace, option, "out")
    #expect(outcome == FlowTool.Outcome(status: 0, output: "", error: ""))
    #expect(try workspace.read("out") == lines)
  }

  @Test("warns of what is probably a slip, with its place; with --strict it is an error")
  func warnings() throws {
    try workspace.write(trace, Workspace.tapTrace + "{\"t\":2,\"type\":\"tap\",\"target\":\"x\"}\n")
    let message = "no node of the scene can be 'x'; expected "
    for name in [trace, "-"] {
      let input = name == "-" ? Data(try workspace.read(trace).utf8) : Data()
      let place = name == "-" ? "<stdin>" : trace
      let outcome = try workspace.flow("replay", name, input: input)
      #expect(outcome.status == 0 && !outcome.output.isEmpty)
      #expect(outcome.error.hasPrefix("\(place):4:30: warning: \(message)"))
      let strict = try workspace.flow("replay", name, "--strict", input: input)
      #expect(strict.status == 2)
      #expect(strict.error.hasPrefix("\(place):4:30: error: \(message)"))
    }
  }

  @Test(
    "verify and report warn as well, once a trace, and are strict if asked",
    arguments: [
      ["verify", "--ci"], ["report", "-o", "page.html", "--budget", "0"],
    ])
  func warningsOfCases(command: [String]) throws {
    try workspace.write(trace, Workspace.tapTrace + "{\"t\":2,\"type\":\"tap\",\"target\":\"x\"}\n")
    let name = command[0]
    let outcome = try workspace.flow.begin([name, "."] + command.dropFirst()).outcome()
    #expect(outcome.status == 1)
    #expect(outcome.error.components(separatedBy: ": warning: ").count == 2)
    let strict = try workspace.flow.begin([name, ".", "--strict"] + command.dropFirst()).outcome()
    #expect(strict.status == 2)
    #expect(strict.error.contains(":4:30: error: no node of the scene can be 'x'"))
    #expect(!strict.error.contains("warning"))
  }

  @Test("stops at a bad line, with its place, and leaves files as they were")
  func badLine() throws {
    let bad = Workspace.tapTrace + "{\"t\":2,\"type\":\"tpa\"}\n"
    try workspace.write(trace, bad)
    let before = try workspace.contents()
    let outcome = try workspace.flow("replay", trace)
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("a.trace.jsonl:4:15: error: "))
    #expect(outcome.error.contains("did you mean 'tap'?"))
    #expect(outcome.output.split(separator: "\n").count == 4)
    #expect(try workspace.flow("replay", trace, "-o", "out").status == 2)
    #expect(try workspace.contents() == before)
    try workspace.write("out", "old")
    #expect(try workspace.flow("replay", trace, "-o", "out").output == "")
    #expect(try workspace.contents() == before.merging(["out": "old"]) { $1 })
    let piped = try workspace.flow("replay", "-", input: Data(bad.utf8))
    #expect(piped.error == outcome.error.replacing("a.trace.jsonl", with: "<stdin>"))
  }

  @Test("of frames says that they are", arguments: [["--pretty"], []])
  func frames(options: [String]) throws {
    let run = try workspace.flow.begin(["replay", trace, "-o", "a.frames.json"] + options)
    run.endInput()
    try #require(run.outcome().status == 0)
    let outcome = try workspace.flow("replay", "a.frames.json")
    #expect(outcome.status == 2)
    #expect(
      outcome.error == """
        a.frames.json:1:1: error: these are frames; expected a trace; its trace is 'a.trace.jsonl'

        """)
  }

  @Test("names a member of a configuration that is misspelt, and the nearest to it")
  func misspelt() throws {
    try workspace.change(
      trace, "glide-card\"", "glide-card\",\"configuration\":{\"heights\":{\"opne\":3}}")
    let outcome = try workspace.flow("replay", trace)
    #expect(
      outcome.error.contains("unknown member 'opne'; did you mean 'open'?"), "\(outcome.error)")
  }

  @Test("of nothing says that a header is missing")
  func empty() throws {
    let outcome = try workspace.flow("replay", "-")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("<stdin>:1:1: error: the first line must be the header"))
  }

  @Test("shows the first frame before the input ends")
  func streams() throws {
    let run = try workspace.flow.begin(["replay", "-"])
    let lines = Workspace.tapTrace.split(separator: "\n", omittingEmptySubsequences: false)
    run.send(Data((lines[0] + "\n").utf8))
    let first = run.firstLine()
    #expect(first?.hasPrefix(#"{"frame":0,"#) ?? false)
    run.send(Data(lines[1...].joined(separator: "\n").utf8))
    run.endInput()
    #expect(run.outcome().output == (try workspace.flow("replay", trace).output))
  }

  @Test("ends quietly when nobody reads on")
  func brokenPipe() throws {
    var long = Workspace.tapTrace
    for index in 0..<5000 { long += "{\"t\":\(2 + index),\"type\":\"tick\"}\n" }
    try workspace.write(trace, long)
    let process = workspace.flow.process(["replay", trace])
    let output = Pipe()
    let error = Pipe()
    process.standardOutput = output
    process.standardError = error
    try process.run()
    try output.fileHandleForWriting.close()
    _ = output.fileHandleForReading.availableData
    try output.fileHandleForReading.close()
    let message = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
    #expect(message.isEmpty)
  }
}
