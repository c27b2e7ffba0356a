import FlowEngine

/// The rules of a scene and of the scenes that it holds: its page and theirs.
package struct RuleBook: Sendable {
  /// A rule, with the page that it is on.
  package struct Entry: Equatable, Sendable {
    /// The page's file.
    package let page: String
    package let rule: ScenePage.Rule
  }

  /// The page of a scene, with the path at which it is held; empty for the scene itself.
  private struct Chapter {
    let path: [Substring]
    let page: ScenePage
  }

  /// The file of the scene's own page, if it has one.
  package let page: String?
  /// The chapters, innermost scenes first.
  private let chapters: [Chapter]

  /// Reads the pages. Returns `nil` if neither the scene nor any that it holds has a page.
  package init?(of scene: String, in scenes: SceneList) {
    let own = ScenePage(of: scene)
    let held = (scenes.history(of: scene)?.rows ?? []).compactMap { row in
      ScenePage(of: row.scene).map { Chapter(path: row.path.split(separator: "/"), page: $0) }
    }
    let chapters =
      held.sorted { $0.path.count > $1.path.count }
      + (own.map { [Chapter(path: [], page: $0)] } ?? [])
    if chapters.isEmpty { return nil }
    page = own?.path
    self.chapters = chapters
  }

  /// The rules about a member of a node, best first.
  package func rules(about node: String, _ member: String) -> [Entry] {
    let path = node.split(separator: "/")
    return first(above: path) { chapter in
      guard let own = chapter.page.rule(about: node, member) else { return [] }
      let others = chapter.page.rules(ofMember: member).filter { $0.number != own.number }
      return entries(chapter.page, [own] + others)
    }
  }

  /// The rules about a member of the state.
  ///
  /// - Parameter members: The member's name, followed by those of what differs inside it.
  package func rules(ofState members: [Substring]) -> [Entry] {
    first(above: members) { chapter in
      guard members.count > chapter.path.count else { return [] }
      return entries(
        chapter.page, chapter.page.rules(of: .state, String(members[chapter.path.count])))
    }
  }

  /// The rules about an effect, whose name begins with the path of the scene that asks for it.
  package func rules(ofEffect name: String) -> [Entry] {
    let path = name.split(separator: "/")
    guard let type = path.last else { return [] }
    return first(above: path) { entries($0.page, $0.page.rules(of: .effect, String(type))) }
  }

  /// The rules about an event, those first that say most of some words.
  ///
  /// - Parameters:
  ///   - event: The names of the event: its type, and what it is for.
  ///   - words: Ids, members and values of what differs.
  package func rules(ofEvent event: [String], saying words: Set<String>) -> [Entry] {
    // What it is for is in a scene that is held, or in none.
    let path = event.dropFirst().first { $0.contains("/") }?.split(separator: "/") ?? []
    return first(above: path) { chapter in
      let local = event.map { $0.split(separator: "/").last.map { String($0) } ?? $0 }
      return entries(chapter.page, chapter.page.rules(ofEvent: local, saying: words))
    }
  }

  /// The entries of the innermost scene on a path that has any.
  private func first(above path: [Substring], _ found: (Chapter) -> [Entry]) -> [Entry] {
    for chapter in chapters where Self.leads(path, into: chapter.path) {
      let entries = found(chapter)
      if !entries.isEmpty { return entries }
    }
    return []
  }

  private func entries(_ page: ScenePage, _ rules: [ScenePage.Rule]) -> [Entry] {
    rules.map { Entry(page: page.path, rule: $0) }
  }

  /// Whether a path leads to something in a scene; the keys of scenes that are held by key may be any.
  private static func leads(_ path: [Substring], into scene: [Substring]) -> Bool {
    path.count > scene.count && zip(path, scene).allSatisfy { $0 == $1 || $1.hasPrefix("<") }
      || scene.isEmpty
  }
}
