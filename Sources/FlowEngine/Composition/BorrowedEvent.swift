/// An event where it is. It cannot be copied: a scene is given it without counting references to what it holds.
@usableFromInline struct BorrowedEvent: ~Copyable {
  @usableFromInline let event: Event

  /// How the finger of a pan moves; `nil` if it is not said where it is, or the event is about something else.
  @inlinable var motion: Motion? {
    @inline(__always) borrowing get {
      guard case .pan(let pan) = event, let location = pan.location else { return nil }
      return Motion(
        phase: pan.phase, translation: pan.translation, velocity: pan.velocity, location: location)
    }
  }

  /// The event as a child sees it, as `Event.asSeen`.
  @inlinable @inline(__always) borrowing func asSeen(
    under path: String, _ known: (NodeID) -> NodeID?, _ convert: (Point) -> Point
  ) -> Event {
    event.asSeen(under: path, known, convert)
  }

  /// Hands it to a child as it is; returns why that has refused it.
  @inlinable @inline(__always) borrowing func deliver<S: Scene>(
    _ name: EventName, to core: ChildCore<S>, _ visitor: inout ChildVisitor
  ) -> EventError? {
    core.receive(event, name, &visitor)
  }
}

/// A pan without its node, to which there are no references to be counted.
@usableFromInline struct Motion {
  @usableFromInline let phase: Pan.Phase
  @usableFromInline let translation: Point
  @usableFromInline let velocity: Point
  @usableFromInline let location: Point

  @inlinable init(phase: Pan.Phase, translation: Point, velocity: Point, location: Point) {
    self.phase = phase
    self.translation = translation
    self.velocity = velocity
    self.location = location
  }
}

extension UnsafePointer<Event> {
  @inlinable var borrowed: UnsafePointer<BorrowedEvent> {
    UnsafeRawPointer(self).assumingMemoryBound(to: BorrowedEvent.self)
  }
}
