/// Results in Markdown, which services show beside a run.
package enum MarkdownReport {
  /// The report on a run.
  ///
  /// - Parameters:
  ///   - groups: Its cases by reason.
  ///   - pictures: The files with pictures of the first of them; `nil` for one that has none.
  package static func text(
    of results: [CaseResult], _ groups: [CaseGroup], pictures: [String?]
  ) -> String {
    let counts = ResultCounts(results)
    var text = "# \(counts.text)\n"
    if !groups.isEmpty {
      text += "\n## \(groups.count) \(groups.count == 1 ? "reason" : "reasons")\n\n"
      text += "| reason | cases | points | also change | first |\n|---|--:|--:|---|---|\n"
      for group in groups.prefix(RunLimits.listed) { text += row(group) }
      text += MarkdownText.rest(groups.count)
    }
    for (group, picture) in zip(groups, pictures) {
      guard let picture, let first = group.results.first else { continue }
      text += "\n### \(MarkdownText.plain(group.statement))\n\n"
      text += "![\(MarkdownText.plain("case \(first.snapshot)"))](<\(picture)>)\n"
    }
    let others = results.filter { !$0.isWell && $0.reason == nil }
    if !others.isEmpty {
      text += "\n## \(others.count) more\n\n| file | |\n|---|---|\n"
      for result in others.prefix(RunLimits.listed) {
        text += "| \(place(of: result)) | \(MarkdownText.plain(result.message)) |\n"
      }
      text += MarkdownText.rest(others.count)
    }
    return text
  }

  private static func row(_ group: CaseGroup) -> String {
    let (states, effects) = group.consequences
    let consequences = [(states, "state"), (effects, "effects")].filter { $0.0 > 0 }
      .map { "\($0.1) in \($0.0)" }.joined(separator: ", ")
    let points = group.points.map { Unit.points.digits($0) } ?? ""
    return "| \(MarkdownText.plain(group.statement)) | \(group.results.count) | \(points) "
      + "| \(consequences) | \(group.results.first.map { place(of: $0) } ?? "") |\n"
  }

  private static func place(of result: CaseResult) -> String {
    MarkdownText.plain("\(result.path):\(result.line)")
  }
}
