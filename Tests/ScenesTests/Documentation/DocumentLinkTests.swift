import Foundation
import Testing

/// The pages' links: each leads to a file or heading that exists, and together they reach every page; and
/// their tables.
struct DocumentLinkTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardized

  /// The pages, by their paths in the repository.
  private static func pages() throws -> [String] {
    let documents = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: "docs").path)
    let hosts = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: "Hosts").path)
    return
      (["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "scripts/README.md"]
      + documents.map { "docs/\($0)" }
      + hosts.map { "Hosts/\($0)/README.md" })
      .filter { $0.hasSuffix(".md") && exists($0) }.sorted()
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// The lines of a page outside of its blocks of code.
  private static func lines(of page: String) throws -> [Substring] {
    let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
    var isCode = false
    return text.split(separator: "\n").filter { line in
      let isFence = line.trimmingPrefix(while: \.isWhitespace).hasPrefix("```")
      if isFence { isCode.toggle() }
      return !isCode && !isFence
    }
  }

  /// The links of a page to other files and to headings, as they are written.
  private static func links(of page: String) throws -> [(path: String, anchor: String?)] {
    try lines(of: page).flatMap { line in
      line.matches(of: /\]\(([^)#:\s]*)(?:#([^)\s]+))?\)/).map {
        (String($0.output.1), $0.output.2.map(String.init))
      }
    }
  }

  /// The path in the repository that a link on a page leads to.
  private static func target(of link: String, on page: String) -> String {
    if link.isEmpty { return page }
    let folder = root.appending(path: page).deletingLastPathComponent()
    let path = folder.appending(path: link).standardized.path
    return String(path.dropFirst(root.path.count).trimmingPrefix("/"))
  }

  /// The anchors of a page's headings, as GitHub makes them.
  private static func anchors(of page: String) throws -> Set<String> {
    Set(
      try lines(of: page).filter { $0.hasPrefix("#") }.map { line in
        let title = line.drop { $0 == "#" }.dropFirst().lowercased()
        return String(
          title.compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" ? $0 : nil })
      })
  }

  @Test("A row of a table has as many cells as its head: others are not shown")
  func tables() throws {
    var count = 0
    for page in try Self.pages() {
      let lines = try Self.lines(of: page)
      var columns: Int?
      for (line, next) in zip(lines, lines.dropFirst() + [""]) {
        guard line.hasPrefix("|") else {
          columns = nil
          continue
        }
        let cells = line.replacing("\\|", with: "").count { $0 == "|" }
        if next.hasPrefix("|-") { columns = cells }
        // A line of a paragraph may begin with a bar, too.
        guard let columns else { continue }
        #expect(cells == columns, "\(page): \(line)")
        count += 1
      }
    }
    #expect(count > 1000)
  }

  @Test("Every link leads to a file, and to a heading if it names one")
  func targets() throws {
    var count = 0
    for page in try Self.pages() {
      for link in try Self.links(of: page) {
        count += 1
        let target = Self.target(of: link.path, on: page)
        #expect(Self.exists(target), "\(page) links to \(target)")
        guard let anchor = link.anchor, target.hasSuffix(".md"), Self.exists(target) else {
          continue
        }
        #expect(
          try Self.anchors(of: target).contains(anchor), "\(page) links to \(target)#\(anchor)")
      }
    }
    #expect(count > 150)
  }

  @Test("The index links to every page of its folder, and the README leads to all pages")
  func reach() throws {
    let pages = try Self.pages()
    let index = Set(
      try Self.links(of: "docs/README.md").map { Self.target(of: $0.path, on: "docs/README.md") })
    for page in pages where page.hasPrefix("docs/") && page.split(separator: "/").count == 2 {
      #expect(index.contains(page) || page == "docs/README.md", "\(page) is not in the index")
    }
    var reached: Set<String> = []
    var next = ["README.md"]
    while let page = next.popLast() {
      guard reached.insert(page).inserted else { continue }
      next += try Self.links(of: page).map { Self.target(of: $0.path, on: page) }
        .filter { $0.hasSuffix(".md") && Self.exists($0) }
    }
    for page in pages { #expect(reached.contains(page), "no page leads to \(page)") }
  }

  @Test("The list of scripts has each of them")
  func scripts() throws {
    let page = "scripts/README.md"
    let listed = Set(try Self.links(of: page).map { Self.target(of: $0.path, on: page) })
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: "scripts").path)
    for name in names where !name.hasPrefix("_") && "scripts/\(name)" != page {
      #expect(listed.contains("scripts/\(name)"), "\(name) is not in \(page)")
    }
  }
}
