extension [[String]] {
  /// Whether each text has the same bytes as the other's; allocates nothing.
  @inline(never) func hasSameBytes(as other: [[String]]) -> Bool {
    guard count == other.count else { return false }
    for component in indices {
      guard self[component].count == other[component].count else { return false }
      for row in self[component].indices
      where self[component][row].bytes != other[component][row].bytes {
        return false
      }
    }
    return true
  }
}
