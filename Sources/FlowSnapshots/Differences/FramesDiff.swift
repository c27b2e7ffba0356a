/// The differences between two documents of frames.
package struct FramesDiff: Sendable {
  /// The differences in the order in which they first occur.
  package let differences: [Difference]
  /// Whether there are more differences than are listed.
  package let isCut: Bool
  /// The numbers of frames in the two documents.
  package let counts: (first: Int, second: Int)

  /// Whether there are no differences.
  package var isEmpty: Bool { differences.isEmpty }

  /// The greatest distance of all that differs in points; `nil` if nothing does.
  package var points: Double? {
    differences.lazy.filter { $0.unit == .points }.compactMap { $0.greatest.distance }.max()
  }

  /// The difference that is greatest in points; the first one where nothing differs in points.
  package var greatest: Difference? {
    let lengths = differences.filter { $0.unit == .points && $0.greatest.distance != nil }
    return lengths.max { $0.greatest.distance ?? 0 < $1.greatest.distance ?? 0 }
      ?? differences.first
  }

  /// Receives some frames of both documents, in order, and how they are paired, as indices of these.
  package typealias Visitor = ([FrameRecord], [FrameRecord], [FrameAlignment.Step]) -> Void

  /// Compares two documents while they are read, in memory for a window of frames.
  ///
  /// - Parameter visit: Called with all frames as they are compared.
  /// - Throws: `DocumentError` for a document that cannot be read to its end.
  /// - Complexity: O(*n*), where *n* is the number of bytes in both.
  package init(
    _ first: FrameReader, _ second: FrameReader, tolerance: Tolerance = .exact,
    visit: Visitor? = nil
  ) throws(DocumentError) {
    var comparison = FrameComparison(tolerance: tolerance)
    var windows = (FrameWindow(first), FrameWindow(second))
    while true {
      try Self.passEqual(&windows.0, &windows.1) { frame in
        comparison.pass(frame.head)
        visit?([frame], [frame], [FrameAlignment.Step(first: 0, second: 0)])
      }
      let alignment = try Self.alignment(&windows.0, &windows.1)
      if alignment.steps.isEmpty { break }
      for step in alignment.steps {
        switch (step.first, step.second) {
        case (let index?, let other?):
          comparison.compare(windows.0.frames[index], windows.1.frames[other])
        case (let index?, nil): comparison.note(windows.0.frames[index].head, .gone)
        case (nil, let index?): comparison.note(windows.1.frames[index].head, .appeared)
        case (nil, nil): break
        }
      }
      let counts = alignment.counts
      visit?(
        Array(windows.0.frames.prefix(counts.first)),
        Array(windows.1.frames.prefix(counts.second)), alignment.steps)
      windows.0.drop(counts.first)
      windows.1.drop(counts.second)
    }
    differences = comparison.differences
    isCut = comparison.isCut
    counts = (windows.0.count, windows.1.count)
  }

  /// Passes over frames that are written identically, each of which is read only once.
  ///
  /// What comes first in both windows is a pair if it is the same, and nothing before it waits for a
  /// partner.
  private static func passEqual(
    _ first: inout FrameWindow, _ second: inout FrameWindow, _ receive: (FrameRecord) -> Void
  ) throws(DocumentError) {
    let pairs = zip(first.frames, second.frames)
    let equal = pairs.prefix { $0.outline.bytes.isSame(as: $1.outline.bytes) }.map { $0.0 }
    for frame in equal { receive(frame) }
    first.drop(equal.count)
    second.drop(equal.count)
    while first.frames.isEmpty, try pass(&second, &first, receive) {}
    while second.frames.isEmpty, try pass(&first, &second, receive) {}
    while first.frames.isEmpty, second.frames.isEmpty {
      let text = try first.nextText()
      let other = try second.nextText(like: text?.outline)
      guard let text, let other, text.isSame(as: other) else {
        if let text { try first.add(text) }
        if let other { try second.add(other) }
        return
      }
      receive(try first.read(text))
    }
  }

  /// Passes over the first frame of a window if the next one of the other document, which has none in
  /// its window, is written identically, and returns whether it is.
  private static func pass(
    _ window: inout FrameWindow, _ other: inout FrameWindow, _ receive: (FrameRecord) -> Void
  ) throws(DocumentError) -> Bool {
    guard let frame = window.frames.first, let text = try other.nextText(like: frame.outline)
    else { return false }
    guard text.bytes.isSame(as: frame.outline.bytes) else {
      try other.add(text)
      return false
    }
    receive(frame)
    window.drop(1)
    return true
  }

  /// Aligns as many frames as must be looked at together.
  private static func alignment(
    _ first: inout FrameWindow, _ second: inout FrameWindow
  ) throws(DocumentError) -> FrameAlignment {
    var count = max(FrameWindow.least, first.frames.count, second.frames.count)
    while true {
      let isFull = (try first.fill(to: count), try second.fill(to: count))
      let alignment = FrameAlignment(
        first.frames.map { $0.head }, second.frames.map { $0.head },
        isWhole: (first.isAtEnd, second.isAtEnd), isFinal: isFull.0 || isFull.1)
      let isDone = first.isAtEnd && second.isAtEnd
      if !alignment.steps.isEmpty || isDone { return alignment }
      count *= 2
    }
  }
}
