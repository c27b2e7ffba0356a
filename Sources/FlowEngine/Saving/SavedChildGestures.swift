/// The gestures of children in a saved state: members that are there only while there are gestures.
extension JSONValue {
  /// Takes a member away, if it is there.
  mutating func remove(_ name: String) -> JSONValue? {
    guard case .object(var members) = content, let index = members.place(of: name) else {
      return nil
    }
    let value = members.remove(at: index).value
    content = .object(members)
    return value
  }
}

extension OwnedGestures {
  /// Takes away a member that lists gestures, if it is there.
  init(removing name: String, from saved: inout JSONValue) throws(MemberError) {
    self = []
    guard let json = saved.remove(name) else { return }
    do throws(MemberError) {
      for name in try [String](json: json) {
        guard let gesture = OwnedGestures(named: name), Self.exclusive.contains(gesture) else {
          throw MemberError("unknown gesture '\(name)'", at: json.offset)
        }
        insert(gesture)
      }
    } catch {
      throw error.within(name)
    }
  }

  /// The gesture of a name.
  init?(named name: String) {
    guard let found = Self.named.first(where: { $0.name.bytes == name.bytes }) else { return nil }
    self = found.gesture
  }
}

extension JSONWriter {
  /// Writes gestures by their names.
  mutating func member(_ name: StaticString, _ gestures: OwnedGestures) {
    key(name)
    beginArray()
    for (name, gesture) in OwnedGestures.named where gestures.contains(gesture) { string(name) }
    endArray()
  }
}
