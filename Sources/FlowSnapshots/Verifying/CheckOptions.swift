import FlowEngine

/// How traces are replayed and compared, whichever command does it.
package struct CheckOptions: Sendable {
  /// How far frames may differ.
  package var tolerance = Tolerance.exact
  /// Whether warnings about a trace, and faults in a scene's layout, are errors of the trace.
  package var isStrict = false
  /// Texts for the languages of traces.
  package var catalog: StringCatalog?
  /// The limit of the frames of a trace, in bytes.
  package var limit = OutputLimit.standard

  /// Creates options, by default with exact comparison.
  package init(tolerance: Tolerance = .exact, isStrict: Bool = false) {
    self.tolerance = tolerance
    self.isStrict = isStrict
  }
}
