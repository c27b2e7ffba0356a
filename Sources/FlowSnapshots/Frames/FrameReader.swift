import FlowEngine

/// Reads frames one by one, from a golden or from JSON Lines, holding one frame in memory.
package final class FrameReader {
  /// Appends the next bytes of a document, and returns whether there are any more.
  typealias Source = (inout [UInt8]) throws(DocumentError) -> Bool

  /// The file that messages name.
  let path: String
  /// The name of the trace in a golden, if it has been read.
  private(set) var traceName: String?

  /// The versions of the scene in a golden, by path, and of the scene itself by an empty one; what is not
  /// there is 1.
  private(set) var versions: [String: Int] = [:]
  /// Where a golden names them.
  private var versionOffsets: [String: Int] = [:]
  /// Whether the frames are those of a replay.
  let isReplayed: Bool

  /// The number of frames that have been found.
  private(set) var count = 0
  /// Whether the last frame has been found, and what comes after it read.
  var isEnded: Bool { if case .ended = form { true } else { false } }

  private let source: Source
  private let locate: (Int) -> TextPlace
  private var buffer: [UInt8] = []
  /// The offset of the next byte in the buffer.
  private var position = 0
  /// The offset of the buffer's first byte in the document.
  private var base = 0
  private var isAtEnd = false
  private var form = Form.unknown

  private enum Form {
    /// Nothing has been read.
    case unknown
    /// One frame after another.
    case lines
    /// In the list of a golden.
    case list
    /// After the last frame.
    case ended
  }

  /// The outline of the last frame, which the next one probably resembles.
  private var last = JSONOutline.empty
  private var golden = Golden()

  /// The members read so far of a golden's own object.
  private struct Golden {
    var names: [String] = []
    var hasVersion = false
    var hasFrames = false
    var offset = 0
  }

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - path: The file that messages name.
  ///   - isReplayed: Whether the frames are those of a replay.
  ///   - locate: Returns the place of an offset, for messages.
  init(
    path: String, isReplayed: Bool = false, locate: @escaping (Int) -> TextPlace,
    source: @escaping Source
  ) {
    self.path = path
    self.isReplayed = isReplayed
    self.locate = locate
    self.source = source
  }

  /// Creates a reader of a text in memory.
  package convenience init(_ bytes: [UInt8], path: String = "<memory>") {
    var rest: [UInt8]? = bytes
    self.init(path: path, locate: { TextPlace(of: $0, in: bytes) }) {
      (buffer) throws(DocumentError) in
      guard let bytes = rest else { return false }
      buffer += bytes
      rest = nil
      return true
    }
  }

  /// Reads the next frame; `nil` after the last one.
  ///
  /// - Throws: `DocumentError` for what is not JSON, not a frame, or of an unknown version, and for a
  ///   file that cannot be read.
  package func next() throws(DocumentError) -> FrameRecord? {
    guard let text = try nextText() else { return nil }
    return try record(of: text)
  }

  /// Reads a frame that was found.
  func record(of text: FrameText) throws(DocumentError) -> FrameRecord {
    do throws(FramesError) {
      return try FrameRecord(text)
    } catch {
      throw fault(error)
    }
  }

  /// Finds the next frame, and parses it only if that is the quickest way to find its end; `nil` after
  /// the last one.
  ///
  /// - Parameter likely: A frame that it probably repeats.
  func nextText(like likely: JSONOutline? = nil) throws(DocumentError) -> FrameText? {
    compact()
    switch form {
    case .unknown:
      guard try peek() != nil else {
        let tool = ToolName.current.name
        throw fault("empty; expected frames as '\(tool) replay' writes them", at: offset)
      }
      form = try isGoldenAhead() ? .list : .lines
      if case .list = form { try openGolden() }
      return try nextText(like: likely)
    case .lines:
      guard try peek() != nil else {
        form = .ended
        return nil
      }
      return try text(index: nil, like: likely)
    case .list:
      if count > 0 {
        if try skip(UInt8(ascii: "]")) { return try closeGolden() }
        try require(UInt8(ascii: ","), .commaOrBracket)
        guard try peek() != nil else { throw unexpectedEnd(.value) }
      } else if try skip(UInt8(ascii: "]")) {
        return try closeGolden()
      }
      guard try peek() != nil else { throw unexpectedEnd(.value) }
      return try text(index: count, like: likely)
    case .ended: return nil
    }
  }
}

// MARK: - Frames

extension FrameReader {
  /// The text of the frame that begins at the next byte.
  ///
  /// It includes the outline if the frame ends before the next line that begins a frame and is valid.
  private func text(index: Int?, like likely: JSONOutline?) throws(DocumentError) -> FrameText {
    count += 1
    let start = offset
    var outline = isAhead(likely) ? likely : nil
    if outline == nil, buffer[position] == UInt8(ascii: "{") {
      outline = buffer.withUnsafeBufferPointer { bytes in
        var end = position
        repeat {
          let rest = UnsafeBufferPointer(rebasing: bytes[end...])
          guard let length = rest.count(before: "\n") else { return nil }
          end += length + 1
        } while end < bytes.count && bytes[end] != UInt8(ascii: "{")
        return try? JSONOutline(
          prefixOf: UnsafeBufferPointer(rebasing: bytes[position..<end]), like: last)
      }
    }
    guard let outline else {
      return FrameText(bytes: try value(), offset: start, index: index)
    }
    position += outline.bytes.count
    last = outline
    return FrameText(bytes: outline.bytes, offset: start, index: index, outline: outline)
  }

  /// Whether the next bytes repeat a frame.
  private func isAhead(_ frame: JSONOutline?) -> Bool {
    guard let frame else { return false }
    return buffer.withUnsafeBufferPointer { bytes in
      frame.bytes.withUnsafeBufferPointer {
        UnsafeBufferPointer(rebasing: bytes[position...]).begins(with: $0)
      }
    }
  }
}

// MARK: - The golden's own object

extension FrameReader {
  /// Whether an object begins here that is a golden and not a frame, by its first member.
  private func isGoldenAhead() throws(DocumentError) -> Bool {
    guard try peek() == UInt8(ascii: "{") else { return false }
    for name in ["flowFrames", "trace", "frames"] where try isNameAhead(name) { return true }
    return false
  }

  private func isNameAhead(_ name: String) throws(DocumentError) -> Bool {
    var index = position + 1
    while true {
      guard try has(index) else { return false }
      guard Self.isSpace(buffer[index]) else { break }
      index += 1
    }
    let quoted = "\"\(name)\""
    for byte in quoted.utf8 {
      guard try has(index), buffer[index] == byte else { return false }
      index += 1
    }
    return true
  }

  private func openGolden() throws(DocumentError) {
    golden.offset = offset
    position += 1
    try readMembers(isFirst: true)
  }

  /// Reads members up to the list of frames, or up to the end of the object.
  private func readMembers(isFirst: Bool) throws(DocumentError) {
    var isFirst = isFirst
    while true {
      if !isFirst {
        if try skip(UInt8(ascii: "}")) { return try endGolden() }
        try require(UInt8(ascii: ","), .commaOrBrace)
      } else if try skip(UInt8(ascii: "}")) {
        return try endGolden()
      }
      isFirst = false
      guard try peek() == UInt8(ascii: "\"") else { throw unexpected(.name) }
      let start = offset
      let name = try string()
      guard !golden.names.contains(name) else {
        throw fault("member '\(name)' stands twice", at: start)
      }
      guard golden.names.count < DocumentLimits.members else {
        throw fault("a golden has at most \(DocumentLimits.members) members", at: start)
      }
      golden.names.append(name)
      try require(UInt8(ascii: ":"), .colon)
      guard let first = try peek() else { throw unexpectedEnd(.value) }
      if name == "frames" {
        guard first == UInt8(ascii: "[") else {
          throw fault("expected 'frames', an array", at: golden.offset)
        }
        golden.hasFrames = true
        position += 1
        return
      }
      try readMember(name)
    }
  }

  private func readMember(_ name: String) throws(DocumentError) {
    let start = offset
    let outline = try outline(of: try value(), at: start, within: name)
    guard let value = outline.roots.first else { return }
    switch name {
    case "flowFrames":
      guard outline.number(value) == 1 else {
        throw fault(
          "frames of version \(outline.text(of: value)) cannot be read; expected version 1",
          at: start)
      }
      golden.hasVersion = true
    case "trace": traceName = outline.string(value)
    case "version": try readVersion(value, of: "", in: outline, at: start)
    case "versions":
      guard outline.isObject(value) else {
        throw fault("expected 'versions', an object", at: start)
      }
      for member in outline.members(of: value) {
        guard let path = outline.string(member.name) else { continue }
        try readVersion(member.value, of: path, in: outline, at: start)
      }
    // Members that a later minor version adds say nothing that frames do not.
    default: break
    }
  }

  /// Reads the version of the scene, or of a child at a path.
  private func readVersion(
    _ value: JSONOutline.Value, of path: String, in outline: JSONOutline, at start: Int
  ) throws(DocumentError) {
    let offset = start + outline.start(of: value)
    guard let version = outline.number(value).flatMap({ Int(exactly: $0) }), version >= 1 else {
      let name = path.isEmpty ? "version" : "versions.\(path)"
      throw fault("expected '\(name)', a whole number from 1", at: offset)
    }
    versions[path] = version
    versionOffsets[path] = offset
  }

  private func closeGolden() throws(DocumentError) -> FrameText? {
    try readMembers(isFirst: false)
    return nil
  }

  private func endGolden() throws(DocumentError) {
    guard golden.hasFrames else {
      throw fault("expected 'frames', an array", at: golden.offset)
    }
    guard golden.hasVersion else { throw fault("expected 'flowFrames', 1", at: golden.offset) }
    guard try peek() == nil else { throw fault("expected nothing more", at: offset) }
    form = .ended
  }

  private func string() throws(DocumentError) -> String {
    let start = offset
    let outline = try outline(of: try value(), at: start, within: nil)
    return outline.roots.first.flatMap { outline.string($0) } ?? ""
  }

  private func outline(
    of bytes: [UInt8], at start: Int, within name: String?
  ) throws(DocumentError) -> JSONOutline {
    do throws(JSONError) {
      let outline = try JSONOutline(reading: bytes)
      guard outline.roots.count > 1 else { return outline }
      throw JSONError(.invalid(expected: .value), at: 0)
    } catch {
      throw fault((name.map { error.within($0) } ?? error).message, at: start + error.offset)
    }
  }
}

// MARK: - Bytes

extension FrameReader {
  /// The offset of the next byte in the document.
  private var offset: Int { base + position }

  /// The next byte that is not white space; `nil` at the end.
  private func peek() throws(DocumentError) -> UInt8? {
    while try has(position) {
      let byte = buffer[position]
      guard Self.isSpace(byte) else { return byte }
      position += 1
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D: true
    default: false
    }
  }

  private func skip(_ byte: UInt8) throws(DocumentError) -> Bool {
    guard try peek() == byte else { return false }
    position += 1
    return true
  }

  private func require(
    _ byte: UInt8, _ expected: JSONError.Expected
  ) throws(DocumentError) {
    guard try skip(byte) else { throw unexpected(expected) }
  }

  /// The bytes of the value that begins at the next byte.
  private func value() throws(DocumentError) -> [UInt8] {
    var end = ValueEnd()
    var searched = 0
    while true {
      let count = buffer.withUnsafeBufferPointer { bytes in
        end.search(UnsafeBufferPointer(rebasing: bytes[(position + searched)...]))
      }
      if let count {
        // Bytes that begin no value still count as one, which the reader reports.
        let length = max(searched + count, 1)
        defer { position += length }
        return Array(buffer[position..<position + length])
      }
      searched = buffer.count - position
      guard searched <= DocumentLimits.frameLength else {
        throw fault(
          "longer than \(DocumentLimits.frameLength >> 20) MiB; expected a frame", at: offset)
      }
      guard try has(position + searched) else {
        defer { position = buffer.count }
        return Array(buffer[position...])
      }
    }
  }

  /// Whether there is a byte at an index of the buffer, reading more if necessary.
  private func has(_ index: Int) throws(DocumentError) -> Bool {
    while index >= buffer.count, !isAtEnd { isAtEnd = try !source(&buffer) }
    return index < buffer.count
  }

  /// Drops the bytes that have been read, if they are most of the buffer.
  private func compact() {
    guard position > FilePieces.size, position > buffer.count / 2 else { return }
    buffer.removeSubrange(..<position)
    base += position
    position = 0
  }

  // MARK: Errors

  private func unexpected(_ expected: JSONError.Expected) -> DocumentError {
    guard position < buffer.count else { return unexpectedEnd(expected) }
    let rest = buffer[position...].prefix(4)
    let scalar = String(decoding: rest, as: UTF8.self).unicodeScalars.first ?? "?"
    return fault(JSONError(.unexpected(.character(scalar), expected: expected), at: 0).message)
  }

  private func unexpectedEnd(_ expected: JSONError.Expected) -> DocumentError {
    fault(JSONError(.unexpected(.end, expected: expected), at: 0).message)
  }

  /// The error for a golden of a version of its scene that is newer than that of the frames of a replay;
  /// `nil` if it is not, and for other frames.
  package func newerVersion(than other: FrameReader) -> DocumentError? {
    guard other.isReplayed, !isReplayed else { return nil }
    for (path, version) in versions.sorted(by: { $0.key < $1.key }) {
      let known = other.versions[path] ?? 1
      guard version > known else { continue }
      let child = path.isEmpty ? "" : "'\(path)' in "
      return fault(
        "the golden is of version \(version) of \(child)the scene, which is newer than version "
          + "\(known), the newest one known", at: versionOffsets[path])
    }
    return nil
  }

  private func fault(_ reason: String, at offset: Int? = nil) -> DocumentError {
    fault(FramesError(reason, at: offset ?? self.offset))
  }

  private func fault(_ error: FramesError) -> DocumentError {
    .frames(error, at: locate(error.offset), path: path)
  }
}
