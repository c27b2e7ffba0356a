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
    #if !arch(wasm32)
      /// It is one of nodes that `NodeBuilder.standing(_:id:while:_:)` would have left as they were, and has changed.
      case outdated
    #endif
    /// The frame has more than `InputLimits.nodes` nodes; the last of them is given as the node.
    case tooManyNodes
  }

  /// The scene's name.
  public var scene: String
  /// The node at fault.
  public var node: NodeID
  /// The fault.
  public var reason: Reason
  /// The event that led to the layout; `nil` if it was the start or a completion.
  public var event: EventName?

  @usableFromInline init(scene: String, node: NodeID, reason: Reason, event: EventName?) {
    self.scene = scene
    self.node = node
    self.reason = reason
    self.event = event
  }

  /// A one-line message with the fault and its place.
  public var message: String {
    let cause = event.map { "at '\($0.rawValue)'" } ?? "at the start or a completion"
    return "scene '\(scene)', \(cause): node '\(node.name)' \(reason.text)"
  }
}

extension LayoutFault.Reason {
  /// What is wrong with the node, in words that follow its name.
  var text: String {
    switch self {
    case .duplicateID: "is laid out twice"
    case .missingParent(let parent): "is in '\(parent.name)', which is not there"
    case .laterParent(let parent): "is in '\(parent.name)', which comes after it"
    case .notFinite(let member): "has a number that is not finite in its \(member)"
    #if !arch(wasm32)
      case .outdated: "has changed without its version"
    #endif
    case .tooManyNodes: "is one of more than \(InputLimits.nodes)"
    }
  }
}
