/// A gesture of a child's that is not a pan, and the node that it has begun on.
@usableFromInline struct ChildTouch: Sendable {
  @usableFromInline let gesture: OwnedGestures
  /// The node, by the child's own name.
  @usableFromInline let target: NodeID?
  /// Whether the child has lost it; kept of a scroll, whose end is then not the child's.
  @usableFromInline var isLost = false

  @inlinable init(_ gesture: OwnedGestures, on target: NodeID?) {
    self.gesture = gesture
    self.target = target
  }
}

/// The gestures that a child has; no part of its class, whose methods each scene has for itself.
@usableFromInline struct ChildGestures: Sendable {
  /// Those that have begun in it and are under way.
  @usableFromInline var owned: OwnedGestures = []
  /// Those that are no pan, each with its node.
  @usableFromInline var touches: [ChildTouch] = []

  @inlinable init() {}

  /// Creates those of a saved state.
  init(_ touches: [ChildTouch], ownsPan: Bool) {
    self.touches = touches
    owned = ownsPan ? .pan : []
    update()
  }

  /// Takes into account that a gesture other than a pan has begun or ended, by the child's own names.
  @usableFromInline mutating func note(_ event: Event, _ name: EventName) {
    let gesture = name.gesture
    let target = event.target
    touches.removeAll { $0.gesture == gesture && (gesture != .scroll || $0.target == target) }
    if name.beginsGesture || name == .scrollBegan {
      touches.append(ChildTouch(gesture, on: target))
    }
    update()
  }

  /// Loses a gesture.
  @usableFromInline mutating func lose(_ gesture: OwnedGestures) {
    touches.removeAll { $0.gesture == gesture }
    owned.subtract(gesture)
  }

  /// Loses all gestures; returns the events that end them, the pan last as when a finger is lifted.
  ///
  /// - Parameter nodes: The child's nodes as presented.
  @usableFromInline mutating func loseAll(in nodes: NodeList) -> [Event] {
    var events: [Event] = []
    for index in touches.indices where !touches[index].isLost {
      let target = touches[index].target
      switch touches[index].gesture {
      case .longPress: events.append(.longPress(LongPress(.cancelled, on: target)))
      case .pinch: events.append(.pinch(Pinch(.cancelled, scale: 1, on: target)))
      default:
        touches[index].isLost = true
        guard let target, let node = nodes[target] else { continue }
        events.append(.scroll(Scroll(target, offset: node.contentOffset, phase: .ended)))
      }
    }
    touches.removeAll { !$0.isLost }
    if owned.contains(.pan) { events.append(.pan(Pan(.cancelled, translation: .zero))) }
    owned = []
    return events
  }

  /// Whether an event ends a scroll that the child has lost, which is then forgotten.
  @usableFromInline mutating func endsLostScroll(_ event: Event) -> Bool {
    let target = event.target
    let index = touches.firstIndex { $0.isLost && $0.target == target }
    if let index { touches.remove(at: index) }
    return index != nil
  }

  /// The end of a gesture that the child has, where another finger begins one.
  @usableFromInline func cancellation(of gesture: OwnedGestures) -> Event {
    let target = touches.first { $0.gesture == gesture }?.target
    switch gesture {
    case .longPress: return .longPress(LongPress(.cancelled, on: target))
    case .pinch: return .pinch(Pinch(.cancelled, scale: 1, on: target))
    default: return .pan(Pan(.cancelled, translation: .zero))
    }
  }

  /// What is known of gestures other than a pan follows from its list.
  private mutating func update() {
    owned.formIntersection(.pan)
    for touch in touches where !touch.isLost { owned.formUnion(touch.gesture) }
  }
}

extension ChildTouch {
  /// Reads the member `touches` of a child's saved state.
  static func read(from json: JSONValue?) throws(MemberError) -> [ChildTouch] {
    guard let json else { return [] }
    let list = JSONValue(
      content: .object([JSONValue.Member(name: "touches", offset: json.offset, value: json)]),
      offset: json.offset)
    return try SavedReader(list, ["touches"]).elements("touches") { (json) throws(MemberError) in
      let reader = try SavedReader(json, ["gesture", "target"], optional: ["isLost"])
      let name = try reader.value("gesture", String.self)
      guard let gesture = OwnedGestures(named: name), gesture != .pan else {
        throw try reader.invalid("gesture", "unknown gesture '\(name)'")
      }
      var touch = ChildTouch(gesture, on: try reader.value("target", NodeID?.self))
      touch.isLost = try reader.flag("isLost")
      return touch
    }
  }
}

extension JSONWriter {
  /// Writes the member `touches` of a child's saved state.
  mutating func saved(_ touches: [ChildTouch]) {
    key("touches")
    beginArray()
    for touch in touches {
      beginObject()
      for (name, gesture) in OwnedGestures.named where gesture == touch.gesture {
        member("gesture", name)
      }
      member("target", touch.target?.name)
      if touch.isLost { member("isLost", true) }
      endObject()
    }
    endArray()
  }
}
