/// The union of verdict files: whatever their order and however they overlap, the same result.
package struct VerdictMerge: Sendable {
  /// What has been left out, in words.
  package private(set) var warnings: [String] = []
  /// The lines that are no verdicts, which are left out.
  package private(set) var strays = StrayLines()
  /// The cases without a verdict, in order.
  package private(set) var missing = FleetIDs()
  /// The cases that have a verdict and are not among those expected, in order.
  package private(set) var unexpected = FleetIDs()
  private var verdicts: SortedLines
  private var files: [String] = []

  /// Creates a union of no files.
  ///
  /// - Parameter limit: The most bytes of verdicts in memory.
  package init(limit: Int = FleetLimits.sortedSize) {
    verdicts = SortedLines(limit: limit)
  }

  /// Adds the verdicts of a stream.
  ///
  /// A line that is no verdict is left out and counted: one fault must not cost the verdicts of a whole
  /// fleet. The last line may have been cut; it is left out with a warning.
  /// - Throws: `LinesError` for a stream that cannot be read.
  package mutating func add(_ file: FileDescriptor) throws(LinesError) {
    files.append(file.name)
    var reader = LineReader(file, limit: FleetLimits.verdictLength)
    while let line = try Self.next(&reader) {
      let verdict: FleetVerdict
      do throws(FleetLine.Fault) {
        guard case .text(let bytes) = line else {
          throw FleetLine.Fault(
            column: FleetLimits.verdictLength + 1,
            message: "the line is longer than \(FleetLimits.verdictLength >> 20) MiB")
        }
        verdict = try FleetVerdict(bytes)
      } catch {
        let place = "\(file.name):\(reader.number):\(error.column)"
        if reader.isEnded {
          strays.add("\(place): error: no verdict, left out: \(error.message)")
        } else {
          warnings.append("\(place): warning: left out, for the line has no end: \(error.message)")
        }
        continue
      }
      let place = SortedRecord.Place(
        file: Int32(files.count - 1), line: Int32(clamping: reader.number))
      try Self.rethrowing { () throws(FileError) in
        try verdicts.add(verdict.key, verdict.text.utf8, at: place)
      }
    }
  }

  /// Puts the verdicts in order.
  ///
  /// - Throws: `LinesError` for two verdicts on one case that differ.
  package mutating func finish() throws(LinesError) {
    var found: SortedLines.Conflict?
    try Self.rethrowing { () throws(FileError) in found = try verdicts.finish() }
    guard let conflict = found else { return }
    let first = "\(files[Int(conflict.first.file)]):\(conflict.first.line)"
    let second = "\(files[Int(conflict.second.file)]):\(conflict.second.line)"
    let id = FleetVerdict.id(ofKey: conflict.key[...]) ?? ""
    throw .line("\(second): error: the verdict on '\(id)' is not that of \(first)")
  }

  /// Calls `body` with the line of each verdict, in order.
  ///
  /// - Throws: `FileError` for what cannot be read, and what `body` throws.
  package func forEachLine(
    _ body: (ArraySlice<UInt8>) throws(FileError) -> Void
  ) throws(FileError) {
    var records = verdicts.records()
    while let record = try records.next() { try body(record.line[...]) }
  }

  /// Finds what is missing of a sample of the cases of a stream: lines of `flow pipe`, or an id on each line.
  ///
  /// If one line is that of a case, all are: one that cannot be read as a case has a verdict without an
  /// id, and nothing is missed for it.
  /// - Throws: `LinesError` for a stream that cannot be read.
  package mutating func expect(
    _ file: FileDescriptor, _ sample: FleetSample = FleetSample(oneIn: 1)
  ) throws(LinesError) {
    var cases = SortedLines(limit: FleetLimits.sortedSize)
    var ids = SortedLines(limit: FleetLimits.sortedSize)
    var hasCases = false
    try Self.forEachLine(of: file) { (line, isCase) throws(FileError) in
      hasCases = hasCases || isCase
      guard isCase || !hasCases, let id = isCase ? Self.id(ofCase: line) : Self.plainID(line),
        sample.contains(id)
      else { return }
      let key = FleetVerdict.key(ofID: id)
      let place = SortedRecord.Place(file: 0, line: 0)
      if isCase { try cases.add(key, [], at: place) } else { try ids.add(key, [], at: place) }
    }
    try Self.rethrowing { () throws(FileError) in
      // No two of them differ.
      _ = try hasCases ? cases.finish() : ids.finish()
      try compare(hasCases ? cases : ids)
    }
  }

  /// Goes through the verdicts and the cases side by side.
  private mutating func compare(_ cases: SortedLines) throws(FileError) {
    var records = (found: verdicts.records(), expected: cases.records())
    var next = (found: try records.found.next(), expected: try records.expected.next())
    while next.found != nil || next.expected != nil {
      let isMissing = next.found.map { next.expected?.isOfLesserKey(than: $0) ?? false } ?? true
      let isUnexpected = next.expected.map { next.found?.isOfLesserKey(than: $0) ?? false } ?? true
      if isMissing {
        if let id = FleetVerdict.id(of: next.expected) { try missing.add(id) }
      } else if isUnexpected {
        if let id = FleetVerdict.id(of: next.found) { try unexpected.add(id) }
      }
      if !isMissing { next.found = try records.found.next() }
      if !isUnexpected { next.expected = try records.expected.next() }
    }
    try missing.finish()
    try unexpected.finish()
  }

  /// Calls `body` with the id and the line of each case of a stream.
  ///
  /// - Throws: `LinesError` for a stream that cannot be read.
  static func forEachCase(
    of file: FileDescriptor, _ body: (String, [UInt8]) throws(FileError) -> Void
  ) throws(LinesError) {
    try forEachLine(of: file) { (line, isCase) throws(FileError) in
      guard isCase, let id = id(ofCase: line) else { return }
      try body(id, line)
    }
  }

  /// Calls `body` with each line of a stream of cases, and whether it is a case or an id.
  private static func forEachLine(
    of file: FileDescriptor, _ body: ([UInt8], _ isCase: Bool) throws(FileError) -> Void
  ) throws(LinesError) {
    var reader = LineReader(file, limit: FleetLimits.caseLength)
    while let line = try next(&reader) {
      // `flow pipe` has answered it without an id.
      guard case .text(let bytes) = line else { continue }
      let text = reader.number == 1 ? withoutMark(bytes) : bytes[...]
      let isCase = text.first { $0 > UInt8(ascii: " ") } == UInt8(ascii: "{")
      // A case keeps its mark, for which `flow pipe` has refused it.
      try rethrowing { () throws(FileError) in try body(isCase ? bytes : Array(text), isCase) }
    }
  }

  /// A line without the byte order mark at its beginning.
  private static func withoutMark(_ line: [UInt8]) -> ArraySlice<UInt8> {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return line.starts(with: mark) ? line.dropFirst(mark.count) : line[...]
  }

  /// The id that is all of a line; of one that is too long for an id, a part that names it. `nil` for a line
  /// that is blank.
  private static func plainID(_ line: [UInt8]) -> String? {
    let id = String(
      decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...], as: UTF8.self)
    if id.isEmpty { return nil }
    return FleetLine.isID(id) ? id : FleetText.cut(id, to: FleetLimits.idLength)
  }

  /// The id of a case; `nil` where `flow pipe` finds none either.
  static func id(ofCase line: [UInt8]) -> String? {
    guard let outline = try? JSONOutline(line), let root = outline.roots.first,
      let id = outline.member("id", of: root).flatMap({ outline.string($0) }), FleetLine.isID(id)
    else { return nil }
    return id
  }

  private static func next(_ reader: inout LineReader) throws(LinesError) -> LineReader.Line? {
    do throws(FileError) {
      return try reader.next()
    } catch {
      throw .file(error)
    }
  }

  /// Makes the error of a file a reason for no result.
  private static func rethrowing(_ body: () throws(FileError) -> Void) throws(LinesError) {
    do throws(FileError) {
      try body()
    } catch {
      throw .file(error)
    }
  }
}

extension FleetVerdict {
  /// The first byte of the key of a line that has no id, and of one that has.
  private static let nameless: UInt8 = 0
  private static let named: UInt8 = 1

  /// What it is sorted by: the id, after lines that have none.
  fileprivate var key: [UInt8] {
    id.map { Self.key(ofID: $0) } ?? [Self.nameless] + Hexadecimal.text(digest ?? 0).utf8
  }

  fileprivate static func key(ofID id: String) -> [UInt8] { [named] + id.utf8 }

  /// The id of a record; `nil` where there is none.
  fileprivate static func id(of record: SortedRecord?) -> String? {
    record.flatMap { id(ofKey: $0.key[...]) }
  }

  /// The id in a key; `nil` where there is none.
  fileprivate static func id(ofKey key: ArraySlice<UInt8>) -> String? {
    key.first == named ? String(decoding: key.dropFirst(), as: UTF8.self) : nil
  }
}
