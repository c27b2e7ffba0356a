/// Reads listed members out of a JSON object, and keeps the first thing that is wrong.
@usableFromInline struct MemberReader {
  private let given: [JSONValue.Member]
  /// Where the object begins, in bytes from the start of the text.
  private let offset: Int
  /// The names that have been listed.
  private var names: [String] = []
  private var error: MemberError?

  init(_ given: [JSONValue.Member], offset: Int) {
    self.given = given
    self.offset = offset
  }

  /// Reads a member; after an error all others keep what they are.
  mutating func read<Value: MemberValue>(
    _ name: StaticString, into value: inout Value, required: Bool
  ) {
    let name = name.text
    names.append(name)
    guard error == nil else { return }
    guard let member = given.first(where: { $0.name == name }) else {
      if required { error = MemberError("missing member '\(name)'", at: offset) }
      return
    }
    do throws(MemberError) {
      value = try Value(json: member.value)
    } catch {
      self.error = error.within(name)
    }
  }

  /// Rejects a value of the member that was read last, unless something else is wrong already.
  mutating func reject(_ reason: String) {
    guard error == nil, let name = names.last else { return }
    let member = given.first { $0.name == name }
    error = MemberError(reason, at: member?.value.offset ?? offset).within(name)
  }

  /// Ends the reading.
  ///
  /// - Throws: `MemberError` for the first member that could not be read, or that nobody has
  ///   listed.
  func finish() throws(MemberError) {
    if let error { throw error }
    for member in given where !names.contains(member.name) {
      let suggestion = Suggestion.text(for: member.name, among: names)
      throw MemberError("unknown member '\(member.name)'\(suggestion)", at: member.offset)
    }
  }
}
