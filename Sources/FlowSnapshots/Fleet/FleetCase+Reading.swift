import FlowEngine

extension FleetCase {
  static let members = ["id", "trace", "path", "golden"]
  private static let goldenMembers = ["digest", "frames", "group", "marks"]

  /// Reads a line.
  ///
  /// - Throws: `FleetLine.Fault` with the place, and what was expected.
  init(_ bytes: [UInt8]) throws(FleetLine.Fault) {
    let line = try FleetLine(bytes, known: Self.members)
    let id = try line.string("id")
    guard let id, FleetLine.isID(id) else {
      throw line.fault("'id' must be a text of 1 to \(FleetLimits.idLength) bytes", at: line["id"])
    }
    self.id = id
    switch (line["trace"], line["path"]) {
    case (let trace?, nil):
      guard let text = line.outline.contents(trace) else {
        throw line.fault("'trace' must be a text, the lines of a trace", at: trace)
      }
      source = .text(text)
    case (nil, let path?):
      guard let name = line.outline.string(path), FleetLine.isPath(name) else {
        throw line.fault(
          "'path' must be the name of a trace's file, of 1 to \(FleetLimits.pathLength) bytes",
          at: path)
      }
      source = .path(name)
    case (nil, nil), (_?, _?):
      throw line.fault("expected either 'trace', its text, or 'path', its file")
    }
    golden = try line["golden"].map { (value) throws(FleetLine.Fault) in
      try Self.golden(value, line)
    }
  }

  private static func golden(
    _ value: JSONOutline.Value, _ line: FleetLine
  ) throws(FleetLine.Fault) -> Golden {
    if let text = line.outline.contents(value) {
      if let digest = Hexadecimal.number(text, as: UInt64.self) { return .digest(digest) }
      if text.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "{") {
        return .document(text)
      }
    } else if line.outline.isObject(value) {
      let bytes = Array(line.outline.bytes[line.outline.range(of: value)])
      guard line.outline.member("digest", of: value) != nil else {
        return .document(canonical(bytes))
      }
      do throws(FleetLine.Fault) {
        return .compact(try FrameDigests(FleetLine(bytes, known: goldenMembers)))
      } catch {
        throw line.fault("'golden': \(error.message)", at: value)
      }
    }
    throw line.fault(
      "'golden' must be a digest of 16 hexadecimal digits, what '--digest' gives, or a document "
        + "of frames", at: value)
  }

  /// JSON without the white space between its values, which whoever has written the line may have put
  /// there.
  private static func canonical(_ json: [UInt8]) -> [UInt8] {
    var isInString = false
    var isEscaped = false
    return json.filter { byte in
      if isInString {
        isInString = byte != UInt8(ascii: "\"") || isEscaped
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        return true
      }
      isInString = byte == UInt8(ascii: "\"")
      return byte > UInt8(ascii: " ")
    }
  }
}

extension FrameDigests {
  /// Reads a compact golden.
  fileprivate init(_ line: FleetLine) throws(FleetLine.Fault) {
    guard let digest = try line.digest("digest"), let frames = try line.count("frames") else {
      throw line.fault("'digest' and 'frames' are needed")
    }
    let group = FrameDigests.group(for: frames)
    let given = try line.count("group") ?? group
    let digits = Array((try line.string("marks") ?? "").utf8)
    let count = frames / group
    guard given == group, digits.count == count * 8 else {
      throw line.fault(
        "\(frames) frames have groups of \(group), and 'marks' of 8 hexadecimal digits for \(count)"
      )
    }
    var marks: [UInt32] = []
    for start in stride(from: 0, to: digits.count, by: 8) {
      guard let mark = Hexadecimal.number(digits[start..<start + 8], as: UInt32.self) else {
        throw line.fault("'marks' must be hexadecimal digits")
      }
      marks.append(mark)
    }
    self.init(digest: digest, frames: frames, group: group, marks: marks)
  }
}

extension JSONWriter {
  /// Writes a compact golden.
  mutating func digests(_ digests: FrameDigests) {
    beginObject()
    member("digest", Hexadecimal.text(digests.digest))
    member("frames", digests.frames)
    member("group", digests.group)
    member("marks", digests.marks.map { Hexadecimal.text($0) }.joined())
    endObject()
  }
}
