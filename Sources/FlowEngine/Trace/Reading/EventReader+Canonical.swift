#if !arch(wasm32)
  extension EventReader {
    /// Reads an event from a line as `JSONWriter.event` writes it.
    ///
    /// A module, which is to be small before it is fast, reads all lines the general way.
    ///
    /// - Returns: False for any other line, which `read` takes from its start, and reports if it is at fault.
    @inline(__always) mutating func readCanonical(
      _ bytes: UnsafeBufferPointer<UInt8>, into event: inout Event
    ) -> Bool {
      slots.readCanonical(bytes, &strings, into: &event)
    }
  }

  extension EventSlots {
    /// Reads a canonical line, of which the time and the offsets of values are kept.
    @inline(__always) fileprivate mutating func readCanonical(
      _ bytes: UnsafeBufferPointer<UInt8>, _ strings: inout StringCache, into event: inout Event
    ) -> Bool {
      let members = withSlots { slots -> EventMembers? in
        var line = CanonicalLine(bytes, slots)
        return line.readTime() && line.readEvent(into: &event, &strings) ? line.members : nil
      }
      guard let members else { return false }
      self.members = members
      offset = 0
      return true
    }
  }
#endif
