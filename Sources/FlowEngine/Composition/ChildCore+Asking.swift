extension ChildCore {
  /// Whether an event is for the child.
  @inlinable @inline(__always) func isAddressed(by address: borrowing EventAddress) -> Bool {
    if !gestures.owned.isDisjoint(with: address.gesture) { return true }
    if address.isOwned { return false }
    return address.text?.isBehind(path) ?? false
  }

  @inlinable func hasTransaction(_ number: Int) -> Bool {
    engine.running.contains { $0.number == number }
      || S.isComposed && engine.tree.end.number == number
  }

  /// Gives it its path, which is its name, and its key if it has one.
  @usableFromInline func name(_ name: StaticString, _ key: String?) {
    path = key.map { name.text + "/" + $0 } ?? name.text
    addresses = NodeAddresses(prefix: path + "/")
  }

  /// An event by its own names, in its parent's coordinates.
  @inlinable @inline(never) func seen(_ event: Event) -> Event {
    event.asSeen(under: path, { addresses.inner($0) }) { $0 }
  }

  /// Brings what moves to a time.
  @inlinable func present(at time: Double, keepsEnded: Bool, _ numbers: inout TreeNumbers) {
    engine.takeNumbers(numbers)
    engine.present(at: time, keepsEnded: keepsEnded)
    engine.returnNumbers(to: &numbers)
  }

  /// Lists what is in flight, the nodes by their paths.
  @inlinable func listAnimations(in list: inout [Animation]) {
    addresses.append(engine.current.animations, to: &list)
  }

  /// Writes its state: in frames what the scene shows, for a saved state all that it takes to go on.
  ///
  /// - Parameter key: Its key, which comes first, if it has one.
  @inlinable func write(
    to json: UnsafeMutablePointer<JSONWriter>, _ style: ValueWriter.Style, key: String? = nil
  ) {
    switch style {
    case .exact, .masked: writeSaved(to: json, style, key: key)
    #if !hasFeature(Embedded)
      case .relative:
        // The bytes are no JSON, and nothing but the engine reads them.
        if let key { json.pointee.string(key) }
        var copy = engine
        copy.writeCanonical(to: &json.pointee)
        json.pointee.canonical(gestures)
      case .image:
        if let key { json.pointee.string(key) }
        json.pointee.image(of: engine.current.scene)
    #endif
    default: json.pointee.state(of: engine.current.scene, key: key)
    }
  }
}
