/// The outline of a text that the next one probably resembles, as successive frames do: identical
/// parts need not be parsed again.
struct OutlineModel {
  /// The text.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The locations of its values, in order.
  let entries: UnsafeBufferPointer<JSONOutline.Entry>

  /// The most members to skip in search of a name.
  private static let reach = 8

  /// The text of a value, or of a name with its quotation marks.
  func text(of index: Int) -> UnsafeBufferPointer<UInt8> {
    let entry = entries[index]
    return UnsafeBufferPointer(rebasing: bytes[Int(entry.start)..<Int(entry.end)])
  }

  /// The first name in an object, or the first element in an array; `nil` if the value begins with
  /// another byte than the bracket, or is empty.
  func firstChild(of index: Int, _ bracket: UInt8) -> Int? {
    guard bytes[Int(entries[index].start)] == bracket else { return nil }
    return index + 1 < Int(entries[index].next) ? index + 1 : nil
  }

  /// The child after another one, where the value of a member comes after its name.
  func child(after index: Int, in parent: Int) -> Int? {
    let next = Int(entries[index].next)
    return next < Int(entries[parent].next) ? next : nil
  }

  /// The name among the next ones of an object that is written like another.
  func name(_ name: UnsafeBufferPointer<UInt8>, from first: Int, in object: Int) -> Int? {
    var index = first
    for _ in 0..<Self.reach {
      let text = text(of: index)
      if text.count == name.count, text.begins(with: name) { return index }
      guard let next = child(after: Int(entries[index].next), in: object) else { return nil }
      index = next
    }
    return nil
  }
}
