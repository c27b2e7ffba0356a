extension NodeList {
  /// The paths of the scenes around some nodes, of each the innermost first, without that of the scene that holds
  /// all others.
  ///
  /// A host gives a command that is not for one scene alone, such as `escape`, to the first of them that has it,
  /// and last to the scene itself, without a target.
  /// - Complexity: O(*m* · *n*) for *m* nodes with their parents in a list of *n*.
  public func paths(around ids: [NodeID]) -> [NodeID] {
    var paths: [NodeID] = []
    for id in ids {
      var next: NodeID? = id
      while let id = next {
        if let path = id.path, !paths.contains(path) { paths.append(path) }
        next = self[id]?.parent
      }
    }
    return paths
  }
}
