extension FrameEffect {
  /// Whether it is one of a scene's own, of which some have an `id`.
  @inlinable var mayHaveIdentifier: Bool {
    switch self {
    case .own: true
    case .child(let effect): effect.isOwn
    case .focus, .blur, .announce, .copy, .paste: false
    }
  }

  /// The `id` that a response to the effect has, if the effect has one.
  @usableFromInline package var identifier: String? {
    guard mayHaveIdentifier else { return nil }
    var json = JSONWriter(capacity: 256)
    json.effect(self)
    return json.withBytes { bytes in
      // Most effects have none, and parsing them would take long.
      guard bytes.hasMember("id"), let value = (try? JSONValue(parsing: bytes))?["id"],
        case .string(let id) = value.content
      else { return nil }
      return id
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the text of an object may have a member of a short name.
  fileprivate func hasMember(_ name: StaticString) -> Bool {
    let length = name.utf8CodeUnitCount
    guard count >= length + 3 else { return false }
    let quote = UInt8(ascii: "\"")
    let colon = UInt8(ascii: ":")
    return (0..<count - length - 2).contains { start -> Bool in
      let end = start + length + 1
      guard self[start] == quote, self[end] == quote, self[end + 1] == colon else { return false }
      return (0..<length).allSatisfy { self[start + 1 + $0] == name.utf8Start[$0] }
    }
  }
}
