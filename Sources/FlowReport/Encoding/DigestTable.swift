/// Numbers of texts, found by digests that stand for them, so that a table need not hold what the page
/// holds already.
///
/// The key of the digests is the process's own and random, so nobody can make two texts of one
/// digest, and at 96 bits none will turn up. A page of many nodes has a number for each: what is kept
/// is 16 bytes, in parts that grow by a quarter, one at a time.
struct DigestTable {
  private static let partBits = 6
  private var parts = [Part](repeating: Part(), count: 1 << partBits)
  /// The number of texts.
  private(set) var count = 0

  /// Returns the number of a text, and whether it is a new one, which gets the next number.
  mutating func insert(_ bytes: ArraySlice<UInt8>) -> (number: Int, isNew: Bool) {
    let first = UInt64(UInt(bitPattern: Self.hash(bytes, 1)))
    let second = UInt32(truncatingIfNeeded: Self.hash(bytes, 2))
    let entry = Part.Entry(first: first, second: second, number: UInt32(truncatingIfNeeded: count))
    let part = Int(first >> (64 - Self.partBits))
    let number = parts[part].insert(entry)
    if number == entry.number { count += 1 }
    return (Int(number), number == entry.number)
  }

  private static func hash(_ bytes: ArraySlice<UInt8>, _ part: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(part)
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}

extension DigestTable {
  /// Some of the entries, each at or after the place that its digest gives.
  private struct Part {
    struct Entry {
      var first: UInt64
      var second: UInt32
      /// The number; `none` for no entry.
      var number: UInt32

      static let empty = Entry(first: 0, second: 0, number: .max)

      var isEmpty: Bool { number == .max }
    }

    private var entries: [Entry] = []
    private var count = 0

    /// Returns the number of the entry with the same digest, which is `entry` if there was none.
    mutating func insert(_ entry: Entry) -> UInt32 {
      if (count + 1) * 4 > entries.count * 3 { grow() }
      let place = self.place(of: entry)
      if entries[place].isEmpty {
        entries[place] = entry
        count += 1
      }
      return entries[place].number
    }

    /// Where an entry is, or would be.
    private func place(of entry: Entry) -> Int {
      // The first bits, by which the parts were chosen, are the same for all of a part.
      let digest = entry.first << DigestTable.partBits
      var place = Int(digest.multipliedFullWidth(by: UInt64(entries.count)).high)
      while !entries[place].isEmpty,
        entries[place].first != entry.first || entries[place].second != entry.second
      {
        place = place + 1 == entries.count ? 0 : place + 1
      }
      return place
    }

    private mutating func grow() {
      let former = entries
      entries = Array(repeating: .empty, count: former.count + former.count / 4 + 8)
      for entry in former where !entry.isEmpty { entries[place(of: entry)] = entry }
    }
  }
}
