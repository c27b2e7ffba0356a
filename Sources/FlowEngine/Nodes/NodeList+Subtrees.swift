extension NodeList {
  /// Finds each node's parent.
  ///
  /// A parent that was found before is checked only, so a list that keeps its structure keeps its
  /// parents.
  /// - Complexity: O(*n* · *d*), where *n* is the number of nodes and *d* their nesting depth.
  @usableFromInline mutating func findParents() {
    if parents.count > storage.count { parents.removeLast(parents.count - storage.count) }
    var places: NodePlaces?
    for index in storage.indices {
      var parent = -1
      if let id = storage[index].parent {
        if index < parents.count, isParent(parents[index], id, of: index) { continue }
        // Most nodes are children of the last one or of one of its ancestors.
        parent = index - 1
        while parent >= 0, storage[parent].id != id { parent = parents[parent] }
        if parent < 0 {
          if places == nil { places = NodePlaces(of: self) }
          let place = places?.place(of: id, in: self) ?? -1
          if place < index { parent = place }
        }
      }
      if index == parents.count {
        parents.append(parent)
      } else if parents[index] != parent {
        parents[index] = parent
      }
    }
  }

  /// Whether the node at `index` is `subtree` or one of its descendants; always true for `nil`.
  ///
  /// The parents must have been found.
  /// - Complexity: O(*d*), where *d* is the nesting depth.
  func contains(_ index: Int, in subtree: NodeID?) -> Bool {
    guard let subtree else { return true }
    var index = index
    while index >= 0 {
      if storage[index].id == subtree { return true }
      index = parents[index]
    }
    return false
  }

  /// Whether the parents that were found before are those of the node at `index` and of all its ancestors.
  ///
  /// - Complexity: O(*d*), where *d* is the nesting depth.
  func knowsAncestors(of index: Int) -> Bool {
    var index = index
    while let id = storage[index].parent {
      guard index < parents.count, isParent(parents[index], id, of: index) else { return false }
      index = parents[index]
    }
    return true
  }

  private func isParent(_ parent: Int, _ id: NodeID, of index: Int) -> Bool {
    parent >= 0 && parent < index && storage[parent].id == id
  }
}
