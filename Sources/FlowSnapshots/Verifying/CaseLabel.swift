/// What a result shows of a case whose files hold it for the time of a run only.
package struct CaseLabel: Equatable, Sendable {
  /// The case's name.
  package let name: String
  /// Where its trace is, or a path that stands for that.
  package let path: String

  /// The name of the folder in the path.
  package var folder: String { Path.name(of: Path.folder(of: path)) }
}
