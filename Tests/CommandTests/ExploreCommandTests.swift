import Foundation
import Testing

@Suite("Exploring and shrinking")
struct ExploreCommandTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(
      "few.jsonl",
      """
      {"type":"tap","target":"trigger"}

      {"t":3,"type":"tick"}

      """)
  }

  private func explore(_ options: String...) throws -> FlowTool.Outcome {
    try run(["explore", "glide-card", "--alphabet", "few.jsonl", "--depth", "3"] + options)
  }

  private func run(_ arguments: [String]) throws -> FlowTool.Outcome {
    let run = try workspace.flow.begin(arguments)
    run.endInput()
    return run.outcome()
  }

  @Test("tells how many states there are, and what came")
  func tells() throws {
    let outcome = try explore()
    #expect(outcome.status == 0)
    #expect(outcome.error == "")
    #expect(outcome.output.hasPrefix("glide-card: "))
    #expect(outcome.output.contains(" states expanded, to depth 3\n"))
    #expect(outcome.output.contains("states never reached: dragging, scrolling, removed"))
    #expect(outcome.output.contains("effects: didMove"))
  }

  @Test("gives the same as JSON, for any number of jobs")
  func json() throws {
    let outcome = try explore("--json", "--jobs", "1")
    #expect(outcome == (try explore("--json", "--jobs", "3")))
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(json["complete"] as? Bool == false)
    #expect((json["violations"] as? [Any])?.isEmpty == true)
    #expect((json["coverage"] as? [[String: Any]])?.isEmpty == false)
  }

  @Test("tells how long it took where asked, and not among the results")
  func statistics() throws {
    let outcome = try explore("--statistics")
    #expect(outcome.error.contains("transitions a second"))
    #expect(outcome.error.contains(" bytes a state"))
    #expect(outcome.output == (try explore().output))
  }

  @Test("sends events at once and with the completion alone where asked")
  func ends() throws {
    let outcome = try explore("--instants", "ends")
    #expect(outcome.status == 0)
    let line = try #require(
      outcome.output.split(separator: "\n").first { $0.hasPrefix("instants: ") })
    #expect(line.contains(" between 0, justBefore 0, exactly ") && line.hasSuffix(" justAfter 0"))
    #expect(!line.contains("atOnce 0,") && !line.contains("exactly 0,"))
    #expect(!(try explore().output.contains(" justBefore 0,")))
  }

  @Test("begins as a trace's header has it")
  func header() throws {
    try workspace.write(
      "right.trace.jsonl",
      """
      {"flowTrace":1,"scene":"glide-card","configuration":{"segmented":false}}
      {"t":1,"type":"tick"}

      """)
    let outcome = try workspace.flow(
      "explore", "right.trace.jsonl", "--alphabet", "few.jsonl", "--depth", "2")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("glide-card: "))
  }

  @Test("tells where an alphabet is wrong")
  func wrongAlphabet() throws {
    try workspace.write("few.jsonl", "{\"type\":\"tick\"}\n{\"type\":\"tik\"}\n")
    let outcome = try explore()
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("few.jsonl:2:9: error: "))
  }

  @Test("refuses before the search what it could not write to or compare with")
  func probes() throws {
    try workspace.write("file", "")
    for arguments in [["-o", "few.jsonl"], ["--cover", "file"], ["--cover", "file/x"]] {
      let outcome = try run(["explore", "glide-card", "--budget", "3600s"] + arguments)
      #expect(outcome.status == 2 && outcome.output == "", "\(outcome)")
      #expect(outcome.error.contains("few.jsonl") || outcome.error.contains("file"))
    }
    let outcome = try run(
      ["explore", "glide-card", "--budget", "3600s", "--differs", "echo Not today. >&2; exit 3;"])
    #expect(
      outcome
        == FlowTool.Outcome(
          status: 2, output: "",
          error: "flow explore: error: 'echo Not today. >&2; exit 3; replay' fails for a trace of "
            + "glide-card: exit status 3: Not today.\n"))
  }

  @Test("shows what was found if the other build fails later")
  func failsLater() throws {
    try workspace.write("other", "test $(wc -l < \"$2\") = 1 || { echo Too long. >&2; exit 5; }\n")
    let outcome = try explore("--differs", "sh other", "--instants", "ends")
    #expect(outcome.status == 2)
    #expect(outcome.output.hasPrefix("glide-card: "))
    #expect(
      outcome.error.hasSuffix(" of glide-card: exit status 5: Too long.\n"), "\(outcome.error)")
  }

  // MARK: Shrinking

  private static let trace = """
    {"flowTrace":1,"scene":"glide-card"}
    {"t":0.123,"type":"tick"}
    {"t":0.25,"type":"tap","target":"trigger"}
    {"t":0.375,"type":"tick"}
    {"t":1.875,"type":"tap","target":"dim"}

    """

  @Test("keeps what a command needs")
  func shrink() throws {
    try workspace.write("long.trace.jsonl", Self.trace)
    let outcome = try workspace.flow(
      "shrink", "long.trace.jsonl", "--while", #"grep -q '"target":"dim"'"#)
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        {"flowTrace":1,"scene":"glide-card"}
        {"t":0,"type":"tap","target":"dim"}

        """)
  }

  @Test("hands the trace over in a folder of its own, which is gone then")
  func privateFolder() throws {
    try workspace.write("long.trace.jsonl", Self.trace)
    let outcome = try workspace.flow.shell(
      #"mkdir tmp; echo 'ls -ld "$(dirname "$1")" >> seen' > look; "#
        + "TMPDIR=$PWD/tmp $FLOW shrink long.trace.jsonl --while 'sh look'; ls tmp")
    #expect((outcome.status, outcome.error) == (0, ""))
    let seen = try workspace.read("seen").split(separator: "\n")
    #expect(!seen.isEmpty && seen.allSatisfy { $0.hasPrefix("drwx------") }, "\(seen)")
    #expect(outcome.output.hasSuffix("}\n"), "\(outcome)")
  }

  @Test("says if there is nothing to shrink, and leaves nothing behind")
  func nothing() throws {
    try workspace.write("long.trace.jsonl", Self.trace)
    for arguments in [["--while", "false"], ["--violates", "label"]] {
      let outcome = try run(["shrink", "long.trace.jsonl", "-o", "out"] + arguments)
      #expect(outcome.status == 1)
      #expect(outcome.error == "flow shrink: 'long.trace.jsonl' does not show it\n")
    }
    #expect(Set(try workspace.contents().keys) == ["few.jsonl", "long.trace.jsonl"])
  }

  @Test("gives no trace that cannot be replayed, unless the given one cannot")
  func replays() throws {
    let trace = """
      {"flowTrace":1,"scene":"glide-card"}
      {"t":0.1,"type":"command","name":"show","value":"open"}

      """
    let shrink = ["shrink", "a.trace.jsonl", "--while", #"grep -q '"value":"'"#]
    try workspace.write("a.trace.jsonl", trace)
    #expect(try run(shrink).output == trace.replacing("0.1", with: "0"))
    try workspace.write("a.trace.jsonl", trace.replacing("open", with: "opne"))
    #expect(try run(shrink).output.contains(#""value":"""#))
  }

  @Test("keeps the rule that is broken first")
  func firstRule() throws {
    try workspace.write("a.trace.jsonl", Self.trace)
    try workspace.write(
      "rules.jsonl",
      """
      {"name":"G-1","when":{"event":"tap"},"never":{"state":"settling"}}
      {"name":"G-2","when":{"event":"tick"},"never":{"node":"card","exists":true}}

      """)
    try workspace.change("a.trace.jsonl", "{\"t\":0.123,\"type\":\"tick\"}\n", "")
    let outcome = try run(
      ["shrink", "a.trace.jsonl", "--violates", "rule", "--rules", "rules.jsonl"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(#""type":"tap""#) && !outcome.output.contains("tick"))
  }

  @Test("keeps what two builds differ in")
  func differs() throws {
    try workspace.write("long.trace.jsonl", Self.trace)
    // It makes the same of everything but a tap on the trigger.
    try workspace.write(
      "other", "grep -q trigger \"$2\" && echo other || exec \"$FLOW\" \"$@\"\n")
    let program = "FLOW=\(FlowTool.executable.path) sh other"
    let outcome = try workspace.flow("shrink", "long.trace.jsonl", "--differs", program)
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        {"flowTrace":1,"scene":"glide-card"}
        {"t":0,"type":"tap","target":"trigger"}

        """)
  }

  @Test("takes no trace for which the other build fails")
  func otherFails() throws {
    try workspace.write("long.trace.jsonl", Self.trace)
    try workspace.write("other", "grep -q trigger \"$2\" && echo other\n")
    let outcome = try workspace.flow("shrink", "long.trace.jsonl", "--differs", "sh other")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(#"{"t":0,"type":"tap","target":"trigger"}"#), "\(outcome)")
  }

  @Test("says that the other build fails", arguments: ["./no-such-flow", "/bin/false", "exit 3;"])
  func failing(program: String) throws {
    try workspace.write("long.trace.jsonl", Self.trace)
    let outcome = try run(["shrink", "long.trace.jsonl", "--differs", program, "-o", "out"])
    #expect(outcome.status == 2)
    #expect(
      outcome.error.hasPrefix(
        "flow shrink: error: '\(program) replay' fails for 'long.trace.jsonl': exit status "),
      "\(outcome.error)")
    #expect(try workspace.contents()["out"] == nil)
  }

  @Test(
    "knows the invariants of any scene, its own, and those of the scenes that it holds",
    arguments: [
      ("glide-card", "lable", "unknown invariant 'lable'; did you mean 'label'?"),
      ("glide-card", "setling", "unknown invariant 'setling'; did you mean 'settling'?"),
      ("glide-card", "digits", "unknown invariant 'digits'"),
      ("glide-card", "settling", nil), ("glide-card", "label", nil), ("checkout", "digits", nil),
      ("checkout", "covered", nil), ("checkout", "input", nil),
    ])
  func names(scene: String, name: String, says: String?) throws {
    try workspace.write("a.trace.jsonl", "{\"flowTrace\":1,\"scene\":\"\(scene)\"}\n")
    let outcome = try run(["shrink", "a.trace.jsonl", "--violates", name])
    #expect(outcome.status == (says == nil ? 1 : 2))
    #expect(outcome.error.contains(says ?? "does not show it"), "\(outcome.error)")
  }

  @Test("shortens a trace that breaks a rule beside the fixtures, or of another file")
  func rules() throws {
    try workspace.write(
      "a.trace.jsonl",
      """
      {"flowTrace":1,"scene":"glide-card"}
      {"t":1,"type":"tick"}
      {"t":2,"type":"tap","location":[337,66]}
      {"t":3,"type":"tick"}

      """)
    let rule =
      #"{"name":"r","when":{"event":"tap","target":"trigger"},"never":{"state":"settling"}}"#
    let shrink = ["shrink", "a.trace.jsonl", "--violates", "rule"]
    #expect(try run(shrink).status == 1)
    try workspace.write("other.jsonl", rule + "\n")
    let other = try run(shrink + ["--rules", "other.jsonl"])
    #expect(other.status == 0)
    #expect(other.output.split(separator: "\n").count == 2, "\(other.output)")
    try workspace.write(Workspace.file("glide-card", "rules.jsonl"), rule + "\n")
    #expect(try run(shrink).output == other.output)
  }

  @Test("takes the names that there are")
  func knownNames() throws {
    let outcome = try explore(
      "--without", "label,settling", "--allow", "dragging,dismiss,tap,keyboard.willShow")
    #expect((outcome.status, outcome.error) == (0, ""))
  }

  // MARK: Covering

  @Test("tells what traces take, and what they do not")
  func coverage() throws {
    try workspace.addCase("tapped")
    let outcome = try workspace.flow("coverage", "--budget", "20")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("glide-card: 1 traces, 2 events, "))
    #expect(outcome.output.contains("effects: didMove; never: "))
    #expect(outcome.output.contains("states never seen: dragging, scrolling, removed"))
    #expect(outcome.output.contains("moves made:\n    resting --tap--> settling  "))
    #expect(try workspace.flow("coverage", "--budget", "0", "--fail-under", "100").status == 0)
    #expect(try workspace.flow("coverage", "--budget", "20", "--fail-under", "90").status == 1)
    let json = try workspace.flow("coverage", "--budget", "20", "--json")
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(list.first?["traces"] as? Int == 1)
  }

  @Test("of every move is written by an exploration")
  func cover() throws {
    #expect(try explore("--cover", "cover").status == 0)
    let names = try workspace.contents().keys.filter { $0.hasPrefix("cover/") }
    #expect(!names.isEmpty && names.count <= 3)
    let outcome = try workspace.flow("coverage", "cover", "--budget", "0", "--json")
    #expect(outcome.output.contains(#"{"from":"resting","by":"tap","to":"settling","count":1}"#))
    #expect(
      outcome.output.contains(#"{"from":"settling","by":"completion","to":"resting","count":1}"#))
  }
}
