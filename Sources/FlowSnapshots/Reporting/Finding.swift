/// Something that a run has found, with the place to look at.
package struct Finding: Sendable {
  /// What kind of failure it is.
  package let kind: Verdict.Kind
  /// The file at fault.
  let path: String
  /// The line at fault.
  let line: Int
  /// The place in the form that compilers use, up to the kind.
  package let place: String
  /// What was found, in a line.
  package let message: String

  /// What a run has found: the reasons, each with the place of its first case, then all failures that
  /// have none of these.
  ///
  /// - Parameter each: Whether there is to be one for each case, in the order of the cases.
  package static func all(of results: [CaseResult], each: Bool) -> [Finding] {
    let failed = results.filter { !$0.isPassed }
    if each { return failed.map { Finding($0, $0.message) } }
    return CaseGroup.groups(of: failed).compactMap { group in
      group.results.first.map { Finding($0, group.message) }
    } + failed.filter { $0.reason == nil }.map { Finding($0, $0.message) }
  }

  private init(_ result: CaseResult, _ message: String) {
    kind = result.verdict.kind
    path = result.path
    line = result.line
    place = result.place
    self.message = message
  }
}
