import FlowSnapshots

/// The reason there are no key frames of a trace.
package enum StripError: Error, Equatable {
  /// The trace or its golden cannot be read or replayed.
  case document(DocumentError)
  /// The case cannot be compared with its golden; a message that says where and why.
  case unusable(String)
  /// What should be a trace is frames, in a file of this name.
  case isFrames(String)
  /// A drawing that moves would have more bytes than this.
  case tooLong(limit: Int)
  /// The strip cannot be written.
  case file(FileError)
}
