/// A line and the key by which it is sorted.
struct SortedRecord: Equatable, Sendable {
  /// Where a line has been read.
  struct Place: Equatable, Sendable {
    /// The number of the file.
    var file: Int32
    /// The number of the line in it.
    var line: Int32
  }

  /// The key, compared byte by byte.
  var key: [UInt8]
  /// The line.
  var line: [UInt8]
  /// Where it has been read first.
  var place: Place

  /// Whether its key comes before another.
  func isOfLesserKey(than other: SortedRecord) -> Bool {
    key.lexicographicallyPrecedes(other.key)
  }

  /// Whether it comes before another: that of the lesser key, or the one that was read first.
  func isBefore(_ other: SortedRecord) -> Bool {
    key == other.key ? place.isBefore(other.place) : isOfLesserKey(than: other)
  }
}

extension SortedRecord.Place {
  /// Whether it has been read before another.
  func isBefore(_ other: Self) -> Bool { (file, line) < (other.file, other.line) }
}
