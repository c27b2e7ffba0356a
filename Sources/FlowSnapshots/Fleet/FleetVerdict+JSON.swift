import FlowEngine

extension FleetVerdict {
  private static let members = [
    "id", "scene", "verdict", "digest", "frames", "seconds", "line", "reason", "message", "points",
    "firstDifference", "path",
  ]
  private static let changeMembers = [
    "frame", "count", "t", "cause", "subject", "change", "expected", "found", "distance", "text",
  ]

  /// Reads a line of verdicts.
  ///
  /// - Throws: `FleetLine.Fault` with the place, and what was expected.
  init(_ bytes: [UInt8]) throws(FleetLine.Fault) {
    let line = try FleetLine(bytes, known: Self.members)
    guard let name = try line.string("verdict"), let kind = Kind(rawValue: name) else {
      let names = Kind.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      throw line.fault("'verdict' must be one of \(names)", at: line["verdict"])
    }
    self.init(id: try line.string("id"), kind: kind)
    digest = try line.digest("digest")
    let isNamed = id.map { FleetLine.isID($0) } ?? (kind == .lineError && digest != nil)
    guard isNamed else {
      throw line.fault("'id' must be a text of 1 to \(FleetLimits.idLength) bytes", at: line["id"])
    }
    scene = try line.string("scene")
    frames = try line.count("frames")
    seconds = try line.number("seconds")
    self.line = try line.count("line")
    reason = try line.string("reason")
    message = try line.string("message")
    points = try line.number("points")
    path = try line.string("path")
    if let value = line["firstDifference"] {
      let bytes = Array(line.outline.bytes[line.outline.range(of: value)])
      do throws(FleetLine.Fault) {
        first = try Self.change(FleetLine(bytes, known: Self.changeMembers))
      } catch {
        throw line.fault("'firstDifference': \(error.message)", at: value)
      }
    }
  }

  private static func change(_ line: FleetLine) throws(FleetLine.Fault) -> Change {
    guard let frame = try line.count("frame"), let text = try line.string("text") else {
      throw line.fault("'frame' and 'text' are needed")
    }
    var change = Change(frame: frame, text: text)
    change.count = try line.count("count") ?? 1
    change.time = try line.number("t")
    change.cause = try line.string("cause")
    change.subject = try line.string("subject")
    change.change = try line.string("change")
    change.expected = try line.string("expected")
    change.found = try line.string("found")
    change.distance = try line.number("distance")
    return change
  }

  /// The verdict as a line of JSON, with its newline; the same verdict gives the same bytes.
  ///
  /// Whatever the verdict, the line is shorter than `FleetLimits.verdictLength`: its texts are cut.
  package var text: String {
    var json = JSONWriter()
    json.verdict(self)
    json.endLine()
    return PlainText.json(json.text)
  }
}

extension JSONWriter {
  fileprivate mutating func verdict(_ verdict: FleetVerdict) {
    beginObject()
    member("id", verdict.id)
    text("scene", verdict.scene)
    member("verdict", verdict.kind.rawValue)
    if let digest = verdict.digest { member("digest", Hexadecimal.text(digest)) }
    if let frames = verdict.frames { member("frames", frames) }
    if let seconds = verdict.seconds { member("seconds", fine: seconds) }
    if let line = verdict.line { member("line", line) }
    text("reason", verdict.reason)
    text("message", verdict.message)
    if let points = verdict.points { member("points", points, decimals: Self.decimals) }
    if let first = verdict.first {
      key("firstDifference")
      change(first)
    }
    if let path = verdict.path, FleetLine.isPath(path) { member("path", path) }
    endObject()
  }

  private mutating func change(_ change: FleetVerdict.Change) {
    beginObject()
    member("frame", change.frame)
    if change.count != 1 { member("count", change.count) }
    if let time = change.time { member("t", fine: time) }
    text("cause", change.cause)
    text("subject", change.subject)
    text("change", change.change)
    text("expected", change.expected)
    text("found", change.found)
    if let distance = change.distance {
      member("distance", distance, decimals: Self.fineDecimals)
    }
    text("text", change.text)
    endObject()
  }

  /// Writes a text, cut to its limit, if there is one.
  private mutating func text(_ name: StaticString, _ text: String?) {
    if let text { member(name, FleetText.cut(text)) }
  }
}
