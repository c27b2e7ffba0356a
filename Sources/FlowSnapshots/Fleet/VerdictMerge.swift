/// The union of verdict files: whatever their order and however they overlap, the same result.
package struct VerdictMerge: Sendable {
  /// The reason there is no result.
  package enum Failure: Error, Equatable, Sendable {
    /// A file cannot be read.
    case file(FileError)
    /// A line is no verdict, or not that of another line.
    case line(String)

    /// A message that says where and what is wrong.
    package var message: String {
      switch self {
      case .file(let error): error.message
      case .line(let text): text
      }
    }
  }

  /// The verdicts.
  package private(set) var store = VerdictStore()
  /// What has been left out, in words.
  package private(set) var warnings: [String] = []
  /// The cases without a verdict, in order.
  package private(set) var missing: [String] = []
  /// The cases that have a verdict and are not among those expected, in order.
  package private(set) var unexpected: [String] = []
  private var files: [String] = []

  /// Creates a union of no files.
  package init() {}

  /// Adds the verdicts of a stream.
  ///
  /// - Throws: `Failure` for a line that is no verdict. The last line may have been cut; it is left out
  ///   with a warning.
  package mutating func add(_ file: FileDescriptor) throws(Failure) {
    files.append(file.name)
    var reader = LineReader(file, limit: FleetLimits.verdictLength)
    while let line = try Self.next(&reader) {
      do throws(FleetLine.Fault) {
        guard case .text(let bytes) = line else {
          throw FleetLine.Fault(
            column: FleetLimits.verdictLength + 1,
            message: "the line is longer than \(FleetLimits.verdictLength >> 20) MiB")
        }
        let place = VerdictStore.Place(
          file: Int32(files.count - 1), line: Int32(clamping: reader.number))
        store.add(try FleetVerdict(bytes), at: place)
      } catch {
        let place = "\(file.name):\(reader.number):\(error.column)"
        guard !reader.isEnded else { throw .line("\(place): error: \(error.message)") }
        warnings.append("\(place): warning: left out, for the line has no end: \(error.message)")
      }
    }
  }

  /// Puts the verdicts in order.
  ///
  /// - Throws: `Failure` for two verdicts on one case that differ.
  package mutating func finish() throws(Failure) {
    guard let conflict = store.sort() else { return }
    let first = "\(files[Int(conflict.first.file)]):\(conflict.first.line)"
    let second = "\(files[Int(conflict.second.file)]):\(conflict.second.line)"
    throw .line("\(second): error: the verdict on '\(conflict.id)' is not that of \(first)")
  }

  /// Finds what is missing of the cases of a stream: lines of `flow pipe`, or an id on each line.
  ///
  /// - Throws: `Failure` for a line that names no case.
  package mutating func expect(_ file: FileDescriptor) throws(Failure) {
    var missing: Set<String> = []
    try Self.forEachCase(of: file) { id, _ in
      if !store.expect(id) { missing.insert(id) }
    }
    self.missing = missing.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    unexpected = store.unexpected
  }

  /// Calls `body` with the id and the line of each case of a stream.
  ///
  /// - Throws: `Failure` for a line that names no case.
  static func forEachCase(
    of file: FileDescriptor, _ body: (String, [UInt8]) -> Void
  ) throws(Failure) {
    var reader = LineReader(file, limit: FleetLimits.caseLength)
    var isJSON: Bool?
    while let line = try next(&reader) {
      // `flow pipe` has answered it without an id.
      guard case .text(let bytes) = line else { continue }
      let isObject = isJSON ?? (bytes.first { $0 > UInt8(ascii: " ") } == UInt8(ascii: "{"))
      isJSON = isObject
      if let id = isObject ? id(ofCase: bytes) : plainID(bytes) { body(id, bytes) }
    }
  }

  /// The id that is all of a line.
  private static func plainID(_ line: [UInt8]) -> String {
    String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...], as: UTF8.self)
  }

  /// The id of a case; `nil` where `flow pipe` finds none either.
  private static func id(ofCase line: [UInt8]) -> String? {
    guard let outline = try? JSONOutline(line), let root = outline.roots.first,
      let id = outline.member("id", of: root).flatMap({ outline.string($0) }), FleetLine.isID(id)
    else { return nil }
    return id
  }

  private static func next(_ reader: inout LineReader) throws(Failure) -> LineReader.Line? {
    do throws(FileError) {
      return try reader.next()
    } catch {
      throw .file(error)
    }
  }
}
