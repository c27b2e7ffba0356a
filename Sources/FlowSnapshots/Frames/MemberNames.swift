import FlowEngine

/// The member names of all open objects, to detect one that occurs twice.
struct MemberNames {
  /// The most names of an object that are compared one by one.
  private static let listLimit = 64

  /// An open object, whose names are the last ones in the list.
  struct Object {
    fileprivate let first: Int
    /// One bit for each class of name present; names of different classes differ.
    fileprivate var sorts: UInt64 = 0
    /// All names, if there are many.
    fileprivate var set: Set<String>?
  }

  private var list: [JSONText] = []

  /// Opens an object.
  func open() -> Object { Object(first: list.count) }

  /// Closes the object that was opened last.
  mutating func close(_ object: Object) {
    list.removeSubrange(object.first...)
  }

  /// Adds a name to the object that was opened last, and returns whether it is new.
  mutating func insert(
    _ name: JSONText, to object: inout Object, in cursor: JSONCursor
  ) -> Bool {
    if list.count - object.first >= Self.listLimit {
      if object.set == nil { object.set = Set(list[object.first...].map(cursor.contents)) }
      return object.set?.insert(cursor.contents(of: name)).inserted ?? true
    }
    let sort = Self.sort(of: name, in: cursor)
    let isNew =
      object.sorts & sort == 0
      || !list[object.first...].contains { Self.isSame($0, name, in: cursor) }
    object.sorts |= sort
    list.append(name)
    return isNew
  }

  /// The bit of a name's class; all bits for a name with escapes, which may equal any other.
  private static func sort(of name: JSONText, in cursor: JSONCursor) -> UInt64 {
    if name.hasEscapes { return .max }
    let bytes = cursor.bytes(of: name)
    guard let first = bytes.first, let last = bytes.last else { return 1 }
    let ends: Int = Int(first) &+ 5 &* Int(last)
    let mixed: Int = ends &+ 11 &* bytes.count
    return 1 << UInt64(mixed & 63)
  }

  private static func isSame(_ name: JSONText, _ other: JSONText, in cursor: JSONCursor) -> Bool {
    name.hasEscapes || other.hasEscapes
      ? cursor.contents(of: name).bytes == cursor.contents(of: other).bytes
      : cursor.bytes(of: name).elementsEqual(cursor.bytes(of: other))
  }
}
