import Foundation
import Testing

@Suite("flow verify")
struct VerifyCommandTests {
  private let workspace: Workspace
  private let golden = Workspace.file("a", "frames.json")
  private let pending = Workspace.file("a", "frames.json.new")
  private let trace = Workspace.file("a", "trace.jsonl")
  /// What the golden is before it is spoiled.
  private let right: String

  init() throws {
    workspace = try Workspace()
    try workspace.addCase("a")
    try workspace.addCase("b")
    right = try workspace.read(golden)
  }

  @Test("A rule beside the fixtures that does not hold is a result of the run")
  func rules() throws {
    let file = Workspace.file("glide-card", "rules.jsonl")
    try workspace.write(file, #"{"name":"open","never":{"state":"settling"}}"# + "\n")
    let outcome = try workspace.flow("verify", "--ci", "--rules", "--junit", "junit.xml")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasSuffix("\n0 passed, 2 broken rules\n"), "\(outcome.output)")
    // Both break it at the same event.
    #expect(
      outcome.output.contains(
        "a.trace.jsonl:2: broken rule: glide-card: the rule 'open' does not hold, in 2 cases\n"),
      "\(outcome.output)")
    let each = try workspace.flow("verify", "--ci", "--rules", "--each").output
    #expect(
      each.contains(
        "b.trace.jsonl:2: broken rule: scene glide-card, case b, frame 1 (tap at 0.2 s): "
          + "the rule 'open' does not hold\n"), "\(each)")
    #expect(XMLReport(try workspace.read("junit.xml")).elements["failure"] == 2)
    let json = try workspace.flow("verify", "--ci", "--rules", "--json").output
    #expect(json.contains(#""failed":2"#) && json.contains(#""result":"broken rule""#))
    // Only those of the part, and those that are replayed.
    let part = try workspace.flow("verify", "--ci", "--rules", "--shard", "1/2")
    #expect(part.output.hasSuffix("0 passed, 1 broken rule\n"), "\(part.output)")
    #expect(try workspace.flow("verify", "--ci").status == 0)
    // What is there and is no file is not passed over.
    try workspace.remove(file)
    try FileManager.default.createDirectory(
      atPath: "\(workspace.path)/\(file)", withIntermediateDirectories: true)
    let folder = try workspace.flow("verify", "--ci", "--rules")
    #expect(folder.status == 2)
    #expect(folder.error.hasPrefix("\(file): error: "), "\(folder.error)")
  }

  /// Verifies what has been spoiled, with and without leaving anything behind, and expects it to
  /// fail with a status and messages.
  private func expectFailure(
    _ status: Int32, _ output: String, error: String = "", pending kept: Bool,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let before = try workspace.contents()
    let quiet = try workspace.flow("verify", "--ci")
    #expect(
      (quiet.status, quiet.output, quiet.error) == (status, output, error), sourceLocation: location
    )
    #expect(try workspace.contents() == before, sourceLocation: location)
    let outcome = try workspace.flow("verify")
    let hint = "1 pending: see 'flow review', 'flow accept', 'flow reject'\n"
    #expect((outcome.status, outcome.error) == (status, error), sourceLocation: location)
    let text = output.replacing(
      "there is no 'a.frames.json'\n",
      with: "there is no 'a.frames.json'; its frames are in 'a.frames.json.new', see "
        + "'flow accept \(pending)'\n")
    #expect(outcome.output == (kept ? text + hint : output), sourceLocation: location)
    let left = before.merging(kept ? [pending: right] : [:]) { $1 }
    #expect(try workspace.contents() == left, sourceLocation: location)
  }

  @Test("leaves nothing where CI says that nobody is there", arguments: ["1", "true", "yes"])
  func unattended(value: String) throws {
    try workspace.remove(golden)
    let before = try workspace.contents()
    let tool = FlowTool(folder: workspace.path, environment: ["CI": value])
    #expect(try tool("verify") == workspace.flow("verify", "--ci"))
    #expect(try workspace.contents() == before)
  }

  @Test(
    "leaves what is pending where CI says that somebody is there", arguments: ["", "0", "false"])
  func attended(value: String) throws {
    try workspace.remove(golden)
    let tool = FlowTool(folder: workspace.path, environment: ["CI": value])
    #expect(try tool("verify").status == 1)
    #expect(try workspace.contents()[pending] == right)
  }

  @Test("passes what is as the golden says, and takes away what was pending")
  func passes() throws {
    try workspace.write(pending, "stale")
    let outcome = try workspace.flow("verify")
    #expect(outcome == .init(status: 0, output: "2 passed\n", error: ""))
    #expect(try workspace.contents()[pending] == nil)
  }

  @Test("names scene, case, frame, node, property and both values of one character's difference")
  func differs() throws {
    try workspace.change(golden, #""frame":[0,512,375,300]"#, #""frame":[0,513,375,300]"#)
    try expectFailure(
      1,
      """
      \(trace):2: differs: scene glide-card, case a, frame 2 (completion at 1 s): \
      card.y is 512 instead of 513, 1 pt higher
      1 passed, 1 differs

      """, pending: true)
  }

  @Test("tells a golden that only looks different")
  func rewritten() throws {
    try workspace.change(golden, #""nodes":["#, #""nodes": ["#)
    try expectFailure(
      1,
      """
      \(golden):4: differs: scene glide-card, case a: the same frames, but written differently \
      from this line on
      1 passed, 1 differs

      """, pending: true)
  }

  @Test("tells a missing golden")
  func missing() throws {
    try workspace.remove(golden)
    try expectFailure(
      1,
      """
      \(trace):1: missing golden: scene glide-card, case a: there is no 'a.frames.json'
      1 passed, 1 missing golden

      """, pending: true)
  }

  @Test("tells an obsolete golden")
  func obsolete() throws {
    try workspace.write(Workspace.file("c", "frames.json"), "{}")
    try expectFailure(
      1,
      """
      Fixtures/glide-card/c.frames.json:1: obsolete golden: case c: there is no \
      'c.trace.jsonl'; remove the golden or bring the trace back
      2 passed, 1 obsolete golden

      """, pending: false)
  }

  @Test("tells a golden with CRLF at the ends of lines")
  func carriageReturns() throws {
    try workspace.write(golden, try workspace.read(golden).replacing("\n", with: "\r\n"))
    try expectFailure(
      1,
      """
      \(golden):1: differs: scene glide-card, case a: the same frames, but with CRLF at the ends of \
      lines, where LF is expected; '*.frames.json -text' in .gitattributes keeps git from converting \
      them
      1 passed, 1 differs

      """, pending: true)
  }

  @Test("tells a golden of another trace")
  func otherTrace() throws {
    try workspace.change(golden, "a.trace.jsonl", "z.trace.jsonl")
    try expectFailure(
      1,
      """
      \(golden):1: differs: scene glide-card, case a: the same frames, but the golden says that it is \
      of 'z.trace.jsonl', not of 'a.trace.jsonl'
      1 passed, 1 differs

      """, pending: true)
    try workspace.change(golden, "[0,512,375,300]", "[0,513,375,300]")
    let outcome = try workspace.flow("verify", "--ci")
    #expect(outcome.output.contains("; the golden says that it is of 'z.trace.jsonl', not of"))
  }

  @Test("says how to name a folder where there is no Fixtures")
  func noFixtures() throws {
    let tool = FlowTool(folder: workspace.path + "/Fixtures")
    let outcome = try tool("verify")
    #expect(outcome.status == 2)
    #expect(
      outcome.error == """
        flow: error: there is no folder 'Fixtures' here, which is searched where no path is given; \
        name a folder or a file, as in 'flow verify PATH'

        """)
  }

  @Test("has a limit for what a trace gives, which an option raises")
  func maximumOutput() throws {
    let ticks = (0..<1_300).map { "{\"t\":\($0 + 2),\"type\":\"tick\"}\n" }.joined()
    try workspace.addCase("long", trace: Workspace.tapTrace + ticks)
    try workspace.change(
      Workspace.file("long", "frames.json"), "[0,512,375,300]", "[0,513,375,300]")
    let before = try workspace.contents()
    let outcome = try workspace.flow("verify", "--max-output", "1")
    #expect(outcome.status == 2)
    #expect(
      outcome.error.contains("gives more than 1 MiB of frames up to here; '--max-output' raises"))
    #expect(try workspace.contents() == before)
    #expect(try workspace.flow("verify", "--ci", "--max-output", "8").status == 1)
    let report = try workspace.flow(
      "report", "-o", "page.html", "--max-output", "1", "--budget", "0")
    #expect(report.status == 2)
  }

  @Test("tells an unreadable golden, with the place")
  func unreadable() throws {
    try workspace.change(golden, #"{"id":"host""#, #"{"id":"host"#)
    let outcome = try workspace.flow("verify", "--ci")
    let place = "\(golden):5:16: unreadable golden: scene glide-card, case a: "
    #expect(outcome.output.hasPrefix(place))
    try expectFailure(1, outcome.output, pending: true)
  }

  @Test("takes a golden with conflict markers for pending")
  func conflict() throws {
    try workspace.change(
      golden, "\n \"nodes\"", "\n<<<<<<< HEAD\n=======\n>>>>>>> x\n \"nodes\"")
    try expectFailure(
      1,
      """
      \(golden):4: merge conflict: scene glide-card, case a: a merge has left its conflict \
      markers in the golden
      1 passed, 1 merge conflict

      """, pending: true)
  }

  @Test("tells a trace that cannot be replayed, and compares the others")
  func traceError() throws {
    try workspace.change(trace, #""tap""#, #""tpa""#)
    let outcome = try workspace.flow("verify", "--ci")
    #expect(outcome.status == 2)
    #expect(outcome.output == "1 passed, 1 trace error\n")
    #expect(outcome.error.hasPrefix("\(trace):2:17: error: "))
    let before = try workspace.contents()
    #expect(try workspace.flow("verify") == outcome)
    #expect(try workspace.contents() == before)
  }

  @Test("tells conflict markers in a trace")
  func traceConflict() throws {
    try workspace.write(trace, "<<<<<<< HEAD\n=======\n>>>>>>> x\n" + Workspace.tapTrace)
    let outcome = try workspace.flow("verify")
    #expect(outcome.status == 2)
    #expect(
      outcome.error
        == "\(trace):1: trace error: a merge has left its conflict markers in the trace\n")
  }

  @Test("of no trace at all is an error")
  func nothing() throws {
    let empty = try Workspace()
    let outcome = try empty.flow("verify")
    let message = "flow verify: error: there is no trace in 'Fixtures'\n"
    #expect(outcome == .init(status: 2, output: "", error: message))
    try empty.write(Workspace.file("c", "frames.json"), "{}")
    let obsolete = try empty.flow("verify")
    #expect(obsolete.status == 2)
    #expect(obsolete.output.contains("obsolete golden"))
  }

  @Test("takes a folder, a trace, a golden, and each case once")
  func paths() throws {
    for path in ["Fixtures/", "./Fixtures", "Fixtures/glide-card"] {
      #expect(try workspace.flow("verify", path).output == "2 passed\n")
    }
    #expect(try workspace.flow("verify", trace).output == "1 passed\n")
    #expect(try workspace.flow("verify", golden).output == "1 passed\n")
    #expect(try workspace.flow("verify", "Fixtures", trace, "./Fixtures").output == "2 passed\n")
  }

  @Test("tolerates what it is told to")
  func tolerance() throws {
    try workspace.change(golden, #""frame":[0,512,375,300]"#, #""frame":[0,512.4,375,300]"#)
    #expect(try workspace.flow("verify", "--ci", "--tolerance", "0.5").status == 0)
    #expect(try workspace.flow("verify", "--ci", "--tolerance", "0.3").status == 1)
  }

  @Test(
    "tells with a tolerance, too, how a golden is written",
    arguments: [
      ("\n", "\r\n", "with CRLF at the ends of lines"),
      ("a.trace.jsonl", "z.trace.jsonl", "of 'z.trace.jsonl', not of 'a.trace.jsonl'"),
    ])
  func tolerantForm(part: String, replacement: String, says: String) throws {
    try workspace.change(golden, #""frame":[0,512,375,300]"#, #""frame":[0,512.4,375,300]"#)
    try workspace.write(golden, try workspace.read(golden).replacing(part, with: replacement))
    let outcome = try workspace.flow("verify", "--ci", "--tolerance", "0.5")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("\(golden):1: differs: "), "\(outcome)")
    #expect(outcome.output.contains(says), "\(outcome)")
  }

  @Test("has a report that says what it has found, and where")
  func reportLine() throws {
    let well = try workspace.flow("report", "-o", "page.html")
    #expect(well.error.hasSuffix("flow report: 2 passed: page.html\n"))
    try workspace.change(golden, #""frame":[0,512,375,300]"#, #""frame":[0,513,375,300]"#)
    let outcome = try workspace.flow("report", "-o", "page.html", "--budget", "0")
    #expect((outcome.status, outcome.output) == (1, ""))
    #expect(outcome.error.hasSuffix("flow report: 1 passed, 1 differs: page.html\n"))
  }

  /// Spoils some goldens for one reason, and one for another.
  private func spoilMany(_ count: Int) throws {
    for index in 0..<count {
      let file = Workspace.file("m\(index)", "frames.json")
      try workspace.addCase("m\(index)")
      try workspace.change(
        file, #""frame":[0,512,375,300]"#, #""frame":[0,\#(513 + index),375,300]"#)
    }
    try workspace.change(golden, #""position":"closed""#, #""position":"open""#)
  }

  @Test("tells what differs for one reason in one line, states first")
  func reasons() throws {
    try spoilMany(3)
    let outcome = try workspace.flow("verify", "--ci")
    #expect(
      outcome.output == """
        \(trace):1: differs: scene glide-card, case a, frame 0 (start at 0 s): state.position is \
        "closed" instead of "open"
        Fixtures/glide-card/m0.trace.jsonl:2: differs: glide-card: card.y differs, most 3 pt higher, \
        in 3 cases
        1 passed, 4 differ

        """)
    let each = try workspace.flow("verify", "--ci", "--each")
    #expect(each.output.split(separator: "\n").count == 5)
    #expect(each.output.contains("m1.trace.jsonl:2: differs: scene glide-card, case m1, frame 2"))
    let json = try workspace.flow("verify", "--ci", "--json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let causes = try #require(object["causes"] as? [[String: Any]])
    #expect(causes.map { $0["count"] as? Int } == [1, 3])
    #expect(causes.map { $0["points"] as? Double } == [nil, 3])
    #expect((object["cases"] as? [Any])?.count == 5)
  }

  @Test("annotates ten reasons at most, and says how many more there are")
  func annotations() throws {
    for index in 0..<12 {
      let file = Workspace.file("m\(index)", "frames.json")
      try workspace.addCase("m\(index)")
      try workspace.remove(file)
    }
    let outcome = try workspace.flow("verify", "--ci", "--github")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error") } == 10)
    #expect(lines.contains("::error::and 3 more, which the log has"))
    #expect(lines.count { $0.contains(":1: missing golden: ") } == 12)
  }

  @Test("writes a summary in Markdown")
  func summary() throws {
    try spoilMany(3)
    #expect(try workspace.flow("verify", "--ci", "--summary", "s.md").status == 1)
    for strip in ["s-1.svg", "s-2.svg"] { #expect(try workspace.read(strip).hasPrefix("<svg")) }
    #expect(
      try workspace.read("s.md") == """
        # 1 passed, 4 differ

        ## 2 reasons

        | reason | cases | points | also change | first |
        |---|--:|--:|---|---|
        | glide-card: state.position is \\"closed\\" instead of \\"open\\" at start | 1 |  |  | \(trace):1 |
        | glide-card: card.y differs, most 3 pt higher | 3 | 3 |  | Fixtures/glide-card/m0.trace.jsonl:2 |

        ### glide-card: state.position is \\"closed\\" instead of \\"open\\" at start

        ![case glide-card/a](<s-1.svg>)

        ### glide-card: card.y differs, most 3 pt higher

        ![case glide-card/m0](<s-2.svg>)

        """)
  }

  @Test(
    "has colours where they are wanted",
    arguments: [
      ("always", [:], true), ("always", ["NO_COLOR": "1"], true), ("never", [:], false),
      ("auto", [:], false),
    ] as [(String, [String: String], Bool)])
  func colors(choice: String, variables: [String: String], areShown: Bool) throws {
    let tool = FlowTool(folder: workspace.path, environment: variables)
    let outcome = try tool("verify", "--color", choice)
    #expect(outcome.output == (areShown ? "\u{1B}[32m2 passed\u{1B}[0m\n" : "2 passed\n"))
    #expect(try tool("verify", "--color", "red").status == 2)
  }

  @Test("has colours on a terminal that shows them", arguments: [("", true), ("1", false)])
  func terminalColors(variable: String, areShown: Bool) throws {
    let tool = FlowTool(
      folder: workspace.path, environment: ["NO_COLOR": variable, "TERM": "xterm"])
    let screen = try Terminal.run(tool, ["verify"], keys: "").screen
    #expect(screen.contains("\u{1B}[32m2 passed") == areShown)
  }

  @Test("says nothing of what is pending where it cannot be written")
  func unwritablePending() throws {
    try workspace.remove(golden)
    // Nobody can write over a folder, not even the superuser.
    try FileManager.default.createDirectory(
      atPath: "\(workspace.path)/\(pending)", withIntermediateDirectories: true)
    let outcome = try workspace.flow("verify")
    #expect(outcome.status == 2)
    #expect(!outcome.output.contains("pending"), "\(outcome.output)")
    #expect(outcome.error.hasPrefix("\(pending): error: cannot write: "), "\(outcome.error)")
  }

  @Test(
    "says why a folder cannot be made",
    arguments: [
      "verify --shrink new", "pipe --crashes new",
      "explore glide-card --depth 1 --budget 5 --cover new",
      "explore glide-card --depth 1 --budget 5 -o new",
    ])
  func unmadeFolder(line: String) throws {
    // A name that is taken, where looking at it finds nothing.
    let taken = try workspace.flow.shell("ln -s nowhere new && $FLOW \(line)")
    #expect(taken.status == 2)
    #expect(taken.error.contains("new: error: cannot write: File exists"), "\(taken.error)")
    guard geteuid() != 0 else { return }
    let refused = try workspace.flow.shell("rm new && chmod u-w . && $FLOW \(line); chmod u+w .")
    #expect(refused.error.contains("new: error: cannot write: Permission"), "\(refused.error)")
  }

  @Test("writes results for machines")
  func reports() throws {
    try workspace.change(golden, #""frame":[0,512,375,300]"#, #""frame":[0,513,375,300]"#)
    let json = try workspace.flow("verify", "--ci", "--json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect((json.status, object["passed"] as? Int, object["failed"] as? Int) == (1, 1, 1))
    let github = try workspace.flow("verify", "--ci", "--github")
    #expect(
      github.output
        == """
        ::error file=\(trace),line=2,title=differs::scene glide-card, case a, frame 2 \
        (completion at 1 s): card.y is 512 instead of 513, 1 pt higher
        1 passed, 1 differs

        """)
    #expect(try workspace.flow("verify", "--ci", "--junit", "junit.xml").status == 1)
    let report = try workspace.read("junit.xml")
    #expect(
      report.contains(#"<testsuite name="flow verify" tests="2" failures="1" errors="0" time="0."#))
    #expect(report.contains(#"<testsuites tests="2" failures="1" errors="0" time="0."#))
    let element = #"<testcase classname="glide-card" name="a" file="\#(trace)" line="2" time="0."#
    #expect(report.contains(element))
    let elements = ["testsuites": 1, "testsuite": 1, "testcase": 2, "failure": 1]
    #expect(XMLReport(report).elements == elements)
    #expect(try workspace.flow("verify", "--junit", "none/junit.xml").status == 2)
  }
}
