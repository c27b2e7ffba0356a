import FlowEngine

extension FleetSummary {

  /// The summary in Markdown, as services show it beside a run.
  package func markdown(_ merge: VerdictMerge) -> String {
    var text = """
      # \(counts.all) traces: \(counts.text)

      Digest of all verdicts: `\(counts.digest)`

      """
    let lists = [
      ("without a verdict", merge.missing.count, merge.missing.first),
      ("not among the cases", merge.unexpected.count, merge.unexpected.first),
      ("lines that are no verdicts", merge.strays.count, merge.strays.messages),
    ]
    for (title, count, named) in lists where count > 0 { text += Self.list(title, count, named) }
    if !groups.isEmpty {
      text += "\n## \(groups.count) \(groups.count == 1 ? "reason" : "reasons")\n\n"
      text += "| reason | traces | points | the shortest | frames | |\n|---|--:|--:|---|--:|---|\n"
      for group in groups.prefix(RunLimits.listed) {
        let shortest = group.shortest
        text +=
          "| \(MarkdownText.plain(group.reason)) | \(group.count) "
          + "| \(group.points.map { Unit.points.digits($0) } ?? "") "
          + "| \(MarkdownText.plain(shortest.id ?? "")) "
          + "| \(shortest.frames.map { "\($0)" } ?? "") | \(MarkdownText.plain(shortest.summary)) |\n"
      }
      text += MarkdownText.rest(groups.count)
    }
    if !worst.isEmpty {
      text += "\n## The worst\n\n| trace | | points |\n|---|---|--:|\n"
      for verdict in worst {
        let points = verdict.points.map { Unit.points.digits($0) } ?? ""
        text +=
          "| \(MarkdownText.plain(verdict.id ?? "")) | \(MarkdownText.plain(verdict.summary)) | \(points) |\n"
      }
    }
    return text
  }

  private static func list(_ title: String, _ count: Int, _ named: [String]) -> String {
    "\n## \(count) \(title)\n\n" + named.map { "- \(MarkdownText.plain($0))\n" }.joined()
      + MarkdownText.rest(count, of: named.count)
  }
}

extension FleetVerdict {
  /// What differs first, or what is wrong, in a line.
  package var summary: String { first?.text ?? message ?? kind.rawValue }
}
