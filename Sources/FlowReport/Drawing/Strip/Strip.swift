import FlowSnapshots

/// Key frames of a trace as a drawing in SVG.
///
/// It needs nothing else, and the same input gives the same bytes.
package struct Strip {
  /// Whether the golden beside the trace differs.
  package let differs: Bool
  /// The drawing.
  package let document: String

  /// Draws a trace.
  ///
  /// - Parameters:
  ///   - trace: The trace's file. Where a golden stands beside it and differs, both are drawn.
  ///   - check: How the trace is compared with its golden.
  /// - Throws: `StripError` for a trace or a golden that cannot be read.
  package init(of trace: String, check: CaseCheck) throws(StripError) {
    let storyboard = try Storyboard(of: trace, check: check)
    differs = storyboard.differs
    document = StripDrawing(storyboard).document
  }
}
