#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that a recording is written to as it goes: for `RecordingOptions.Extent.stream`.
///
/// Each call of `write(_:)` hands whole lines to the system, which keeps them even if the program is
/// killed right after; the file is a trace at any time. A file that is there stays as it is until the
/// first line comes, which is when a recording has begun. It belongs to one thread.
public final class TraceFile {
  /// The reason the file could not be opened or written; nothing is written after a failure.
  public private(set) var failure: String?

  private let path: String
  /// The open file; `nil` before the first line.
  private var file: OpenFile?
  private var descriptor: FileDescriptor?

  /// Names a file, which the first line opens and empties.
  ///
  /// A path that cannot be written is told by `failure` as soon as a recording has begun.
  public init(at path: String) {
    self.path = path
  }

  /// Writes to standard output.
  package init() {
    descriptor = .standardOutput
    path = FileDescriptor.standardOutput.name
  }

  /// Writes lines.
  public func write(_ lines: UnsafeBufferPointer<UInt8>) {
    guard failure == nil else { return }
    do throws(FileError) {
      try opened().put(lines)
    } catch {
      failure = error.message
      isReaderGone = error.isBrokenPipe
    }
  }

  private func opened() throws(FileError) -> FileDescriptor {
    if let descriptor { return descriptor }
    let descriptor = try File.open(
      path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_NOCTTY, .write, named: path)
    file = OpenFile(descriptor)
    self.descriptor = descriptor
    return descriptor
  }

  /// Whether the failure is that nobody reads any more.
  package private(set) var isReaderGone = false
}
