import Platform

/// A file that is written atomically: a reader sees either the old contents or all of the new ones.
///
/// A regular file is written next to the one that it replaces and takes its place only at the end;
/// if it is abandoned before that, nothing is left behind. Pipes and devices are written directly.
package struct OutputFile: ~Copyable {
  /// Where the bytes go.
  let descriptor: FileDescriptor
  private let target: String
  /// The file until it is complete; `nil` if it is written in place.
  private let temporary: TemporaryFile?

  /// Creates an output to a descriptor that someone else has opened and will close.
  package init(_ descriptor: FileDescriptor) {
    self.descriptor = descriptor
    target = descriptor.name
    temporary = nil
  }

  /// Starts writing the file at `path`, which someone has named.
  ///
  /// Links are followed, and the permissions of a replaced file are kept.
  /// - Throws: `FileError` with the system's reason.
  package init(replacing path: String) throws(FileError) {
    let target = Path.resolved(path)
    let descriptor: FileDescriptor
    let temporary: TemporaryFile?
    switch File.kind(of: target) {
    case .pipe, .other:
      descriptor = try File.open(target, O_WRONLY | O_NOCTTY, .write, named: path)
      temporary = nil
    case .folder: throw FileError(.write, path, code: EISDIR)
    case .regular, nil:
      let file = try TemporaryFile(beside: target, named: path)
      descriptor = file.descriptor
      temporary = file
    }
    self.target = target
    self.descriptor = descriptor
    self.temporary = temporary
  }

  /// Starts writing a file of a case, whose path nobody has named.
  ///
  /// - Throws: `FileError` with the system's reason, or for a link, a pipe or a device.
  package init(replacingOwn path: String) throws(FileError) {
    try File.requireOwn(path, for: .write)
    let file = try TemporaryFile(beside: path, named: path)
    target = path
    descriptor = file.descriptor
    temporary = file
  }

  deinit {
    temporary?.discard()
    if temporary == nil, descriptor.number > FileDescriptor.standardError.number {
      close(descriptor.number)
    }
  }

  /// Writes the next bytes.
  ///
  /// - Throws: `FileError` with the system's reason.
  package func put(_ bytes: UnsafeBufferPointer<UInt8>) throws(FileError) {
    try descriptor.put(bytes)
  }

  /// Writes a text next.
  ///
  /// - Throws: `FileError` with the system's reason.
  package func put(_ text: String) throws(FileError) { try descriptor.put(Array(text.utf8)) }

  /// Moves what has been written into place.
  ///
  /// - Parameter durably: Whether it must survive a crash of the machine, which costs a wait for
  ///   the disk.
  /// - Throws: `FileError` with the system's reason; a file at `path` is then unchanged.
  package consuming func finish(durably: Bool = true) throws(FileError) {
    guard let temporary else { return }
    try File.move(temporary.name.path, to: target, durably: durably)
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
}
