import Platform

/// A file that grows by whole pieces: whatever ends the process, the file ends with a piece.
///
/// A kill can cut a write anywhere, and what is cut off later is there until then. So there are two
/// copies: a piece is written to the one that has a temporary name, which then takes the place of
/// the other. Pipes and devices are written directly, and so is a file in a system without links, or
/// one that somebody has moved away meanwhile; there a failure is still cut off, but a kill may leave
/// a part of a piece.
struct GrowingFile: ~Copyable {
  /// The path without links, and the one that messages show.
  private let target: String
  private let name: String
  /// The copy that has the file's name.
  private var shown: FileDescriptor
  /// The other one, which lacks the last piece; `nil` before it is needed.
  private var hidden: TemporaryFile?
  private var last: [UInt8] = []
  /// Whether there are two copies.
  private var isCopied: Bool

  /// Writes the first piece in the place of what is at a path; until then that is left as it is.
  ///
  /// Links are followed, and the permissions of a replaced file are kept.
  /// - Throws: `FileError` with the system's reason; a file at the path is then unchanged.
  init(at path: String, _ piece: UnsafeBufferPointer<UInt8>) throws(FileError) {
    let target = Path.resolved(path)
    let shown: FileDescriptor
    var isCopied = false
    switch File.kind(of: target) {
    case .pipe, .other:
      shown = try File.open(target, O_WRONLY | O_NOCTTY, .write, named: path)
      do throws(FileError) {
        try shown.put(piece)
      } catch {
        close(shown.number)
        throw error
      }
    case .folder: throw FileError(.write, path, code: EISDIR)
    case .regular, nil:
      let file = try TemporaryFile(beside: target, named: path)
      do throws(FileError) {
        try file.descriptor.put(piece)
        try File.rename(file.name.path, to: target)
      } catch {
        file.discard()
        throw error
      }
      file.name.remove()
      shown = file.descriptor
      isCopied = true
    }
    self.target = target
    name = path
    self.shown = shown
    self.isCopied = isCopied
    if isCopied { last = Array(piece) }
  }

  deinit {
    hidden?.discard()
    close(shown.number)
  }

  /// Adds a piece.
  ///
  /// - Throws: `FileError` with the system's reason; the file then ends with the piece before.
  mutating func append(_ piece: UnsafeBufferPointer<UInt8>) throws(FileError) {
    if isCopied, !shown.isFile(at: target) { stopCopying() }
    guard isCopied else { return try shown.putWhole(piece) }
    let copy: TemporaryFile
    if let hidden { copy = hidden } else { copy = try TemporaryFile(beside: target, named: name) }
    hidden = copy
    try copy.descriptor.put(last)
    try copy.descriptor.put(piece)
    guard let other = try otherName() else {
      stopCopying()
      return try shown.putWhole(piece)
    }
    do throws(FileError) {
      try File.rename(copy.name.path, to: target)
    } catch {
      other.remove()
      throw error
    }
    copy.name.remove()
    hidden = TemporaryFile(name: other, descriptor: shown)
    shown = copy.descriptor
    last.removeAll(keepingCapacity: true)
    last += piece
  }

  /// Gives the shown copy a second name, which it keeps when the other copy takes the first; `nil` where
  /// that is not possible.
  private func otherName() throws(FileError) -> TemporaryName? {
    var made: TemporaryName?
    var failure: FileError?
    target.withCString { target in
      do throws(FileError) {
        made = try TemporaryName.make(in: Path.folder(of: self.target), named: name) {
          link(target, $0)
        }.0
      } catch {
        failure = error
      }
    }
    if let failure, failure.code == ENOSPC || failure.code == EDQUOT { throw failure }
    return made
  }

  private mutating func stopCopying() {
    hidden?.discard()
    hidden = nil
    isCopied = false
    last = []
  }
}
