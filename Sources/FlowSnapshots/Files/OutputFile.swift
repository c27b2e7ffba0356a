#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is written atomically: a reader sees either the old contents or all of the new ones.
///
/// A regular file is written next to the one that it replaces and takes its place only at the end;
/// if it is abandoned before that, nothing is left behind. Pipes and devices are written directly.
package struct OutputFile: ~Copyable {
  private let descriptor: FileDescriptor
  private let target: String
  /// The file's temporary name until it is complete; `nil` if it is written in place.
  private let temporary: String?

  /// Creates an output to a descriptor that someone else has opened and will close.
  package init(_ descriptor: FileDescriptor) {
    self.descriptor = descriptor
    target = descriptor.name
    temporary = nil
  }

  /// Starts writing the file at `path`.
  ///
  /// Links are followed, and the permissions of a replaced file are kept.
  /// - Throws: `FileError` with the system's reason.
  package init(replacing path: String) throws(FileError) {
    target = Path.resolved(path)
    if File.kind(of: target) == .other {
      descriptor = try File.open(target, O_WRONLY, .write, named: path)
      temporary = nil
    } else {
      let (temporary, descriptor) = try Self.create(beside: target, named: path)
      var status = stat()
      if stat(target, &status) == 0 { fchmod(descriptor.number, status.st_mode & 0o7777) }
      self.temporary = temporary
      self.descriptor = descriptor
    }
  }

  deinit {
    if descriptor.number > FileDescriptor.standardError.number { close(descriptor.number) }
    // After `finish` there is no file with this name.
    if let temporary { unlink(temporary) }
  }

  /// Writes the next bytes.
  ///
  /// - Throws: `FileError` with the system's reason.
  package func put(_ bytes: UnsafeBufferPointer<UInt8>) throws(FileError) {
    try descriptor.put(bytes)
  }

  /// Moves what has been written into place.
  ///
  /// - Parameter durably: Whether it must survive a crash of the machine, which costs a wait for
  ///   the disk.
  /// - Throws: `FileError` with the system's reason; a file at `path` is then unchanged.
  package consuming func finish(durably: Bool = true) throws(FileError) {
    guard let temporary else { return }
    try File.move(temporary, to: target, durably: durably)
  }

  /// Replaces the file at `path` as a whole.
  ///
  /// - Parameter durably: Whether it must survive a crash of the machine.
  /// - Throws: `FileError` with the system's reason; the file is then unchanged.
  package static func replace(
    _ path: String, with bytes: [UInt8], durably: Bool = true
  ) throws(FileError) {
    let file = try OutputFile(replacing: path)
    try bytes.withUnsafeBufferPointer { (bytes) throws(FileError) in try file.put(bytes) }
    try file.finish(durably: durably)
  }

  /// Creates a new file in the same folder, so that the final rename is atomic.
  /// volume.
  private static func create(
    beside target: String, named path: String
  ) throws(FileError) -> (String, FileDescriptor) {
    let prefix = Path.join(
      Path.folder(of: target), ".\(Path.name(of: target)).\(getpid())")
    var attempt = 0
    while true {
      let temporary = "\(prefix)-\(attempt).tmp"
      do throws(FileError) {
        let flags = O_WRONLY | O_CREAT | O_EXCL
        return (temporary, try File.open(temporary, flags, .write, named: path))
      } catch {
        guard error.code == EEXIST, attempt < 1000 else { throw error }
        attempt += 1
      }
    }
  }
}
