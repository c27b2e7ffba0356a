/// A digest of bytes that stands for them in a dictionary, so that a table need not hold what the page
/// holds already.
///
/// The key is the process's own and random, so nobody can make two texts of one digest, and at 128
/// bits none will turn up.
struct Digest: Hashable {
  private let first: Int
  private let second: Int

  init(_ bytes: ArraySlice<UInt8>) {
    first = Self.hash(bytes, 1)
    second = Self.hash(bytes, 2)
  }

  private static func hash(_ bytes: ArraySlice<UInt8>, _ part: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(part)
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
