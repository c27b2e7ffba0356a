import FlowEngine
import FlowSnapshots

/// A case as it is in other environments, and what is wrong with its screens there.
///
/// It is passed on as bytes, since traces are replayed in other processes.
package struct CaseVariants: Sendable {
  /// A case in one environment.
  package struct Variant: Sendable {
    /// What is different there, in words.
    package var name: String
    /// Whether the interface is laid out from right to left; `nil` where the trace says so.
    package var isRightToLeft: Bool?
    /// The frames in which nothing moves, as JSON Lines.
    package var frames: [UInt8]

    /// Creates a variant.
    package init(name: String, isRightToLeft: Bool?, frames: [UInt8]) {
      self.name = name
      self.isRightToLeft = isRightToLeft
      self.frames = frames
    }
  }

  /// The environments, the trace's own first.
  package var variants: [Variant]
  /// What is wrong, as a JSON array of objects.
  package var findings: [UInt8]

  /// Creates the variants of a case.
  package init(_ variants: [Variant], findings: [UInt8]) {
    self.variants = variants
    self.findings = findings
  }
}

extension CaseVariants {
  /// All of it: a line of JSON, the line of findings, and the frames of one variant after another.
  package var bytes: [UInt8] {
    var json = JSONWriter()
    json.beginArray()
    for variant in variants {
      json.beginObject()
      json.member("name", variant.name)
      if let isRightToLeft = variant.isRightToLeft { json.member("rightToLeft", isRightToLeft) }
      json.member("length", variant.frames.count)
      json.endObject()
    }
    json.endArray()
    json.endLine()
    var bytes = Array(json.text.utf8) + findings
    bytes.append(UInt8(ascii: "\n"))
    for variant in variants { bytes += variant.frames }
    return bytes
  }

  /// Reads what `bytes` has written; `nil` for anything else.
  package init?(_ bytes: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    guard let first = bytes.firstIndex(of: newline),
      let second = bytes[(first + 1)...].firstIndex(of: newline),
      let head = bytes[..<first].withUnsafeBufferPointer({ try? JSONValue(parsing: $0) }),
      case .array(let elements) = head.content
    else { return nil }
    self.init([], findings: Array(bytes[(first + 1)..<second]))
    var start = second + 1
    for element in elements {
      guard case .string(let name)? = element["name"]?.content,
        case .number(let length)? = element["length"]?.content,
        let count = Int(exactly: length), count >= 0, count <= bytes.count - start
      else { return nil }
      var isRightToLeft: Bool?
      if case .bool(let direction)? = element["rightToLeft"]?.content { isRightToLeft = direction }
      variants.append(
        Variant(
          name: name, isRightToLeft: isRightToLeft, frames: Array(bytes[start..<start + count])))
      start += count
    }
  }
}
