import Scenes
import Testing

@testable import FlowEngine
@testable import FlowSnapshots

@Suite("Where nodes are laid out")
struct LayoutIndexTests {
  /// A scene with parts that its children have, too.
  private struct Shelf: ComposedScene {
    enum Part: String, ScenePart {
      case card, row, dim, title
      case cell = "<id>"
      case cellText = "<id>.text"
      case other
    }
    enum Row { case first }
    static let name = "shelf"
    var state: SingleState { .idle }
    var book: Child<Book>

    init(_ context: inout Context) { book = Child(Book.self, NoConfiguration(), &context) }
    mutating func visit(_ members: inout StateMembers) {}
    mutating func visitChildren(_ children: inout ChildVisitor) { children.visit("book", &book) }
    mutating func receive(_ event: Event, _ context: inout Context) {}
    func layout(_: Environment, _: Configuration, into nodes: inout NodeBuilder) {}
  }

  private struct Book: Scene {
    enum Part: String, ScenePart { case card, page }
    static let name = "book"
    var state: SingleState { .idle }

    init(_ context: inout Context) {}
    mutating func visit(_ members: inout StateMembers) {}
    mutating func receive(_ event: Event, _ context: inout Context) {}
    func layout(_: Environment, _: NoConfiguration, into nodes: inout NodeBuilder) {}
  }

  private static let shelf = """
    struct Shelf: Scene {
      enum Part: String { case card, cell }
      // nodes.append(Part.card, frame: all)
      mutating func receive(_ event: Event) {
        if event.target == Part.card.id { events.append(.cell(3)) }
        if event.target == Part.dim.id { hidden.append(Part.dim) }
        nodes.standing(Part.card, while: 1) { nodes in
          nodes.append(Part.card, frame: all) { node in
            node.alpha = 1
            if isOpen { node.text = "(" }
            node.transform.scale = 2
            node.enabled == true
          }
        }
        other.hidden = true
      }
    }

    extension Shelf {
      func layout() {
        for row in rows {
          nodes.append(
            Part.cell, id: row, frame: all
          ) { $0.text = "a" }
          nodes.append(ShelfPart.cellText, id: row, frame: all) { $0.alpha = 0 }
          nodes.append(row.part, frame: all) { $0.alpha = 0 }
        }
        appendLabel(.title, text, into: &nodes)
        nodes.append(child, in: Part.other)
      }
    }

    extension Shelf.Row {
      var part: Part {
        switch self {
        case .first: .row
        }
      }
    }

    extension Book {
      func layout() { nodes.append(Part.other, frame: all) }
    }
    """
  private static let book = """
    extension Shelf { func layout() { nodes.append(Part.page, frame: all) } }
    extension Book {
      func layout() { nodes.append(Part.card, frame: all) { $0.alpha = 0 } }
    }
    """

  private var index: LayoutIndex {
    LayoutIndex(SceneParts(Shelf.self)) { type in
      type.hasSuffix(".Shelf")
        ? LayoutReader(Self.shelf, of: "Shelf", at: "Shelf.swift")
        : LayoutReader(Self.book, of: "Book", at: "Book.swift")
    }
  }

  @Test(
    "A member has the line that sets it first, another the line that appends the node",
    arguments: [
      ("card", "alpha", 9), ("card", "frame", 8), ("card", "background", 8), ("card", "text", 10),
      ("card", "transform", 11), ("card", "enabled", 8), ("card", "hidden", 8),
      ("x", "frame", 23), ("x", "text", 24), ("x", "alpha", 23), ("x.text", "alpha", 25),
      ("row", "alpha", 26), ("title", "text", 28),
    ])
  func places(_ node: String, _ member: String, _ line: Int) {
    let found = index.source(of: node, member)
    #expect(found == LayoutSource(path: "Shelf.swift", line: line), "\(found?.line ?? 0)")
  }

  @Test(
    "A child's node is looked up in the sources of the child's type", arguments: ["alpha", "text"])
  func child(_ member: String) {
    #expect(index.source(of: "book/card", member) == LayoutSource(path: "Book.swift", line: 3))
  }

  @Test(
    "A node that is appended nowhere has no place",
    arguments: ["book/page", "book/dim", "", "shelf/card"])
  func unknown(_ node: String) {
    #expect(index.source(of: node, "alpha") == nil)
  }

  @Test("A part that is only mentioned has no place", arguments: ["dim", "other"])
  func mentioned(_ part: String) {
    #expect(!index.places.contains { $0.part.name == part })
  }

  @Test("A page gets the rules of a scene that has a page, with every name that a rule has")
  func references() throws {
    let scenes = SceneList(GlideCard.self, Onboarding.self)
    let text = SceneReferences.json(of: ["glide-card", "onboarding", "nothing"], in: scenes)
    let json = try JSONValue(parsing: String(decoding: text, as: UTF8.self))
    #expect(json["nothing"] == nil)
    let page = try #require(ScenePage(of: "glide-card"))
    guard case .array(let rules)? = json["glide-card"]?["rules"]?.content else {
      Issue.record("there are no rules")
      return
    }
    #expect(rules.count == page.rules.count)
    for (rule, json) in zip(page.rules, rules) {
      guard case .array(let parts) = json.content, case .string(let text) = parts[2].content else {
        Issue.record("\(rule.number) is not as it should be")
        continue
      }
      let further = parts[4...].compactMap { part in
        if case .string(let name) = part.content { name } else { nil }
      }
      #expect(ScenePage.names(in: text) + further == rule.names)
      #expect(Array(rule.names.prefix(rule.subjects.count)) == rule.subjects)
    }
    guard case .array(let parts)? = json["glide-card"]?["parts"]?.content else {
      Issue.record("there are no parts")
      return
    }
    func members(of part: String) -> JSONValue? {
      parts.first { $0["name"]?.content == .string(part) }?["members"]
    }
    #expect(members(of: "card")?["background"] != nil)
    #expect(members(of: "card")?["alpha"] == nil)
    #expect(members(of: "dim")?["alpha"] != nil)
  }
}
