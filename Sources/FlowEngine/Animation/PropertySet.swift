/// A set of animatable properties.
public struct PropertySet: OptionSet, Equatable, Sendable {
  /// One bit per property, in the order of `AnimatableProperty`.
  public let rawValue: UInt16

  /// Creates a set from its raw bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// `frame`.
  public static let frame = PropertySet(.frame)
  /// `transform`.
  public static let transform = PropertySet(.transform)
  /// `alpha`.
  public static let alpha = PropertySet(.alpha)
  /// `cornerRadius`.
  public static let cornerRadius = PropertySet(.cornerRadius)
  /// `borderWidth`.
  public static let borderWidth = PropertySet(.borderWidth)
  /// `borderColor`.
  public static let borderColor = PropertySet(.borderColor)
  /// `background`.
  public static let background = PropertySet(.background)
  /// `textColor`.
  public static let textColor = PropertySet(.textColor)
  /// `tintColor`.
  public static let tintColor = PropertySet(.tintColor)
  /// `contentOffset`.
  public static let contentOffset = PropertySet(.contentOffset)
  /// `contentInset`.
  public static let contentInset = PropertySet(.contentInset)
  /// `strokeEnd`.
  public static let strokeEnd = PropertySet(.strokeEnd)

  /// The colour properties.
  public static let colors: PropertySet = [.borderColor, .background, .textColor, .tintColor]
  /// All animatable properties.
  public static let all = PropertySet(
    rawValue: (2 << UInt16(truncatingIfNeeded: AnimatableProperty.strokeEnd.index)) - 1)

  /// The properties that are among members of a node; its frame always is.
  init(among members: NodeMembers) {
    self = .frame
    if members.isDisjoint(with: .animatable) { return }
    if members.contains(.transform) { formUnion(.transform) }
    if members.contains(.alpha) { formUnion(.alpha) }
    if members.contains(.cornerRadius) { formUnion(.cornerRadius) }
    if members.contains(.borderWidth) { formUnion(.borderWidth) }
    if members.contains(.borderColor) { formUnion(.borderColor) }
    if members.contains(.background) { formUnion(.background) }
    if members.contains(.textColor) { formUnion(.textColor) }
    if members.contains(.tintColor) { formUnion(.tintColor) }
    if members.contains(.contentOffset) { formUnion(.contentOffset) }
    if members.contains(.contentInset) { formUnion(.contentInset) }
    if members.contains(.strokeEnd) { formUnion(.strokeEnd) }
  }

  /// Creates a set of one property.
  init(_ property: AnimatableProperty) {
    self.init(rawValue: 1 << UInt16(truncatingIfNeeded: property.index))
  }

  /// Whether a property is in the set.
  func contains(_ property: AnimatableProperty) -> Bool {
    contains(PropertySet(property))
  }
}

extension NodeList {
  /// The properties of the node at `index` that may differ from their defaults.
  func movableProperties(at index: Int) -> PropertySet {
    storage.withUnsafeBufferPointer { PropertySet(among: $0[index].revisions.members) }
  }
}
