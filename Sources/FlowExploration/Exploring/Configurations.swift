import FlowEngine
import FlowSnapshots

/// Configurations in which a scene may take other branches: each two values of its members together in
/// at least one, by what the members say of themselves.
package enum Configurations {
  /// A member with the values that it is tried with, the default first.
  private struct Choice {
    let path: String
    let values: [JSONValue.Content]
  }

  /// The most configurations of a scene.
  private static let limit = 24
  /// The most values of a member.
  private static let values = 4

  /// The configurations other than the default, as the text of each.
  package static func pairwise(of name: String, in scenes: SceneList) -> [String] {
    guard let scene = scenes.type(of: name), let description = scenes.description(of: name) else {
      return []
    }
    return pairwise(scene, description)
  }

  private static func pairwise<S: Scene>(
    _ scene: S.Type, _ description: SceneDescription
  ) -> [String] {
    let text = ValueWriter.text(of: S.Configuration())
    guard let start = parsed(text) else { return [] }
    func isValid(_ json: JSONValue) -> Bool { (try? S.Configuration(json: json)) != nil }
    var choices: [Choice] = []
    for row in description.configuration {
      let present = start.values(at: row.path)
      guard let first = present.first?.content else { continue }
      var values = [first]
      for value in candidates(first, row.expectation, row.summary) where !values.contains(value) {
        if values.count < Self.values, isValid(start.setting(row.path, to: value)) {
          values.append(value)
        }
      }
      if values.count > 1 { choices.append(Choice(path: row.path, values: values)) }
    }
    var texts: [String] = []
    for row in rows(choices.map { $0.values.count }) {
      var json = start
      for (choice, value) in zip(choices, row) where value > 0 {
        let next = json.setting(choice.path, to: choice.values[value])
        // What goes with its default may not go with another value.
        if isValid(next) { json = next }
      }
      guard json != start, let configuration = try? S.Configuration(json: json) else { continue }
      let text = ValueWriter.text(of: configuration)
      if !texts.contains(text) { texts.append(text) }
    }
    return texts
  }

  /// The values that a member may have, by what it expects and says of itself.
  private static func candidates(
    _ value: JSONValue.Content, _ expectation: String, _ summary: String
  ) -> [JSONValue.Content] {
    if expectation.hasPrefix("true or false") { return [.bool(false), .bool(true)] }
    if expectation.hasPrefix("\"") {
      let words = expectation.split(separator: "\"", omittingEmptySubsequences: false)
      var found: [JSONValue.Content] = []
      for (index, word) in words.enumerated()
      where index % 2 == 1 && !words[index + 1].hasPrefix(":") {
        found.append(.string(String(word)))
      }
      return found
    }
    if expectation.hasPrefix("an array, each an object") {
      // With fewer of them what comes last is near: the end of a form with one page.
      guard case .array(let elements) = value, elements.count > 1 else { return [] }
      return [.array(Array(elements.suffix(1))), .array(Array(elements.prefix(1)))]
    }
    if expectation.hasPrefix("a whole number") {
      guard case .number(let number) = value else { return [.number(1), .number(3)] }
      return [.number(1), .number(number + 2), .number(0)]
    }
    if expectation.hasPrefix("a number") {
      guard case .number(let number) = value else {
        // Seconds are counted one by one, so that a long wait would take most of the search.
        return summary.contains("second") ? [.number(3)] : [.number(3), .number(200)]
      }
      return [.number(0), .number((number * 0.5).rounded()), .number(number + 20)]
    }
    return []
  }

  /// Rows in which each two values of two columns are together at least once, as far as the limit lets.
  ///
  /// - Parameter counts: How many values each column has.
  private static func rows(_ counts: [Int]) -> [[Int]] {
    var open: Set<[Int]> = []
    for first in counts.indices {
      for second in counts.indices where second > first {
        for one in 0..<counts[first] {
          for other in 0..<counts[second] { open.insert([first, one, second, other]) }
        }
      }
      if counts.count == 1 { return (1..<counts[0]).map { [$0] } }
    }
    var rows: [[Int]] = []
    while !open.isEmpty, rows.count < limit {
      var row: [Int] = []
      // Begins with another column each time, so that none is always the last to be served.
      let order = counts.indices.map { ($0 + rows.count) % counts.count }
      var chosen: [Int: Int] = [:]
      for column in order {
        var best = (value: 0, gain: -1)
        for value in 0..<counts[column] {
          var gain = 0
          for (other, taken) in chosen {
            let pair =
              other < column ? [other, taken, column, value] : [column, value, other, taken]
            if open.contains(pair) { gain += 1 }
          }
          if chosen.isEmpty {
            gain = open.count {
              $0[0] == column && $0[1] == value || $0[2] == column && $0[3] == value
            }
          }
          if gain > best.gain { best = (value, gain) }
        }
        chosen[column] = best.value
      }
      row = counts.indices.map { chosen[$0] ?? 0 }
      let before = open.count
      for first in counts.indices {
        for second in counts.indices where second > first {
          open.remove([first, row[first], second, row[second]])
        }
      }
      if open.count == before { break }
      rows.append(row)
    }
    return rows
  }

  private static func parsed(_ text: String) -> JSONValue? {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { try? JSONValue(parsing: $0) }
  }
}

extension JSONValue {
  /// The values at a path, with `[]` for each element of an array.
  fileprivate func values(at path: String) -> [JSONValue] {
    var found: [JSONValue] = []
    _ = mapping(path) { value in
      found.append(value)
      return value
    }
    return found
  }

  /// The same value with others at a path.
  fileprivate func setting(_ path: String, to content: Content) -> JSONValue {
    mapping(path) { value in
      var value = value
      value.content = content
      return value
    }
  }

  private func mapping(_ path: String, _ change: (JSONValue) -> JSONValue) -> JSONValue {
    if path.isEmpty { return change(self) }
    let name = path.prefix { $0 != "." }
    let rest = String(path.dropFirst(name.count + 1))
    let isArray = name.hasSuffix("[]")
    let key = isArray ? name.dropLast(2) : name
    guard case .object(var members) = content else { return self }
    for index in members.indices where members[index].name == key {
      if isArray, case .array(let elements) = members[index].value.content {
        members[index].value.content = .array(elements.map { $0.mapping(rest, change) })
      } else if !isArray {
        members[index].value = members[index].value.mapping(rest, change)
      }
    }
    var value = self
    value.content = .object(members)
    return value
  }
}
