/// What a scalar is, as far as layouts and recordings tell scalars apart.
///
/// It has its own table for the same reasons as `DecimalDigits`; besides, the standard library's is ten
/// times as large.
package enum ScalarClass: UInt8 {
  /// Anything else.
  case other
  /// White space, a line break, or a formatting character.
  case blank
  /// A mark without a width of its own.
  case nonspacingMark
  /// A mark around a character.
  case enclosingMark
  /// A mark with a width.
  case spacingMark
  /// A capital letter, or one with a capital part.
  case uppercaseLetter
  /// A small letter.
  case lowercaseLetter
  /// A letter that is neither.
  case otherLetter

  /// The class of a scalar.
  ///
  /// - Complexity: O(log *r*), where *r* is the number of runs in the table.
  package init(_ scalar: Unicode.Scalar) {
    let runs = Self.runs
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle] >> 3 <= scalar.value { low = middle + 1 } else { high = middle }
    }
    self = low > 0 ? ScalarClass(rawValue: UInt8(runs[low - 1] & 7)) ?? .other : .other
  }

  /// The first scalar of each run of scalars of one class, shifted by three bits, and the class.
  private static let runs: [UInt32] = {
    var runs: [UInt32] = []
    var start: UInt32 = 0
    var index = 0
    let table = packedRuns
    while index < table.count {
      runs.append(start << 3 | UInt32(table[index] & 7))
      var length = UInt32(table[index] >> 3)
      index += 1
      if length == 31 {
        var shift: UInt32 = 0
        while table[index] >= 128 {
          length += UInt32(table[index] & 127) << shift
          shift += 7
          index += 1
        }
        length += UInt32(table[index]) << shift
        index += 1
      }
      start += length
    }
    return runs
  }()
}
