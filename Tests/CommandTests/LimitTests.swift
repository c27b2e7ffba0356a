import FlowCommand
import FlowEngine
import FlowExploration
import FlowReport
import FlowServe
import FlowSnapshots
import FlowTesting
import Foundation
import Scenes
import Testing

/// The tables of docs/limits.md, which are compared with the constants.
struct LimitTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized

  /// A number with commas between its thousands.
  private static func number(_ value: Int) -> String {
    var digits = String(value)
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.insert(digits.suffix(3), at: 0)
      digits.removeLast(3)
    }
    return ([Substring(digits)] + groups).joined(separator: ",")
  }

  /// Numbers as a cell of the table has them.
  private static func cell(_ values: Int...) -> String {
    values.map { number($0) }.joined(separator: "; ")
  }

  private static func range(_ range: ClosedRange<Int>) -> String {
    "\(number(range.lowerBound)) … \(number(range.upperBound))"
  }

  private static func mebibytes(_ bytes: Int) -> String { "\(number(bytes >> 20)) MiB" }

  /// Each row's limit, by the beginning of the row, in the order of the page.
  private static let limits: [(row: String, limit: String)] = [
    ("a line of a trace", mebibytes(InputLimits.lineLength)),
    ("nesting depth", cell(InputLimits.nesting)),
    ("magnitude", cell(Int(InputLimits.magnitude))),
    ("time `t`", "\(cell(Int(InputLimits.time))) s (115 days)"),
    ("duration", "\(cell(Int(InputLimits.duration))) s"),
    ("`replacement`", "\(cell(InputLimits.textLength)) UTF-16 units"),
    ("text of a field", "\(cell(InputLimits.textLength)) UTF-16 units"),
    ("members of ranges", "whole numbers, \(range(0...Int(InputLimits.magnitude)))"),
    ("the name of a `key`", "\(range(1...InputLimits.keyLength)) bytes"),
    ("edits that can be undone", cell(InputLimits.undoableEdits)),
    ("texts before and after", "\(cell(InputLimits.undoableText)) UTF-16 units"),
    ("pointers that are down", cell(InputLimits.pointers)),
    ("`size`", "\(range(0...Int(InputLimits.windowExtent))) points"),
    ("`windowOrigin`", "±\(cell(Int(InputLimits.windowExtent))) points"),
    ("fonts of a trace", cell(InputLimits.fonts)),
    ("characters with their own", cell(InputLimits.advances, InputLimits.fontAdvances)),
    ("the name of a font", "\(cell(InputLimits.fontName)) bytes"),
    ("texts in `strings`", cell(InputLimits.strings, InputLimits.stringBytes)),
    ("the tag in `locale`", "\(cell(InputLimits.languageTag)) bytes"),
    ("nodes in a frame", cell(InputLimits.nodes)),
    ("fields of a form", "\(cell(InputLimits.fields)) each"),
    // The scene's own.
    ("characters that a section", cell(1_000_000)),
    ("`--fps`", range(OptionLimits.replayRate)),
    ("samples in a replay", cell(InputLimits.samples)),
    ("completions", cell(Int(Engine<GlideCard>.completionLimit))),
    ("`--jobs`", "\(range(OptionLimits.jobs)); \(range(OptionLimits.replayThreads))"),
    (
      "frames of a case",
      "\(mebibytes(OutputLimit.standard)); `--max-output` sets \(range(OptionLimits.outputSize)) MiB"
    ),
    ("frames with samples in a report", mebibytes(DrawingLimits.sampled)),
    ("one frame of a file", mebibytes(DocumentLimits.frameLength)),
    ("members of a golden's", cell(DocumentLimits.members)),
    ("key frames", cell(DrawingLimits.keyFrames, DrawingLimits.candidates)),
    ("frames with samples that a strip", mebibytes(DrawingLimits.sampled)),
    (
      "for a strip",
      cell(DrawingLimits.origins, DrawingLimits.movement, DrawingLimits.states)
    ),
    ("depth of nodes", cell(DrawingLimits.depth)),
    (
      "bytes of a strip",
      cell(DrawingLimits.film) + "; "
        + DrawingLimits.filmRates.dropLast().map { number($0) }.joined(separator: ", ")
        + " or \(number(DrawingLimits.filmRates.last ?? 0))"
    ),
    ("state changes", cell(DrawingLimits.stateChanges)),
    ("differences between", cell(DocumentLimits.differences, DocumentLimits.ranges)),
    ("characters of a value", cell(DocumentLimits.valueLength)),
    ("GitHub annotations", cell(RunLimits.annotations, RunLimits.listed)),
    ("parts of a run", cell(RunLimits.shards)),
    (
      "processor time of a trace",
      "\(Int(RunLimits.workerSeconds)) s; `--limit` sets 0.001 … \(cell(Int(OptionLimits.time.upperBound))) s"
    ),
    (
      "memory of a trace",
      "\(mebibytes(RunLimits.workerMemory)); `--max-memory` sets \(range(OptionLimits.memory)) MiB"
    ),
    ("digests of a quarantine", cell(RunLimits.quarantined)),
    ("`--fps` of a report", range(OptionLimits.reportRate)),
    (
      "a line of `flow pipe`",
      "\(mebibytes(FleetLimits.caseLength)); \(mebibytes(FleetLimits.verdictLength))"
    ),
    (
      "in a verdict",
      cell(FleetLimits.idLength, FleetLimits.pathLength, FleetLimits.textLength) + " bytes"
    ),
    ("answers that `flow pipe --once`", cell(FleetLimits.knownAnswers, FleetLimits.knownLength)),
    ("of how many cases `--sample`", range(OptionLimits.sample)),
    ("reasons that `flow merge`", cell(FleetLimits.groups)),
    ("cases, ids and lines", cell(FleetLimits.named)),
    ("verdicts that wait", cell(FleetLimits.waiting)),
    ("verdicts that are sorted", mebibytes(FleetLimits.sortedSize)),
    ("marks of a compact", cell(FleetLimits.marks)),
    ("`--worst`", range(OptionLimits.worst)),
    (
      "events that may come",
      cell(ExplorationLimits.events, ExplorationLimits.fileEvents, ExplorationLimits.nodes)
    ),
    (
      "states;",
      "\(cell(ExplorationLimits.states)); \(range(OptionLimits.states)); "
        + "\(OptionLimits.searchTime.lowerBound) … \(cell(Int(OptionLimits.searchTime.upperBound))) s"
    ),
    ("`--depth`", "\(range(OptionLimits.walks)); \(range(OptionLimits.instants))"),
    (
      "texts of earlier frames",
      cell(ExplorationLimits.enteredTexts, ExplorationLimits.enteredBytes)
    ),
    ("violations that", cell(ExplorationLimits.violations, AuditLimits.faults)),
    (
      "traces that are tried",
      cell(
        ExplorationLimits.violationTries, ExplorationLimits.trapTries,
        ExplorationLimits.mutantTries,
        ExplorationLimits.traceTries)
    ),
    ("`--limit` of `shrink`", range(OptionLimits.tries)),
    ("`--fail-under`", range(OptionLimits.percent)),
    (
      "a request to `flow serve`",
      "\(mebibytes(ServeLimits.request)); \(number(ServeLimits.answer >> 10)) KiB, "
        + "\(number(ServeLimits.list >> 10)) KiB"
    ),
    (
      "sessions that are kept",
      cell(ServeLimits.sessions, ServeLimits.events) + "; \(mebibytes(ServeLimits.trace))"
    ),
    ("a file that is opened", "\(mebibytes(ServeLimits.file)); \(mebibytes(ServeLimits.worker))"),
    ("states of an exploration", cell(ServeLimits.states, ServeLimits.standardStates)),
    (
      "time without progress",
      "\(number(Int(ServeLimits.patience))); \(number(Int(ServeLimits.farewell))) s"
    ),
  ]

  @Test("The page has each limit with its number, and no other")
  func table() throws {
    let page = try String(
      contentsOf: Self.root.appending(path: "docs/limits.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| |") }
      .map { $0.dropFirst(2).dropLast(2).components(separatedBy: " | ") }
    #expect(rows.count == Self.limits.count)
    for (row, expected) in zip(rows, Self.limits) {
      #expect(row.first?.hasPrefix(expected.row) ?? false, "\(row) stands for \(expected.row)")
      #expect(row.last == expected.limit, "\(expected.row)")
    }
  }

  @Test("Each constant of a folder Limits is in the table")
  func constants() throws {
    let tests = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let sources = Self.root.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.contains("/Limits/") && $0.hasSuffix(".swift") }
    #expect(paths.count >= 8)
    for path in paths {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      let type = path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      // Texts say the numbers in words.
      for match in text.matches(of: /static let (\w+)/) where !match.output.1.hasSuffix("Text") {
        let name = "\(type).\(match.output.1)"
        #expect(tests.contains(name), "\(name) is not in docs/limits.md")
      }
    }
  }
}
