/// The grammar of RFC 8259, written out as it stands there, to compare with.
enum NumberGrammar {
  /// How long the number is that a text begins with; `nil` for none and for one that breaks off.
  static func length(_ text: [UInt8]) -> Int? {
    var rest = text[...]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = digits(&rest)
    guard whole.count == 1 || whole.count > 1 && whole.first != UInt8(ascii: "0") else {
      return nil
    }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      if digits(&rest).isEmpty { return nil }
    }
    if let first = rest.first, first == UInt8(ascii: "e") || first == UInt8(ascii: "E") {
      rest.removeFirst()
      if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        rest.removeFirst()
      }
      if digits(&rest).isEmpty { return nil }
    }
    return text.count - rest.count
  }

  private static func digits(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let found = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest[found.endIndex...]
    return found
  }
}
