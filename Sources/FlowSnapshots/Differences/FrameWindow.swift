/// The frames of a document that are looked at together.
struct FrameWindow {
  /// The number of frames that are looked at first.
  static let least = 64
  /// The most bytes of frames.
  private static let size = 1 << 21
  /// The number of frames that are looked at whatever their size, which an alignment needs.
  private static let needed = 34

  /// The frames, in order.
  private(set) var frames: [FrameRecord] = []
  /// Whether there are no frames after these.
  private(set) var isAtEnd = false
  /// The number of frames that have been in the window or were passed over.
  private(set) var count = 0

  private let reader: FrameReader
  private var size = 0

  init(_ reader: FrameReader) {
    self.reader = reader
  }

  /// Finds the next frame.
  ///
  /// - Parameter likely: The frame that it probably is.
  mutating func nextText(like likely: JSONOutline? = nil) throws(DocumentError) -> FrameText? {
    guard !isAtEnd else { return nil }
    let text = try reader.nextText(like: likely)
    if text == nil { isAtEnd = true } else { count += 1 }
    return text
  }

  /// Reads a frame that was found.
  func read(_ text: FrameText) throws(DocumentError) -> FrameRecord {
    try reader.record(of: text)
  }

  /// Adds a frame that was found.
  mutating func add(_ text: FrameText) throws(DocumentError) {
    frames.append(try read(text))
    size += text.bytes.count
  }

  /// Adds frames until there are as many as asked for.
  ///
  /// - Returns: Whether there is no room for more.
  mutating func fill(to count: Int) throws(DocumentError) -> Bool {
    while frames.count < count {
      if size > Self.size, frames.count >= Self.needed { return true }
      guard let text = try nextText() else { return false }
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
