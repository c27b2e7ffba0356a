#if !hasFeature(Embedded)
  extension NodeList {
    /// The number of nodes that the layout in progress has added.
    package var laidOutCount: Int { count }

    /// Puts a node in place of the one at `index`, during a layout.
    package mutating func replace(at index: Int, with node: Node) {
      storage[index] = node
      // The next layout must reset what this one has not set.
      storage[index].revisions.members = .all
      storage[index].revisions.number(&revision)
    }

    /// Exchanges two nodes, during a layout.
    package mutating func exchange(_ index: Int, _ other: Int) {
      storage.swapAt(index, other)
      storage[index].revisions.number(&revision)
      storage[other].revisions.number(&revision)
    }
  }
#endif
