import Foundation
import Testing

/// An option, or a variable, that names what a command writes, and all that the command reads.
struct OutputRow: Sendable, CustomTestStringConvertible {
  /// What a command reads.
  enum Input: String, Sendable {
    case trace
    case golden
    case newGolden = "a golden that is not there yet"
    case pending = "pending frames"
    case obsolete = "a golden without a trace"
    case lookalike = "a trace of another name"
    case standardInput = "standard input"
    case verdicts
    case cases = "`--cases`"
    case namedTrace = "a trace that a verdict names"
    case module = "`--module`"
    case alphabet = "`--alphabet`"
    case also = "`--also`"
    case condition = "`--while`"
    case program = "`--differs`"
    case rules = "`--rules`"
    case strings = "`--strings`"
    case exceptions = "`audit.json`"
    case quarantine = "`--quarantine`"

    /// All that a search for cases finds.
    static let found: [Input] = [.trace, .golden, .newGolden, .pending, .obsolete, .lookalike]
  }

  /// The ways in which an output is named.
  enum Way: CaseIterable {
    case plain, dots, link, hardLink
  }

  var command: String
  var option: String
  var inputs: [Input]

  init(_ command: String, _ option: String, _ inputs: [Input]) {
    self.command = command
    self.option = option
    self.inputs = inputs
  }

  static let all = [
    OutputRow("replay", "--output", [.trace, .standardInput, .strings]),
    OutputRow("verify", "--junit", Input.found + [.strings, .quarantine]),
    OutputRow("verify", "--summary", Input.found + [.strings, .quarantine]),
    OutputRow("verify", "--shrink", [.trace, .quarantine]),
    OutputRow("verify", "XML_OUTPUT_FILE", Input.found + [.strings]),
    OutputRow("verify", "TEST_SHARD_STATUS_FILE", Input.found + [.strings]),
    OutputRow("report", "--output", Input.found + [.strings, .exceptions, .quarantine]),
    OutputRow("play", "--output", [.trace, .module, .strings]),
    OutputRow("export", "--output", [.trace]),
    OutputRow("strip", "--output", [.trace, .golden, .newGolden]),
    OutputRow("diagram", "--output", Input.found),
    OutputRow("record", "--output", [.standardInput]),
    OutputRow("trim", "--output", [.trace]),
    OutputRow("anonymize", "--output", [.trace, .standardInput]),
    OutputRow("pipe", "--crashes", [.standardInput, .quarantine]),
    OutputRow("merge", "--output", [.verdicts, .standardInput, .cases, .namedTrace]),
    OutputRow("merge", "--junit", [.verdicts, .standardInput, .cases, .namedTrace]),
    OutputRow("merge", "--summary", [.verdicts, .standardInput, .cases, .namedTrace]),
    OutputRow("merge", "--report", [.verdicts, .standardInput, .cases, .namedTrace]),
    OutputRow("merge", "--shortest", [.namedTrace]),
    OutputRow("explore", "--output", [.trace, .alphabet, .also, .rules, .program]),
    OutputRow("explore", "--cover", [.trace, .alphabet, .also, .rules, .program]),
    OutputRow("shrink", "--output", [.trace, .rules, .condition, .program]),
    OutputRow("strength", "--kill", [.trace]),
    OutputRow("audit", "--junit", Input.found + [.strings, .exceptions]),
    OutputRow("speak", "--output", [.trace, .strings]),
  ]

  /// The names by which options have values that are no files.
  static let plainValues: Set = [
    "K", "SPEC", "N", "X", "T", "I/N", "WHEN", "IDS", "NAME", "NAMES", "BUDGET", "TIME", "FORMAT",
    "COMMAND",
  ]

  /// The options that name inputs.
  static let inputOptions: Set = [
    "--module", "--cases", "--alphabet", "--also", "--while", "--differs", "--rules", "--strings",
    "--quarantine", "--play",
  ]

  var testDescription: String { "\(command) \(option)" }

  /// The row in the table of docs/reliability.md.
  var documented: String {
    let written = isFolder ? "\(option) DIR" : option
    return "| `\(command)` | `\(written)` | "
      + inputs.map { $0.rawValue }.joined(separator: ", ") + " |"
  }

  /// Whether traces are written to a folder.
  var isFolder: Bool {
    ["--shrink", "--cover", "--kill", "--crashes", "--shortest"].contains(option)
      || command == "explore"
  }

  /// The names of the files that are read, of which those of a folder are names that may be written there.
  private var stem: String {
    switch option {
    case "--cover": "Fixtures/glide-card/cover-1"
    case "--kill", "--crashes", "--shortest": "Fixtures/glide-card/glide-card-1"
    default: "Fixtures/glide-card/1-a"
    }
  }

  /// Where an input stands.
  private func path(of input: Input) -> String {
    switch input {
    case .trace, .namedTrace: "\(stem).trace.jsonl"
    case .golden, .newGolden: "\(stem).frames.json"
    case .pending: "\(stem).frames.json.new"
    case .obsolete: "Fixtures/glide-card/old.frames.json"
    case .lookalike: "Fixtures/glide-card/trace.json"
    case .standardInput: ["record", "merge"].contains(command) ? "stream" : "\(stem).trace.jsonl"
    case .verdicts: "verdicts"
    case .cases: "cases"
    case .module: "module"
    case .strings: "strings.xcstrings"
    case .exceptions: "Fixtures/audit.json"
    case .quarantine where !isFolder: "quarantine"
    case .alphabet, .also, .rules, .quarantine: "\(stem)lphabet.trace.jsonl"
    case .program where command == "explore": "\(stem)lphabet.trace.jsonl"
    case .condition, .program: "program"
    }
  }

  /// Puts all inputs there.
  private func prepare(_ workspace: Workspace, _ input: Input) throws {
    let trace = "\(stem).trace.jsonl"
    try workspace.write(trace, Workspace.tapTrace)
    try workspace.write("\(stem)lphabet.trace.jsonl", #"{"type":"tap","target":"trigger"}"# + "\n")
    if input != .newGolden { try workspace.write("\(stem).frames.json", "{}\n") }
    try workspace.write("\(stem).frames.json.new", "{}\n")
    try workspace.write("Fixtures/glide-card/old.frames.json", "{}\n")
    try workspace.write("Fixtures/glide-card/trace.json", Workspace.tapTrace)
    try workspace.write("module", "\u{0}asm")
    try workspace.write("strings.xcstrings", #"{"strings":{}}"#)
    try workspace.write("Fixtures/audit.json", "[]\n")
    try workspace.write("quarantine", "0123456789abcdef\n")
    try workspace.write("program", "#!/bin/sh\n")
    try workspace.write("cases", "a\n")
    let verdict = #"{"id":"a","path":"\#(trace)","verdict":"differs"}"# + "\n"
    try workspace.write("verdicts", verdict)
    try workspace.write("stream", command == "merge" ? verdict : Workspace.tapTrace)
  }

  /// The command line, without the option.
  private func line(_ input: Input) -> String {
    let trace = "\(stem).trace.jsonl"
    let isStream = input == .standardInput
    let strings = input == .strings ? " --strings \(path(of: input))" : ""
    switch command {
    case "verify", "report", "pipe":
      let operand = command == "pipe" ? "< \(trace)" : "Fixtures" + strings
      return operand + (input == .quarantine ? " --quarantine \(path(of: input))" : "")
    case "strength": return "Fixtures"
    case "export": return "\(trace) --to chrome-trace"
    case "audit": return "Fixtures" + strings
    case "diagram": return "glide-card Fixtures"
    case "record": return "< stream"
    case "play": return "\(trace) --module module" + strings
    case "replay", "anonymize", "speak": return (isStream ? "- < \(trace)" : trace) + strings
    case "merge":
      let reads = ["--report", "--shortest"].contains(option)
      let page = input == .namedTrace && !reads ? " --report page" : ""
      return (isStream ? "- < stream" : "verdicts") + " --cases cases" + page
    case "explore":
      switch input {
      case .alphabet: return "glide-card --alphabet \(path(of: input))"
      case .also: return "glide-card --also \(path(of: input))"
      case .rules: return "glide-card --rules \(path(of: input))"
      case .program: return "glide-card --differs \(path(of: input))"
      default: return trace
      }
    case "shrink":
      switch input {
      case .condition: return "\(trace) --while ./program"
      case .program: return "\(trace) --differs ./program"
      case .rules: return "\(trace) --violates rule --rules \(path(of: input))"
      default: return "\(trace) --violates label"
      }
    default: return trace
    }
  }

  /// Two lines of shell: one with `-` for the output, and one without the option.
  func dash(in workspace: Workspace) throws -> (given: String, plain: String) {
    let input = inputs[0]
    try prepare(workspace, input)
    let words = line(input)
    return ("$FLOW \(command) \(option) - \(words)", "$FLOW \(command) \(words)")
  }

  /// A line of shell that makes an output one of the inputs.
  func shell(_ input: Input, _ way: Way, in workspace: Workspace) throws -> String {
    try prepare(workspace, input)
    let path = path(of: input)
    let folder = "Fixtures/glide-card"
    let name = path.split(separator: "/").last.map { String($0) } ?? path
    let target: String
    let preparation: String
    switch way {
    case .plain: (target, preparation) = (isFolder ? folder : path, "")
    case .dots: (target, preparation) = ("./Fixtures/.././\(isFolder ? folder : path)", "")
    case .link:
      (target, preparation) = ("link", "ln -s \(isFolder ? folder : path) link; ")
    case .hardLink:
      (target, preparation) =
        isFolder
        ? ("other", "mkdir other; ln \(path) other/\(name); ")
        : ("other", "ln \(path) other; ")
    }
    let words = line(input)
    if option.hasPrefix("--") {
      return preparation + "$FLOW \(command) \(option) \(target) \(words)"
    }
    return preparation + "TEST_TOTAL_SHARDS=1 TEST_SHARD_INDEX=0 \(option)=\(target) "
      + "$FLOW \(command) \(words)"
  }
}
