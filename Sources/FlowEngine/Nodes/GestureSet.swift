/// The gestures that a part takes of the pointers on it.
public struct GestureSet: OptionSet, Equatable, Sendable {
  /// One bit per gesture.
  public let rawValue: UInt16

  /// Creates a set from its raw bits.
  @inlinable public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// A tap, where the node is interactive.
  @inlinable public static var tap: GestureSet { GestureSet(rawValue: 1 << 0) }
  /// A second tap soon after the first, and near it.
  @inlinable public static var doubleTap: GestureSet { GestureSet(rawValue: 1 << 1) }
  /// A finger that rests where it went down.
  @inlinable public static var longPress: GestureSet { GestureSet(rawValue: 1 << 2) }
  /// A finger that moves along the width first.
  @inlinable public static var horizontalPan: GestureSet { GestureSet(rawValue: 1 << 3) }
  /// A finger that moves along the height first.
  @inlinable public static var verticalPan: GestureSet { GestureSet(rawValue: 1 << 4) }
  /// A finger that moves, in any direction.
  @inlinable public static var pan: GestureSet { [.horizontalPan, .verticalPan] }
  /// Pans that go on while something inside the node scrolls by the same finger, as two recognizers of UIKit
  /// that recognize simultaneously: the scene decides who follows.
  @inlinable public static var simultaneousPan: GestureSet { GestureSet(rawValue: 1 << 5) }
  /// A finger that moves the content along an axis in which there is more of it than fits.
  @inlinable public static var scroll: GestureSet { GestureSet(rawValue: 1 << 6) }
  /// Two fingers that move apart or towards each other.
  @inlinable public static var pinch: GestureSet { GestureSet(rawValue: 1 << 7) }
}
