/// An error of the protocol, with its code in JSON-RPC 2.0.
struct ProtocolError: Error, Equatable {
  /// The code.
  let code: Int
  /// What is wrong, and what is expected.
  let message: String

  /// The line is not JSON.
  static func parse(_ reason: String) -> Self { Self(code: -32700, message: reason) }
  /// The line is no request.
  static func request(_ reason: String) -> Self { Self(code: -32600, message: reason) }
  /// There is no such method.
  static func method(_ reason: String) -> Self { Self(code: -32601, message: reason) }
  /// The parameters are not what the method expects.
  static func parameters(_ reason: String) -> Self { Self(code: -32602, message: reason) }
  /// There is no such resource.
  static func resource(_ reason: String) -> Self { Self(code: -32002, message: reason) }
}
