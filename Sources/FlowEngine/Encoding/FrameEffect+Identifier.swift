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
  @inlinable package var identifier: String? {
    guard mayHaveIdentifier else { return nil }
    var json = JSONWriter(capacity: 128)
    json.effect(self)
    return json.identifier
  }
}

extension JSONWriter {
  /// The member `id` of the object that has been written, if it is a text.
  @usableFromInline var identifier: String? {
    withBytes { bytes in
      // Most effects have none, and parsing them would take long.
      guard Self.hasIdentifier(bytes),
        case .string(let id)? = (try? JSONValue(parsing: bytes))?["id"]?.content
      else { return nil }
      return id
    }
  }

  /// Whether a text has the name of a member `id`.
  private static func hasIdentifier(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let name: StaticString = "\"id\":"
    let count = name.utf8CodeUnitCount
    guard let start = bytes.baseAddress, bytes.count >= count else { return false }
    return (0...bytes.count - count).contains { offset in
      EightBytes.areEqual(start + offset, name.utf8Start, count)
    }
  }
}
