/// By what it is found out which child an event is for.
@usableFromInline struct EventAddress {
  @usableFromInline let event: UnsafePointer<Event>
  /// The event's name.
  @usableFromInline let name: EventName
  /// The gesture whose owner it is for, unless it begins that in a node.
  @usableFromInline let gesture: OwnedGestures
  /// Whether the gesture has begun in a child: then it is for the owner alone.
  @usableFromInline var isOwned = false

  @inlinable init(_ event: UnsafePointer<Event>, _ name: EventName) {
    self.event = event
    self.name = name
    let gesture = name.gesture.intersection(.exclusive)
    self.gesture = name.beginsGesture && event.pointee.target != nil ? [] : gesture
  }

  /// The text by which the event says whose it is: its target's name, or the id of a response.
  @inlinable var text: String? {
    if name == .response { return event.pointee.answered }
    return event.pointee.target?.name
  }

  @inlinable var hasLocation: Bool {
    @inline(__always) get {
      if case .pan(let pan) = event.pointee { return pan.location != nil }
      return event.pointee.location != nil
    }
  }

  /// Whether it reaches only what is seen: a touch that begins on a node that it names, or the focus.
  @inlinable var needsView: Bool {
    switch name {
    case .focus: true
    case .tap, .doubleTap, .panBegan, .longPressBegan, .pinchBegan: event.pointee.target != nil
    default: false
    }
  }

  /// Whether it is a pan that names no node.
  @inlinable var isPanOfNoNode: Bool {
    @inline(__always) get {
      if case .pan(let pan) = event.pointee { return pan.target == nil }
      return false
    }
  }
}
