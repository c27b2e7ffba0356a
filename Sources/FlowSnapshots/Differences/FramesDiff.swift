/// What differs between two documents of frames.
package struct FramesDiff: Sendable {
  /// What differs, in the order in which it is first seen: the first one is the cause.
  package let differences: [Difference]
  /// How many frames the two documents have.
  package let counts: (first: Int, second: Int)

  /// Whether nothing differs.
  package var isEmpty: Bool { differences.isEmpty }

  /// Compares two documents.
  ///
  /// - Complexity: O(*n*), where *n* is the bytes of both.
  package init(
    _ first: FramesDocument, _ second: FramesDocument, tolerance: Tolerance = .exact
  ) {
    counts = (first.count, second.count)
    var comparison = FrameComparison(first.outline, second.outline, tolerance: tolerance)
    for step in FrameAlignment(first.frames, second.frames).steps {
      switch (step.first, step.second) {
      case (let index?, let other?):
        comparison.compare(first.frames[index], second.frames[other])
      case (let index?, nil): comparison.note(first.frames[index], .gone)
      case (nil, let index?): comparison.note(second.frames[index], .appeared)
      case (nil, nil): break
      }
    }
    differences = comparison.differences
  }
}
