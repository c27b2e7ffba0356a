/// A pass over a configuration's members that reads, writes or describes them.
///
/// Valid only during the call that passes it.
public struct ConfigurationMembers {
  /// What the pass does with each member.
  enum Task {
    case read(MemberReader)
    case write(UnsafeMutablePointer<MemberWriter>)
    case describe(path: String, [ConfigurationRow])
  }

  private var task: Task

  init(_ task: Task) {
    self.task = task
  }

  /// Lists a member.
  ///
  /// - Parameters:
  ///   - name: The member's name in JSON.
  ///   - value: The member's value.
  ///   - summary: What the member means, with its unit.
  ///   - required: Whether it must be given whenever its group is.
  public mutating func member<Value: MemberValue>(
    _ name: StaticString, _ value: inout Value, _ summary: StaticString, required: Bool = false
  ) {
    switch task {
    case .read(var reader):
      reader.read(name, into: &value, required: required)
      task = .read(reader)
    case .write(let writer): writer.pointee.member(name, value)
    case .describe(let path, var rows):
      value.describe(
        path.isEmpty ? name.text : "\(path).\(name.text)", summary.text, into: &rows)
      task = .describe(path: path, rows)
    }
  }

  /// The rows of the members described so far.
  var rows: [ConfigurationRow] {
    if case .describe(_, let rows) = task { rows } else { [] }
  }

  /// Ends reading.
  ///
  /// - Throws: `MemberError` for the first member that is unreadable or not listed.
  func finishReading() throws(MemberError) {
    if case .read(let reader) = task { try reader.finish() }
  }
}
