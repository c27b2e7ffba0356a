import FlowEngine

/// The names of the members of all objects that are open, to find one that stands twice.
struct MemberNames {
  /// Up to how many names of an object are compared one by one.
  private static let listLimit = 64

  /// An object, whose names are the last ones in the list.
  struct Object {
    fileprivate let first: Int
    /// A bit for each sort of name that there is: names of different sorts are not the same.
    fileprivate var sorts: UInt64 = 0
    /// All names, where they are many.
    fileprivate var set: Set<String>?
  }

  private var list: [JSONText] = []

  /// Opens an object.
  func open() -> Object { Object(first: list.count) }

  /// Closes the object that was opened last.
  mutating func close(_ object: Object) {
    list.removeSubrange(object.first...)
  }

  /// Adds a name to the object that was opened last; tells whether it is new.
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

  /// The bit of a name; all of them for one with escapes, which may say the same as any other.
  private static func sort(of name: JSONText, in cursor: JSONCursor) -> UInt64 {
    if name.hasEscapes { return .max }
    let bytes = cursor.bytes(of: name)
    guard let first = bytes.first, let last = bytes.last else { return 1 }
    return 1 << UInt64((Int(first) &+ 5 &* Int(last) &+ 11 &* bytes.count) & 63)
  }

  private static func isSame(_ name: JSONText, _ other: JSONText, in cursor: JSONCursor) -> Bool {
    name.hasEscapes || other.hasEscapes
      ? cursor.contents(of: name) == cursor.contents(of: other)
      : cursor.bytes(of: name).elementsEqual(cursor.bytes(of: other))
  }
}
