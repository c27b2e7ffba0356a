import Foundation

/// The yyjson library, if `scripts/fetch-yyjson` has built it: a reader of JSON in C, which makes a tree of
/// each line and knows nothing of events.
struct YYJSON {
  /// What is said where it is not there.
  static let absence = "there is no yyjson; scripts/fetch-yyjson builds it"

  private typealias Read =
    @convention(c) (
      UnsafeMutableRawPointer, Int, UInt32, UnsafeRawPointer?, UnsafeMutableRawPointer?
    ) -> UnsafeMutableRawPointer?
  private typealias MakePool =
    @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer, Int) -> Bool

  private let readText: Read
  private let makePool: MakePool

  /// The path of the library; `FLOW_YYJSON` may name another.
  private static var path: String {
    ProcessInfo.processInfo.environment["FLOW_YYJSON"]
      ?? Checkout.path(".build/yyjson/libyyjson.so")
  }

  /// Opens the library; `nil` if it is not there.
  init?() {
    guard let library = dlopen(Self.path, RTLD_NOW),
      let read = dlsym(library, "yyjson_read_opts"),
      let makePool = dlsym(library, "yyjson_alc_pool_init")
    else { return nil }
    readText = unsafeBitCast(read, to: Read.self)
    self.makePool = unsafeBitCast(makePool, to: MakePool.self)
  }

  /// Reads each line into a tree, in memory that is used again for the next one: faster than with the
  /// system's allocator.
  ///
  /// - Throws: `BenchmarkError` for a line that is not JSON.
  @inline(never) func read(_ lines: TraceBytes) throws {
    // The library needs at most twelve bytes for each of a line, and the system gives pages as they are
    // touched.
    let room = 1 << 20
    let memory = UnsafeMutableRawPointer.allocate(byteCount: room, alignment: 16)
    defer { memory.deallocate() }
    // Three functions and a context.
    let allocator = UnsafeMutableRawPointer.allocate(byteCount: 32, alignment: 16)
    defer { allocator.deallocate() }
    try lines.forEach { line in
      guard let start = line.baseAddress, makePool(allocator, memory, room),
        // It does not write to the text without being told to.
        readText(UnsafeMutableRawPointer(mutating: start), line.count, 0, allocator, nil) != nil
      else { throw BenchmarkError("yyjson cannot read a line") }
    }
  }
}
