import FlowEngine
import FlowSnapshots

/// The words of a command line, parsed according to what a command accepts.
///
/// `--name value` and `--name=value` mean the same, as do `-o value` and its long form; everything
/// after `--` is an operand, and so is a lone `-`.
struct Arguments {
  /// The words that are not options, in order.
  private(set) var operands: [String] = []
  private var values: [String: String] = [:]
  private var command: any Command.Type
  /// The cases, once a search has found them.
  private var found: SnapshotSearch?

  /// Parses words.
  ///
  /// - Throws: A usage error that names the word at fault.
  init(_ words: [String], of command: any Command.Type) throws(CommandError) {
    self.command = command
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      } else if word.hasPrefix("-"), word != "-" {
        try parse(word, &rest)
      } else {
        operands.append(word)
      }
    }
    if !has(.help) { try checkCount() }
  }

  /// Whether an option is given.
  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// The value of an option; `nil` if it is not given, or sends the result to standard output.
  func text(_ option: Option) -> String? {
    let text = values[option.name]
    return option.use == .writesResult && text == "-" ? nil : text
  }

  /// The value of an option that must be given.
  ///
  /// - Throws: A usage error without it.
  func required(_ option: Option) throws(CommandError) -> String {
    guard let text = text(option) else {
      throw .usage("'\(option.spelling)' is missing: \(option.usage)")
    }
    return text
  }

  /// The names that the value of an option lists, with commas between them.
  func names(_ option: Option) -> [String] {
    (text(option) ?? "").split(separator: ",").map { String($0) }
  }

  /// Requires that results are not annotations and JSON.
  ///
  /// - Throws: A usage error if both are asked for.
  func requireOneFormat() throws(CommandError) {
    guard has(.github), has(.json) else { return }
    throw .usage("'--github' and '--json' cannot be given together")
  }

  /// The value of an option as an integer within bounds.
  ///
  /// - Parameter word: A word that stands for a value.
  /// - Throws: A usage error for anything else.
  func integer(
    _ option: Option, in bounds: ClosedRange<Int>, or word: (text: String, value: Int)? = nil
  ) throws(CommandError) -> Int? {
    guard let text = text(option) else { return nil }
    if let word, word.text.bytes == text.bytes { return word.value }
    guard let number = Int(text), bounds.contains(number) else {
      throw .usage(
        "'\(option.spelling)' must be a whole number from \(bounds.lowerBound) to "
          + "\(bounds.upperBound),\(word.map { " or '\($0.text)'," } ?? "") not '\(text)'")
    }
    return number
  }

  /// The value of an option as a time in seconds, as far as the times of events go.
  ///
  /// - Throws: A usage error for anything else.
  func seconds(_ option: Option) throws(CommandError) -> Double? {
    guard let text = text(option) else { return nil }
    guard let seconds = Self.number(text), seconds.isFinite, seconds >= 0 else {
      throw .usage("'\(option.spelling)' must be a number of seconds, 0 or more, not '\(text)'")
    }
    guard seconds <= InputLimits.time else {
      throw .usage("'\(option.spelling)' must be at most \(Int(InputLimits.time)) seconds")
    }
    return seconds
  }

  /// A number of decimal digits, without the sign of a zero; `Double` reads hexadecimal ones, too.
  private static func number(_ text: some StringProtocol) -> Double? {
    text.contains { $0 == "x" || $0 == "X" } ? nil : Double(text).map { $0 == 0 ? 0 : $0 }
  }

  /// The tolerance; exact if none is given.
  ///
  /// - Throws: A usage error for anything but a number of points.
  func tolerance() throws(CommandError) -> Tolerance {
    guard let text = text(.tolerance) else { return .exact }
    guard let points = Self.number(text), points.isFinite, points >= 0 else {
      throw .usage(
        "'\(Option.tolerance.spelling)' must be a number of points, 0 or more, not '\(text)'")
    }
    return Tolerance(points: points)
  }

  /// The limit of the frames to write, in bytes.
  ///
  /// - Throws: A usage error for anything but a number of MiB.
  func outputLimit() throws(CommandError) -> Int {
    try integer(.maximumOutput, in: OptionLimits.outputSize).map { $0 << 20 }
      ?? OutputLimit.standard
  }

  /// What a trace may take.
  ///
  /// - Throws: A usage error for anything but a time in seconds, and a number of MiB.
  func workerLimits() throws(CommandError) -> WorkerLimits {
    var limits = WorkerLimits()
    if let count = try integer(.memoryLimit, in: OptionLimits.memory) {
      limits.memory = count << 20
    }
    guard command.options.contains(.timeLimit), let text = text(.timeLimit) else {
      return limits
    }
    let isMilliseconds = text.hasSuffix("ms")
    let number = Self.number(text.dropLast(isMilliseconds ? 2 : text.hasSuffix("s") ? 1 : 0))
    let seconds = number.map { isMilliseconds ? $0 / 1_000 : $0 }
    guard let seconds, OptionLimits.time.contains(seconds) else {
      throw .usage(
        "'\(Option.timeLimit.spelling)' must be a time from 1ms to 3600s, such as 2s, not '\(text)'"
      )
    }
    limits.seconds = seconds
    return limits
  }

  /// The cases of a fleet that count.
  func sample() throws(CommandError) -> FleetSample {
    FleetSample(oneIn: try integer(.sample, in: OptionLimits.sample) ?? 1)
  }

  /// The traces that are not replayed.
  ///
  /// - Throws: A message for a file that cannot be read, or a line that is no digest.
  func quarantined() throws(CommandError) -> Quarantine {
    guard let path = text(.quarantine) else { return Quarantine() }
    do throws(LinesError) {
      return try Quarantine(at: path)
    } catch {
      throw .message(error.message)
    }
  }

  /// The cases found at the given paths; the search knows what it could not read there.
  ///
  /// - Throws: A message for a path that does not exist or does not belong to a case.
  func search() throws(CommandError) -> SnapshotSearch {
    if let found { return found }
    return try SnapshotSearch.told(of: paths)
  }

  /// The same, kept for the next call.
  mutating func find() throws(CommandError) -> SnapshotSearch {
    let search = try search()
    found = search
    return search
  }

  /// All cases at the given paths.
  ///
  /// - Throws: As `search`, and a message for a file or folder that could not be read.
  func wholeSearch() throws(CommandError) -> SnapshotSearch {
    let search = try search()
    do throws(SearchError) { try search.requireWhole() } catch { throw .message(error.message) }
    return search
  }

  /// The operands that name cases.
  var paths: [String] {
    guard case .readsCases(let scenes)? = command.operands.use else { return operands }
    return Array(operands.dropFirst(scenes))
  }

  /// The cases found at the given paths that have a trace.
  ///
  /// - Throws: As `wholeSearch`, and a message if no case has a trace.
  func cases() throws(CommandError) -> [SnapshotCase] {
    let cases = try wholeSearch().cases
    guard !cases.isEmpty else { throw noTrace }
    return cases
  }

  /// The error for paths without a trace.
  var noTrace: CommandError {
    .message("\(FlowTool.name) \(command.name): error: there is no trace in \(pathsText)")
  }

  /// The given paths, or the default, as messages show them.
  var pathsText: String { SnapshotSearch.text(of: paths) }

  private mutating func parse(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(CommandError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = word.hasPrefix("--") ? String(parts[0]) : word
    let known = command.options + [.help]
    guard let option = known.first(where: { $0.matches(spelling) }) else {
      throw .usage(Suggestion.unknown("option", spelling, among: known.map { $0.spelling }))
    }
    let given = spelling == word ? nil : String(parts[1])
    guard !has(option) else { throw .usage("'\(option.spelling)' is given twice") }
    if option.value == nil {
      guard given == nil else { throw .usage("'\(option.spelling)' takes no value") }
      values[option.name] = ""
    } else {
      guard let value = given ?? rest.popFirst(), !value.isEmpty else {
        throw .usage("'\(spelling)' needs a value: \(option.usage)")
      }
      values[option.name] = value
    }
  }

  private func checkCount() throws(CommandError) {
    let bounds = command.operands.count
    if operands.count < bounds.lowerBound {
      throw .usage("expected \(command.operands.text)")
    }
    if operands.count > bounds.upperBound {
      throw .usage("unexpected '\(operands[bounds.upperBound])'")
    }
  }
}

extension SnapshotSearch {
  /// The cases found at some paths, with a warning for each part that was not searched.
  ///
  /// - Parameters:
  ///   - warned: The warnings that need not be shown again.
  ///   - requiresAll: Whether a path that does not exist is an error, and not one of the faults.
  /// - Throws: A message for a path that does not exist or does not belong to a case.
  static func told(
    of paths: [String], except warned: Set<String> = [], requiresAll: Bool = true
  ) throws(CommandError) -> SnapshotSearch {
    let search: SnapshotSearch
    do throws(SearchError) {
      search = try SnapshotSearch(paths, requiresAll: requiresAll)
    } catch {
      throw .message(error.message)
    }
    for warning in search.warnings where !warned.contains(warning) { Console.tell(warning) }
    return search
  }
}

extension Option {
  fileprivate func matches(_ word: String) -> Bool {
    word == spelling || (letter.map { word == "-\($0)" } ?? false)
  }

  /// The option as usage shows it, such as `-o, --output FILE`.
  var usage: String {
    (letter.map { "-\($0), " } ?? "") + spelling + (value.map { " \($0)" } ?? "")
  }
}
