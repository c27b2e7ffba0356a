/// The differences between two documents of frames.
package struct FramesDiff: Sendable {
  /// The differences in the order in which they first occur: the first one is the likely cause.
  package let differences: [Difference]
  /// The numbers of frames in the two documents.
  package let counts: (first: Int, second: Int)

  /// Whether there are no differences.
  package var isEmpty: Bool { differences.isEmpty }

  /// Compares two documents.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes in both.
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
