extension Event {
  /// Whether the engine does more with it than to hand it on: a pointer's, a gesture that is rare, a key, or
  /// what may edit a field.
  @inlinable var isOfEngine: Bool {
    switch self {
    case .pointer, .doubleTap, .longPress, .pinch, .key, .text, .deleteBackward, .returnKey,
      .selection, .compose, .undo, .redo:
      true
    default: false
    }
  }
}

extension Event {
  /// Whether it undoes an edit, or does it again.
  var undoes: Bool {
    switch self {
    case .undo, .redo: true
    case .key(let stroke): stroke.redoes != nil
    default: false
    }
  }
}

extension Engine {
  /// Makes the frame of an event that the engine does more with, at a time in seconds.
  @inlinable @inline(never) mutating func recognize(
    _ event: Event, at time: Double
  ) throws(EventError) {
    switch event {
    case .pointer(let pointer): return try receive(pointer, at: time)
    case .key(let stroke): return try receive(stroke, at: time)
    case .text, .deleteBackward, .returnKey, .selection: return try edit(event, at: time)
    case .compose(let composition): return try compose(composition, at: time)
    case .undo(let target): return try undo(target, redoes: false, event, at: time)
    case .redo(let target): return try undo(target, redoes: true, event, at: time)
    default: break
    }
    guard event.target == nil, event.isTouch, let location = event.location else {
      return try stepAsItIs(event, at: time)
    }
    if mayHaveMoved { present(at: time, keepsEnded: true) }
    current.nodes.findParents()
    try stepAsItIs(event.aimed(at: current.nodes.hitTest(location)), at: time)
  }

  /// Makes the frame of a pointer: the first of what is recognized of it, or its own.
  @inlinable mutating func receive(_ pointer: Pointer, at time: Double) throws(EventError) {
    if let pan = gestures.drag(pointer, at: time) {
      return try stepMarked(.pan(pan), at: time)
    }
    // A finger goes down on what is seen, a mouse points at it, and what a finger becomes depends on it.
    if mayHaveMoved, gestures.looks(with: pointer) { present(at: time, keepsEnded: true) }
    if gestures.needsParts { gestures.learn(gestureParts()) }
    let event = gestures.take(pointer, at: time, in: &current.nodes)
    try stepMarked(event ?? .pointer(pointer), at: time)
  }

  /// Makes the frame of an event of a pointer's, which may mark other nodes also where it is refused.
  @inlinable mutating func stepMarked(_ event: Event, at time: Double) throws(EventError) {
    do throws(EventError) { try stepAsItIs(event, at: time) } catch {
      markTouches()
      throw error
    }
  }

  /// Whether nodes are pressed or pointed at, or were in the last layout of the list.
  @inlinable var hasTouchMarks: Bool { gestures.hasMarks || current.nodes.isTouched }

  /// Marks the nodes of the last layout anew, where there is no other because an event has been refused.
  @usableFromInline @inline(never) mutating func markTouches() {
    guard hasTouchMarks else { return }
    gestures.unmark(&current.nodes)
    gestures.mark(&current.nodes)
  }

  /// The gestures of the scene's parts, and of those of the scenes that it holds.
  @usableFromInline func gestureParts() -> [GestureTargets.Part] {
    SceneParts(gesturesOf: S.self).parts.map { GestureTargets.Part($0.name, $0.gestures) }
  }

  /// Makes the next frame up to the turn's time, where a long press may begin by then, or what a pointer
  /// has become waits for its frame.
  ///
  /// What ends at that time comes before it, as before any event.
  @inlinable @inline(never) mutating func makeDueFrame(_ turn: inout Turn) throws(EventError)
    -> Bool
  {
    var time = gestures.isWaiting ? current.time : min(turn.time, gestures.due)
    if try makeEnd(by: time, &turn) { return true }
    if !gestures.isWaiting {
      guard gestures.due < .infinity else { return false }
      time = gestures.due
      // A finger of a saved state may be due before any other comes.
      if gestures.needsParts { gestures.learn(gestureParts()) }
      if mayHaveMoved { present(at: time, keepsEnded: true) }
      gestures.pressFinger(in: &current.nodes)
    }
    var event = gestures.next(at: time)
    // A field that has the focus by its tap, or for which the scene has asked, needs no other.
    if case .focus(let target) = event, hasFocusInHand(target) {
      event = gestures.next(at: time)
    }
    guard let event else {
      // Of the next finger's press too the time comes before all that is later.
      return try gestures.due <= turn.time ? makeDueFrame(&turn) : makeEnd(by: turn.time, &turn)
    }
    do throws(EventError) {
      try stepAsItIs(event, at: time)
    } catch {
      gestures.forget()
      markTouches()
      throw error
    }
    return true
  }

  /// Whether a field has the focus, or a field is about to get it.
  @inlinable func hasFocusInHand(_ target: NodeID) -> Bool {
    if current.effects.contains(where: { $0.isFocus }) { return true }
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
