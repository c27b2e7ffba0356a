import FlowSnapshots
import Testing

/// A text that holds no frames, and what is said of it.
struct UnreadableRow: Sendable, CustomTestStringConvertible {
  var text: String
  var line: Int
  var column: Int
  var reason: String

  var testDescription: String { reason }

  init(_ text: String, _ line: Int, _ column: Int, _ reason: String) {
    self.text = text
    self.line = line
    self.column = column
    self.reason = reason
  }

  private static let frame = FrameText(0, "0").text

  static let all = [
    UnreadableRow("", 1, 1, "empty; expected frames as 'flow replay' writes them"),
    UnreadableRow("[]", 1, 1, "expected a frame, an object"),
    UnreadableRow("{\"flowFrames\":1,\n\"frames\":[", 2, 11, "expected a value, found the end"),
    UnreadableRow(
      "{\"flowFrames\":2,\"frames\":[]}", 1, 15,
      "frames of version 2 cannot be read; expected version 1"),
    UnreadableRow("{\"flowFrames\":1}", 1, 1, "expected 'frames', an array"),
    UnreadableRow(
      "{\"flowFrames\":1,\"version\":\"4\"", 1, 27, "expected 'version', a whole number from 1"),
    UnreadableRow(
      "{\"flowFrames\":1,\"version\":4.5", 1, 27, "expected 'version', a whole number from 1"),
    UnreadableRow(
      "{\"flowFrames\":1,\"version\":-3", 1, 27, "expected 'version', a whole number from 1"),
    UnreadableRow(
      "{\"flowFrames\":1,\"version\":null", 1, 27, "expected 'version', a whole number from 1"),
    UnreadableRow("{\"flowFrames\":1,\"versions\":4", 1, 28, "expected 'versions', an object"),
    UnreadableRow(
      "{\"flowFrames\":1,\"versions\":{\"a\":1,\"b\":0}", 1, 39,
      "expected 'versions.b', a whole number from 1"),
    UnreadableRow("{\"frames\":[]}", 1, 1, "expected 'flowFrames', 1"),
    UnreadableRow("{\"flowFrames\":1,\"flowFrames\":1", 1, 17, "member 'flowFrames' stands twice"),
    UnreadableRow("{\"flowFrames\":1 \"a\":1}", 1, 17, "expected ',' or '}', found '\"'"),
    UnreadableRow("{\"flowFrames\":1,\"frames\":[1 2]}", 1, 27, "expected a frame, an object"),
    UnreadableRow("{\"flowFrames\":1,\"frames\":[]} 1", 1, 30, "expected nothing more"),
    UnreadableRow(
      frame.replacing("\"t\":0", with: "\"t\":\"0\""), 1, 16, "a frame needs 't', a number"),
    UnreadableRow(
      frame + "\n" + frame.replacing("\"effects\"", with: "\"e\""), 2, 1,
      "a frame needs 'effects', an array"),
    UnreadableRow(
      frame.replacing("\"state\"", with: "\"modal\":true,\"state\""), 1, 48,
      "unknown member 'modal'; expected 'frame', 't', 'cause', 'event', 'state', 'nodes', "
        + "'animations', 'effects'"),
    UnreadableRow(
      frame + "\n" + frame.replacing("]}", with: "],\"efects\":[]}"), 2, 112,
      "unknown member 'efects'; did you mean 'effects'?"),
    UnreadableRow(
      frame.replacing("\"event\":\"tap\"", with: "\"event\":5"), 1, 42,
      "expected 'event', a string"),
    UnreadableRow(
      "{\"flowFrames\":1,\"frames\":[\(frame),\n\(FrameText(7, "1").text)]}", 2, 1,
      "expected frame 1, found frame 7"),
    UnreadableRow(
      frame.replacing("\"event\",", with: "\"evnt\","), 1, 26,
      "a frame needs 'cause', one of start, event, completion and sample"),
    UnreadableRow(frame + "\n{\"frame\":01}", 2, 10, "expected a number, found '0'"),
    UnreadableRow(frame + "\n{\"frame\":tru}", 2, 10, "expected true or false, found 't'"),
    UnreadableRow(
      frame + "\n{\"frame\":\"\\x\"}", 2, 11,
      "unknown escape; expected a backslash with \", \\, /, b, f, n, r, t or uXXXX"),
    UnreadableRow(
      frame + "\n" + String(repeating: "[", count: 100), 2, 65, "nested more than 64 deep"),
    UnreadableRow(
      frame.replacing("\"t\":0", with: "\"t\":0,\"\\u0074\":1"), 1, 18,
      "member 't' stands twice"),
    UnreadableRow(
      "{\"flowFrames\":1,\"frames\":[{\"nodes\":[1,\n{\"alpha\":1e999}]}]}", 2, 10,
      "'frames[0].nodes[1].alpha' must be a number that fits in 64-bit floating point"),
    UnreadableRow(
      frame + "\n{\"a\":\"\\ud800\"}", 2, 7,
      "half a surrogate pair; expected \\uD800…\\uDBFF with \\uDC00…\\uDFFF after it"),
    UnreadableRow(
      "\u{FEFF}" + frame, 1, 1, "a byte order mark is not allowed; expected plain UTF-8"),
  ]
}

@Suite("A text without frames")
struct FrameReaderTests {
  /// Reads all frames, and returns their number.
  @discardableResult
  private static func read(_ bytes: [UInt8]) throws(DocumentError) -> Int {
    let reader = FrameReader(bytes)
    var count = 0
    while try reader.next() != nil { count += 1 }
    return count
  }

  @Test(
    "A golden is one whatever the order of its members, and whatever stands between them",
    arguments: [
      #"{"flowFrames":1,"trace":"a","frames":[FIRST,SECOND]}"#,
      " {\n \"trace\" : \"a\" , \"frames\" : [ FIRST ,\tSECOND ] , \"flowFrames\" : 1 }\n",
      #"{"frames":[FIRST,SECOND],"other":[{"a":[]},"]"],"flowFrames":1}"#,
    ])
  func golden(text: String) throws {
    let frames = [0, 1].map { FrameText.card($0, "\($0)", #""text":"a\\\"]}{[""#).text }
    let golden = text.replacing("FIRST", with: frames[0]).replacing("SECOND", with: frames[1])
    #expect(try Self.read(Array(golden.utf8)) == 2)
  }

  @Test("is rejected with its place", arguments: UnreadableRow.all)
  func rejects(_ row: UnreadableRow) throws {
    let bytes = Array(row.text.utf8)
    let error = #expect(throws: DocumentError.self) { try Self.read(bytes) }
    guard case .frames(let reason, let place, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect((place.line, place.column) == (row.line, row.column))
    #expect(reason.reason == row.reason)
  }

  @Test("that is not UTF-8 is rejected at the byte")
  func notUTF8() throws {
    var bytes = Array(FrameText.card(0, "0", #""text":"ä""#).text.utf8)
    #expect(throws: Never.self) { try Self.read(bytes) }
    let index = try #require(bytes.firstIndex(of: 0xC3))
    bytes[index] = 0xFF
    let error = #expect(throws: DocumentError.self) { try Self.read(bytes) }
    guard case .frames(let reason, _, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.offset == index)
  }

  @Test("No cut of a document crashes, and none but the whole is read")
  func cuts() throws {
    let frame = FrameText.card(
      0, "0", #""frame":[0,-1.5e2,3,4],"text":"a\"\u00e4 b","hidden":true"#)
    let bytes = Array("{\"flowFrames\":1,\"frames\":[\(frame.text)]}".utf8)
    for end in 0..<bytes.count {
      #expect(throws: DocumentError.self) { try Self.read(Array(bytes[..<end])) }
    }
    #expect(try Self.read(bytes) == 1)
  }

  #if DEBUG
    private static let mutationCount = 4_000
  #else
    private static let mutationCount = 20_000
  #endif

  @Test("Random changes never crash the reader or the comparison")
  func mutations() throws {
    let frame = FrameText.card(0, "0", #""frame":[0,1.5,3,4],"text":"a\"b","hidden":true"#)
    let bytes = Array(frame.text.utf8)
    var random = Random()
    var readable = 0
    for _ in 0..<Self.mutationCount {
      let mutated = random.mutated(bytes)
      guard let diff = try? FramesDiff(FrameReader(bytes), FrameReader(mutated)) else { continue }
      readable += 1
      _ = diff.lines
    }
    #expect(readable * 200 > Self.mutationCount)
  }

  @Test("A frame is read after a similar one as it is alone")
  func afterSimilar() throws {
    let frame = FrameText.card(
      7, "1.5", #""frame":[0,1.5,3,40],"text":"a\"b","hidden":true,"font":{"name":"A","size":1}"#)
    let before = Array(frame.text.utf8)
    var random = Random()
    var counts = (read: 0, rejected: 0)
    for _ in 0..<Self.mutationCount {
      let mutated = random.mutated(before)
      // That is a golden if it stands first.
      if mutated.starts(with: #"{"frames""#.utf8) { continue }
      let after = Self.outcome(of: before + [UInt8(ascii: "\n")] + mutated, at: 1)
      let alone = Self.outcome(of: mutated, at: 0)
      #expect(after == alone, "\(String(decoding: mutated, as: UTF8.self))")
      if alone.contains("{") { counts.read += 1 } else { counts.rejected += 1 }
    }
    #expect(counts.read * 200 > Self.mutationCount)
    #expect(counts.rejected * 10 > Self.mutationCount)
  }

  /// What a frame is, value by value, or the reason why it is none and where in it that is.
  private static func outcome(of bytes: [UInt8], at index: Int) -> String {
    let reader = FrameReader(bytes)
    let start = index == 0 ? 0 : (bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0) + 1
    do {
      for _ in 0..<index { _ = try reader.next() }
      guard let record = try reader.next() else { return "none" }
      return record.outline.roots.map { text(of: $0, in: record.outline) }.joined()
    } catch .frames(let error, _, _) {
      return "\(error.reason) at \(error.offset - start)"
    } catch {
      return error.message
    }
  }

  /// A value and all that is in it, each with its place.
  private static func text(of value: JSONOutline.Value, in outline: JSONOutline) -> String {
    let members = outline.members(of: value).flatMap { [$0.name, $0.value] }
    let children = members + outline.elements(of: value)
    return "\(outline.range(of: value)) \(outline.text(of: value)) "
      + children.map { text(of: $0, in: outline) }.joined()
  }
}

/// A generator of changes to a text that is mostly JSON.
private struct Random {
  private static let alphabet = Array(#"{}[]",:\0159-.eEtrufalsn x"#.utf8) + [0, 0xC3, 0xFF]
  private var state: UInt64 = 1

  private mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  /// The same with up to four bytes changed, taken away or added, or with a part of it repeated.
  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var mutated = bytes
    for _ in 0...next(3) {
      let index = next(mutated.count)
      let byte = Self.alphabet[next(Self.alphabet.count)]
      switch next(4) {
      case 0: mutated[index] = byte
      case 1: mutated.remove(at: index)
      case 2: mutated.insert(byte, at: index)
      default:
        let end = min(index + next(24), mutated.count)
        mutated.insert(contentsOf: mutated[index..<end], at: next(mutated.count))
      }
    }
    return mutated
  }
}
