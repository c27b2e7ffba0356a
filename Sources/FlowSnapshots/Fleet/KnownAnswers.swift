import FlowEngine

/// The answers to cases, so that one with the trace and the golden of an earlier one need not be replayed.
///
/// It has a limited number of them, and begins again when it is full.
package final class KnownAnswers: Sendable {
  /// An answer to a line: the verdict's kind, and the line with its newline.
  package typealias Answer = (kind: FleetVerdict.Kind, text: String)

  /// An answer without the id with which it begins.
  private struct Rest: Sendable {
    let kind: FleetVerdict.Kind
    let text: String
  }

  private let known = Guarded<[UInt64: Rest]>([:])

  /// Knows nothing.
  package init() {}

  /// The answer to a line: what is known, or else what `make` returns.
  package func answer(
    to line: LineReader.Line, _ make: (LineReader.Line) -> Answer
  ) -> Answer {
    guard case .text(let bytes) = line, let (id, key) = Self.key(of: bytes) else {
      return make(line)
    }
    let head = Self.head(id)
    if let rest = known.withLock({ $0[key] }) { return (rest.kind, head + rest.text) }
    let answer = make(line)
    // What is wrong with a line has a column in that line.
    guard answer.kind != .lineError, answer.text.utf8.starts(with: head.utf8),
      answer.text.utf8.count <= FleetLimits.knownLength
    else { return answer }
    let rest = Rest(
      kind: answer.kind,
      text: String(decoding: answer.text.utf8.dropFirst(head.utf8.count), as: UTF8.self))
    known.withLock { known in
      if known.count >= FleetLimits.knownAnswers { known.removeAll(keepingCapacity: true) }
      known[key] = rest
    }
    return answer
  }

  /// The id of a case whose trace is in its line, and the hash of all else that decides on the answer; `nil` for
  /// another line.
  private static func key(of bytes: [UInt8]) -> (id: String, key: UInt64)? {
    guard let line = try? FleetLine(bytes, known: FleetCase.members),
      let id = try? line.string("id"), FleetLine.isID(id), let trace = line["trace"],
      line["path"] == nil
    else { return nil }
    var hash = XXHash64()
    for value in [trace, line["golden"]].compactMap({ $0 }) {
      bytes[line.outline.range(of: value)].withUnsafeBufferPointer { hash.add($0) }
    }
    return (id, hash.value)
  }

  private static func head(_ id: String) -> String {
    var json = JSONWriter()
    json.beginObject()
    json.member("id", id)
    return PlainText.json(json.text)
  }
}
