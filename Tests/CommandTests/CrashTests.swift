import Foundation
import Testing

@Suite("A trace that ends the process")
struct CrashTests {
  private let workspace: Workspace
  private var flow: FlowTool { FlowTool(folder: workspace.path, name: "faulty-flow") }

  /// A way in which a scene ends the process, by the target of a tap.
  enum Fault: String, CaseIterable {
    case trap, loop, hog, depth

    var words: String {
      switch self {
      case .trap, .depth: "the scene traps at tap"
      case .loop: "the scene does not return at tap"
      case .hog: "the scene takes too much memory at tap"
      }
    }

    var kind: String {
      switch self {
      case .trap, .depth: "trap"
      case .loop: "time"
      case .hog: "memory"
      }
    }
  }

  /// What keeps the tests short.
  private static let limits = ["--limit", "300ms", "--max-memory", "64"]

  init() throws {
    workspace = try Workspace()
    try workspace.addCase("a")
    try workspace.addCase("b")
    try FileManager.default.createDirectory(
      atPath: "\(workspace.path)/Fixtures/fuse", withIntermediateDirectories: true)
  }

  /// Taps, the last of which ends the process.
  private static func trace(_ fault: String, last: Int = 3) -> String {
    let taps = (1...6).map { #"{"t":\#($0),"type":"tap","target":"count"}"# }
    return
      ([#"{"flowTrace":1,"scene":"fuse","configuration":{"last":\#(last)}}"#] + taps
      + [#"{"t":8,"type":"tap","target":"\#(fault)"}"#, #"{"t":9,"type":"tick"}"#])
      .joined(separator: "\n") + "\n"
  }

  private func add(_ fault: Fault) throws {
    try workspace.write("Fixtures/fuse/\(fault).trace.jsonl", Self.trace(fault.rawValue))
    try workspace.write("Fixtures/fuse/\(fault).frames.json", "{}")
  }

  private func run(_ words: [String], input: String = "") throws -> FlowTool.Outcome {
    let run = try flow.begin(words)
    run.send(Data(input.utf8))
    run.endInput()
    run.kill(after: 120)
    return run.outcome()
  }

  @Test("is a finding of verify, and costs no other case its result", arguments: Fault.allCases)
  func verify(_ fault: Fault) throws {
    let before = try run(["verify", "--json"])
    #expect(before.status == 0)
    try add(fault)
    try workspace.write("Fixtures/fuse/\(fault).frames.json.new", "{}")
    let outcome = try run(["verify"] + Self.limits)
    #expect(outcome.status == 1)
    let place = "Fixtures/fuse/\(fault).trace.jsonl:8: crashed: scene fuse, case \(fault): "
    #expect(outcome.output.hasPrefix(place + fault.words), "\(outcome)")
    #expect(outcome.output.hasSuffix("\n2 passed, 1 crashed\n"))
    #expect(outcome.error == "")
    let json = try run(["verify", "--json"] + Self.limits)
    let cases = before.output.drop { $0 != "[" }.dropFirst().drop { $0 != "[" }.dropLast(3)
    #expect(json.output.contains(cases.dropFirst()), "\(json.output)")
    #expect(json.output.contains(#""result":"crashed""#))
    // Nothing is left where a golden would be.
    #expect(try workspace.contents()["Fixtures/fuse/\(fault).frames.json.new"] == nil)
  }

  @Test("is counted by cause, and told in each format")
  func formats() throws {
    for fault in Fault.allCases { try add(fault) }
    let outcome = try run(
      ["verify", "--ci", "--github", "--junit", "j.xml", "--summary", "s.md"] + Self.limits)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("title=crashed::fuse: the scene traps at tap, in 2 cases"))
    #expect(outcome.output.hasSuffix("2 passed, 4 crashed\n"))
    let report = XMLReport(try workspace.read("j.xml"))
    #expect(report.elements["failure"] == 4 && report.elements["testcase"] == 6)
    #expect(try workspace.read("s.md").contains("| fuse: the scene traps at tap | 2 |"))
  }

  @Test("is told with the scene's own words")
  func words() throws {
    try add(.trap)
    let outcome = try run(["verify", "--ci"])
    #if DEBUG
      #expect(outcome.output.contains("Fatal error: the fuse has blown; digest "), "\(outcome)")
    #endif
    #expect(!outcome.wasKilled)
  }

  @Test("is left out by its digest, and reported as that")
  func quarantine() throws {
    try add(.trap)
    let outcome = try run(["verify", "--ci"])
    let digest = try #require(outcome.output.firstMatch(of: /digest ([0-9a-f]{16})/)).output.1
    try workspace.write("known", "# the fuse, since June\n\(digest) # trap\n\n")
    let left = try run(["verify", "--ci", "--quarantine", "known", "--junit", "j.xml"])
    #expect(left == .init(status: 0, output: "2 passed, 1 quarantined\n", error: ""))
    #expect(XMLReport(try workspace.read("j.xml")).elements["skipped"] == 1)
    try workspace.write("known", "\(digest)\nnonsense\n")
    let wrong = try run(["verify", "--ci", "--quarantine", "known"])
    #expect(wrong.status == 2 && wrong.error.hasPrefix("known:2:1: error: expected the digest"))
    for limit in ["0", "1h", "-1s", "4000s"] {
      #expect(try run(["verify", "--limit", limit]).status == 2)
    }
  }

  @Test("is shrunk on request", arguments: [Fault.trap, .hog])
  func shrink(_ fault: Fault) throws {
    try add(fault)
    let trace = "Fixtures/fuse/\(fault).trace.jsonl"
    let outcome = try run(["shrink", trace, "--crashes", "--max-memory", "64"])
    #expect(outcome.status == 0)
    // The configuration says how many taps it takes.
    #expect(outcome.output.split(separator: "\n").count == 5, "\(outcome)")
    let all = try run(["verify", "--ci", "--shrink", "short"] + Self.limits)
    #expect(all.error == "\(trace): 4 of 8 events show it: short/1-\(fault).trace.jsonl\n")
    #expect(try workspace.read("short/1-\(fault).trace.jsonl") == outcome.output)
    let other = try run(["shrink", Workspace.file("a", "trace.jsonl"), "--crashes"])
    #expect(other.status == 1)
  }

  @Test("is a mistake that strength counts as noticed, and an error without a mistake")
  func strength() throws {
    let trace = """
      {"flowTrace":1,"scene":"fuse"}
      {"t":1,"type":"tap","target":"early"}
      {"t":2,"type":"tap","target":"count"}

      """
    try workspace.write("Fixtures/fuse/close.trace.jsonl", trace)
    let golden = try run(
      ["replay", "Fixtures/fuse/close.trace.jsonl", "--pretty", "-o"]
        + ["Fixtures/fuse/close.frames.json"])
    #expect(golden.status == 0, "\(golden)")
    let outcome = try run(["strength", "Fixtures/fuse", "--each", "--budget", "20"])
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.output.contains("Fixtures/fuse/close.trace.jsonl, crashes"), "\(outcome)")
    try add(.trap)
    let crashed = try run(["strength", "Fixtures/fuse"])
    #expect(crashed.status == 2)
    #expect(crashed.error.hasPrefix("Fixtures/fuse/trap.trace.jsonl:8: crashed: scene fuse, case"))
  }

  // MARK: Rewriting and auditing

  /// Three traces of an older version, the second of which ends the process.
  private func addSquibs() throws {
    for (name, command) in [("c", "light"), ("d", "blow"), ("e", "light")] {
      let trace = """
        {"flowTrace":1,"scene":"squib"}
        {"t":1,"type":"command","name":"light"}
        {"t":2,"type":"command","name":"\(command)"}

        """
      try workspace.write("Fixtures/fuse/\(name).trace.jsonl", trace)
    }
  }

  @Test("is named by migrate, which rewrites all others", arguments: [true, false])
  func migrate(isCheck: Bool) throws {
    try addSquibs()
    let old = try workspace.contents()
    let outcome = try run(["migrate", "Fixtures"] + (isCheck ? ["--check"] : []))
    #expect(outcome.status == 2, "\(outcome)")
    #expect(
      outcome.error.hasPrefix(
        "Fixtures/fuse/d.trace.jsonl:3: crashed: scene squib, case d: the scene traps at command"),
      "\(outcome)")
    #expect(outcome.error.split(separator: "\n").count == 1, "\(outcome)")
    #expect(
      outcome.output == """
        Fixtures/fuse/c.trace.jsonl: squib 1 → 2
        Fixtures/fuse/e.trace.jsonl: squib 1 → 2

        """)
    for (path, text) in try workspace.contents() {
      let isRewritten = !isCheck && (path.contains("/c.") || path.contains("/e."))
      #expect((text != old[path]) == isRewritten, "\(path)")
    }
  }

  @Test("is named by the audit, which replays all others")
  func audit() throws {
    try addSquibs()
    let outcome = try run(["audit", "--matrix", "textSize=large"])
    #expect(outcome.status == 2, "\(outcome)")
    #expect(
      outcome.error.hasPrefix(
        "Fixtures/fuse/d.trace.jsonl:3: crashed: scene squib, case d: the scene traps at command"),
      "\(outcome)")
    #expect(outcome.output.contains("\n4 traces in 1 environment: "), "\(outcome)")
  }

  @Test(
    "is a finding of the audit in an environment in which it crashes, and looked at in all others",
    arguments: [
      (
        "sided", "the scene traps at tap: ", "there is no other side",
        "layoutDirection rightToLeft"
      ),
      ("night", "the scene does not return at tap", " at tap (", "colorScheme dark"),
    ])
  func auditElsewhere(_ fault: String, _ words: String, _ end: String, _ variant: String) throws {
    try workspace.write("Fixtures/fuse/x.trace.jsonl", Self.trace(fault))
    let matrix = "layoutDirection=leftToRight,rightToLeft;colorScheme=light,dark"
    for jobs in ["1", "3"] {
      let outcome = try run(["audit", "--matrix", matrix, "--jobs", jobs] + Self.limits)
      #expect(outcome.status == 1 && outcome.error == "", "\(outcome)")
      let lines = outcome.output.split(separator: "\n")
      let found = lines.filter { $0.contains(": fuse: ") }
      #expect(found.count == 2, "\(outcome)")
      let line = try #require(found.first)
      #expect(line.hasPrefix("Fixtures/fuse/x.trace.jsonl: refused: fuse: \(words)"), "\(line)")
      #expect(line.contains(end), "\(line)")
      #expect(line.hasSuffix(" (frame 6, \(variant); 2 times)"), "\(line)")
      #expect(found.last?.contains(": untold: ") == true, "what is found elsewhere")
      #expect(lines.last?.hasPrefix("3 traces in 4 environments: ") == true)
    }
    let alone = try run(["audit", "Fixtures/fuse", "--matrix", "contrast=increased"])
    #expect(!alone.output.contains("refused"))
  }

  // MARK: Exploring

  /// Explores a scene of which a tap on a node that is not there may end the process.
  private func explore(_ options: String...) throws -> FlowTool.Outcome {
    let tap = #"{"type":"tap","target":"TARGET"}"#
    try workspace.write(
      "taps.jsonl",
      ["count", "trap"].map { tap.replacing("TARGET", with: $0) + "\n" }.joined())
    return try run(["explore", "fuse", "--alphabet", "taps.jsonl", "--depth", "4"] + options)
  }

  @Test("is found by an exploration, shortened, and written beside the moves that no list has")
  func explored() throws {
    let outcome = try explore("-o", "found")
    #expect(outcome.status == 1, "\(outcome)")
    #expect(outcome.output.contains("violation of 'trap': the scene traps"), "\(outcome)")
    #expect(outcome.output.contains("moves that the scene does not list: safe --tap--> armed\n"))
    // Another tap goes on where this one traps.
    #expect(outcome.output.contains("tap  1/2   3/3"), "\(outcome)")
    let trap = try workspace.read("found/1-trap.trace.jsonl").split(separator: "\n")
    #expect(trap.map { $0.contains("trap") } == [false, false, false, false, true])
    let move = try workspace.read("found/2-unlisted.trace.jsonl").split(separator: "\n")
    #expect(move.map { $0.contains("count") } == [false, true])
  }

  @Test("is reported, and gone around, where builds are compared")
  func compared() throws {
    // A build that counts to seven.
    try workspace.write(
      "other", "\(FlowTool.path(of: "faulty-flow")) \"$@\" | sed 's/\"count\":2/\"count\":7/'\n")
    let other = try explore("--json", "--differs", "sh other", "-o", "found")
    #expect(other.status == 1, "\(other)")
    let differing = other.output.matches(of: /"name":"([a-z]+)","text":"/).map { $0.output.1 }
    #expect(Set(differing) == ["trap", "differs"], "\(other)")
    let taps = try workspace.contents().filter { $0.key.hasSuffix("-differs.trace.jsonl") }
    #expect(taps.count == 1 && taps.values.allSatisfy { $0.matches(of: /count/).count == 2 })
  }

  // MARK: Fleets

  private static func line(_ id: String, _ trace: String) -> String {
    let text = trace.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return #"{"id":"\#(id)","trace":"\#(text)"}"# + "\n"
  }

  @Test("costs a fleet no other verdict, whatever the number of jobs", arguments: ["1", "3"])
  func pipe(jobs: String) throws {
    let good = (0..<30).map { Self.line("good-\($0)", Workspace.tapTrace) }
    var all = good
    for (index, fault) in Fault.allCases.enumerated() {
      all.insert(
        Self.line("bad-\(fault)", Self.trace(fault.rawValue)), at: 7 * index + 3)
    }
    let before = try run(["pipe", "--jobs", jobs], input: good.joined())
    let outcome = try run(
      ["pipe", "--jobs", jobs, "--crashes", "kept"] + Self.limits, input: all.joined())
    #expect(outcome.status == 0)
    let verdicts = outcome.output.split(separator: "\n")
    #expect(verdicts.count == 34)
    #expect(
      verdicts.filter { !$0.contains("bad-") }.joined(separator: "\n") + "\n" == before.output)
    for fault in Fault.allCases {
      let verdict = try #require(verdicts.first { $0.contains("\"bad-\(fault)\"") })
      #expect(verdict.contains(#""verdict":"crashed""#) && verdict.contains(#""line":8,"#))
      #expect(verdict.contains(#""reason":"fuse: crashed: \#(fault.words)""#), "\(verdict)")
      #expect(try workspace.contents()["kept/fuse-\(fault.kind)-tap.trace.jsonl"] != nil)
    }
    #expect(outcome.error.contains("34 answered: 30 replayed, 4 crashed; digest "))
    try workspace.write("verdicts", outcome.output)
    try workspace.write("cases", all.joined())
    let merged = try run(
      ["merge", "verdicts", "--cases", "cases", "--report", "page.html", "--summary", "s.md"]
        + ["-o", "m"] + Self.limits)
    #expect(merged.status == 1, "\(merged)")
    #expect(merged.error.contains("34 traces: 30 replayed, 4 crashed; digest "))
    #expect(try workspace.read("s.md").contains("| fuse: crashed: the scene traps at tap | 2 |"))
  }

  @Test("keeps the shortest of a cause, and is left out by its digest")
  func kept() throws {
    let long = Self.trace("trap")
    let short = Self.trace("trap", last: 1)
      .replacing(/\{"t":[2-6],"type":"tap","target":"count"\}\n/, with: "")
    let input = [long, short, long].enumerated().map { Self.line("\($0)", $1) }.joined()
    let outcome = try run(["pipe", "--crashes", "kept"], input: input)
    #expect(try workspace.read("kept/fuse-trap-tap.trace.jsonl") == short)
    let digests = outcome.output.matches(of: /"digest":"([0-9a-f]{16})"/).map { $0.output.1 }
    #expect(digests.count == 3 && digests[0] == digests[2])
    try workspace.write("known", "\(digests[0])\n")
    let left = try run(["pipe", "--quarantine", "known"], input: input)
    #expect(left.error.contains("3 answered: 1 crashed, 2 quarantined; digest "))
  }

  @Test("replaces no trace that a case names", arguments: ["1", "3"])
  func named(jobs: String) throws {
    let kept = "kept/fuse-trap-tap.trace.jsonl"
    let long = Self.trace("trap")
    try FileManager.default.createDirectory(
      atPath: "\(workspace.path)/kept", withIntermediateDirectories: true)
    try workspace.write(kept, long)
    // Its name is none that a crash may have.
    try workspace.write("kept/tap.trace.jsonl", Workspace.tapTrace)
    try FileManager.default.createSymbolicLink(
      atPath: "\(workspace.path)/link", withDestinationPath: kept)
    let short = Self.trace("trap", last: 1)
      .replacing(/\{"t":[2-6],"type":"tap","target":"count"\}\n/, with: "")
    let paths = [kept, "kept/../\(kept)", "link", "kept/tap.trace.jsonl"]
    func input(_ first: String) -> String {
      first + paths.map { #"{"id":"\#($0)","path":"\#($0)"}"# + "\n" }.joined()
    }
    let words = ["pipe", "--jobs", jobs, "--crashes", "kept"]
    for options in [[], ["--digest"]] {
      let outcome = try run(words + options, input: input(""))
      #expect(outcome.error.contains("4 answered: 1 replayed, 3 file errors; digest "))
      #expect(try workspace.read(kept) == long)
    }
    let outcome = try run(words, input: input(Self.line("short", short)))
    #expect(
      outcome.output.matches(of: /"message":"cannot read: it is in the folder of '--crashes'/).count
        == 3, "\(outcome)")
    #expect(outcome.error.contains("5 answered: 1 replayed, 3 file errors, 1 crashed; digest "))
    #expect(try workspace.read(kept) == short)
  }

  @Test("is reported before the counts where it cannot be kept")
  func unkept() throws {
    try FileManager.default.createDirectory(
      atPath: "\(workspace.path)/kept/fuse-trap-tap.trace.jsonl",
      withIntermediateDirectories: true)
    let input = Self.line("bad", Self.trace("trap"))
    let outcome = try run(["pipe", "--crashes", "kept"], input: input)
    #expect(outcome.status == 2)
    let lines = outcome.error.split(separator: "\n")
    #expect(lines.count == 2 && lines.last?.contains("pipe: 1 answered: 1 crashed; ") == true)
  }

  // MARK: The report

  @Test("is in the report, beside all other cases")
  func report() throws {
    for fault in Fault.allCases { try add(fault) }
    let outcome = try run(["report", "-o", "page.html", "--budget", "20"] + Self.limits)
    #expect(outcome.status == 1, "\(outcome)")
    #expect(outcome.error.hasSuffix("report: 2 passed, 4 crashed: page.html\n"), "\(outcome)")
    let page = try workspace.read("page.html")
    #expect(page.contains("the scene does not return at tap"))
    // A scene that crashes has no coverage, and all others have theirs.
    #expect(outcome.error.components(separatedBy: "no coverage of ").count == 2, "\(outcome)")
    #expect(outcome.error.contains("no coverage of fuse,"), "\(outcome)")
    let isCovered = page.contains(#""coverage":[{"scene":"glide-card""#)
    #expect(isCovered)
  }
}
