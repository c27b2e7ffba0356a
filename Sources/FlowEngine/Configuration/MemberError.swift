/// The reason a configuration or a saved state was rejected.
public struct MemberError: Error, Equatable, Sendable {
  /// The path of the member at fault, such as `heights.open`; empty for the whole.
  public private(set) var path = ""
  /// The fault and the expected value.
  public var reason: String
  /// The offset of the fault, in bytes from the start of the text; `nil` if no text was read.
  public var offset: Int?

  /// Creates an error for the value being read.
  public init(_ reason: String, at offset: Int? = nil) {
    self.reason = reason
    self.offset = offset
  }

  /// Creates an error for a member, in checks that involve more than one value.
  public init(_ reason: String, of path: String) {
    self.reason = reason
    self.path = path
  }

  /// The same error, as seen from the group that contains the value.
  public func within(_ name: String) -> MemberError {
    var error = self
    error.path = path.isEmpty ? name : "\(name).\(path)"
    return error
  }

  /// The same error, with the offset of the member at fault in the text that was read.
  func located(in json: JSONValue) -> MemberError {
    var error = self
    error.offset = offset ?? json.offset(of: path)
    return error
  }

  /// A message with the fault, its place and the expected value.
  public var message: String {
    path.isEmpty ? reason : "'\(path)': \(reason)"
  }

  /// The message, with a word for what the member belongs to.
  func message(in whole: StaticString) -> String {
    whole.text + (path.isEmpty ? ": " : " ") + message
  }
}

extension MemberError: CustomStringConvertible {
  /// The message, which a test shows for a configuration or a state that it did not expect to be rejected.
  public var description: String { message }
}
