/// What an engine does with pointers: it makes the frame of one, or else the next frame of what has been
/// recognized and is due up to the turn's time. It returns whether there is a frame.
///
/// A closure, so that a program that sends none does not contain the recognition: it is made where the
/// program says that it does.
@usableFromInline
typealias PointerCall<S: Scene> =
  @Sendable (inout Engine<S>, Pointer?, inout Turn) throws(EventError) -> Bool

extension Engine {
  /// What an engine does that nobody has told of pointers.
  @inlinable static var standardPointerCall: PointerCall<S>? {
    #if hasFeature(Embedded)
      nil
    #else
      pointerCall
    #endif
  }

  @inlinable static var pointerCall: PointerCall<S> {
    { (engine, pointer, turn) throws(EventError) in
      guard let pointer else { return try engine.makeDueFrame(&turn) }
      try engine.receive(pointer, at: turn.time)
      return true
    }
  }

  /// Has pointers recognized, which Embedded Swift leaves out unless this is called.
  @inlinable package mutating func takePointers() { pointerCall = Self.pointerCall }

  /// Makes the frame of a pointer: the first of what is recognized of it, or its own.
  @inlinable mutating func receive(_ pointer: Pointer, at time: Double) throws(EventError) {
    // A finger goes down on what is seen.
    if pointer.phase == .down, mayHaveMoved { present(at: time, keepsEnded: true) }
    if gestures.needsParts { gestures.learn(gestureParts()) }
    let event = gestures.take(pointer, at: time, in: &current.nodes)
    try stepAsItIs(event ?? .pointer(pointer), at: time)
  }

  /// The gestures of the scene's parts, and of those of the scenes that it holds.
  @usableFromInline func gestureParts() -> [GestureTargets.Part] {
    SceneParts(S.self).parts.map { GestureTargets.Part($0.name, $0.gestures) }
  }

  /// Makes the next frame up to the turn's time, where a long press may begin by then, or what a pointer
  /// has become waits for its frame.
  ///
  /// What ends at that time comes before it, as before any event.
  @inlinable mutating func makeDueFrame(_ turn: inout Turn) throws(EventError) -> Bool {
    var time = gestures.isWaiting ? current.time : min(turn.time, gestures.due)
    if try makeEnd(by: time, &turn) { return true }
    if !gestures.isWaiting {
      guard gestures.due < .infinity else { return false }
      time = gestures.due
      // A finger of a saved state may be due before any other comes.
      if gestures.needsParts { gestures.learn(gestureParts()) }
      gestures.pressFinger(in: &current.nodes)
    }
    var event = gestures.next(at: time)
    // A field that has the focus by its tap, or for which the scene has asked, needs no other.
    if case .focus(let target) = event, hasFocusInHand(target) {
      event = gestures.next(at: time)
    }
    guard let event else { return try makeEnd(by: turn.time, &turn) }
    do throws(EventError) {
      try stepAsItIs(event, at: time)
    } catch {
      gestures.forget()
      throw error
    }
    return true
  }

  /// Whether a field has the focus, or a field is about to get it.
  @inlinable func hasFocusInHand(_ target: NodeID) -> Bool {
    if current.effects.contains(where: { $0.type.bytes == "focus".bytes }) { return true }
    return current.nodes.storage.contains { $0.focused && $0.id == target }
  }

  /// Ends what ends next by a time, in seconds; returns whether there is a frame of it.
  @inlinable mutating func makeEnd(
    by time: Double, _ turn: inout Turn
  ) throws(EventError) -> Bool {
    var inner = Turn(to: time, awaitsEvent: false)
    inner.completions = turn.completions
    defer { turn.completions = inner.completions }
    return try makeCompletionFrame(&inner)
  }
}
