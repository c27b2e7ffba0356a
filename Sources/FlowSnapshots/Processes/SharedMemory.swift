import Platform

/// Memory that a worker shares with the process that it is a copy of.
///
/// Unchecked, for each place is written by one process at a time, and read when that has ended, but for
/// the count, where a lost step does no harm.
package final class SharedMemory: @unchecked Sendable {
  private let base: UnsafeMutableRawPointer
  private let size: Int

  private static let header = 16

  /// Maps memory for a text; `nil` where the system has none.
  package init?(capacity: Int) {
    size = capacity + Self.header
    #if os(Linux)
      let flags = Int32(MAP_SHARED) | Int32(MAP_ANONYMOUS)
    #else
      let flags = MAP_SHARED | MAP_ANON
    #endif
    guard let base = mmap(nil, size, PROT_READ | PROT_WRITE, flags, -1, 0), base != MAP_FAILED
    else { return nil }
    self.base = base
  }

  deinit { munmap(base, size) }

  /// A count of what has been done.
  package var count: Int {
    get { base.load(as: Int.self) }
    set { base.storeBytes(of: newValue, as: Int.self) }
  }

  /// A number in the place of the text, the first at 0.
  subscript(place: Int) -> Int {
    get { base.load(fromByteOffset: Self.header + 8 * place, as: Int.self) }
    set { base.storeBytes(of: newValue, toByteOffset: Self.header + 8 * place, as: Int.self) }
  }

  /// The length of the text, in bytes.
  private var length: Int {
    get { base.load(fromByteOffset: 8, as: Int.self) }
    set { base.storeBytes(of: newValue, toByteOffset: 8, as: Int.self) }
  }

  /// The bytes; what has no room is cut off.
  package var bytes: [UInt8] {
    get { Array(UnsafeRawBufferPointer(start: base + Self.header, count: length)) }
    set {
      let count = min(newValue.count, size - Self.header)
      newValue.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress else { return }
        (base + Self.header).copyMemory(from: start, byteCount: count)
      }
      length = count
    }
  }
}
