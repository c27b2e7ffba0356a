/// Frames written by `flow replay`, as a golden or as JSON Lines.
package struct FramesDocument: Sendable {
  /// The outline that locates the values of the frames.
  package let outline: JSONOutline
  /// The frames, in order.
  package let frames: [FrameRecord]

  /// The number of frames.
  package var count: Int { frames.count }

  /// Reads a document.
  ///
  /// - Throws: `FramesError` for text that is not JSON, or not frames of a known version.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package init(_ bytes: [UInt8]) throws(FramesError) {
    let outline = try JSONOutline(bytes)
    self.outline = outline
    guard let first = outline.roots.first else {
      throw FramesError("empty; expected frames as 'flow replay' writes them", at: 0)
    }
    var values = outline.roots
    if let version = outline.member("flowFrames", of: first) {
      values = try Self.values(in: outline, version: version)
    }
    var frames: [FrameRecord] = []
    frames.reserveCapacity(values.count)
    for value in values { frames.append(try FrameRecord(value, in: outline)) }
    self.frames = frames
  }

  /// The frames of a golden.
  private static func values(
    in outline: JSONOutline, version: JSONOutline.Value
  ) throws(FramesError) -> [JSONOutline.Value] {
    guard outline.number(version) == 1 else {
      throw FramesError(
        "frames of version \(outline.text(of: version)) cannot be read; expected version 1",
        at: outline.start(of: version))
    }
    if outline.roots.count > 1 {
      throw FramesError("expected nothing more", at: outline.start(of: outline.roots[1]))
    }
    let root = outline.roots[0]
    guard let frames = outline.member("frames", of: root), outline.isArray(frames) else {
      throw FramesError("expected 'frames', an array", at: outline.start(of: root))
    }
    return outline.elements(of: frames)
  }
}

extension FrameRecord {
  fileprivate init(
    _ value: JSONOutline.Value, in outline: JSONOutline
  ) throws(FramesError) {
    let offset = outline.start(of: value)
    guard outline.isObject(value) else {
      throw FramesError("expected a frame, an object", at: offset)
    }
    func member<Read>(
      _ name: StaticString, _ expectation: String, _ read: (JSONOutline.Value) -> Read?
    ) throws(FramesError) -> Read {
      let member = outline.member(name, of: value)
      guard let member, let read = read(member) else {
        let place = member.map { outline.start(of: $0) } ?? offset
        throw FramesError("a frame needs '\(name)', \(expectation)", at: place)
      }
      return read
    }
    number = try member("frame", "a whole number") {
      outline.number($0).flatMap { Int(exactly: $0) }
    }
    time = try member("t", "a number") { outline.number($0) }
    cause = try member("cause", "one of start, event, completion and sample") {
      Cause($0, in: outline)
    }
    event = outline.member("event", of: value).flatMap { outline.string($0) }
    state = try member("state", "an object") { outline.isObject($0) ? $0 : nil }
    nodes = try member("nodes", "an array") { outline.isArray($0) ? $0 : nil }
    animations = try member("animations", "an array") { outline.isArray($0) ? $0 : nil }
    effects = try member("effects", "an array") { outline.isArray($0) ? $0 : nil }
  }
}

extension FrameRecord.Cause {
  fileprivate init?(_ value: JSONOutline.Value, in outline: JSONOutline) {
    if outline.says(value, "event") {
      self = .event
    } else if outline.says(value, "sample") {
      self = .sample
    } else if outline.says(value, "completion") {
      self = .completion
    } else if outline.says(value, "start") {
      self = .start
    } else {
      return nil
    }
  }
}
