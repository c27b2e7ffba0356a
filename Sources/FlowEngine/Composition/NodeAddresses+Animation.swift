extension NodeAddresses {
  /// Adds animations of the child's nodes, by their ids with the path.
  @usableFromInline mutating func append(_ animations: [Animation], to list: inout [Animation]) {
    let start = list.count
    list.append(contentsOf: animations)
    var last = NodeID("")
    list.withUnsafeMutableBufferPointer { list in
      for place in start..<list.count {
        // Those of a node follow each other.
        let isOfLast = place > start && list[place].node == last
        if !isOfLast { last = list[place].node }
        list[place].node = isOfLast ? list[place - 1].node : full(last)
      }
    }
  }
}
