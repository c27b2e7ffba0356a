/// The reason a configuration or a saved state was rejected.
public struct MemberError: Error, Equatable, Sendable {
  // In one reference: errors are rare, and the ways that they take are many.
  private let fault: Fault

  private final class Fault: Sendable {
    let path: String
    let reason: String
    let offset: Int?

    init(_ path: String, _ reason: String, _ offset: Int?) {
      self.path = path
      self.reason = reason
      self.offset = offset
    }
  }

  private init(_ fault: Fault) { self.fault = fault }

  /// Creates an error for the value being read.
  @inline(never) public init(_ reason: String, at offset: Int? = nil) {
    fault = Fault("", reason, offset)
  }

  /// Creates an error for a member, in checks that involve more than one value.
  @inline(never) public init(_ reason: String, of path: String) {
    fault = Fault(path, reason, nil)
  }

  /// The path of the member at fault, such as `heights.open`; empty for the whole.
  public var path: String { fault.path }
  /// The fault and the expected value.
  public var reason: String { fault.reason }
  /// The offset of the fault, in bytes from the start of the text; `nil` if no text was read.
  public var offset: Int? { fault.offset }

  /// Whether two errors say the same of the same place.
  public static func == (error: MemberError, other: MemberError) -> Bool {
    error.path.bytes == other.path.bytes && error.reason.bytes == other.reason.bytes
      && error.offset == other.offset
  }

  /// The same error, as seen from the group that contains the value.
  @inline(never) public func within(_ name: String) -> MemberError {
    MemberError(Fault(path.isEmpty ? name : "\(name).\(path)", reason, offset))
  }

  /// The same error, with more words behind its reason.
  func adding(_ words: String) -> MemberError {
    MemberError(Fault(path, reason + words, offset))
  }

  /// The same error, with the offset of the member at fault in the text that was read.
  func located(in json: JSONValue) -> MemberError {
    MemberError(Fault(path, reason, offset ?? json.offset(of: path)))
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
