import FlowSnapshots

/// A trace as one drawing that moves by itself.
package struct AnimatedStrip {
  /// The drawing.
  package let document: String

  /// Draws a trace, with as many samples a second as there is room for.
  ///
  /// - Parameters:
  ///   - trace: The trace's file.
  ///   - check: How it is replayed.
  /// - Throws: `StripError` for a trace that cannot be read or replayed, and for one that is too long.
  package init(of trace: String, check: CaseCheck) throws(StripError) {
    for rate in DrawingLimits.filmRates {
      let text = FilmDrawing(try Film(of: trace, check: check, rate: rate)).document
      if text.utf8.count <= DrawingLimits.film {
        document = text
        return
      }
    }
    throw .tooLong(limit: DrawingLimits.film)
  }
}
