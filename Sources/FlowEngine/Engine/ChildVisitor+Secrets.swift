extension ChildVisitor {
  /// Whether a node is of a part whose text is a secret, as the child that has it says.
  @usableFromInline struct AskedSecret {
    @usableFromInline let address: EventAddress
    @usableFromInline var isSecret = false

    init(_ address: EventAddress) { self.address = address }
  }
}

extension Scene {
  /// Whether a node is of a part whose text is a secret, in this scene or in the child that has it.
  // Asked once for each field, so that one copy for each scene is fast enough.
  @usableFromInline @inline(never) func hasSecretPart(at node: NodeID) -> Bool {
    if Self.isComposed, node.isOfChild {
      // Listing the parts of the whole tree would open its scenes.
      let (isFound, isSecret) = withUnsafePointer(to: Event.focus(target: node)) {
        var (scene, asked) = (self, ChildVisitor.AskedSecret(EventAddress($0, .focus)))
        let isFound = withUnsafeMutablePointer(to: &asked) {
          var visitor = ChildVisitor(.secret($0))
          scene.reachChildren(&visitor)
          return visitor.isDone
        }
        return (isFound, asked.isSecret)
      }
      if isFound { return isSecret }
    }
    return Part.allCases.contains { $0.isSecret && PartName.names($0.rawValue, node) }
  }
}
