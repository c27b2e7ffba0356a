import FlowEngine

/// A height at which a sheet rests.
///
/// As on the platform a height is that within the safe area: the inset at the window's bottom comes on top.
public struct SheetDetent: Equatable, Sendable {
  enum Height: Equatable, Sendable {
    case large
    case medium
    case points(Double)
    case fraction(Double)
  }

  /// The name by which the state and commands know it.
  public let name: String
  let height: Height

  /// Almost the whole height of the window.
  public static let large = SheetDetent(name: "large", height: .large)
  /// Half the height of the window; in one that is not high, as `large`.
  public static let medium = SheetDetent(name: "medium", height: .medium)

  /// A height in points; at most that of `large`.
  public static func height(_ points: Double, name: String) -> SheetDetent {
    SheetDetent(name: name, height: .points(points))
  }

  /// A share of the height of `large`, 0…1.
  public static func fraction(_ share: Double, name: String) -> SheetDetent {
    SheetDetent(name: name, height: .fraction(share))
  }
}
