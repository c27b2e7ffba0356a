import FlowEngine

extension FleetSummary {
  /// The most causes, and missing cases, that are listed.
  private static let listLimit = 100

  /// The summary in Markdown, as services show it beside a run.
  package func markdown(_ merge: VerdictMerge) -> String {
    var text = """
      # \(counts.all) traces: \(counts.text)

      Digest of all verdicts: `\(counts.digest)`

      """
    if !merge.missing.isEmpty {
      text += "\n## \(merge.missing.count) without a verdict\n\n" + Self.list(merge.missing)
    }
    if !merge.unexpected.isEmpty {
      text += "\n## \(merge.unexpected.count) not among the cases\n\n" + Self.list(merge.unexpected)
    }
    if !groups.isEmpty {
      text += "\n## \(groups.count) \(groups.count == 1 ? "cause" : "causes")\n\n"
      text += "| cause | traces | points | the shortest | frames | |\n|---|--:|--:|---|--:|---|\n"
      for group in groups.prefix(Self.listLimit) {
        let shortest = group.shortest
        text +=
          "| \(MarkdownText.plain(group.reason)) | \(group.count) "
          + "| \(group.points.map { Unit.points.digits($0) } ?? "") "
          + "| \(MarkdownText.plain(shortest.id ?? "")) "
          + "| \(shortest.frames.map { "\($0)" } ?? "") | \(MarkdownText.plain(shortest.summary)) |\n"
      }
      text += Self.rest(groups.count)
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

  private static func list(_ ids: [String]) -> String {
    ids.prefix(listLimit).map { "- \(MarkdownText.plain($0))\n" }.joined() + rest(ids.count)
  }

  private static func rest(_ count: Int) -> String {
    count > listLimit ? "\nand \(count - listLimit) more\n" : ""
  }
}

extension FleetVerdict {
  /// What differs first, or what is wrong, in a line.
  package var summary: String { first?.text ?? message ?? kind.rawValue }
}
