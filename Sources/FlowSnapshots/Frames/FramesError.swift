/// The reason a document of frames cannot be read.
package struct FramesError: Error, Equatable, Sendable {
  /// The fault and the expected value.
  package var reason: String
  /// The offset of the fault, in bytes from the start of the document.
  package var offset: Int

  init(_ reason: String, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}
