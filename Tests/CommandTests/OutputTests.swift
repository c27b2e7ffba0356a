import Foundation
import Testing

@Suite("What a command writes is never what it reads")
struct OutputTests {
  @Test("whatever names it", arguments: OutputRow.all)
  func refused(_ row: OutputRow) throws {
    for (index, input) in row.inputs.enumerated() {
      // Each input by one of the ways, in turns.
      let ways = OutputRow.Way.allCases.filter { !(input == .newGolden && $0 == .hardLink) }
      let workspace = try Workspace()
      let line = try row.shell(input, ways[index % ways.count], in: workspace)
      let prepared = try workspace.contents()
      let outcome = try workspace.flow.shell(line)
      #expect(outcome.status == 2, "\(line)")
      #expect(outcome.output == "", "\(line)")
      #expect(
        outcome.error.contains("error: cannot write: it is an input"), "\(line): \(outcome)")
      let left = try workspace.contents().filter { !$0.key.hasPrefix("other") }
      #expect(left == prepared, "\(line)")
    }
  }

  @Test("by any name of the file", arguments: OutputRow.Way.allCases)
  func ways(_ way: OutputRow.Way) throws {
    for row in OutputRow.all where ["report", "trim", "explore"].contains(row.command) {
      let workspace = try Workspace()
      let line = try row.shell(.trace, way, in: workspace)
      let outcome = try workspace.flow.shell(line)
      #expect(outcome.status == 2 && outcome.error.contains("it is an input"), "\(line)")
    }
  }

  @Test("nor one of the names that a command gives its traces, and no other name")
  func traceNames() throws {
    for (name, line, status) in [
      ("unknown-crashed.trace.jsonl", "pipe --crashes . < unknown-crashed.trace.jsonl", 2),
      ("1-unlisted.trace.jsonl", "explore 1-unlisted.trace.jsonl --budget 5 -o .", 2),
      ("-1.trace.jsonl", "explore ./-1.trace.jsonl --budget 5 -o .", 0),
    ] as [(String, String, Int32)] {
      let workspace = try Workspace()
      try workspace.write(name, Workspace.tapTrace)
      let outcome = try workspace.flow.shell("$FLOW \(line)")
      #expect(outcome.status == status, "\(line): \(outcome)")
      #expect(outcome.error.contains("it is an input") == (status == 2), "\(line): \(outcome)")
    }
  }

  @Test("nor two outputs one file")
  func twice() throws {
    let workspace = try Workspace()
    try workspace.addCase("a")
    try workspace.write("verdicts", "")
    let prepared = try workspace.contents()
    for line in [
      "verify --junit x --summary x", "verify --summary s.md --junit ./s-1.svg",
      "verify --shrink . --summary 1-a.trace.jsonl", "verify --junit 2-a.trace.jsonl --shrink .",
      "merge verdicts -o x --junit x", "merge verdicts --summary x --report ./x",
    ] {
      let outcome = try workspace.flow.shell("$FLOW \(line)")
      #expect(outcome.status == 2 && outcome.output == "", "\(line)")
      #expect(outcome.error.contains(" names it, too"), "\(line): \(outcome)")
      #expect(try workspace.contents() == prepared)
    }
    // One result, which two ask for.
    let both = try workspace.flow.shell("XML_OUTPUT_FILE=r.xml $FLOW verify --junit ./r.xml")
    #expect(both.status == 0, "\(both)")
  }

  @Test("but is written beside it, again and again, and to a pipe or a device")
  func allowed() throws {
    let workspace = try Workspace()
    try workspace.addCase("a")
    let trace = Workspace.file("a", "trace.jsonl")
    try workspace.write("stream", Workspace.tapTrace)
    for line in [
      "replay \(trace) --pretty -o \(Workspace.file("a", "frames.json"))",
      "replay \(trace) -o /dev/null", "replay - -o /dev/stdout < \(trace) | cat > frames",
      "report -o page --budget 0", "strip \(trace) -o s.svg",
      "verify --junit j --summary s.md --shrink .",
      "explore \(trace) --budget 5 -o Fixtures/glide-card --cover .",
      "record -o b.trace.jsonl < stream", "trim \(trace) -o piece.trace.jsonl",
    ] {
      for _ in 0..<2 {
        let outcome = try workspace.flow.shell("$FLOW \(line)")
        #expect(outcome.status == 0, "\(line): \(outcome)")
      }
    }
    #expect(try workspace.read(trace) == Workspace.tapTrace)
  }

  @Test(
    "and what cannot be written costs no other output",
    arguments: ["--junit", "--summary", "--shrink", "XML_OUTPUT_FILE"])
  func unwritable(_ name: String) throws {
    let workspace = try Workspace()
    try workspace.addCase("a")
    try workspace.addCase("b")
    try workspace.change(Workspace.file("a", "frames.json"), "0.2", "0.3")
    let written = ["--junit": "junit", "--summary": "summary", "--shrink": "shrink"]
    let options = written.map { "\($0) \($0 == name ? "none/x" : $1)" }.joined(separator: " ")
    let variable = name.hasPrefix("--") ? "" : "\(name)=none/x "
    let outcome = try workspace.flow.shell("\(variable)$FLOW verify --ci \(options)")
    #expect(outcome.status == 2)
    #expect(outcome.output.hasSuffix("\n1 passed, 1 differs\n"), "\(outcome)")
    #expect(
      outcome.error.hasSuffix("none/x: error: cannot write: No such file or directory\n"),
      "\(outcome)")
    let names = try workspace.contents().keys
    for (option, file) in written where option != name {
      #expect(names.contains { $0 == file || $0.hasPrefix("\(file)/") }, "\(file)")
    }
  }

  /// Ways to write a summary to what is no file.
  static let streams = [
    "--summary link", "--summary >(cat > got)", "--summary fifo & cat fifo > got; wait $!",
  ]

  @Test("and a summary has no pictures beside a pipe or a device", arguments: streams)
  func pictures(_ option: String) throws {
    let workspace = try Workspace()
    try workspace.addCase("a")
    try workspace.change(Workspace.file("a", "frames.json"), "0.2", "0.3")
    let outcome = try workspace.flow.shell(
      "mkfifo fifo; ln -s /dev/stderr link; $FLOW verify --ci \(option)")
    #expect(outcome.status == 1, "\(outcome)")
    #expect(try workspace.flow.shell("ls *.svg").output == "")
  }

  @Test(
    "nor is there a file named '-': it is standard output, or refused",
    arguments: OutputRow.all.filter { $0.option.hasPrefix("--") })
  func dash(_ row: OutputRow) throws {
    let workspace = try Workspace()
    let (given, plain) = try row.dash(in: workspace)
    let prepared = try workspace.contents()
    let outcome = try workspace.flow.shell(given)
    #expect(try workspace.contents() == prepared, "\(given)")
    let isResult = row.option == "--output" && !["report", "play", "explore"].contains(row.command)
    if isResult {
      #expect(outcome == (try workspace.flow.shell(plain)), "\(given)")
    } else {
      #expect(outcome.status == 2 && outcome.output == "", "\(given)")
      #expect(outcome.error.contains("and '-' is standard output"), "\(given): \(outcome)")
    }
  }

  @Test("nor is standard output, where results are added to a file")
  func standardOutput() throws {
    let workspace = try Workspace()
    try workspace.addCase("a")
    let trace = Workspace.file("a", "trace.jsonl")
    let prepared = try workspace.contents()
    for line in ["replay \(trace) >> \(trace)", "replay - < \(trace) >> \(trace)"] {
      let outcome = try workspace.flow.shell("$FLOW \(line)")
      #expect(outcome.status == 2)
      #expect(outcome.error.hasPrefix("<stdout>: error: cannot write: it is an input, '"))
      #expect(try workspace.contents() == prepared)
    }
  }

  @Test("and each option that names a file is in the table, which docs/reliability.md has")
  func complete() throws {
    let flow = FlowTool(folder: NSTemporaryDirectory())
    let overall = try flow("--help").output
    let commands = overall.split(separator: "\n").filter { $0.hasPrefix("  ") }
      .compactMap { $0.split(separator: " ").first.map { String($0) } }
    #expect(commands.count > 20)
    for command in commands {
      let help = try flow("help", command).output
      for line in help.split(separator: "\n") {
        let words = line.split(separator: " ")
        guard line.hasPrefix("  -"), let place = words.firstIndex(where: { $0.hasPrefix("--") }),
          place + 1 < words.count
        else { continue }
        let option = String(words[place])
        let isTold = OutputRow.all.contains { $0.command == command && $0.option == option }
        // The name of a value follows after one space, and all else after two or more.
        let hasValue = line.contains("\(option) \(words[place + 1])")
        if !hasValue || OutputRow.plainValues.contains(String(words[place + 1])) {
          #expect(!isTold, "\(command) \(option)")
        } else {
          #expect(isTold != OutputRow.inputOptions.contains(option), "\(command) \(option)")
        }
      }
    }
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../docs/reliability.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    for row in OutputRow.all { #expect(text.contains(row.documented + "\n"), "\(row.documented)") }
    let rows = text.split(separator: "\n").filter { line in
      commands.contains { line.hasPrefix("| `\($0)` | `") }
    }
    #expect(rows.count == OutputRow.all.count)
  }
}
