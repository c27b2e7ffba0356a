/// A pass over a configuration's members that reads, writes or describes them.
///
/// Valid only during the call that passes it.
public struct ConfigurationMembers {
  /// What the pass does with each member.
  private enum Task {
    case read
    case write(UnsafeMutablePointer<MemberWriter>)
    case describe(path: String, isGiven: Bool)
  }

  private let task: Task
  /// Reads the members, if that is what the pass does.
  private(set) var reader: MemberReader
  /// The rows of the members described so far.
  private(set) var rows: [ConfigurationRow] = []

  /// Reads the members given of an object.
  init(reading given: [JSONValue.Member], offset: Int) {
    task = .read
    reader = MemberReader(given, offset: offset)
  }

  /// Writes the members.
  init(writingTo writer: UnsafeMutablePointer<MemberWriter>) {
    task = .write(writer)
    reader = MemberReader([], offset: 0)
  }

  /// Adds the rows of the members of the group at `path`.
  ///
  /// - Parameter isGiven: Whether there is such a group only where it is given, as an array's element.
  init(describing path: String, isGiven: Bool, after rows: [ConfigurationRow]) {
    task = .describe(path: path, isGiven: isGiven)
    reader = MemberReader([], offset: 0)
    self.rows = rows
  }

  /// Lists a member.
  ///
  /// - Parameters:
  ///   - name: The member's name in JSON.
  ///   - value: The member's value.
  ///   - summary: The meaning of the member, with its unit.
  ///   - required: Whether it must be given whenever its group is.
  @inline(never) public mutating func member<Value: MemberValue>(
    _ name: StaticString, _ value: inout Value, _ summary: StaticString, required: Bool = false
  ) {
    switch task {
    case .read:
      guard let json = reader.next(name, required: required) else { return }
      do throws(MemberError) {
        // What its parent has set, and not its type alone, is the default.
        try value.read(json)
      } catch {
        reader.fail(error)
      }
    case .write(let writer): writer.pointee.member(name, value)
    // Only tools describe configurations, and the descriptions of all types are large.
    #if hasFeature(Embedded)
      case .describe: break
    #else
      case .describe(let path, let isGiven):
        let path = Self.path(of: name, in: path)
        let first = rows.count
        value.describe(path, summary.text, into: &rows)
        // A group has no row of its own.
        if required, isGiven, rows.indices.contains(first), rows[first].path.bytes == path.bytes {
          rows[first].isRequired = true
        }
    #endif
    }
  }

  @inline(never) private static func path(of name: StaticString, in path: String) -> String {
    path.isEmpty ? name.text : "\(path).\(name.text)"
  }
}
