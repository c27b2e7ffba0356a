/// A list that is empty in most scenes, and then has no memory that a copy would count a reference to.
@usableFromInline struct RareList<Element: Sendable>: Sendable {
  @usableFromInline var storage: [Element]?

  @inlinable @inline(__always) init() {}

  /// Adds an element.
  @usableFromInline @inline(never) mutating func append(_ element: Element) {
    if storage == nil { storage = [] }
    storage?.append(element)
  }

  /// Removes the last element.
  @usableFromInline mutating func removeLast() { storage?.removeLast() }

  /// Removes all elements, and keeps the memory.
  @usableFromInline @inline(never) mutating func removeAll() {
    storage?.removeAll(keepingCapacity: true)
  }

  /// Where the elements are, until one is added; nobody else sees them.
  @inlinable mutating func elements() -> UnsafeMutableBufferPointer<Element> {
    storage?.withUnsafeMutableBufferPointer { $0 }
      ?? UnsafeMutableBufferPointer(start: nil, count: 0)
  }

  /// Whether there are none.
  @inlinable var isEmpty: Bool {
    @inline(__always) get { storage == nil || endIndex == 0 }
  }
}

extension RareList: RandomAccessCollection, MutableCollection {
  @usableFromInline var startIndex: Int { 0 }

  @usableFromInline var endIndex: Int { storage?.count ?? 0 }

  @usableFromInline subscript(index: Int) -> Element {
    // Not `nil`, because an index is below the count.
    _read { yield storage.unsafelyUnwrapped[index] }
    set { storage?[index] = newValue }
  }
}
