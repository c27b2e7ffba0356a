/// Why a configuration, or a saved state, was rejected.
public struct MemberError: Error, Equatable, Sendable {
  /// The member at fault with the groups it is in, such as `heights.open`; empty for the whole.
  public private(set) var path = ""
  /// What is wrong and what was expected.
  public var reason: String
  /// Where the fault stands, in bytes from the start of the text; `nil` if no text was read.
  public var offset: Int?

  /// Creates an error of the value that is being read.
  public init(_ reason: String, at offset: Int? = nil) {
    self.reason = reason
    self.offset = offset
  }

  /// Creates an error of a member, for checks that go beyond the single value.
  public init(_ reason: String, of path: String) {
    self.reason = reason
    self.path = path
  }

  /// The same error as seen from the group that the value is in.
  public func within(_ name: String) -> MemberError {
    var error = self
    error.path = path.isEmpty ? name : "\(name).\(path)"
    return error
  }

  /// The same error with the place of the member at fault in the text that was read.
  func located(in json: JSONValue) -> MemberError {
    var error = self
    error.offset = offset ?? json.offset(of: path)
    return error
  }

  /// What is wrong, where, and what was expected.
  public var message: String {
    path.isEmpty ? reason : "'\(path)': \(reason)"
  }

  /// The same, with a word for what it is a member of.
  func message(in whole: StaticString) -> String {
    whole.text + (path.isEmpty ? ": " : " ") + message
  }
}
