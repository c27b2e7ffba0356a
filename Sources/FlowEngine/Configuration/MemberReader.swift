/// Reads the listed members of a JSON object, and keeps the first error.
@usableFromInline struct MemberReader {
  private let given: [JSONValue.Member]
  /// The offset of the object, in bytes from the start of the text.
  let offset: Int
  /// The names listed so far.
  private var names: [String] = []
  private var error: MemberError?
  /// The first member that is missing, which matters only if none is misspelt.
  private var missing: MemberError?

  init(_ given: [JSONValue.Member], offset: Int) {
    self.given = given
    self.offset = offset
  }

  /// The value of the next member; `nil` if it is not given, or after an error.
  @inline(never) mutating func next(_ name: StaticString, required: Bool) -> JSONValue? {
    let name = name.text
    names.append(name)
    guard error == nil else { return nil }
    for index in given.indices where given[index].name.bytes == name.bytes {
      return given[index].value
    }
    if required, missing == nil {
      missing = MemberError("missing member '\(name)'", at: offset)
    }
    return nil
  }

  /// Whether no member has been listed.
  var isEmpty: Bool { names.isEmpty }

  /// The value of a member that is not listed yet; `nil` if it is not given.
  func value(of name: StaticString) -> JSONValue? {
    given.first { $0.name.bytes == name.text.bytes }?.value
  }

  /// Keeps the error in the member read last.
  @inline(never) mutating func fail(_ error: MemberError) {
    self.error = error.within(names.last ?? "")
  }

  /// Rejects the value of the member read last, unless there has been an error already.
  mutating func reject(_ reason: String) {
    guard error == nil, missing == nil, let name = names.last else { return }
    let member = given.first { $0.name.bytes == name.bytes }
    error = MemberError(reason, at: member?.value.offset ?? offset).within(name)
  }

  /// Ends reading.
  ///
  /// - Throws: `MemberError` for the first member that is unreadable or not listed.
  func finish() throws(MemberError) {
    if let error { throw error }
    for member in given where !names.has(member.name) {
      let reason = Suggestion.unknown("member", member.name, among: names)
      throw MemberError(reason, at: member.offset)
    }
    if let missing { throw missing }
  }
}
