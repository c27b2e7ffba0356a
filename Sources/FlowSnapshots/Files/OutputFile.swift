#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is being written: whoever looks finds the old contents or all of the new ones.
///
/// A file is written beside the one it is to replace and takes its place only at the end; if it is
/// given up before that, nothing is left of it. A pipe or a device is written to as it is.
package struct OutputFile: ~Copyable {
  private let descriptor: FileDescriptor
  private let target: String
  /// The name that the file has until it is whole; `nil` if it is written in place.
  private let temporary: String?

  /// Writes to what somebody else has opened and will close.
  package init(_ descriptor: FileDescriptor) {
    self.descriptor = descriptor
    target = descriptor.name
    temporary = nil
  }

  /// Begins to write what is to stand at `path`.
  ///
  /// A link is followed, and the permissions of a file that is replaced are kept.
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
    // After `finish` there is no file of this name any more.
    if let temporary { unlink(temporary) }
  }

  /// Writes the next bytes.
  ///
  /// - Throws: `FileError` with the system's reason.
  package func put(_ bytes: UnsafeBufferPointer<UInt8>) throws(FileError) {
    try descriptor.put(bytes)
  }

  /// Puts what has been written in its place.
  ///
  /// - Parameter durably: Whether it must outlive a crash of the machine, which costs a wait for
  ///   the disk.
  /// - Throws: `FileError` with the system's reason; a file is then as it was.
  package consuming func finish(durably: Bool = true) throws(FileError) {
    guard let temporary else { return }
    try File.move(temporary, to: target, durably: durably)
  }

  /// Puts a whole file in the place of the one at `path`.
  ///
  /// - Parameter durably: Whether it must outlive a crash of the machine.
  /// - Throws: `FileError` with the system's reason; the file is then as it was.
  package static func replace(
    _ path: String, with bytes: [UInt8], durably: Bool = true
  ) throws(FileError) {
    let file = try OutputFile(replacing: path)
    try bytes.withUnsafeBufferPointer { (bytes) throws(FileError) in try file.put(bytes) }
    try file.finish(durably: durably)
  }

  /// Makes a file that nobody else has, in the same folder, for only there a rename is atomic.
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
