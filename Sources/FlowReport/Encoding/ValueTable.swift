import FlowSnapshots

/// Different values, each written once and known by a number.
///
/// Most of a frame is as it was in the frame before it, so frames that hold numbers instead of
/// values take a tenth of the room, and whoever draws them sees without looking at a value whether
/// it is another one.
struct ValueTable {
  /// The values, an array's elements.
  private(set) var json = ScriptJSON()
  private var numbers: [ArraySlice<UInt8>: Int] = [:]

  /// The number of a value, which is written if it has none.
  mutating func number(of value: JSONOutline.Value, in outline: JSONOutline) -> Int {
    let bytes = Self.compact(value, in: outline)
    if let number = numbers[bytes] { return number }
    let number = numbers.count
    numbers[bytes] = number
    json.raw(bytes)
    return number
  }

  /// A value without the line breaks that a golden has between the elements of a list, so that it
  /// is the same value in a golden and in JSON Lines.
  private static func compact(
    _ value: JSONOutline.Value, in outline: JSONOutline
  ) -> ArraySlice<UInt8> {
    guard outline.isArray(value) else { return outline.bytes[outline.range(of: value)] }
    let elements = outline.elements(of: value).map { outline.bytes[outline.range(of: $0)] }
    let list = elements.joined(separator: [UInt8(ascii: ",")])
    return [UInt8(ascii: "[")] + list + [UInt8(ascii: "]")]
  }
}
