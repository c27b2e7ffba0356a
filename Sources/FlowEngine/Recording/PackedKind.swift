/// What the first byte of a packed event, or of a number in it, says.
enum PackedKind {
  /// The bits that tell the kinds of event apart.
  static let mask: UInt8 = 3
  static let line: UInt8 = 0
  static let pan: UInt8 = 1
  static let scroll: UInt8 = 2
  static let tick: UInt8 = 3
  /// Where the phase of a gesture begins.
  static let phaseShift: UInt8 = 2
  /// Whether a pan has a location.
  static let location: UInt8 = 16
  /// Whether a gesture has a target.
  static let target: UInt8 = 32
  /// Of a number: the eight bytes of it, as they are.
  static let raw: UInt8 = 32 | 8
}

extension Pan.Phase {
  /// The phase in a packed event.
  @inline(__always) var packed: UInt8 {
    switch self {
    case .began: 0
    case .changed: 1
    case .ended: 2
    case .cancelled: 3
    }
  }

  /// The phase of a packed event.
  init(packed: UInt8) {
    switch packed & 3 {
    case 0: self = .began
    case 1: self = .changed
    case 2: self = .ended
    default: self = .cancelled
    }
  }
}

extension Scroll.Phase {
  /// The phase in a packed event.
  @inline(__always) var packed: UInt8 {
    switch self {
    case .began: 0
    case .changed: 1
    case .ended: 2
    }
  }

  /// The phase of a packed event.
  init(packed: UInt8) {
    switch packed & 3 {
    case 0: self = .began
    case 1: self = .changed
    default: self = .ended
    }
  }
}
