import FlowEngine
import FlowSnapshots

/// A finding that is meant to be, with the reason.
package struct AuditException: Equatable, Sendable {
  package var rule: String
  package var scene: String
  package var node: String
  package var reason: String
  /// The line on which it begins.
  package var line: Int

  /// The file beside the fixtures that has them.
  package static let fileName = "audit.json"

  /// Whether it is about a finding.
  package func covers(_ finding: TraceAudit.Finding) -> Bool {
    guard rule == finding.rule.rawValue, scene == finding.scene else { return false }
    // A colour that is meant to be faint is so in the light look of standard contrast.
    if finding.rule == .contrast,
      finding.variant.colorScheme == .dark || finding.variant.contrast == .increased
    {
      return false
    }
    let node = finding.node ?? ""
    return self.node.hasSuffix("*") ? node.hasPrefix(self.node.dropLast()) : node == self.node
  }

  /// Reads exceptions.
  ///
  /// - Throws: `StreamError` for a file that cannot be read, or with the place of the fault.
  package static func list(at path: String) throws(StreamError) -> [AuditException] {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try File.contents(of: path) } catch { throw .file(error) }
    do throws(JSONError) {
      return try list(parsing: bytes)
    } catch {
      let before = bytes.prefix(error.offset)
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      throw .trace(
        TraceError(
          .json(error), line: before.count { $0 == UInt8(ascii: "\n") } + 1,
          offset: error.offset - start), in: path)
    }
  }

  /// Reads exceptions from text.
  ///
  /// - Throws: `JSONError` for text that is no list of them.
  package static func list(parsing bytes: [UInt8]) throws(JSONError) -> [AuditException] {
    let json = try bytes.withUnsafeBufferPointer { (bytes) throws(JSONError) in
      try JSONValue(parsing: bytes)
    }
    guard case .array(let elements) = json.content else {
      throw JSONError(
        .unexpected(.value(json.content.kind), expected: .kind(.array)), at: json.offset)
    }
    var list: [AuditException] = []
    for element in elements {
      var texts: [String: String] = [:]
      guard case .object(let members) = element.content else {
        throw JSONError(
          .unexpected(.value(element.content.kind), expected: .kind(.object)), at: element.offset)
      }
      for member in members {
        guard ["rule", "scene", "node", "reason"].contains(member.name) else {
          throw JSONError(.foreignMember(member.name, of: "an exception"), at: member.offset)
        }
        guard case .string(let text) = member.value.content else {
          throw JSONError(
            .unexpected(.value(member.value.content.kind), expected: .kind(.string)),
            at: member.value.offset)
        }
        texts[member.name] = text
        if member.name == "rule", AuditRule(rawValue: texts["rule"] ?? "") == nil {
          let names = AuditRule.allCases.map { $0.rawValue }.joined(separator: ", ")
          throw JSONError(.invalid(expected: .form("one of \(names)")), at: member.value.offset)
        }
      }
      func text(_ name: String) throws(JSONError) -> String {
        guard let text = texts[name], !text.isEmpty else {
          throw JSONError(.missingMember(oneOf: [name], of: "an exception"), at: element.offset)
        }
        return text
      }
      list.append(
        AuditException(
          rule: try text("rule"), scene: try text("scene"), node: try text("node"),
          reason: try text("reason"),
          line: bytes.prefix(element.offset).count { $0 == UInt8(ascii: "\n") } + 1))
    }
    return list
  }
}
