import FlowReport
import FlowSnapshots

/// The summary of a run in Markdown, with a strip of the first case of each reason beside it.
enum RunSummary {
  /// The most reasons that are drawn.
  private static let drawnCount = 10

  /// Writes the summary to a file, and the strips to files of the same name with a number.
  ///
  /// - Throws: `FileError` for the first file that cannot be written, after all others.
  static func write(
    _ results: [CaseResult], to path: String, _ check: CaseCheck
  ) throws(FileError) {
    let groups = CaseGroup.groups(of: results)
    var pictures: [String?] = []
    var fault: FileError?
    for (group, picture) in zip(groups, Self.pictures(at: path)) {
      // The table lists what cannot be drawn, with the reason.
      guard let first = group.results.first, first.diff != nil,
        let strip = try? Strip(of: first.snapshot.trace, check: check)
      else {
        pictures.append(nil)
        continue
      }
      do throws(FileError) {
        try OutputFile.replace(picture, with: Array(strip.document.utf8))
        pictures.append(Path.name(of: picture))
      } catch {
        fault = fault ?? error
        pictures.append(nil)
      }
    }
    let text = MarkdownReport.text(of: results, groups, pictures: pictures)
    try OutputFile.replace(path, with: Array(text.utf8))
    if let fault { throw fault }
  }

  /// The paths of all files that a summary may consist of.
  static func paths(at path: String) -> [String] { [path] + pictures(at: path) }

  /// The paths of the pictures; none if the summary goes to a pipe or device.
  private static func pictures(at path: String) -> [String] {
    switch File.kind(of: path) {
    case .folder, .pipe, .other: return []
    case .regular, nil: break
    }
    let stem = stem(of: path)
    return (1...drawnCount).map { "\(stem)-\($0).svg" }
  }

  /// A path without its extension.
  private static func stem(of path: String) -> String {
    let name = Path.name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return path }
    return String(path.dropLast(name.distance(from: dot, to: name.endIndex)))
  }
}
