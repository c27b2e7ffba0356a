/// The ids of cases, in order: in memory for some of them, whatever their number.
package struct FleetIDs: Sendable {
  /// The number of ids.
  package private(set) var count = 0
  /// The first of them, `FleetLimits.named` at most.
  package private(set) var first: [String] = []
  private var lines = SortedLines(limit: FleetLimits.sortedSize)

  init() {}

  /// Whether there are none.
  package var isEmpty: Bool { count == 0 }

  /// Adds the next id, which must not come before the last one.
  ///
  /// - Throws: `FileError` where what does not fit cannot be written.
  mutating func add(_ id: String) throws(FileError) {
    count += 1
    if first.count < FleetLimits.named { first.append(id) }
    try lines.add(Array(id.utf8), [], at: SortedRecord.Place(file: 0, line: 0))
  }

  /// Ends the adding.
  ///
  /// - Throws: `FileError` where what does not fit cannot be written.
  mutating func finish() throws(FileError) {
    // No two of them differ, for there is nothing but the ids.
    _ = try lines.finish()
  }

  /// Calls `body` with each id, in order.
  ///
  /// - Throws: `FileError` for what cannot be read again, and what `body` throws.
  package func forEach(_ body: (String) throws(FileError) -> Void) throws(FileError) {
    var records = lines.records()
    while let record = try records.next() { try body(String(decoding: record.key, as: UTF8.self)) }
  }
}
