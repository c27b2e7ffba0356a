/// The reason a golden test failed, and where.
public struct SnapshotError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The trace, or the golden if that is at fault.
  public let file: String
  /// The line in the file; in a trace, that of the first event after which something differs.
  public let line: Int
  /// All differences, in lines; empty if it is not the frames that differ.
  public let details: [String]
  /// A one-line message in the form that compilers use, followed by the details.
  public let description: String

  package init(_ result: CaseResult) {
    file = result.path
    line = result.line
    details = result.details
    let lines = [result.text] + result.details.dropFirst() + [result.pendingError?.message ?? ""]
    description = lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  package init(_ error: SearchError, path: String) {
    self.init(at: path, description: error.message)
  }

  init(at path: String, _ reason: String) {
    self.init(at: path, description: "\(path): error: \(reason)")
  }

  private init(at path: String, description: String) {
    file = path
    line = 1
    details = []
    self.description = description
  }
}
