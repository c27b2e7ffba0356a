#if !hasFeature(Embedded)
  extension NodeBuilder {
    /// The number of nodes that the layout has added.
    package var count: Int {
      guard let next, let end else { return list.storage.count }
      return list.storage.count - (end - next)
    }

    /// A node that the layout has added.
    package subscript(index: Int) -> Node {
      _read { yield list.storage[index] }
      set {
        list.storage[index] = newValue
        list.storage[index].revisions.forget(&list.revision)
      }
    }

    /// Whether a node is that of a child scene.
    package func isOfChild(at index: Int) -> Bool { list.storage[index].revisions.isOfChild }

    /// Exchanges two nodes that the layout has added.
    package mutating func swapAt(_ index: Int, _ other: Int) {
      list.storage.swapAt(index, other)
      list.storage[index].revisions.number(&list.revision)
      list.storage[other].revisions.number(&list.revision)
    }
  }
#endif
