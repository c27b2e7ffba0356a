import Foundation
import Testing

@Suite("The audit and the transcript, as commands")
struct AuditCommandTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.addCase("tapped")
  }

  private static let trigger = """
    [{"rule":"contrast","scene":"glide-card","node":"trigger","reason":"the platform's blue"},
     {"rule":"contrast","scene":"glide-card","node":"grabber","reason":"the original's gray"}]

    """

  private func audit(_ options: String...) throws -> FlowTool.Outcome {
    try run(["audit"] + options)
  }

  private func run(_ words: [String]) throws -> FlowTool.Outcome {
    let run = try workspace.flow.begin(words)
    run.endInput()
    return run.outcome()
  }

  @Test("has a line for each cause, and a last one that counts")
  func tells() throws {
    let outcome = try audit("--matrix", "textSize=large,xxxLarge;colorScheme=light,dark")
    #expect(outcome.status == 1)
    #expect(outcome.error == "")
    let lines = outcome.output.split(separator: "\n").map { String($0) }
    #expect(
      lines.first == Workspace.file("tapped", "trace.jsonl")
        + ": contrast: glide-card 'trigger': text #007AFF has a contrast of 4.01; expected 4.5 "
        + "(frame 0, the default environment; 3 times)")
    #expect(lines.last == "1 trace in 4 environments: 2 findings")
  }

  @Test("shows its findings, though their file cannot be written")
  func unwritable() throws {
    let outcome = try audit("--matrix", "textSize=large", "--junit", "none/junit.xml")
    #expect(outcome.status == 2)
    #expect(outcome.output.hasSuffix("1 trace in 1 environment: 2 findings\n"), "\(outcome)")
    #expect(outcome.error.contains("none/junit.xml: error: cannot write"), "\(outcome)")
  }

  @Test("takes exceptions from beside the traces, each of which has to be needed")
  func excepts() throws {
    try workspace.write("Fixtures/audit.json", Self.trigger)
    #expect(try audit().output == "1 trace in 128 environments: no finding\n")
    #expect(try audit().status == 0)
    try workspace.write(
      "Fixtures/glide-card/audit.json",
      #"[{"rule":"label","scene":"glide-card","node":"card","reason":"none"}]"# + "\n")
    let outcome = try audit()
    #expect(outcome.status == 1)
    #expect(
      outcome.output.hasPrefix(
        "Fixtures/glide-card/audit.json: exception: glide-card 'card': the exception from 'label' is "
          + "not needed\n"))
    // Of other environments, or of some traces, that cannot be said.
    #expect(try audit("--matrix", "textSize=large").status == 0)
    #expect(try audit(Workspace.file("tapped", "trace.jsonl")).status == 0)
  }

  @Test("takes exceptions from the folder above, however the traces are named")
  func exceptsFromAbove() throws {
    try workspace.write("Fixtures/audit.json", Self.trigger)
    try FileManager.default.createDirectory(
      atPath: "\(workspace.path)/Fixtures/glide-card/below", withIntermediateDirectories: true)
    for (folder, path) in [("", "."), ("", "./"), ("", "tapped.trace.jsonl"), ("/below", "..")] {
      let flow = FlowTool(folder: "\(workspace.path)/Fixtures/glide-card\(folder)")
      let outcome = try flow("audit", path, "--matrix", "textSize=large;colorScheme=light,dark")
      #expect(outcome.output == "1 trace in 2 environments: no finding\n", "\(path)")
    }
  }

  @Test("gives the same as JSON, JUnit's format and annotations")
  func formats() throws {
    let matrix = ["--matrix", "textSize=large;colorScheme=light"]
    let json = try audit("--json", matrix[0], matrix[1])
    #expect(json.status == 1)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(object["traces"] as? Int == 1)
    #expect(object["variants"] as? Int == 1)
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(
      Set(try #require(findings.first).keys) == [
        "rule", "scene", "trace", "frame", "t", "node", "variant", "message", "count",
      ])
    #expect(findings.first?["rule"] as? String == "contrast")
    #expect((findings.first?["variant"] as? [String: Any])?.isEmpty == true)
    #expect(try audit("--junit", "found.xml", matrix[0], matrix[1]).status == 1)
    let junit = try workspace.read("found.xml")
    #expect(junit.contains(#"<failure type="contrast""#))
    #expect(junit.contains(#"failures="1""#))
    let annotated = try audit("--github", matrix[0], matrix[1]).output
    #expect(
      annotated.contains(
        "::error file=Fixtures/glide-card/tapped.trace.jsonl,line=1,title=contrast::"))
  }

  @Test(
    "refuses what it cannot use",
    arguments: [
      (["--matrix", "size=1"], "flow audit: error: '--matrix': unknown member 'size'"),
      (
        ["--json", "--github"],
        "flow audit: error: '--github' and '--json' cannot be given together"
      ),
      (["nowhere"], "nowhere: error: cannot read"),
    ])
  func refuses(_ options: [String], _ message: String) throws {
    let outcome = try run(["audit"] + options)
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix(message), "\(outcome.error)")
  }

  @Test("refuses exceptions with a fault, with its place")
  func refusesExceptions() throws {
    try workspace.write("Fixtures/audit.json", "[\n  {\"rule\":\"looks\"}]\n")
    let outcome = try audit()
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("Fixtures/audit.json:2:11: error: "), "\(outcome.error)")
  }

  @Test("tells of a trace that cannot be replayed, and goes on")
  func goesOn() throws {
    try workspace.write("Fixtures/glide-card/broken.trace.jsonl", "{}\n")
    let outcome = try audit("--matrix", "textSize=large")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("Fixtures/glide-card/broken.trace.jsonl:1:1: error: "))
    #expect(outcome.output.contains("1 trace in 1 environment: "))
  }

  @Test(
    "tells the place of an event that the scene refuses, as a replay does",
    arguments: ["audit", "speak", "strength", "coverage", "trim --from 1.5", "play -o page.html"])
  func places(_ command: String) throws {
    let trace = Workspace.file("late", "trace.jsonl")
    try workspace.write(
      trace,
      """
      {"flowTrace":1,"scene":"glide-card"}


      {"t":1,"type":"tap","target":"trigger"}

      {"t":2,"type":"command","name":"show","value":"nope"}

      """)
    let words = command.split(separator: " ").map { String($0) }
    let outcome = try run(words.prefix(1) + [trace] + words.dropFirst())
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("\(trace):6:47: error: "), "\(outcome.error)")
  }

  @Test("does not have a screen reader come to what says nothing")
  func speaksWords() throws {
    try workspace.write("code.jsonl", #"{"flowTrace":1,"scene":"verification-code"}"# + "\n")
    let outcome = try workspace.flow("speak", "code.jsonl")
    #expect(outcome.output.contains("reads \"Verification code, 0 of 4 digits entered"))
    #expect(!outcome.output.contains(#""""#))
  }

  @Test("writes what a screen reader says")
  func speaks() throws {
    let trace = Workspace.file("tapped", "trace.jsonl")
    let outcome = try workspace.flow("speak", trace)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("0 start\n  reads \"Show card, button\"\n"))
    #expect(try workspace.flow("speak", trace, "-o", "said.txt").output == "")
    #expect(try workspace.read("said.txt") == outcome.output)
    #expect(try workspace.flow("speak", "nothing.trace.jsonl").status == 2)
  }
}
