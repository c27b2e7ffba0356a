#if !hasFeature(Embedded)
  /// Memory that a text is written to, which can be handed to another thread as a whole.
  package final class JSONMemory: Sendable {
    /// The first byte. Not checked, because whoever holds the memory is the only one that uses it.
    package nonisolated(unsafe) let start: UnsafeMutablePointer<UInt8>
    /// The number of bytes.
    package let capacity: Int

    /// Takes memory for a number of bytes above 0.
    package init(capacity: Int) {
      start = .allocate(capacity: capacity)
      self.capacity = capacity
    }

    deinit {
      start.deallocate()
    }
  }
#endif
