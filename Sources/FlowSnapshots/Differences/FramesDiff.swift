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

  /// The greatest distance in points; `nil` if nothing differs in points.
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

  /// Compares two documents while reading them, holding only a window of frames in memory.
  ///
  /// - Parameters:
  ///   - counter: Counts the events of the trace of the second document.
  ///   - visit: Called with all frames as they are compared.
  /// - Throws: `DocumentError` for a document that cannot be read to its end.
  /// - Complexity: O(*n*), where *n* is the number of bytes in both.
  package init(
    _ first: FrameReader, _ second: FrameReader, tolerance: Tolerance = .exact,
    counter: EventCounter = EventCounter(), visit: Visitor? = nil
  ) throws(DocumentError) {
    var comparison = FrameComparison(tolerance: tolerance, counter)
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
    counts = (first.count, second.count)
  }

  /// The differences between two frames.
  package static func differences(
    between first: FrameRecord, and second: FrameRecord, tolerance: Tolerance
  ) -> [Difference] {
    var comparison = FrameComparison(tolerance: tolerance)
    comparison.compare(first, second)
    return comparison.differences
  }

  /// Passes over frames that are written identically, each of which is read only once.
  ///
  /// The first frames of both windows are a pair if they are identical, since no earlier frame waits for
  /// a partner.
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
      let text = try first.reader.nextText()
      let other = try second.reader.nextText(like: text?.outline)
      guard let text, let other, text.isSame(as: other) else {
        if let text { try first.add(text) }
        if let other { try second.add(other) }
        return
      }
      receive(try first.reader.record(of: text))
    }
  }

  /// Passes over the first frame of a window if the next one of the other document, which has none in
  /// its window, is written identically, and returns whether it is.
  private static func pass(
    _ window: inout FrameWindow, _ other: inout FrameWindow, _ receive: (FrameRecord) -> Void
  ) throws(DocumentError) -> Bool {
    guard let frame = window.frames.first, let text = try other.reader.nextText(like: frame.outline)
    else { return false }
    guard text.bytes.isSame(as: frame.outline.bytes) else {
      try other.add(text)
      return false
    }
    receive(frame)
    window.drop(1)
    return true
  }

  /// Aligns as many frames as must be considered together.
  private static func alignment(
    _ first: inout FrameWindow, _ second: inout FrameWindow
  ) throws(DocumentError) -> FrameAlignment {
    var count = max(FrameWindow.least, first.frames.count, second.frames.count)
    while true {
      let isFull = (try first.fill(to: count), try second.fill(to: count))
      let isWhole = (first.reader.isEnded, second.reader.isEnded)
      let alignment = FrameAlignment(
        first.frames.map { $0.head }, second.frames.map { $0.head },
        isWhole: isWhole, isFinal: isFull.0 || isFull.1)
      if !alignment.steps.isEmpty || isWhole == (true, true) { return alignment }
      count *= 2
    }
  }
}

/// The frames of a document that are considered together.
private struct FrameWindow {
  /// The initial number of frames.
  static let least = 64
  /// The most bytes of frames.
  private static let size = 1 << 21
  /// The number of frames that an alignment needs, whatever their size.
  private static let needed = 34

  /// The frames, in order.
  private(set) var frames: [FrameRecord] = []
  /// What reads the document.
  let reader: FrameReader
  private var size = 0

  init(_ reader: FrameReader) {
    self.reader = reader
  }

  /// Adds a frame that was found.
  mutating func add(_ text: FrameText) throws(DocumentError) {
    frames.append(try reader.record(of: text))
    size += text.bytes.count
  }

  /// Adds frames up to a number.
  ///
  /// - Returns: Whether there is no room for more.
  mutating func fill(to count: Int) throws(DocumentError) -> Bool {
    while frames.count < count {
      if size > Self.size, frames.count >= Self.needed { return true }
      guard let text = try reader.nextText() else { return false }
      try add(text)
    }
    return false
  }

  /// Drops the first frames.
  mutating func drop(_ count: Int) {
    for frame in frames[..<count] { size -= frame.outline.bytes.count }
    frames.removeSubrange(..<count)
  }
}
