import FlowEngine

extension NodeList {
  /// The paths of the scenes around some nodes, of each the innermost first, without that of the scene
  /// itself.
  func paths(around ids: [NodeID]) -> [NodeID?] {
    var paths: [NodeID?] = []
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

extension NodeID {
  /// The path of the scene whose node it is; `nil` for the scene itself.
  fileprivate var path: NodeID? {
    name.lastIndex(of: "/").map { NodeID(String(name[..<$0])) }
  }
}
