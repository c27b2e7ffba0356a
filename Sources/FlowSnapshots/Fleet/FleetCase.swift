/// A line of the input of `flow pipe`: a trace, and what it should give.
package struct FleetCase: Sendable {
  /// Where the trace is.
  package enum Source: Sendable {
    /// In the line.
    case text([UInt8])
    /// In a file.
    case path(String)
  }

  /// What the trace should give.
  package enum Golden: Sendable {
    /// The digest of all frames.
    case digest(UInt64)
    /// The compact golden.
    case compact(FrameDigests)
    /// A document, or JSON Lines, of frames.
    case document([UInt8])
  }

  /// What names the case, throughout a fleet.
  package let id: String
  /// The trace.
  package let source: Source
  /// What it should give; `nil` for nothing.
  package let golden: Golden?

  /// The path of the trace's file, if it is in one.
  package var path: String? {
    guard case .path(let path) = source else { return nil }
    return path
  }

  /// The trace's text.
  var contents: [UInt8] {
    get throws(FileError) {
      switch source {
      case .text(let text): text
      case .path(let path): try File.contents(of: path)
      }
    }
  }
}
