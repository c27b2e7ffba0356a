import FlowEngine
import FlowSnapshots

/// Simpler events in the place of an event, found in its line of a trace, so that it knows every member.
struct SimplerEvents {
  /// What other things are known by: an event without it, or with a part of it, would be about something
  /// else.
  private static let kept = ["t", "type", "phase", "id", "name", "key"]
  /// What can only be left out, for the same reason.
  private static let whole = ["target"]

  private var reader = TraceReader(readingEventsAtHostTimes: ())

  /// Tries events that differ in one member, the simplest first: it is left out, a number in it is rounder, a
  /// text shorter, or an element fewer.
  ///
  /// - Parameter isTaken: Whether an event will do.
  /// - Returns: Whether one did.
  mutating func first(of event: Event, where isTaken: (Event) -> Bool) -> Bool {
    var json = JSONWriter(capacity: 256)
    json.event(event, at: 0)
    guard let line = try? JSONValue(parsing: json.text),
      case .object(let members) = line.content
    else { return false }
    func isRead(_ members: [JSONValue.Member]) -> Bool {
      var other = line
      other.content = .object(members)
      guard let simpler = read(other.text), simpler != event else { return false }
      return isTaken(simpler)
    }
    // The place of a touch goes before the node that it is on.
    for (index, member) in members.enumerated().reversed() {
      if Self.kept.contains(member.name) { continue }
      var others = members
      others.remove(at: index)
      if isRead(others) { return true }
      if Self.whole.contains(member.name) { continue }
      others = members
      let hasTaken = Self.first(of: member.value.content) { content in
        others[index].value.content = content
        return isRead(others)
      }
      if hasTaken { return true }
    }
    return false
  }

  /// Reads the event on a line; returns `nil` if the line is not an event.
  private mutating func read(_ line: String) -> Event? {
    var line = line
    return line.withUTF8 { bytes in
      guard case .event(let event, _)? = try? reader.read(bytes) else { return nil }
      return event
    }
  }

  /// Tries simpler values, the simplest first.
  private static func first(
    of content: JSONValue.Content, where isTaken: (JSONValue.Content) -> Bool
  ) -> Bool {
    switch content {
    case .null, .bool: return false
    case .number(let number): return rounder(number).contains { isTaken(.number($0)) }
    case .string(let text): return first(of: text) { isTaken(.string($0)) }
    case .array(let elements):
      return first(of: elements) { isTaken(.array($0)) }
        || elements.indices.contains { index in
          var others = elements
          return first(of: elements[index].content) { content in
            others[index].content = content
            return isTaken(.array(others))
          }
        }
    case .object(let members):
      return first(of: members) { isTaken(.object($0)) }
        || members.indices.contains { index in
          var others = members
          return first(of: members[index].value.content) { content in
            others[index].value.content = content
            return isTaken(.object(others))
          }
        }
    }
  }

  /// Tries a text without some of its characters.
  private static func first(of text: String, where isTaken: (String) -> Bool) -> Bool {
    first(of: Array(text)) { isTaken(String($0)) }
  }

  /// Tries lists without a run of their elements: first without any, then without ever shorter runs.
  private static func first<Element>(
    of elements: [Element], where isTaken: ([Element]) -> Bool
  ) -> Bool {
    var length = elements.count
    while length > 0 {
      for start in stride(from: 0, to: elements.count, by: length) {
        let end = min(start + length, elements.count)
        if isTaken(Array(elements[..<start] + elements[end...])) { return true }
      }
      length /= 2
    }
    return false
  }

  /// Rounder numbers, the roundest first; none that is not rounder.
  static func rounder(_ number: Double) -> [Double] {
    var found: [Double] = []
    for scale in [0, 1.0, 10, 100, 1000, 1_000_000] {
      let rounded = scale == 0 ? 0 : (number * scale).rounded() / scale
      if rounded == number { break }
      if found.last != rounded { found.append(rounded) }
    }
    return found
  }
}
