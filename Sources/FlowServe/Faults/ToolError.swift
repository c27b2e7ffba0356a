/// The reason a tool has no answer, for who has called it.
struct ToolError: Error, Equatable {
  /// What is wrong, and what is expected.
  let message: String

  init(_ message: String) { self.message = message }
}
