import FlowSnapshots

/// `flow pipe`: a verdict for each trace of a stream.
enum PipeCommand: Command {
  static let name = "pipe"
  static let summary = "Reads a stream of traces and writes a verdict for each, as JSON Lines."
  static let operands = Operands(text: "", count: 0...0, use: .readsStandardInput)
  static let options = [
    digest, .tolerance, .strict, jobs, .maximumOutput, .timeLimit, .memoryLimit, .quarantine,
    crashes, rules, once, .sample,
  ]
  static let details = """
    Standard input has a line for each trace, {"id":…, "trace":…, "golden":…}: its text, or "path"
    with its file; the golden is a digest, a "golden" written by '--digest', a frames document, or
    omitted. Traces are replayed in worker processes: one that makes a scene trap, or takes too much
    time or memory, has the verdict 'crashed'. Verdicts are in the order of the input. A faulty trace
    has a verdict, too: exit status 0 if every line was answered, 2 otherwise. The last line on
    standard error has the counts, and the digest of the output.
    """

  private static let digest = Option(
    "digest", "write compact goldens instead, as lines that can be piped again")
  private static let jobs = Option("jobs", value: "N", "replay N traces at once; default 1")

  private static let crashes = Option(
    "crashes", value: "DIR", use: .writesTraces(.scene),
    "keep the shortest trace of each kind of crash in the folder DIR")

  private static let rules = Option(
    "rules", value: "DIR", use: .reads, "also ask the rules of SCENE.rules.jsonl in the folder DIR")
  private static let once = Option(
    "once", "replay equal traces with equal goldens once; the output is the same")

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    var check = FleetCheck(scenes, try arguments.checkOptions())
    check.quarantine = try arguments.quarantined()
    if let path = arguments.text(rules) { check.rules = try RuleFiles.asking(in: path, of: scenes) }
    let sample = try arguments.sample()
    let known = arguments.has(once) ? KnownAnswers() : nil
    let isDigest = arguments.has(digest)
    let count = try arguments.integer(jobs, in: OptionLimits.jobs) ?? 1
    let folder = try folder(arguments)
    check.replaced = arguments.text(crashes).flatMap {
      ReplacedTraces(ofCrashesIn: $0, of: scenes)
    }
    let workers = FleetWorkers(
      check, makesGoldens: isDigest, jobs: count, limits: try arguments.workerLimits(),
      folder: folder)
    let run = FleetRun(.standardInput, to: .standardOutput)
    let progress = ProgressLine()
    let showsProgress = !FileDescriptor.standardOutput.isTerminal
    run.run(jobs: count) {
      if showsProgress { progress.show("answered \($0)") }
    } answer: { [check] line in
      func answer(_ line: LineReader.Line) -> KnownAnswers.Answer {
        if let answer = workers?.answer(to: line) { return answer }
        if isDigest { return check.golden(of: line) }
        let verdict = check.verdict(on: line)
        return (verdict.kind, verdict.text)
      }
      guard sample.contains(line) else { return nil }
      return known?.answer(to: line, answer) ?? answer(line)
    }
    progress.clear()
    if let failure = run.failure, !failure.isBrokenPipe { Console.tell(failure.message) }
    if workers?.isGone ?? false {
      Console.tell("warning: the workers are gone; what came then was replayed without limits")
    }
    if let failure = folder?.failure { Console.tell(failure.message) }
    let counts = run.counts
    let left = counts.leftOut == 0 ? "" : ", \(counts.leftOut) not of the sample"
    let end = left + (run.failure == nil ? "" : ", and not all")
    Console.tell(
      "\(FlowTool.name) pipe: \(counts.all) answered\(end): \(counts.text); "
        + "digest \(counts.digest)")
    return run.failure == nil && folder?.failure == nil ? .success : .badInput
  }

  /// Where traces that crash are kept; `nil` for nowhere.
  private static func folder(_ arguments: Arguments) throws(CommandError) -> CrashFolder? {
    guard let path = arguments.text(crashes) else { return nil }
    do throws(FileError) { return try CrashFolder(path) } catch { throw .file(error) }
  }
}
