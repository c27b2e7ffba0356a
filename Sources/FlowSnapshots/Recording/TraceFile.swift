/// A file that a recording is written to as it goes: for `RecordingOptions.Extent.stream`.
///
/// Each call of `write(_:)` hands whole lines to the system. Whenever the program is killed, and if a
/// line cannot be written for a full disk or a limit, the file is a trace that ends with a whole line. A
/// file that is there stays as it is until the first line comes, which is when a recording has begun,
/// and is replaced by it. A second copy stands beside the file, with a temporary name, until the
/// recording ends. A `TraceFile` belongs to one thread.
public final class TraceFile {
  /// The reason the file could not be opened or written; nothing is written after a failure.
  public private(set) var failure: String?

  /// The path; `nil` for standard output.
  private let path: String?
  /// The file; `nil` before the first line.
  private var file: GrowingFile?

  /// Names a file, which the first line replaces.
  ///
  /// `failure` reports a path that cannot be written as soon as a recording has begun.
  public init(at path: String) {
    self.path = path
  }

  /// Writes to standard output.
  package init() {
    path = nil
  }

  /// Writes lines.
  public func write(_ lines: UnsafeBufferPointer<UInt8>) {
    guard failure == nil else { return }
    do throws(FileError) {
      try put(lines)
    } catch {
      failure = error.message
      isReaderGone = error.isBrokenPipe
    }
  }

  private func put(_ lines: UnsafeBufferPointer<UInt8>) throws(FileError) {
    guard let path else { return try FileDescriptor.standardOutput.putWhole(lines) }
    if file == nil { file = try GrowingFile(at: path, lines) } else { try file?.append(lines) }
  }

  /// Whether the failure is that nobody reads any more.
  package private(set) var isReaderGone = false
}
