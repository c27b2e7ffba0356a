import Platform

/// An open file that is closed when nobody needs it any more.
final class OpenFile: Sendable {
  /// The open file.
  let descriptor: FileDescriptor

  /// Takes over a descriptor.
  init(_ descriptor: FileDescriptor) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor.number)
  }
}
