#if !hasFeature(Embedded)
  extension NodeList {
    /// The number of nodes that the layout in progress has added.
    package var laidOutCount: Int { count }

    /// Puts a node in place of the one at `index`, during a layout.
    package mutating func replace(at index: Int, with node: Node) {
      let count = count
      storage[index] = node
      storage[index].revisions.forget(&revision)
      refill(from: count)
    }

    /// Exchanges two nodes, during a layout.
    package mutating func exchange(_ index: Int, _ other: Int) {
      let count = count
      storage.swapAt(index, other)
      storage[index].revisions.number(&revision)
      storage[other].revisions.number(&revision)
      refill(from: count)
    }
  }
#endif
