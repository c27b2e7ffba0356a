/// The reason a tool has no answer, for the caller.
struct ToolError: Error, Equatable {
  /// What is wrong, and what is expected.
  let message: String

  init(_ message: String) { self.message = message }
}
