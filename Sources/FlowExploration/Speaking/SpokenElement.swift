import FlowEngine

/// Something that a screen reader comes to, and what it says of it.
struct SpokenElement: Equatable {
  /// The node.
  let id: NodeID
  /// Label, value and role, as they are spoken.
  let words: String
  /// Whether it is a heading.
  let isHeading: Bool

  /// What a screen reader can come to, in the order of reading: what has a label or a trait, is not hidden,
  /// and has something to say. A text alone is not read: something else speaks for it. What fades in is there
  /// from the beginning.
  static func all(in frame: ExploredFrame) -> [SpokenElement] {
    var fadingIn: Set<NodeID> = []
    for animation in frame.animations where animation.property == .alpha {
      if animation.to.components[0] >= NodeList.touchableAlpha { fadingIn.insert(animation.node) }
    }
    var unseen: Set<NodeID> = []
    var elements: [SpokenElement] = []
    for node in frame.nodes {
      let isHidden =
        node.hidden || node.alpha < NodeList.touchableAlpha && !fadingIn.contains(node.id)
      if isHidden || node.parent.map({ unseen.contains($0) }) == true {
        unseen.insert(node.id)
      } else if node.accessibilityLabel != nil || !node.accessibilityTraits.isEmpty {
        let element = SpokenElement(node)
        if !element.words.isEmpty { elements.append(element) }
      }
    }
    return elements
  }

  private init(_ node: Node) {
    id = node.id
    isHeading = node.accessibilityTraits.contains(.header)
    var words = [node.accessibilityLabel ?? node.text ?? "", node.accessibilityValue ?? ""]
    words += Self.roles(of: node)
    self.words = words.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// What a screen reader adds to label and value.
  private static func roles(of node: Node) -> [String] {
    let traits = node.accessibilityTraits
    var roles: [String] = []
    func add(_ trait: AccessibilityTraits, _ word: String) {
      if traits.contains(trait) { roles.append(word) }
    }
    if node.kind == .field { roles.append(node.secure ? "secure text field" : "text field") }
    if node.focused, node.kind == .field { roles.append("is editing") }
    add(.selected, "selected")
    add(.button, "button")
    add(.link, "link")
    add(.searchField, "search field")
    add(.image, "image")
    add(.header, "heading")
    add(.adjustable, "adjustable")
    if traits.contains(.notEnabled) || !node.enabled { roles.append("dimmed") }
    return roles
  }
}
