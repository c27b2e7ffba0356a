extension Scene {
  /// The state's members as exact canonical JSON: two states are equal if and only if these are.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public var savedMembers: String { members(.exact) }

  private func members(_ style: ValueWriter.Style) -> String {
    var scene = self
    scene.progress = 1
    var json = JSONWriter(capacity: 512)
    json.beginObject()
    json.members(of: scene, style)
    json.endObject()
    return json.text
  }

  /// Whether two scenes are in the same state, by the bytes that are written of them.
  ///
  /// - Parameter members: Which members count; by default those that are only saved, too.
  package func isInSameState(as other: Self, by members: ComparedMembers = .all) -> Bool {
    text(of: members).bytes == other.text(of: members).bytes
  }

  private func text(of members: ComparedMembers) -> String {
    if members == .unmarked { return self.members(.masked(variant: 0)) }
    var json = JSONWriter(capacity: 512)
    json.state(of: self)
    return members == .shown ? json.text : json.text + savedMembers
  }

  /// The differences between two states, member by member, in the order of the first.
  public func differences(from other: Self) -> [StateDifference] {
    var differences: [StateDifference] = []
    // The texts were just written by the engine, so they can be parsed.
    guard let mine = try? JSONValue(parsing: savedMembers),
      let others = try? JSONValue(parsing: other.savedMembers)
    else { return [] }
    others.addDifferences(to: mine, at: "", &differences)
    return differences
  }
}

/// The members by which two states are compared.
package enum ComparedMembers {
  /// Those that frames show.
  case shown
  /// Those that frames show and those that are saved.
  case all
  /// Those that are saved, and only the shapes of texts that are marked as entered.
  case unmarked
}

/// A member in which two states differ.
public struct StateDifference: Equatable, Sendable {
  /// The path of the member, such as `gesture.startOffset` or `pages.2.offset`.
  public var path: String
  /// The value before, as JSON; `nil` if there was none.
  public var before: String?
  /// The value after, as JSON; `nil` if there is none.
  public var after: String?

  /// Whether two differences are the same, to the byte.
  public static func == (difference: Self, other: Self) -> Bool {
    difference.path.bytes == other.path.bytes && difference.before?.bytes == other.before?.bytes
      && difference.after?.bytes == other.after?.bytes
  }
}

extension JSONValue {
  /// Adds the differences between this value and another.
  fileprivate func addDifferences(
    to other: JSONValue, at path: String, _ differences: inout [StateDifference]
  ) {
    func join(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }
    func add(_ name: String, _ before: JSONValue?, _ after: JSONValue?) {
      if let before, let after {
        before.addDifferences(to: after, at: join(name), &differences)
      } else {
        differences.append(
          StateDifference(path: join(name), before: before?.text, after: after?.text))
      }
    }
    switch (content, other.content) {
    case (.object(let before), .object(let after)):
      for member in before { add(member.name, member.value, other[member.name]) }
      for member in after where self[member.name] == nil { add(member.name, nil, member.value) }
    case (.array(let before), .array(let after)):
      for index in 0..<max(before.count, after.count) {
        add(
          "\(index)", index < before.count ? before[index] : nil,
          index < after.count ? after[index] : nil)
      }
    default:
      guard text.bytes != other.text.bytes else { return }
      differences.append(StateDifference(path: path, before: text, after: other.text))
    }
  }
}
