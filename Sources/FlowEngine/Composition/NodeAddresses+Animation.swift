extension NodeAddresses {
  /// Adds animations of the child's nodes, by their ids with the path.
  @usableFromInline mutating func append(_ animations: [Animation], to list: inout [Animation]) {
    let start = list.count
    list.append(contentsOf: animations)
    list.withUnsafeMutableBufferPointer { list in
      for place in start..<list.count {
        list[place].node = full(list[place].node, near: list[place].index)
      }
    }
  }
}
