/// Lines in the order of their keys, each once: in memory for some of them, whatever their number.
///
/// What does not fit is sorted in parts, which wait in files until all are merged.
package struct SortedLines: Sendable {
  private struct Entry: Sendable {
    var block: Int32
    var start: Int32
    var keyCount: Int32
    var count: Int32
    var place: SortedRecord.Place
  }

  /// Two lines of one key that are not the same.
  struct Conflict: Equatable {
    var key: [UInt8]
    var first: SortedRecord.Place
    var second: SortedRecord.Place
  }

  /// The bytes of a block, which is not moved when there are more.
  private static let blockSize = 1 << 20

  /// The most files; many of them are merged into one.
  private static let runLimit = 64

  /// The most bytes in memory.
  private let limit: Int
  private var blocks: [[UInt8]] = []
  private var entries: [Entry] = []
  private var runs: [SortedRun] = []
  private var size = 0
  private var conflict: Conflict?

  /// Creates an empty collection.
  ///
  /// - Parameter limit: The most bytes in memory.
  init(limit: Int) {
    self.limit = limit
  }

  /// Adds a line.
  ///
  /// - Throws: `FileError` where a part cannot be written.
  mutating func add(
    _ key: [UInt8], _ line: some Collection<UInt8>, at place: SortedRecord.Place
  ) throws(FileError) {
    let count = key.count + line.count
    if size + count > limit { try spill() }
    if blocks.last.map({ $0.count + count > Self.blockSize }) ?? true {
      blocks.append([])
      blocks[blocks.count - 1].reserveCapacity(max(min(Self.blockSize, limit), count))
    }
    let block = blocks.count - 1
    entries.append(
      Entry(
        block: Int32(block), start: Int32(blocks[block].count), keyCount: Int32(key.count),
        count: Int32(count), place: place))
    blocks[block] += key
    blocks[block] += line
    size += count + MemoryLayout<Entry>.stride
  }

  /// Puts the lines in order.
  ///
  /// - Returns: The first two lines of one key that differ; `nil` if there are none.
  /// - Throws: `FileError` where a part cannot be written or read.
  mutating func finish() throws(FileError) -> Conflict? {
    if runs.isEmpty {
      sort()
      dropDuplicates()
    } else {
      try spill()
      try mergeRuns()
    }
    return conflict
  }

  /// The lines and their keys in order, once they have been put there.
  func records() -> Records { Records(of: self) }

  /// A reader of the lines.
  struct Records {
    private let lines: SortedLines
    private var index = 0
    private var files: SortedRun.Records?

    fileprivate init(of lines: SortedLines) {
      self.lines = lines
      files = lines.runs.first?.records()
    }

    /// Reads the next line; `nil` after the last one.
    ///
    /// - Throws: `FileError` with the system's reason.
    mutating func next() throws(FileError) -> SortedRecord? {
      guard index < lines.entries.count else { return try files?.next() }
      defer { index += 1 }
      return lines.record(lines.entries[index])
    }
  }

  // MARK: In memory

  private func bytes(_ entry: Entry) -> ArraySlice<UInt8> {
    blocks[Int(entry.block)][Int(entry.start)..<Int(entry.start + entry.count)]
  }

  private func key(_ entry: Entry) -> ArraySlice<UInt8> {
    bytes(entry).prefix(Int(entry.keyCount))
  }

  private func line(_ entry: Entry) -> ArraySlice<UInt8> {
    bytes(entry).dropFirst(Int(entry.keyCount))
  }

  private func record(_ entry: Entry) -> SortedRecord {
    SortedRecord(key: Array(key(entry)), line: Array(line(entry)), place: entry.place)
  }

  private mutating func sort() {
    var sorted = entries
    entries = []
    sorted.sort { first, second in
      let keys = (key(first), key(second))
      if keys.0 != keys.1 { return keys.0.lexicographicallyPrecedes(keys.1) }
      return first.place.isBefore(second.place)
    }
    entries = sorted
  }

  private mutating func dropDuplicates() {
    var kept: [Entry] = []
    kept.reserveCapacity(entries.count)
    for entry in entries {
      guard let last = kept.last, key(last) == key(entry) else {
        kept.append(entry)
        continue
      }
      if line(last) != line(entry) { note(record(last), record(entry)) }
    }
    entries = kept
  }

  private mutating func note(_ first: SortedRecord, _ second: SortedRecord) {
    let found = Conflict(key: second.key, first: first.place, second: second.place)
    guard let conflict, !found.key.lexicographicallyPrecedes(conflict.key) else {
      conflict = found
      return
    }
  }

  // MARK: In files

  /// Writes what is in memory to a file, in order.
  private mutating func spill() throws(FileError) {
    sort()
    dropDuplicates()
    var run = try SortedRun()
    for entry in entries { try run.add(key(entry), line(entry), entry.place) }
    try run.flush()
    runs.append(run)
    entries.removeAll(keepingCapacity: true)
    blocks.removeAll()
    size = 0
    if runs.count == Self.runLimit { try mergeRuns() }
  }

  /// Makes one file of all.
  private mutating func mergeRuns() throws(FileError) {
    var merged = try SortedRun()
    var last: SortedRecord?
    var readers = runs.map { $0.records() }
    var heads: [SortedRecord?] = []
    for index in readers.indices { heads.append(try readers[index].next()) }
    while let least = Self.least(heads), let record = heads[least] {
      heads[least] = try readers[least].next()
      if let last, last.key == record.key {
        if last.line != record.line { note(last, record) }
      } else {
        try merged.add(record.key[...], record.line[...], record.place)
        last = record
      }
    }
    try merged.flush()
    runs = [merged]
  }

  /// The reader whose next record is the least; `nil` if there are no more.
  private static func least(_ heads: [SortedRecord?]) -> Int? {
    var least: Int?
    for (index, head) in heads.enumerated() {
      guard let head else { continue }
      if let other = least.flatMap({ heads[$0] }), !head.isBefore(other) { continue }
      least = index
    }
    return least
  }
}
