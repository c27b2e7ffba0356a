import FlowSnapshots

/// Distinct values, each written once and identified by a number.
///
/// Most of a frame is the same as in the frame before it. So frames that hold numbers instead of
/// values take a tenth of the space, and the page can tell whether a value has changed without
/// looking at it.
struct ValueTable {
  /// The values, as elements of an array.
  private(set) var json = ScriptJSON()
  private var numbers = DigestTable()
  /// The value that was looked up last, which is mostly the next one, too.
  private var last: (value: JSONOutline.Value, outline: JSONOutline, number: Int)?

  /// The number of a value, which is written first if it is new.
  mutating func number(of value: JSONOutline.Value, in outline: JSONOutline) -> Int {
    if let last, outline.isSame(value, as: last.value, in: last.outline) { return last.number }
    let bytes = Self.compact(value, in: outline)
    let (number, isNew) = numbers.insert(bytes)
    if isNew { json.raw(bytes) }
    last = (value, outline, number)
    return number
  }

  /// A value without the line breaks that a golden has between the elements of a list, so that it
  /// is the same in a golden and in JSON Lines.
  private static func compact(
    _ value: JSONOutline.Value, in outline: JSONOutline
  ) -> ArraySlice<UInt8> {
    guard outline.isArray(value) else { return outline.bytes[outline.range(of: value)] }
    let elements = outline.elements(of: value).map { outline.bytes[outline.range(of: $0)] }
    let list = elements.joined(separator: [UInt8(ascii: ",")])
    return [UInt8(ascii: "[")] + list + [UInt8(ascii: "]")]
  }
}
