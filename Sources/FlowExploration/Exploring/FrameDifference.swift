import FlowEngine
import FlowSnapshots
import FlowTesting

/// Where two builds give other frames.
package struct FrameDifference: Sendable {
  /// The number of the frame.
  package let frame: Int
  /// What differs, the same for one cause: a node with a member, or a member of the frame.
  package let place: String

  /// The first difference of two outputs of `replay`; `nil` if there is none.
  package init?(_ mine: [UInt8], _ other: [UInt8]) {
    guard mine != other else { return nil }
    var start = 0
    var frame = 0
    var index = 0
    let end = min(mine.count, other.count)
    while index < end, mine[index] == other[index] {
      if mine[index] == UInt8(ascii: "\n") {
        start = index + 1
        frame += 1
      }
      index += 1
    }
    self.frame = frame
    let line = String(decoding: mine[start..<min(index, mine.count)], as: UTF8.self)
    place = Self.place(in: line)
  }

  /// The node and the member in which a line stops to be the same.
  private static func place(in line: String) -> String {
    func last(_ mark: String, in text: Substring) -> Substring? {
      guard let range = text.lastRange(of: mark) else { return nil }
      return text[range.upperBound...].prefix { $0 != "\"" }
    }
    let section = ["\"effects\":", "\"animations\":", "\"nodes\":", "\"state\":"].first {
      line[...].lastRange(of: $0) != nil
    }
    guard section == "\"nodes\":" else {
      return section.map { $0.filter { $0.isLetter } } ?? "frames"
    }
    let node = (last("{\"id\":\"", in: line[...]) ?? "").filter { !$0.isNumber }
    let rest = line[...].lastRange(of: "{\"id\":\"").map { line[$0.upperBound...] } ?? ""
    let keys = rest.split(separator: "\"", omittingEmptySubsequences: false)
    var member = "nodes"
    for (index, key) in keys.enumerated() where index + 1 < keys.count {
      if keys[index + 1].hasPrefix(":") { member = String(key) }
    }
    return "'\(member)' of node '\(node)'"
  }
}

extension Substring {
  /// The last place of a text.
  fileprivate func lastRange(of text: String) -> Range<Index>? {
    let wanted = Array(text.utf8)
    let bytes = Array(utf8)
    guard bytes.count >= wanted.count else { return nil }
    for start in (0...(bytes.count - wanted.count)).reversed()
    where bytes[start..<start + wanted.count].elementsEqual(wanted) {
      let lower = utf8.index(startIndex, offsetBy: start)
      return lower..<utf8.index(lower, offsetBy: wanted.count)
    }
    return nil
  }
}
