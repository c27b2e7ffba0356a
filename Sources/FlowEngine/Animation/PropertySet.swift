/// A set of animatable properties.
public struct PropertySet: OptionSet, Equatable, Sendable {
  /// One bit per property, in the order of `AnimatableProperty`.
  public let rawValue: UInt16

  /// Creates a set from its raw bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
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
