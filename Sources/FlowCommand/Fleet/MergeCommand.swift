import FlowReport
import FlowSnapshots

/// `flow merge`: the union of verdict files.
enum MergeCommand: Command {
  static let name = "merge"
  static let summary =
    "Merges the verdicts of '\(FlowTool.name) pipe' from many runs into one result."
  static let operands = Operands(text: "VERDICTS|-…", count: 1...Int.max, use: .reads)
  static let options = [
    cases, .sample, output, .junit, summaryFile, report, worst, shortest, .timeLimit, .memoryLimit,
  ]
  static let details = """
    The result is every verdict once, sorted by id: the same bytes for the same verdicts, whatever the
    files, and it can be merged again. A line that is not a verdict is omitted, reported and counted.
    Two different verdicts on one case are an error. Exit status 1 if a snapshot differs, 2 if a
    trace cannot be replayed, a verdict is missing, a line is not a verdict, or there is no verdict and
    no '--cases'.
    """

  private static let cases = Option(
    "cases", value: "FILE", use: .reads,
    "what there should be: the lines that were piped, or an id on each line"
  )
  private static let output = Option(
    "output", letter: "o", value: "FILE", use: .writesResult,
    "write the verdicts to FILE; '-' is standard output")
  private static let summaryFile = Option(
    "summary", value: "FILE", use: .writes,
    "also write counts, reasons and the worst to FILE in Markdown")
  private static let report = Option(
    "report", value: "FILE", use: .writes,
    "also write a page that shows the worst cases; their traces are those\nthat '--cases' or a path has"
  )
  private static let worst = Option("worst", value: "N", "how many are the worst; default 20")

  private static let shortest = Option(
    "shortest", value: "DIR", use: .writesTraces(.scene),
    "keep the shortest trace of each reason in the folder DIR; traces are\nthose that '--cases' or a path has"
  )

  /// How many faults of one kind are listed.
  private static let namedCount = 20

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    try requireReadable(arguments)
    let worstCount = try arguments.integer(worst, in: OptionLimits.worst) ?? 20
    let merge = try merged(arguments)
    let summary = try summed(merge, worstCount)
    var errors = FirstError()
    var traces: FleetTraces?
    if arguments.has(report) {
      errors.attempt { () throws(CommandError) in traces = try Self.traces(of: summary, arguments) }
    }
    let check = try OutputCheck(Self.self, arguments, scenes)
    let kept = arguments.has(shortest) ? summary.groups.compactMap { $0.shortest.path } : []
    for path in (traces?.sources ?? []) + kept { try check.require(path) }
    let limits = try arguments.workerLimits()
    write(summary, merge, arguments, &errors)
    if let traces, let page = arguments.text(report) {
      errors.attempt { () throws(CommandError) in try show(traces, scenes, on: page, limits) }
    }
    if let folder = arguments.text(shortest) {
      errors.attempt { () throws(CommandError) in
        try keepShortest(summary, in: folder, arguments)
      }
    }
    errors.error?.tell()
    for warning in merge.warnings { Console.tell(warning) }
    name(merge.strays)
    name(merge.missing, "there is no verdict on")
    name(merge.unexpected, "there is a verdict, and no case,")
    let missing =
      (merge.missing.isEmpty ? "" : ", \(merge.missing.count) missing")
      + (merge.unexpected.isEmpty ? "" : ", \(merge.unexpected.count) unexpected")
      + (merge.strays.count == 0 ? "" : ", \(merge.strays.count) left out")
    Console.tell(
      "\(FlowTool.name) merge: \(summary.counts.all) traces: \(summary.counts.text)\(missing); "
        + "digest \(summary.counts.digest)")
    return errors.error == nil ? status(summary, merge, arguments) : .badInput
  }

  /// Refuses what would be read twice and can be read once only.
  private static func requireReadable(_ arguments: Arguments) throws(CommandError) {
    let file = arguments.text(cases)
    guard (arguments.operands + [file]).count(where: { $0 == "-" }) < 2 else {
      throw .usage("'-' is given twice; standard input is read once")
    }
    guard let file, let option = [report, shortest].first(where: { arguments.has($0) }) else {
      return
    }
    switch File.kind(of: file) {
    case .pipe, .other: break
    case nil where file == "-": break
    case .regular, .folder, nil: return
    }
    throw .usage(
      "'\(option.spelling)' reads the traces of '\(cases.spelling)' when the verdicts are known, a second "
        + "time; '\(cases.spelling)' must name a file, not the stream '\(file)'")
  }

  private static func status(
    _ summary: FleetSummary, _ merge: VerdictMerge, _ arguments: Arguments
  ) -> ExitStatus {
    // Nothing is no success, unless nothing is expected.
    if summary.counts.all == 0, !arguments.has(cases) { return .badInput }
    let isBad = FleetVerdict.Kind.allCases.contains { $0.isBadInput && summary.counts[$0] > 0 }
    if isBad || merge.strays.count > 0 || !merge.missing.isEmpty || !merge.unexpected.isEmpty {
      return .badInput
    }
    return summary.counts.failed == 0 ? .success : .difference
  }

  private static func merged(_ arguments: Arguments) throws(CommandError) -> VerdictMerge {
    var merge = VerdictMerge()
    let sample = try arguments.sample()
    do throws(LinesError) {
      for path in arguments.operands {
        try open(path) { (file) throws(LinesError) in try merge.add(file) }
      }
      try merge.finish()
      if let path = arguments.text(cases) {
        try open(path) { (file) throws(LinesError) in try merge.expect(file, sample) }
      }
    } catch {
      throw .message(error.message)
    }
    return merge
  }

  private static func summed(
    _ merge: VerdictMerge, _ worstCount: Int
  ) throws(CommandError) -> FleetSummary {
    do throws(FileError) {
      return try FleetSummary(merge, worst: worstCount)
    } catch {
      throw .file(error)
    }
  }

  private static func open(
    _ path: String, _ body: (FileDescriptor) throws(LinesError) -> Void
  ) throws(LinesError) {
    if path == "-" { return try body(.standardInput) }
    try File.open(path, orThrow: LinesError.file, body)
  }

  private static func name(_ strays: StrayLines) {
    for message in strays.messages.prefix(namedCount) { Console.tell(message) }
    if strays.count > namedCount {
      Console.tell(
        "\(FlowTool.name) merge: error: \(strays.count - namedCount) more lines are no verdicts")
    }
  }

  private static func name(_ ids: FleetIDs, _ fault: String) {
    for id in ids.first.prefix(namedCount) {
      Console.tell("\(FlowTool.name) merge: error: \(fault) '\(id)'")
    }
    if ids.count > namedCount {
      Console.tell("\(FlowTool.name) merge: error: \(fault) \(ids.count - namedCount) more")
    }
  }

  // MARK: Files

  private static func write(
    _ summary: FleetSummary, _ merge: VerdictMerge, _ arguments: Arguments,
    _ errors: inout FirstError
  ) {
    if let path = arguments.text(.junit) {
      attempt(&errors) { () throws(FileError) in
        let file = try OutputFile(replacing: path)
        try summary.writeJUnit(merge) { (text) throws(FileError) in try file.put(text) }
        try file.finish()
      }
    }
    if let path = arguments.text(summaryFile) {
      attempt(&errors) { () throws(FileError) in
        try OutputFile.replace(path, with: Array(summary.markdown(merge).utf8))
      }
    }
    attempt(&errors) { () throws(FileError) in
      let sink = try OutputSink(arguments.text(output))
      try merge.forEachLine { (line) throws(FileError) in
        line.withUnsafeBufferPointer { sink.put($0) }
      }
      try sink.finish()
    }
  }

  private static func attempt(
    _ errors: inout FirstError, _ write: () throws(FileError) -> Void
  ) {
    errors.attemptFile { () throws(FileError) in
      do throws(FileError) { try write() } catch {
        // A reader that closes the pipe has read what it needs.
        guard error.isBrokenPipe else { throw error }
      }
    }
  }

  /// The worst cases, as files.
  private static func traces(
    of summary: FleetSummary, _ arguments: Arguments
  ) throws(CommandError) -> FleetTraces {
    do throws(LinesError) {
      let traces = try FleetTraces.made()
      // The cases have precedence, since they include the golden.
      if let path = arguments.text(cases) {
        try open(path) { (file) throws(LinesError) in
          try traces.write(summary.worst, from: file)
        }
      }
      do throws(FileError) { try traces.write(summary.worst) } catch { throw .file(error) }
      return traces
    } catch {
      throw .message(error.message)
    }
  }

  /// Adds the shortest trace of each reason to a folder.
  private static func keepShortest(
    _ summary: FleetSummary, in folder: String, _ arguments: Arguments
  ) throws(CommandError) {
    var lacking = 0
    do throws(LinesError) {
      if let path = arguments.text(cases) {
        try open(path) { (file) throws(LinesError) in
          lacking = try ReasonFolder.keep(in: folder, summary, from: file)
        }
      } else {
        lacking = try ReasonFolder.keep(in: folder, summary, from: nil)
      }
    } catch {
      throw .message(error.message)
    }
    guard lacking > 0 else { return }
    let reasons = lacking == 1 ? "1 reason" : "\(lacking) reasons"
    Console.tell(
      "\(FlowTool.name) merge: warning: no trace of \(reasons) is at hand; '--cases' may have it")
  }

  /// Writes a page with the worst cases.
  private static func show(
    _ traces: FleetTraces, _ scenes: SceneList, on page: String, _ limits: WorkerLimits
  ) throws(CommandError) {
    do throws(SearchError) {
      let search = try SnapshotSearch([traces.folder])
      do throws(FileError) {
        var report = HTMLReport(scenes)
        report.limits = limits
        let labels = traces.labels
        report.label = { labels[$0.name] }
        _ = try report.write(search, to: page)
      } catch {
        throw .file(error)
      }
    } catch {
      throw .message(error.message)
    }
  }
}

extension FleetTraces {
  fileprivate static func made() throws(LinesError) -> FleetTraces {
    do throws(FileError) { return try FleetTraces() } catch { throw .file(error) }
  }
}
