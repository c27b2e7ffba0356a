extension NodeList {
  /// Whether the node at `index` is `subtree` or one of its descendants; always true for `nil`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes before it.
  func contains(_ index: Int, in subtree: NodeID?) -> Bool {
    guard let subtree else { return true }
    if storage[index].id == subtree { return true }
    guard var ancestor = storage[index].parent else { return false }
    // Parents come before their children, so one walk down the list finds all ancestors.
    var position = index
    while position > 0 {
      position -= 1
      guard storage[position].id == ancestor else { continue }
      if ancestor == subtree { return true }
      guard let next = storage[position].parent else { return false }
      ancestor = next
    }
    return false
  }
}
