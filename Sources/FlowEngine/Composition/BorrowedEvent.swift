/// An event where it is. It cannot be copied: a scene is given it without counting references to what it holds.
@usableFromInline struct BorrowedEvent: ~Copyable {
  @usableFromInline let event: Event

  /// Hands it to a child as it is; returns why that has refused it.
  @inlinable @inline(__always) borrowing func deliver<S: Scene>(
    _ name: EventName, to core: ChildCore<S>, _ visitor: inout ChildVisitor
  ) -> EventError? {
    core.receive(event, name, &visitor)
  }
}

extension UnsafePointer<Event> {
  @inlinable var borrowed: UnsafePointer<BorrowedEvent> {
    UnsafeRawPointer(self).assumingMemoryBound(to: BorrowedEvent.self)
  }
}
