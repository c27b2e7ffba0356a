/// The gestures of an engine: a value, in memory of its own.
///
/// An engine that is never sent a pointer has none of it, and is copied as fast as without.
@usableFromInline struct HeldGestures: Sendable {
  /// When something happens without another event, as `Gestures.due`.
  @usableFromInline private(set) var due = Double.infinity
  /// Whether nodes are pressed or pointed at.
  @usableFromInline private(set) var hasMarks = false
  private var storage: Storage?

  /// Whether something is due at some time.
  @inlinable var areDue: Bool { Recognition.isIncluded && due < .infinity }

  /// Shared by copies of an engine until one of them changes it.
  private final class Storage: @unchecked Sendable {
    @exclusivity(unchecked) var gestures: Gestures

    init(_ gestures: Gestures) { self.gestures = gestures }
  }

  @usableFromInline init() {}

  /// Holds gestures.
  init(_ gestures: Gestures) {
    storage = Storage(gestures)
    due = gestures.due
    hasMarks = !gestures.marks.isEmpty
  }

  /// Changes the gestures, which nobody else has.
  private mutating func change<Result>(_ body: (inout Gestures) -> Result) -> Result {
    let own: Storage
    if isKnownUniquelyReferenced(&storage), let storage {
      own = storage
    } else {
      own = Storage(storage?.gestures ?? Gestures())
      storage = own
    }
    defer {
      due = own.gestures.due
      hasMarks = !own.gestures.marks.isEmpty
    }
    return body(&own.gestures)
  }

  /// Whether a pointer is down.
  @usableFromInline var hasFingers: Bool {
    storage?.gestures.fingers.contains { $0.isDown } ?? false
  }

  /// Whether something that has been recognized waits to be handed out.
  @usableFromInline var isWaiting: Bool { due == -.infinity }

  /// Whether it is not known yet which gestures the scene's parts take.
  @usableFromInline var needsParts: Bool { storage?.gestures.targets.parts.isEmpty ?? true }

  /// Makes known which gestures the scene's parts take.
  @usableFromInline mutating func learn(_ parts: [GestureTargets.Part]) {
    change { $0.targets.parts = parts }
  }

  /// The pan of a sample, as `Gestures` has it; `nil` where the sample has yet to be taken.
  @usableFromInline mutating func drag(_ pointer: Pointer, at time: Double) -> Pan? {
    // It changes neither what is due nor a mark.
    guard pointer.phase == .move, isKnownUniquelyReferenced(&storage), let storage else {
      return nil
    }
    return storage.gestures.drag(pointer, at: time)
  }

  /// Whether what comes of a sample depends on the nodes that are presented at its time.
  @usableFromInline func looks(with pointer: Pointer) -> Bool {
    storage?.gestures.looks(with: pointer) ?? true
  }

  /// Takes a sample of a pointer, as `Gestures` does; returns the first event that is recognized of it.
  @usableFromInline mutating func take(
    _ pointer: Pointer, at time: Double, in nodes: inout NodeList
  ) -> Event? {
    change { gestures in
      gestures.take(pointer, at: time, in: &nodes)
      return gestures.next(at: time)
    }
  }

  /// Takes the marks of pointers from the nodes before they are laid out.
  @usableFromInline mutating func unmark(_ nodes: inout NodeList) { change { $0.unmark(&nodes) } }

  /// Marks the nodes that are pressed or pointed at.
  @usableFromInline mutating func mark(_ nodes: inout NodeList) { change { $0.mark(&nodes) } }

  /// Begins the long press that is due.
  @usableFromInline mutating func pressFinger(in nodes: inout NodeList) {
    change { $0.pressFinger(in: &nodes) }
  }

  /// The next event that has been recognized, whose time is given; `nil` if there is none.
  @usableFromInline mutating func next(at time: Double) -> Event? { change { $0.next(at: time) } }

  /// Forgets what has been recognized.
  @usableFromInline mutating func forget() { change { $0.forget() } }

  /// Keeps what is recognized from here on, with its time.
  @usableFromInline mutating func keepLog() { change { $0.log = [] } }

  /// Stops keeping what is recognized, and returns it.
  @usableFromInline mutating func endLog() -> [Event] {
    change { gestures in
      defer { gestures.log = nil }
      return gestures.log?.map { $0.event } ?? []
    }
  }

  /// Takes what has been recognized since the last time.
  mutating func takeLog() -> [(event: Event, time: Double)] {
    change { gestures in
      defer { gestures.log = [] }
      return gestures.log ?? []
    }
  }

  /// Whether a sample is of a pointer that is not down, or goes down a second time.
  @usableFromInline func isStray(_ pointer: Pointer) -> Bool {
    storage?.gestures.isStray(pointer) ?? (pointer.phase != .down && pointer.phase != .hover)
  }

  /// The gestures if something depends on them from a time on, in seconds.
  @usableFromInline func active(at time: Double) -> Gestures? {
    guard let gestures = storage?.gestures, !gestures.isIdle(at: time) else { return nil }
    return gestures
  }
}
