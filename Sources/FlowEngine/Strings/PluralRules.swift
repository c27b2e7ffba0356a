/// Which plural form a language has for a number, by the rules of CLDR for cardinal numbers.
public enum PluralRules {
  /// The category of a number in a language, that of its nearest parent for which there are rules; of
  /// a language that has none, `other`.
  ///
  /// - Complexity: O(*r*), where *r* is the number of bytes of all rules, 4 kB.
  public static func category(of number: Int, in language: LanguageTag) -> PluralCategory {
    category(of: PluralOperands(number), in: language)
  }

  /// The category of a number that may have decimals.
  package static func category(
    of number: PluralOperands, in language: LanguageTag
  ) -> PluralCategory {
    data.withUTF8Buffer { rules in
      var tag = language
      while true {
        let found = tag.text.withBytes { name -> PluralCategory? in
          guard let start = RuleCursor.start(of: name, in: rules) else { return nil }
          var cursor = RuleCursor(rules, at: start, number)
          return cursor.category()
        }
        if let found { return found }
        guard let parent = tag.parent else { return .other }
        tag = parent
      }
    }
  }
}

/// Reads the rules of one set of languages.
private struct RuleCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset: Int
  private let number: PluralOperands

  init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, _ number: PluralOperands) {
    self.bytes = bytes
    self.offset = offset
    self.number = number
  }

  /// Where the rules of a language begin; `nil` if there are none.
  static func start(
    of name: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    var isInNames = true
    // How many bytes of the name have been found; `nil` where it cannot be any more.
    var matched: Int? = 0
    for offset in bytes.indices {
      let byte = bytes[offset]
      if !isInNames {
        guard byte == UInt8(ascii: "\n") else { continue }
        (isInNames, matched) = (true, 0)
        continue
      }
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: ":"):
        if matched == name.count {
          // The rest of the names is skipped.
          return bytes[offset...].firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 }
        }
        matched = 0
        if byte == UInt8(ascii: ":") { isInNames = false }
      default:
        if let count = matched {
          matched = count < name.count && name[count] == byte ? count + 1 : nil
        }
      }
    }
    return nil
  }

  /// The category whose condition the number meets.
  mutating func category() -> PluralCategory {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") {
      let category: PluralCategory? =
        switch next() {
        case UInt8(ascii: "z"): .zero
        case UInt8(ascii: "o"): .one
        case UInt8(ascii: "t"): .two
        case UInt8(ascii: "f"): .few
        case UInt8(ascii: "m"): .many
        default: nil
        }
      let isMet = condition()
      if isMet, let category { return category }
      _ = take(";")
    }
    return .other
  }

  /// Relations with `&`, which binds more tightly, and `|`.
  private mutating func condition() -> Bool {
    var isMet = false
    repeat {
      var areMet = true
      repeat {
        let isTrue = relation()
        areMet = areMet && isTrue
      } while take("&")
      isMet = isMet || areMet
    } while take("|")
    return isMet
  }

  /// An operand, perhaps modulo a number, that is one of some ranges, or is none of them.
  private mutating func relation() -> Bool {
    let operand = next()
    var isWhole = true
    var value: UInt64 =
      switch operand {
      case UInt8(ascii: "v"): UInt64(number.v)
      case UInt8(ascii: "w"): UInt64(number.w)
      case UInt8(ascii: "f"): number.f
      case UInt8(ascii: "t"): number.t
      case UInt8(ascii: "e"): UInt64(number.e)
      default: number.i
      }
    // With decimals the number itself is none of the whole ones.
    if operand == UInt8(ascii: "n") { isWhole = number.f == 0 }
    if take("%") { value %= max(integer(), 1) }
    let isEqual = next() == UInt8(ascii: "=")
    var isFound = false
    repeat {
      let low = integer()
      var high = low
      if take(".") {
        _ = take(".")
        high = integer()
      }
      isFound = isFound || isWhole && low <= value && value <= high
    } while take(",")
    return isFound == isEqual
  }

  private mutating func integer() -> UInt64 {
    var value: UInt64 = 0
    while offset < bytes.count, bytes[offset].isDigit {
      value = value &* 10 &+ UInt64(next() &- UInt8(ascii: "0"))
    }
    return value
  }

  /// Takes a byte if it is the next one.
  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: byte) else { return false }
    offset += 1
    return true
  }

  private mutating func next() -> UInt8 {
    guard offset < bytes.count else { return 0 }
    offset += 1
    return bytes[offset - 1]
  }
}
