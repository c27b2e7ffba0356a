import FlowEngine

/// A page with the numbered rules of a scene, in Markdown.
///
/// A rule is a row of a table whose first column is called `rule`, where a row without a number continues
/// the rule above it; or an item of a numbered list under the heading `Rules`.
package struct ScenePage: Equatable, Sendable {
  /// A rule.
  package struct Rule: Equatable, Sendable {
    /// Its number, such as `G10`.
    package var number: String
    /// The line of the page, from 1.
    package var line: Int
    /// What the row says, cell by cell, without the number and the source.
    package var text: String
    /// The words between backquotes: ids, events, members.
    var names: [String]
    /// The names in the first cell, which is what the rule is about.
    var subjects: [String]
    /// What kind of thing it is about.
    var kind = Kind.other

    /// The kinds of things that tables are about.
    enum Kind: Equatable, Sendable {
      /// Members of the state, with their values.
      case state
      /// What the scene asks its host for.
      case effect
      /// What happens otherwise.
      case anyEvent
      /// A node, an event, a formula.
      case other
    }

    /// The most characters of a text that is to be short.
    private static let shortLength = 160

    /// What the row says, cut where it is long.
    var shortText: String {
      text.count > Self.shortLength ? text.prefix(Self.shortLength) + "…" : text
    }
  }

  /// The page's file.
  package let path: String
  /// The rules, in the order of the page.
  package let rules: [Rule]

  /// The folder in which a scene's page is looked for.
  package static let folder = "docs/scenes"

  /// The page of a scene in the folder of pages; `nil` if there is none that can be read.
  package init?(of scene: String) {
    let path = Path.join(Self.folder, "\(scene).md")
    guard !scene.contains("/"), File.kind(of: path) == .regular,
      let bytes = try? File.contents(of: path)
    else { return nil }
    self.init(String(decoding: bytes, as: UTF8.self), path: path)
  }

  /// Reads a page.
  package init(_ text: String, path: String) {
    self.path = path
    var rules: [Rule] = []
    var columns: [String]?
    var isList = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("#") { isList = line.drop { $0 == "#" } == " Rules" }
      if isList, let item = Self.item(of: line, index + 1, after: rules.last) {
        if item.number == rules.last?.number { rules.removeLast() }
        rules.append(item)
        continue
      }
      guard let cells = Self.cells(of: line) else {
        columns = nil
        continue
      }
      guard let known = columns else {
        columns = cells
        continue
      }
      guard known.first == "rule", !cells.allSatisfy({ $0.allSatisfy { "-: ".contains($0) } })
      else { continue }
      let hasSource = known.last == "source" && cells.count == known.count
      let contents = Array(hasSource ? cells.dropFirst().dropLast() : cells.dropFirst())
      let row = Rule(
        number: cells[0].isEmpty ? rules.last?.number ?? "" : cells[0], line: index + 1,
        text: contents.filter { !$0.isEmpty }.joined(separator: " · "),
        names: contents.flatMap { Self.names(in: $0) },
        subjects: contents.first.map { Self.names(in: $0) } ?? [],
        kind: Self.kind(of: known, contents.first ?? ""))
      if !row.number.isEmpty { rules.append(row) }
    }
    self.rules = rules
  }

  /// The rules that say most of a member of a node, and of the event that has set it, best first; at
  /// most one of each.
  ///
  /// - Parameters:
  ///   - node: The node's id.
  ///   - member: The member, such as `alpha`.
  ///   - event: The names of the event: its type, and what it is for.
  package func rules(for node: String, _ member: String, after event: [String]) -> [Rule] {
    let about = rule(about: node, member)
    let local = Self.local(node)
    let ofEvent = Self.best(of: rules.filter { $0.number != about?.number }) { rule in
      let points = Self.points(of: rule, for: event)
      return points > 0 && rule.names(local) ? points + 1 : points
    }
    return [about, ofEvent].compactMap { $0 }
  }

  /// The rule that says most of a member of a node; `nil` if none names the node.
  func rule(about node: String, _ member: String) -> Rule? {
    let local = Self.local(node)
    let isSpoken = member.hasPrefix("accessibility")
    return Self.best(of: rules) { rule in
      let isNamed = rule.subjects.contains { Self.matches(local, $0) }
      guard isNamed || rule.names(local) else { return 0 }
      var points = isNamed ? 4 : 1
      if rule.names.contains(member) { points += 3 }
      if rule.number.hasPrefix("G"), !isSpoken { points += 2 }
      if rule.number.hasPrefix("A"), isSpoken { points += 4 }
      return points
    }
  }

  /// The rules about a member of whatever node has it: those about looks that name no node.
  func rules(ofMember member: String) -> [Rule] {
    rules.filter { $0.number.hasPrefix("G") && $0.subjects.contains(member) }
  }

  /// The rules about a member of the state, or about a type of effect.
  func rules(of kind: Rule.Kind, _ name: String) -> [Rule] {
    rules.filter { $0.kind == kind && $0.subjects.contains(name) }
  }

  /// The rules about an event, those first that say most of some words: ids, members, values. Where none is
  /// about it, those about any other event.
  func rules(ofEvent event: [String], saying words: Set<String>) -> [Rule] {
    var points: [(rule: Rule, points: Int)] = []
    for rule in rules where !points.contains(where: { $0.rule.number == rule.number }) {
      let own = Self.points(of: rule, for: event)
      guard own > 0 else { continue }
      let said = words.count { word in rule.names(word) }
      points.append((rule, own + 2 * min(said, 3)))
    }
    if points.isEmpty, !event.isEmpty { return rules.filter { $0.kind == .anyEvent } }
    // The sort is stable.
    return points.sorted { $0.points > $1.points }.map { $0.rule }
  }

  /// How much a rule says of an event, by the event's names; 0 for nothing.
  private static func points(of rule: Rule, for event: [String]) -> Int {
    guard let type = event.first, rule.subjects.contains(type) else { return 0 }
    return event.dropFirst().reduce(1) { points, name in
      rule.subjects.contains { matches(name, $0) } ? points + 4 : points
    }
  }

  /// The first of the rules with the most points; `nil` if none has any.
  private static func best(of rules: [Rule], _ score: (Rule) -> Int) -> Rule? {
    var top = 0
    var found: Rule?
    for rule in rules {
      let points = score(rule)
      if points > top { (top, found) = (points, rule) }
    }
    return found
  }

  /// The id of a node as its own scene knows it.
  private static func local(_ node: String) -> String {
    node.split(separator: "/").last.map { String($0) } ?? node
  }

  /// Whether an id matches one on a page, which may have `*`, `<k>` or `…` in place of some parts. A
  /// placeholder alone matches no id.
  fileprivate static func matches(_ id: String, _ written: String) -> Bool {
    if id == written { return true }
    let pieces = pieces(of: written)
    guard pieces.count > 1, pieces.contains(where: { !$0.isEmpty }), let head = pieces.first,
      let tail = pieces.last, id.hasPrefix(head)
    else { return false }
    var rest = id.dropFirst(head.count)
    for piece in pieces.dropFirst().dropLast() {
      guard let found = rest.dropFirst().firstRange(of: piece) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.count > tail.count && rest.hasSuffix(tail)
  }

  /// What a page writes of an id, without the parts that may be anything.
  private static func pieces(of written: String) -> [Substring] {
    var pieces: [Substring] = []
    var rest = written[...]
    while let mark = rest.firstIndex(where: { "*<…".contains($0) }) {
      pieces.append(rest[..<mark])
      let isNamed = rest[mark] == "<"
      rest = rest[rest.index(after: mark)...]
      if isNamed, let end = rest.firstIndex(of: ">") { rest = rest[rest.index(after: end)...] }
    }
    return pieces + [rest]
  }

  /// What a row of a table is about, by the table's header and the row's first cell.
  private static func kind(of columns: [String], _ first: String) -> Rule.Kind {
    if columns.dropFirst().prefix(2) == ["member", "value"] { return .state }
    if columns.dropFirst().first == "effect" { return .effect }
    return first.hasPrefix("all other events") ? .anyEvent : .other
  }

  /// The rule of a line in a numbered list, or the one before it with a line that continues it; `nil`
  /// for another line.
  private static func item(of line: Substring, _ number: Int, after last: Rule?) -> Rule? {
    if line.hasPrefix("   "), let last {
      var rule = last
      let rest = line.drop { $0 == " " }
      rule.text += " " + rest
      rule.names = names(in: rule.text)
      return rule
    }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, line[digits.endIndex...].hasPrefix(". ") else { return nil }
    let text = String(line[digits.endIndex...].dropFirst(2))
    let first = text.firstRange(of: ". ").map { String(text[..<$0.lowerBound]) } ?? text
    return Rule(
      number: String(digits), line: number, text: text, names: names(in: text),
      subjects: names(in: first))
  }

  /// The cells of a row; `nil` for any other line.
  private static func cells(of line: Substring) -> [String]? {
    let line = line.last == "\r" ? line.dropLast() : line
    guard line.first == "|", line.count > 1 else { return nil }
    let inner = line.dropFirst().last == "|" ? line.dropFirst().dropLast() : line.dropFirst()
    return inner.split(separator: "|", omittingEmptySubsequences: false).map { cell in
      let start = cell.drop { $0 == " " }
      let end = start.reversed().drop { $0 == " " }
      return String(end.reversed())
    }
  }

  /// The words between backquotes; one that is cut off is none.
  static func names(in cell: String) -> [String] {
    let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
    return parts.dropLast().enumerated().compactMap {
      $0.offset % 2 == 1 ? String($0.element) : nil
    }
  }
}

extension ScenePage.Rule {
  /// Whether the rule names something.
  fileprivate func names(_ name: String) -> Bool {
    names.contains { ScenePage.matches(name, $0) }
  }
}
