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
/// killed right after; the file is a trace at any time. It belongs to one thread.
public final class TraceFile {
  /// The reason the file could not be opened or written; nothing is written after a failure.
  public private(set) var failure: String?

  private let descriptor: FileDescriptor
  private let isOwn: Bool

  /// Opens a file, whose old contents are gone.
  ///
  /// - Throws: `TraceFileError` with the system's reason.
  public init(at path: String) throws(TraceFileError) {
    do throws(FileError) {
      descriptor = try File.open(
        path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_NOCTTY, .write, named: path)
    } catch {
      throw TraceFileError(error)
    }
    isOwn = true
  }

  /// Writes to standard output.
  package init() {
    descriptor = .standardOutput
    isOwn = false
  }

  deinit {
    if isOwn { close(descriptor.number) }
  }

  /// Writes lines.
  public func write(_ lines: UnsafeBufferPointer<UInt8>) {
    guard failure == nil else { return }
    do throws(FileError) {
      try descriptor.put(lines)
    } catch {
      failure = error.message
      isReaderGone = error.isBrokenPipe
    }
  }

  /// Whether the failure is that nobody reads any more.
  package private(set) var isReaderGone = false
}

/// The reason a file for a recording could not be opened.
public struct TraceFileError: Error, Equatable, Sendable {
  /// A message with the file's path and the system's reason.
  public let message: String

  init(_ error: FileError) {
    message = error.message
  }
}
