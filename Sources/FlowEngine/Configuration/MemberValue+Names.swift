extension NodeID: MemberValue {
  /// The form expected in JSON: a string.
  public static var expectation: String { String.expectation }

  /// Reads a name.
  ///
  /// - Throws: `MemberError` for anything but a string.
  public init(json: JSONValue) throws(MemberError) {
    self.init(try String(json: json))
  }

  /// Writes the name.
  @inlinable public func write(to json: inout ValueWriter) {
    json.write(name)
  }
}

extension CalendarDate: MemberValue {
  /// The form expected in JSON: a date.
  public static var expectation: String { "a date of the form YYYY-MM-DD" }

  /// Reads a date that exists.
  ///
  /// - Throws: `MemberError` for anything but a date of the form YYYY-MM-DD that exists.
  public init(json: JSONValue) throws(MemberError) {
    guard case .string(let text) = json.content, let date = CalendarDate(text) else {
      throw Self.mismatch(json)
    }
    self = date
  }

  /// Writes the date.
  public func write(to json: inout ValueWriter) {
    json.write(text)
  }
}

extension EditableText: StateGroup {
  /// Creates an empty text.
  public init() {
    self.init("")
  }

  /// Lists the text and its selection.
  public mutating func visit(_ members: inout StateMembers) {
    var (text, selection) = (self.text, self.selection)
    members.kept("text", &text)
    if members.isRestoring, text.utf16Length > Self.lengthLimit {
      members.reject("expected \(InputLimits.textLengthText)")
    }
    members.kept("location", &selection.location)
    members.kept("length", &selection.length)
    if members.isRestoring {
      self = EditableText(text)
      select(selection)
      if self.selection != selection { members.reject("expected whole characters of the text") }
    }
  }
}
