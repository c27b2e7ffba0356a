#if os(Linux)
  import FlowEngine
  import FlowLibrary

  /// A session of the C interface, driven as a host in another language drives it.
  final class LibrarySession {
    private let handle: flow_session
    /// What has come of the latest call.
    private var update = flow_update()
    /// What the host shows.
    private var revision: UInt64 = 0
    private let output: UnsafeMutablePointer<UInt8>
    /// More than any scene needs for its changes.
    private static let capacity = 1 << 20

    /// Opens a session.
    ///
    /// - Throws: `BenchmarkError` for a scene that the library does not have.
    init(_ scene: String) throws {
      var handle = flow_session()
      let name = LibraryCall.Text(scene)
      try Self.check(flow_open(name.start, name.count, nil, 0, &handle))
      self.handle = handle
      update.size = UInt32(MemoryLayout<flow_update>.size)
      let memory = UnsafeMutableRawPointer.allocate(byteCount: Self.capacity, alignment: 8)
      output = memory.bindMemory(to: UInt8.self, capacity: Self.capacity)
    }

    deinit {
      flow_close(handle)
      output.deallocate()
    }

    /// Sends an event and reads what has come of it.
    func send(_ call: LibraryCall, at time: Double) throws {
      try Self.check(call.send(handle, time, &update))
      try read()
    }

    /// Advances as a display link does and reads what has come of it.
    func advance(to time: Double) throws {
      try Self.check(flow_advance(handle, time, &update))
      try read()
    }

    /// Reads what has changed, and the effects.
    private func read() throws {
      var count = 0
      try Self.check(flow_get_changes(handle, revision, output, Self.capacity, &count))
      revision = UnsafeRawPointer(output).load(as: flow_changes.self).revision
      guard update.effect_count > 0 else { return }
      try Self.check(flow_effects(handle, output, Self.capacity, &count))
    }

    private static func check(_ status: flow_status) throws {
      guard status != FLOW_OK else { return }
      throw BenchmarkError("the C interface: \(String(cString: flow_status_name(status)))")
    }
  }
#endif
