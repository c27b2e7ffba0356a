/// The verdicts of many files, in the order of their ids, each once.
///
/// What is held is the line of each, as it is written, and 32 bytes.
package struct VerdictStore: Sendable {
  /// Where a verdict has been read.
  struct Place: Sendable {
    var file: Int32
    var line: Int32
  }

  private struct Entry: Sendable {
    var part: Int32
    var start: Int32
    var keyCount: Int32
    var count: Int32
    var place: Place
    var kind: FleetVerdict.Kind
    /// Whether it is among the cases that there should be.
    var isExpected = false
  }

  /// The bytes of a part, which is not moved when there are more.
  private static let partSize = 1 << 20

  private var parts: [[UInt8]] = []
  private var entries: [Entry] = []

  /// Creates a store without verdicts.
  package init() {}

  /// The number of verdicts.
  package var count: Int { entries.count }

  /// Adds a verdict.
  mutating func add(_ verdict: FleetVerdict, at place: Place) {
    let key = Self.key(of: verdict)
    let text = verdict.text.utf8
    let size = key.count + text.count
    if parts.last.map({ $0.count + size > Self.partSize }) ?? true {
      parts.append([])
      parts[parts.count - 1].reserveCapacity(max(Self.partSize, size))
    }
    let part = parts.count - 1
    entries.append(
      Entry(
        part: Int32(part), start: Int32(parts[part].count), keyCount: Int32(key.count),
        count: Int32(size), place: place, kind: verdict.kind))
    parts[part] += key
    parts[part] += text
  }

  /// Puts the verdicts into the order of their ids, and drops those that are there already.
  ///
  /// - Returns: The places of two verdicts on one case that are not the same, and the case's id; `nil`
  ///   if there are none.
  mutating func sort() -> (first: Place, second: Place, id: String)? {
    let parts = parts
    func bytes(_ entry: Entry) -> ArraySlice<UInt8> {
      parts[Int(entry.part)][Int(entry.start)..<Int(entry.start + entry.count)]
    }
    func key(_ entry: Entry) -> ArraySlice<UInt8> { bytes(entry).prefix(Int(entry.keyCount)) }
    entries.sort { first, second in
      let order = Self.order(key(first), key(second))
      if order != 0 { return order < 0 }
      return (first.place.file, first.place.line) < (second.place.file, second.place.line)
    }
    var kept: [Entry] = []
    kept.reserveCapacity(entries.count)
    for entry in entries {
      if let last = kept.last, Self.order(key(last), key(entry)) == 0 {
        guard bytes(last) == bytes(entry) else {
          return (last.place, entry.place, String(decoding: key(entry).dropFirst(), as: UTF8.self))
        }
      } else {
        kept.append(entry)
      }
    }
    entries = kept
    return nil
  }

  /// Calls `body` with each verdict's kind and line.
  package func forEach<Failure: Error>(
    _ body: (FleetVerdict.Kind, ArraySlice<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    for entry in entries { try body(entry.kind, line(entry)) }
  }

  /// Notes that there should be a verdict on a case, and returns whether there is one.
  mutating func expect(_ id: String) -> Bool {
    let key = Self.key(ofID: id)
    var bounds = (0, entries.count)
    while bounds.0 < bounds.1 {
      let middle = (bounds.0 + bounds.1) / 2
      let order = Self.order(self.key(entries[middle]), key[...])
      if order == 0 {
        entries[middle].isExpected = true
        return true
      }
      if order < 0 { bounds.0 = middle + 1 } else { bounds.1 = middle }
    }
    return false
  }

  /// The ids of verdicts on cases that nobody has expected.
  var unexpected: [String] {
    entries.lazy.filter { !$0.isExpected && self.key($0).first == Self.named }
      .map { String(decoding: self.key($0).dropFirst(), as: UTF8.self) }
  }

  private func line(_ entry: Entry) -> ArraySlice<UInt8> {
    let end = Int(entry.start + entry.count)
    return parts[Int(entry.part)][Int(entry.start + entry.keyCount)..<end]
  }

  private func key(_ entry: Entry) -> ArraySlice<UInt8> {
    parts[Int(entry.part)][Int(entry.start)..<Int(entry.start + entry.keyCount)]
  }

  // MARK: Keys

  /// The first byte of the key of a line that has no id, and of one that has.
  private static let nameless: UInt8 = 0
  private static let named: UInt8 = 1

  private static func key(of verdict: FleetVerdict) -> [UInt8] {
    verdict.id.map { key(ofID: $0) } ?? [nameless] + Hexadecimal.text(verdict.digest ?? 0).utf8
  }

  private static func key(ofID id: String) -> [UInt8] { [named] + id.utf8 }

  private static func order(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> Int {
    first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer { second in
        for index in 0..<min(first.count, second.count) where first[index] != second[index] {
          return first[index] < second[index] ? -1 : 1
        }
        return first.count - second.count
      }
    }
  }
}
