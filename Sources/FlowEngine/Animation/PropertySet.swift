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

  /// Its properties, in their order.
  var elements: Elements { Elements(rest: self) }

  /// The properties of a set, in their order.
  struct Elements: Sequence, IteratorProtocol {
    fileprivate var rest: PropertySet

    mutating func next() -> AnimatableProperty? {
      let index = rest.rawValue.trailingZeroBitCount
      rest = PropertySet(rawValue: rest.rawValue & (rest.rawValue &- 1))
      return AnimatableProperty(index: index)
    }
  }
}

extension NodeList {
  /// The properties that may differ from their defaults in the node at `index` or in one of another list.
  func movableProperties(at index: Int, orAt other: Int, in list: NodeList) -> PropertySet {
    let members = storage.withUnsafeBufferPointer { $0[index].revisions.members }
    let others = list.storage.withUnsafeBufferPointer { $0[other].revisions.members }
    return PropertySet(among: members.union(others))
  }
}
