import Foundation
import Testing

@Suite("flow pipe and flow merge")
struct FleetCommandTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.addCase("a")
    try workspace.write("cases", (0..<200).map { Self.line("\($0)") }.joined())
  }

  private static func line(_ id: String) -> String {
    #"{"id":"\#(id)","path":"\#(Workspace.file("a", "trace.jsonl"))"}"# + "\n"
  }

  @Test("answer each line in order, the same with any number of jobs, and tell the end")
  func pipe() throws {
    let input = Data(try workspace.read("cases").utf8)
    let outcome = try workspace.flow("pipe", input: input)
    #expect(outcome.status == 0)
    #expect(outcome.output.split(separator: "\n").count == 200)
    #expect(outcome.output.hasPrefix(#"{"id":"0","scene":"glide-card","verdict":"replayed","#))
    #expect(outcome.error.hasPrefix("flow pipe: 200 answered: 200 replayed; digest "))
    #expect(outcome.error.hasSuffix("\n") && outcome.error.split(separator: "\n").count == 1)
    for jobs in ["2", "7"] {
      #expect(try workspace.flow("pipe", "--jobs", jobs, input: input) == outcome)
    }
    #expect(try workspace.flow("pipe", input: input.dropLast()) == outcome)
  }

  @Test("answer a line as soon as it is there")
  func interactive() throws {
    let run = try workspace.flow.begin(["pipe", "--jobs", "3"])
    run.send(Data(Self.line("first").utf8))
    #expect(run.firstLine()?.hasPrefix(#"{"id":"first","#) == true)
    run.send(Data("nonsense".utf8))
    run.endInput()
    let outcome = run.outcome()
    #expect(outcome.status == 0)
    #expect(outcome.error.contains("2 answered: 1 replayed, 1 line error;"))
  }

  @Test("answer nothing with nothing, and say when not all could be written")
  func ends() throws {
    let empty = try workspace.flow("pipe")
    #expect(
      empty
        == FlowTool.Outcome(
          status: 0, output: "", error: "flow pipe: 0 answered: none; digest ef46db3751d8e999\n"))
    let full = try workspace.flow.shell("\"$FLOW\" pipe < cases > /dev/full")
    #expect(full.status == 2)
    #expect(full.error.contains("<stdout>: error: cannot write: "))
    #expect(full.error.contains("flow pipe: 0 answered, and not all: none;"))
    let gone = try workspace.flow.shell(
      "for i in {1..50}; do cat cases; done | \"$FLOW\" pipe | head -n 1; echo ${PIPESTATUS[1]}")
    #expect(gone.output.hasSuffix("\n2\n"))
    #expect(gone.error.contains(" answered, and not all: "))
  }

  @Test("make goldens that pass, and a report on what does not")
  func goldens() throws {
    let goldens = try workspace.flow.shell("\"$FLOW\" pipe --digest < cases > goldens")
    #expect(goldens.status == 0)
    let passed = try workspace.flow.shell("\"$FLOW\" pipe < goldens")
    #expect(passed.error.hasPrefix("flow pipe: 200 answered: 200 passed;"))
    let differs = try workspace.flow.shell(
      "head -n 3 goldens | sed 's/\"digest\":\"./\"digest\":\"x/' > bad; head -n 9 goldens | tail -n 6 >> bad;"
        + "sed 's/\"golden\":{\"digest\":\"..../\"golden\":{\"digest\":\"0000/' goldens | tail -n 4 >> bad;"
        + "\"$FLOW\" pipe < bad > verdicts;"
        + "\"$FLOW\" merge verdicts --cases bad -o merged --report page.html --junit j.xml --summary s.md"
    )
    #expect(differs.status == 2)
    #expect(
      differs.error.contains("flow merge: 13 traces: 6 passed, 4 differ, 3 line errors; digest "))
    #expect(try workspace.read("page.html").contains(#""name":"199","folder":"glide-card""#))
    #expect(XMLReport(try workspace.read("j.xml")).elements["testcase"] == 13)
    #expect(
      try workspace.read("s.md").hasPrefix("# 13 traces: 6 passed, 4 differ, 3 line errors\n"))
  }

  @Test("merge shards to the same bytes, and name what is missing")
  func merge() throws {
    let split = try workspace.flow.shell(
      """
      split -n r/3 cases part.
      for part in part.a?; do "$FLOW" pipe < $part > $part.out; done
      "$FLOW" pipe < cases > all.out
      "$FLOW" merge all.out > one
      "$FLOW" merge part.ac.out part.aa.out part.ab.out part.aa.out > two
      cat part.ab.out part.ac.out | "$FLOW" merge part.aa.out - --cases cases > three
      cmp one two && cmp one three && "$FLOW" merge one --cases cases | cmp one - && echo same
      "$FLOW" merge part.ab.out part.ac.out --cases cases -o short; echo $?
      """)
    #expect(split.output == "same\n2\n", "\(split.error)")
    #expect(split.error.contains("flow merge: error: there is no verdict on '0'\n"))
    #expect(split.error.contains("flow merge: error: there is no verdict on 47 more\n"))
    #expect(split.error.contains("flow merge: 133 traces: 133 replayed, 67 missing; digest "))
  }

  @Test("merge what is a verdict, name what is not, and fail")
  func strays() throws {
    let outcome = try workspace.flow.shell(
      """
      head -n 3 cases | "$FLOW" pipe > good
      { head -n 2 good; printf '{"%070000d":1}\\n\\n{}\\n' 0; tail -n 1 good; } > mixed
      "$FLOW" merge mixed --cases cases -o out --junit j --summary s; echo $?
      "$FLOW" merge good | cmp - out && echo same
      """)
    #expect(outcome.output == "2\nsame\n")
    #expect(outcome.error.contains("mixed:3:2: error: no verdict, left out: unknown member '0000"))
    #expect(outcome.error.contains("mixed:5:1: error: no verdict, left out: 'verdict' must be one"))
    #expect(outcome.error.contains("3 replayed, 197 missing, 2 left out; digest "))
    #expect(outcome.error.split(separator: "\n").allSatisfy { $0.utf8.count < 1_000 })
    #expect(XMLReport(try workspace.read("j")).elements["testcase"] == 202)
  }

  @Test("replay equal traces once, with the same output", arguments: [[], ["--digest"]])
  func once(_ options: [String]) throws {
    let other = Workspace.tapTrace.replacing("1.5", with: "1.75")
    let traces = [Workspace.tapTrace, other, Workspace.tapTrace.replacing("tap", with: "tip")]
    let input = try (0..<300).map { number in
      let trace = try Self.json(traces[number % 7 % 3])
      let golden = number % 5 == 0 ? #","golden":"00000000000000\#(number % 2)0""# : ""
      return #"{"id":"\#(number) \"é\"","trace":\#(trace)\#(golden)}"# + "\n"
    }
    // What is wrong with these is in other columns.
    let wrong = try ["a", "longer"].map {
      #"{"id":"\#($0)","trace":\#(try Self.json(traces[0])),"golden":5}"# + "\n"
    }
    let bytes = Data((input + wrong + [Self.line("file"), "{}\n"]).joined().utf8)
    let outcome = try pipe(options, bytes)
    #expect(outcome.error.contains("pipe: 304 answered"))
    #expect(try pipe(options + ["--once"], bytes) == outcome)
    #expect(try pipe(options + ["--once", "--jobs", "3"], bytes) == outcome)
  }

  private func pipe(_ options: [String], _ input: Data) throws -> FlowTool.Outcome {
    let run = try workspace.flow.begin(["pipe"] + options)
    run.send(input)
    run.endInput()
    return run.outcome()
  }

  private static func json(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }

  @Test("answer a sample of the cases, the same ones anywhere")
  func sample() throws {
    let outcome = try workspace.flow.shell(
      """
      "$FLOW" pipe < cases > all
      "$FLOW" pipe --sample 10 < cases > some
      tac cases | "$FLOW" pipe --sample 10 --jobs 2 2> /dev/null | sort > other
      grep -Fxf all some | cmp - some && sort some | cmp - other && wc -l < some
      "$FLOW" merge some --sample 10 --cases cases > merged; echo $?
      "$FLOW" merge some --cases cases > /dev/null 2>&1; echo $?
      "$FLOW" pipe --sample 0 < cases 2> /dev/null; echo $?
      """)
    let numbers = outcome.output.split(separator: "\n").compactMap { Int($0) }
    #expect(numbers.count == 4 && numbers.dropFirst() == [0, 2, 2], "\(outcome)")
    // Of 200, 20 are expected; half as many or twice are three deviations away.
    #expect((numbers.first ?? 0) > 8 && (numbers.first ?? 0) < 36)
    #expect(outcome.error.contains(" not of the sample: "))
  }

  @Test("ask rules of a fleet")
  func rules() throws {
    try FileManager.default.createDirectory(
      atPath: "\(workspace.path)/rules", withIntermediateDirectories: true)
    let rule = #"{"name":"never open","never":{"node":"card","member":"frame.height","min":300}}"#
    try workspace.write("rules/glide-card.rules.jsonl", rule + "\n")
    let outcome = try workspace.flow.shell(
      """
      head -n 2 cases | "$FLOW" pipe --rules rules > verdicts; echo $?
      "$FLOW" merge verdicts > /dev/null; echo $?
      """)
    #expect(outcome.output == "0\n1\n", "\(outcome.error)")
    let verdicts = try workspace.read("verdicts")
    #expect(verdicts.contains(#""verdict":"broken rule""#))
    #expect(
      verdicts.contains(#""reason":"glide-card: broken rule: the rule 'never open' does not hold""#)
    )
    #expect(outcome.error.contains("2 answered: 2 broken rules;"))
    // What has the name of a file with rules, and is none.
    for line in ["ln -s none", "mkdir"] {
      let path = "rules/card-input.rules.jsonl"
      _ = try workspace.flow.shell("\(line) \(path)")
      let outcome = try workspace.flow("pipe", "--rules", "rules")
      #expect(outcome.status == 2 && outcome.error.hasPrefix("\(path): error: cannot read: "))
      try workspace.remove(path)
    }
    try workspace.write("rules/glide-card.rules.jsonl", rule + "\n{}\n")
    let faulty = try workspace.flow("pipe", "--rules", "rules")
    #expect(faulty.status == 2)
    #expect(faulty.error.contains("rules/glide-card.rules.jsonl:2:"))
    #expect(try workspace.flow("pipe", "--rules", "none").status == 2)
  }

  @Test("keep the shortest trace of each reason, from day to day")
  func shortest() throws {
    let long = Workspace.tapTrace + #"{"t":3,"type":"tap","target":"trigger"}"# + "\n"
    let cases = try [("b", long), ("a", Workspace.tapTrace)].map { name, trace in
      #"{"id":"\#(name)","trace":\#(try Self.json(trace)),"golden":"0000000000000000"}"# + "\n"
    }
    try workspace.write("monday", cases[0])
    try workspace.write("tuesday", cases.joined())
    let outcome = try workspace.flow.shell(
      """
      for day in monday tuesday monday; do
        "$FLOW" pipe < $day > verdicts && "$FLOW" merge verdicts --cases $day --shortest kept > merged
        ls kept | wc -l && cat kept/* | wc -l
      done
      "$FLOW" merge verdicts --shortest kept > merged
      """)
    #expect(outcome.output == "1\n4\n1\n3\n1\n3\n", "\(outcome.error)")
    #expect(outcome.error.contains("no trace of 1 reason is at hand"))
  }

  @Test("keep the trace of the very case, where another spelling of its id is a case, too")
  func spellings() throws {
    let ids = ["caf\u{E9}", "cafe\u{301}"]
    let cases = try ids.enumerated().map { index, id in
      let trace = Workspace.tapTrace.replacing("1.5", with: "1.\(index + 5)")
      return #"{"id":"\#(id)","trace":\#(try Self.json(trace))}"# + "\n"
    }
    let verdicts = ids.map {
      #"{"id":"\#($0)","scene":"glide-card","verdict":"differs","reason":"because \#($0)"}"# + "\n"
    }
    try workspace.write("spelled", cases.joined())
    try workspace.write("verdicts", verdicts.joined())
    let outcome = try workspace.flow.shell(
      """
      "$FLOW" merge verdicts --cases spelled --shortest kept --report page --summary s -o m
      cat kept/* | grep -c 1.5; cat kept/* | grep -c 1.6
      """)
    #expect(outcome.output == "1\n1\n", "\(outcome)")
    #expect(try workspace.read("s").contains("## 2 reasons"))
    let page = try workspace.read("page")
    #expect(page.contains("1.5") && page.contains("1.6"))
  }

  @Test("show the worst by their ids, the same bytes in each run")
  func page() throws {
    let golden = #","golden":"0000000000000000"}"# + "\n"
    let trace = try Self.json(Workspace.tapTrace)
    let path = Workspace.file("a", "trace.jsonl")
    let document = try Self.json(
      try workspace.read(Workspace.file("a", "frames.json")).replacing("0.2", with: "0.3"))
    try workspace.write(
      "worst",
      #"{"id":"one/é","trace":\#(trace)"# + golden + #"{"id":"two","path":"\#(path)""# + golden
        + #"{"id":"three","trace":\#(trace),"golden":\#(document)}"# + "\n"
        + #"{"id":"four","trace":"nonsense"}"# + "\n" + #"{"id":"zero","path":"\#(path)""# + golden)
    let outcome = try workspace.flow.shell(
      """
      "$FLOW" pipe < worst > verdicts
      "$FLOW" merge verdicts --cases worst --report first -o m
      "$FLOW" merge verdicts --cases worst --report second -o m; cmp first second && echo same
      """)
    #expect(outcome.output == "same\n", "\(outcome)")
    let page = try workspace.read("first")
    for text in [
      #""name":"one/é","folder":"one","trace":"glide-card/one/é""#,
      #""name":"two","folder":"glide-card","trace":"\#(path)""#,
      #""name":"three","folder":"glide-card","trace":"glide-card/three""#,
      #""name":"four","folder":"unknown","trace":"unknown/four""#,
      // Another case has its file.
      #""name":"zero","folder":"glide-card","trace":"glide-card/zero""#,
      "case two: there is no golden document",
    ] { #expect(page.contains(text), "\(text)") }
    #expect(!page.contains("001-") && !page.contains("/flow-"))
  }

  /// Streams that would be read twice, and what is said of them.
  static let streams = [
    ("merge all --cases <(cat cases) --report page", "'--report' reads the traces of '--cases'"),
    ("merge all --cases fifo --shortest kept", "'--shortest' reads the traces of '--cases'"),
    ("merge all --cases - --report page < cases", "'--report' reads the traces of '--cases'"),
    ("merge - --cases - < cases", "'-' is given twice"),
    ("merge - all - < all", "'-' is given twice"),
  ]

  @Test("refuse what would be read twice, before anything is written", arguments: streams)
  func twice(line: String, says: String) throws {
    _ = try workspace.flow.shell("mkfifo fifo; \"$FLOW\" pipe < cases > all")
    let before = try workspace.contents()
    let outcome = try workspace.flow.shell("\"$FLOW\" \(line)")
    #expect(outcome.status == 2 && outcome.output == "", "\(outcome)")
    #expect(outcome.error.hasPrefix("flow merge: error: \(says)"), "\(outcome)")
    #expect(try workspace.contents() == before)
    let once = try workspace.flow.shell("\"$FLOW\" merge all --cases <(cat cases) -o m")
    #expect(once.status == 0)
  }

  @Test(
    "write what can be written where something cannot",
    arguments: ["junit", "summary", "report", "output"])
  func unwritable(option: String) throws {
    let files = ["junit", "summary", "report", "output"]
    let options = files.map { "--\($0) \($0 == option ? "none/x" : $0)" }.joined(separator: " ")
    let outcome = try workspace.flow.shell(
      """
      "$FLOW" pipe < cases > all
      "$FLOW" merge all --cases cases --shortest kept \(options); echo $?
      """)
    #expect(outcome.output == "2\n")
    let lines = outcome.error.split(separator: "\n").suffix(2)
    #expect(lines.first == "none/x: error: cannot write: No such file or directory", "\(outcome)")
    #expect(lines.last?.hasPrefix("flow merge: 200 traces: 200 replayed; digest ") == true)
    let contents = try workspace.contents()
    for file in files where file != option { #expect(contents[file] != nil, "\(file)") }
  }

  @Test("merge nothing of what cannot be read")
  func unreadable() throws {
    let before = try workspace.contents()
    #expect(
      try workspace.flow("merge", "none").error
        == "none: error: cannot read: No such file or directory\n")
    #expect(try workspace.contents() == before)
  }

  @Test("merge nothing, which is no success unless nothing is expected")
  func nothing() throws {
    try workspace.write("none", "")
    #expect(try workspace.flow("merge", "none").status == 2)
    #expect(try workspace.flow("merge", "none", "--cases", "none").status == 0)
  }

  @Test("verify the part that a runner asks for")
  func runner() throws {
    try workspace.addCase("b")
    try workspace.addCase("c")
    try workspace.remove(Workspace.file("b", "frames.json"))
    var cases = 0
    for index in 0..<2 {
      let tool = FlowTool(
        folder: workspace.path,
        environment: [
          "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "\(index)",
          "TEST_SHARD_STATUS_FILE": "status-\(index)",
          "XML_OUTPUT_FILE": "results-\(index).xml", "BAZEL_TEST": "1",
        ])
      let outcome = try tool("verify")
      #expect(outcome.error == "")
      cases += XMLReport(try workspace.read("results-\(index).xml")).elements["testcase"] ?? 0
      #expect(try workspace.read("status-\(index)") == "")
      #expect(try tool("verify", "--shard", "1/1").output.contains("2 passed, 1 missing golden"))
    }
    #expect(cases == 3)
    #expect(try workspace.contents()[Workspace.file("b", "frames.json.new")] == nil)
    let wrong = FlowTool(
      folder: workspace.path, environment: ["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "2"])
    #expect(try wrong("verify").status == 2)
    let empty = FlowTool(
      folder: workspace.path, environment: ["TEST_TOTAL_SHARDS": "99", "TEST_SHARD_INDEX": "0"])
    #expect(try empty("verify") == FlowTool.Outcome(status: 0, output: "0 passed\n", error: ""))
  }
}
