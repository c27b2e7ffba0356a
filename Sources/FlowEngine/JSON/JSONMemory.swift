#if !hasFeature(Embedded)
  /// Memory that a text is written to and that can be passed to another thread as a whole.
  package final class JSONMemory: Sendable {
    /// The first byte. Unchecked, because only the holder of the memory uses it.
    package nonisolated(unsafe) let start: UnsafeMutablePointer<UInt8>
    /// The number of bytes.
    package let capacity: Int

    /// Allocates a number of bytes above 0.
    package init(capacity: Int) {
      start = .allocate(capacity: capacity)
      self.capacity = capacity
    }

    deinit {
      start.deallocate()
    }
  }
#endif
