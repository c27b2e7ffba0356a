/// Gestures with a beginning and an end, which a child may have.
@usableFromInline struct OwnedGestures: OptionSet, Sendable {
  @usableFromInline let rawValue: UInt8

  @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }

  @inlinable static var pan: OwnedGestures { OwnedGestures(rawValue: 1 << 0) }
  @inlinable static var longPress: OwnedGestures { OwnedGestures(rawValue: 1 << 1) }
  @inlinable static var pinch: OwnedGestures { OwnedGestures(rawValue: 1 << 2) }
  @inlinable static var scroll: OwnedGestures { OwnedGestures(rawValue: 1 << 3) }

  /// Those that have one owner on the whole screen; there may be several scrolls, each of its node.
  @inlinable static var exclusive: OwnedGestures { [.pan, .longPress, .pinch] }

  /// Each by its name in saved states.
  static var named: [(name: String, gesture: OwnedGestures)] {
    [("pan", .pan), ("longPress", .longPress), ("pinch", .pinch), ("scroll", .scroll)]
  }
}

extension EventName {
  /// The gesture that it belongs to.
  @inlinable var gesture: OwnedGestures {
    switch self {
    case .panBegan, .panChanged, .panEnded, .panCancelled: .pan
    case .longPressBegan, .longPressChanged, .longPressEnded, .longPressCancelled: .longPress
    case .pinchBegan, .pinchChanged, .pinchEnded, .pinchCancelled: .pinch
    case .scrollBegan, .scrollChanged, .scrollEnded: .scroll
    default: []
    }
  }

  /// Whether it begins a gesture that has one owner on the whole screen.
  @inlinable var beginsGesture: Bool {
    switch self {
    case .panBegan, .longPressBegan, .pinchBegan: true
    default: false
    }
  }

  /// Whether it begins or ends a gesture.
  @inlinable var isBoundary: Bool {
    @inline(__always) get {
      beginsGesture || endsGesture || self == .scrollBegan || self == .scrollEnded
    }
  }

  /// Whether it ends a gesture that has one owner on the whole screen.
  @inlinable var endsGesture: Bool {
    switch self {
    case .panEnded, .panCancelled, .longPressEnded, .longPressCancelled, .pinchEnded,
      .pinchCancelled:
      true
    default: false
    }
  }
}
