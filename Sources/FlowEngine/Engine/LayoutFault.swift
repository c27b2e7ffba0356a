/// A fault in a scene's layout.
public struct LayoutFault: Error, Equatable, Sendable {
  /// The kinds of fault.
  public enum Reason: Equatable, Sendable {
    /// Another node of the frame has the same id.
    case duplicateID
    /// The node's parent, given here, is not in the frame.
    case missingParent(NodeID)
    /// The node's parent, given here, comes after it.
    case laterParent(NodeID)
    /// The member of this name has a number that is not finite.
    case notFinite(String)
  }

  /// The scene's name.
  public var scene: String
  /// The node at fault.
  public var node: NodeID
  /// What is wrong.
  public var reason: Reason
  /// The event that led to the layout; `nil` if it was the start or a completion.
  public var event: EventName?

  @usableFromInline init(scene: String, node: NodeID, reason: Reason, event: EventName?) {
    self.scene = scene
    self.node = node
    self.reason = reason
    self.event = event
  }

  /// A one-line message that says what is wrong and where.
  public var message: String {
    let fault =
      switch reason {
      case .duplicateID: "is laid out twice"
      case .missingParent(let parent): "is in '\(parent.name)', which is not there"
      case .laterParent(let parent): "is in '\(parent.name)', which comes after it"
      case .notFinite(let member): "has a number that is not finite in its \(member)"
      }
    let cause = event.map { "at '\($0.rawValue)'" } ?? "at the start or a completion"
    return "scene '\(scene)', \(cause): node '\(node.name)' \(fault)"
  }
}

extension NodeList {
  /// The first fault in the list, if there is one.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  @usableFromInline func firstFault() -> (node: NodeID, reason: LayoutFault.Reason)? {
    var places = NodePlaces(capacity: storage.count)
    for index in storage.indices where !places.insert(index, of: self) {
      return (storage[index].id, .duplicateID)
    }
    for index in storage.indices {
      let node = storage[index]
      if let parent = node.parent {
        guard let place = places.place(of: parent, in: self) else {
          return (node.id, .missingParent(parent))
        }
        if place >= index { return (node.id, .laterParent(parent)) }
      }
      if let member = node.memberThatIsNotFinite { return (node.id, .notFinite(member)) }
    }
    return nil
  }
}

extension Node {
  /// The name of the first member that has a number that is not finite.
  fileprivate var memberThatIsNotFinite: String? {
    for property in AnimatableProperty.allCases {
      if let value = value(of: property), !value.isFinite { return property.rawValue }
    }
    if let size = contentSize, !(size.width.isFinite && size.height.isFinite) {
      return "contentSize"
    }
    if let font, !font.size.isFinite { return "font" }
    return nil
  }
}
