/// Checks the layouts of one engine.
@usableFromInline package struct LayoutCheck: Sendable {
  /// Finds the first fault in a list.
  @usableFromInline typealias Finder =
    @Sendable (inout LayoutCheck, NodeList) -> (node: NodeID, reason: LayoutFault.Reason)?

  /// The ids and parents last found to be right: most layouts have the same.
  private var ids: [NodeID] = []
  private var parents: [NodeID?] = []

  @usableFromInline init() {}

  /// Finds the first fault with `firstFault(in:)`.
  @usableFromInline static var finder: Finder { { (check, list) in check.firstFault(in: list) } }

  /// The first fault in a list, if there is one.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  @usableFromInline mutating func firstFault(
    in list: NodeList
  ) -> (node: NodeID, reason: LayoutFault.Reason)? {
    if !isKnown(list), let fault = Self.treeFault(in: list) { return fault }
    #if !arch(wasm32)
      if let node = list.outdatedNode { return (node, .outdated) }
    #endif
    return Self.numberFault(in: list)
  }

  /// Whether two lists have the same ids and parents.
  private static func isLike(_ list: NodeList, _ other: NodeList) -> Bool {
    list.storage.count == other.storage.count
      && list.storage.indices.allSatisfy {
        list.storage[$0].id == other.storage[$0].id
          && list.storage[$0].parent == other.storage[$0].parent
      }
  }

  private static func numberFault(
    in list: NodeList
  ) -> (node: NodeID, reason: LayoutFault.Reason)? {
    list.storage.withUnsafeBufferPointer { nodes in
      guard let first = nodes.baseAddress else { return nil }
      var index = 0
      while index < nodes.count {
        if let member = memberThatIsNotFinite(first + index) {
          return (nodes[index].id, .notFinite(member))
        }
        index += 1
      }
      return nil
    }
  }

  /// The name of the first member of a node that has a number that is not finite.
  ///
  /// - Parameter node: A pointer, because passing the value would copy it.
  private static func memberThatIsNotFinite(_ node: UnsafePointer<Node>) -> String? {
    // A sum is finite only if its terms are; which one is not is rarely asked.
    var sum = node.pointee.frame.minX + node.pointee.frame.minY
    sum += node.pointee.frame.width + node.pointee.frame.height
    sum += node.pointee.alpha + node.pointee.cornerRadius + node.pointee.borderWidth
    sum += node.pointee.strokeEnd + node.pointee.contentOffset.x + node.pointee.contentOffset.y
    if let size = node.pointee.contentSize { sum += size.width + size.height }
    if let font = node.pointee.font { sum += font.size }
    if sum.isFinite, node.pointee.contentInset == .zero, node.pointee.transform == .identity {
      return nil
    }
    for property in AnimatableProperty.allCases {
      if let value = node.pointee.value(of: property), !value.isFinite { return property.rawValue }
    }
    if let size = node.pointee.contentSize, !size.isFinite {
      return "contentSize"
    }
    if let font = node.pointee.font, !font.size.isFinite { return "font" }
    return nil
  }

  /// The first fault in a list, in words; `nil` if there is none.
  ///
  /// - Parameter last: A list that has been looked at, and has no fault in its ids and parents.
  package static func faultText(in list: NodeList, after last: NodeList? = nil) -> String? {
    let isKnown = last.map { isLike($0, list) } ?? false
    guard let fault = isKnown ? numberFault(in: list) : treeFault(in: list) ?? numberFault(in: list)
    else { return nil }
    return "node '\(fault.node.name)' \(fault.reason.text)"
  }

  /// Whether the list has the ids and parents of the last one; if not, they are remembered.
  private mutating func isKnown(_ list: NodeList) -> Bool {
    if ids.count == list.storage.count,
      list.storage.indices.allSatisfy({
        ids[$0] == list.storage[$0].id && parents[$0] == list.storage[$0].parent
      })
    {
      return true
    }
    ids = list.storage.map { $0.id }
    parents = list.storage.map { $0.parent }
    return false
  }

  private static func treeFault(
    in list: NodeList
  ) -> (node: NodeID, reason: LayoutFault.Reason)? {
    var places = NodePlaces(capacity: list.storage.count)
    for index in list.storage.indices where !places.insert(index, of: list) {
      return (list.storage[index].id, .duplicateID)
    }
    for index in list.storage.indices {
      guard let parent = list.storage[index].parent else { continue }
      guard let place = places.place(of: parent, in: list) else {
        return (list.storage[index].id, .missingParent(parent))
      }
      if place >= index { return (list.storage[index].id, .laterParent(parent)) }
    }
    return nil
  }
}
