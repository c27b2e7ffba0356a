extension Array {
  /// Removes all elements, and keeps the memory: of few elements, at less cost than `removeAll(keepingCapacity:)`.
  @inlinable @inline(__always) mutating func empty() {
    while popLast() != nil {}
  }
}
