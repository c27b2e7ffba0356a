/// Delivers events, and cancels gestures.
extension ChildVisitor {
  @inlinable mutating func receive<S: Scene>(
    _ event: Event, _ core: ChildCore<S>, _ delivery: UnsafeMutablePointer<Delivery>
  ) {
    if let error = receive(event, event.name, core) { delivery.pointee.error = error }
  }

  /// Hands an event to a child, out of the way of most; returns why that has refused it.
  @inlinable @inline(never) mutating func receive<S: Scene>(
    _ event: Event, _ name: EventName, _ core: ChildCore<S>
  ) -> EventError? {
    core.receive(event, name, &self)
  }

  @inlinable @inline(never) mutating func deliver<S: Scene>(
    _ delivery: UnsafeMutablePointer<Delivery>, to child: inout Child<S>
  ) {
    let address = delivery.pointee.address
    guard takes(address), !isDone, child.core.isAddressed(by: address) else {
      // The finger of another one.
      if address.name.beginsGesture { cancelGesture(of: &child, delivery) }
      return
    }
    let core = child.own
    if address.name == .scrollEnded, !core.gestures.touches.isEmpty,
      endsLostScroll(address, of: core)
    {
      return
    }
    handOver(delivery, to: core)
    if address.name.isBoundary, delivery.pointee.error == nil { note(address, in: core) }
  }

  /// Whether an event ends a scroll that the child has lost, which is then forgotten.
  @inlinable @inline(never) func endsLostScroll<S: Scene>(
    _ address: EventAddress, of core: ChildCore<S>
  ) -> Bool {
    core.gestures.endsLostScroll(core.seen(address.event.pointee))
  }

  /// Takes into account that a gesture of a child's has begun or ended.
  @inlinable @inline(never) func note<S: Scene>(_ address: EventAddress, in core: ChildCore<S>) {
    switch address.name {
    case .panBegan: core.gestures.owned.insert(.pan)
    case .panEnded, .panCancelled: core.gestures.owned.remove(.pan)
    default: core.gestures.note(core.seen(address.event.pointee), address.name)
    }
  }

  /// Hands an event to the child that it is for; a pan that names no node without counting references.
  @inlinable @inline(__always) mutating func handOver<S: Scene>(
    _ delivery: UnsafeMutablePointer<Delivery>, to core: ChildCore<S>
  ) {
    let address = delivery.pointee.address
    // An event that names a node has to be told by the child's own name.
    guard address.isPanOfNoNode else { return deliverAsSeen(delivery, to: core) }
    var error: EventError?
    if let list = delivery.pointee.list {
      guard let motion = address.event.borrowed.pointee.motion else {
        return deliverAsSeen(delivery, to: core)
      }
      let pan = Pan(
        motion.phase, translation: motion.translation, velocity: motion.velocity,
        location: list.pointee.point(motion.location, inMount: core.number))
      error = receive(.pan(pan), address.name, core)
    } else {
      // The child sees it as it is.
      error = address.event.borrowed.pointee.deliver(address.name, to: core, &self)
    }
    if let error { delivery.pointee.error = error }
  }

  /// Hands an event to a child by the child's own names, and in its coordinates.
  @inlinable @inline(never) mutating func deliverAsSeen<S: Scene>(
    _ delivery: UnsafeMutablePointer<Delivery>, to core: ChildCore<S>
  ) {
    let list = delivery.pointee.list
    let seen = delivery.pointee.event.borrowed.pointee.asSeen(
      under: core.path, { core.addresses.target($0) }
    ) {
      list?.pointee.point($0, inMount: core.number) ?? $0
    }
    receive(seen, core, delivery)
  }

  /// Takes the gesture of an event from a child that has it, which gets it as cancelled.
  @inlinable @inline(never) mutating func cancelGesture<S: Scene>(
    of child: inout Child<S>, _ delivery: UnsafeMutablePointer<Delivery>
  ) {
    let gesture = delivery.pointee.address.name.gesture
    guard child.core.gestures.owned.contains(gesture) else { return }
    let core = child.own
    let wasDone = isDone
    let event = delivery.pointee.event.pointee.cancelled().map { core.seen($0) }
    let end = event ?? core.gestures.cancellation(of: gesture)
    core.gestures.lose(gesture)
    receive(end, core, delivery)
    isDone = wasDone
  }

  /// Takes its gestures from a child that is out of reach: their ends would not reach it.
  @inlinable @inline(never) mutating func release<S: Scene>(_ child: inout Child<S>) {
    guard !takesEvents, !child.core.gestures.owned.isEmpty else { return }
    let core = child.own
    core.open(at: time)
    // A scene that refuses the end does not keep the gesture.
    for event in core.gestures.loseAll(in: core.engine.context.moment.presented) {
      _ = receive(event, event.name, core)
    }
  }
}
