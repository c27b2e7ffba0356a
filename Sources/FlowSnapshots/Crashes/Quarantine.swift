/// The digests of traces that are left out of a run, because a scene is known to crash with them.
package struct Quarantine: Sendable {
  private var digests: Set<UInt64> = []

  /// Creates the quarantine of no trace.
  package init() {}

  /// Whether no trace is in it.
  package var isEmpty: Bool { digests.isEmpty }

  /// Reads a file with a digest of 16 hexadecimal digits on each line, and what comes after a `#` for
  /// people.
  ///
  /// - Throws: `LinesError` for a file that cannot be read, or the place of a line that is no digest.
  package init(at path: String) throws(LinesError) {
    let text: [UInt8]
    do throws(FileError) { text = try File.contents(of: path) } catch { throw .file(error) }
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let digits = line.prefix { $0 != UInt8(ascii: "#") }.filter { $0 > UInt8(ascii: " ") }
      if digits.isEmpty { continue }
      guard let digest = Hexadecimal.number(digits, as: UInt64.self),
        digests.count < RunLimits.quarantined
      else {
        throw .line(
          "\(path):\(index + 1):1: error: expected the digest of a trace, 16 hexadecimal digits, and at "
            + "most \(RunLimits.quarantined) of them")
      }
      digests.insert(digest)
    }
  }

  /// The digest of a trace that is in it; `nil` for any other trace.
  func digest(of trace: [UInt8]) -> UInt64? {
    let digest = XXHash64.value(of: trace)
    return digests.contains(digest) ? digest : nil
  }
}
