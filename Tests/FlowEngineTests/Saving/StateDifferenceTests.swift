import FlowEngine
import FlowTesting
import Testing

struct StateDifferenceTests {
  /// A scene with members in members.
  struct Nested: Scene {
    enum Part: String, ScenePart {
      case box
    }

    struct Page: StateGroup {
      var offset = 0.0
      var title: String?

      mutating func visit(_ members: inout StateMembers) {
        members.kept("offset", &offset)
        members.kept("title", &title)
      }
    }

    static let name = "nested"
    var count = 0
    var pages = [Page(), Page(offset: 2, title: "b")]
    var gesture: Page?
    var progress = 1.0

    init(_ context: inout Context) {}

    mutating func receive(_ event: Event, _ context: inout Context) {}

    mutating func visit(_ members: inout StateMembers) {
      members.shown("count", &count)
      members.derived("twice", count * 2)
      members.kept("pages", &pages)
      members.kept("gesture", &gesture)
    }

    func layout(
      _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
    ) {
      nodes.append(Part.box, frame: environment.window)
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var differences: [String]
    var change: @Sendable (inout Nested) -> Void

    init(
      _ name: String, _ differences: [String],
      _ change: @escaping @Sendable (inout Nested) -> Void
    ) {
      testDescription = name
      self.differences = differences
      self.change = change
    }
  }

  static let rows = [
    Row("nothing", []) { _ in },
    Row("the progress is none of the state", []) { $0.progress = 0.5 },
    Row("a member", [#"count: 0 → 7"#]) { $0.count = 7 },
    Row(
      "a member of an element",
      [#"pages.1.offset: 2 → 0.30000000000000004"#]
    ) { $0.pages[1].offset = 0.1 + 0.2 },
    Row("the sign of 0", [#"pages.0.offset: 0 → -0"#]) {
      $0.pages[0].offset = -0.0
    },
    Row(
      "a value where there was none",
      [#"pages.0.title: null → "é""#]
    ) { $0.pages[0].title = "é" },
    Row(
      "a group where there was none",
      [#"gesture: null → {"offset":0,"title":null}"#]
    ) { $0.gesture = Nested.Page() },
    Row(
      "an element more",
      [#"pages.2: nothing → {"offset":3,"title":null}"#]
    ) { $0.pages.append(Nested.Page(offset: 3)) },
    Row(
      "elements less",
      [
        #"pages.0: {"offset":0,"title":null} → nothing"#,
        #"pages.1: {"offset":2,"title":"b"} → nothing"#,
      ]
    ) { $0.pages = [] },
    Row(
      "several, in the order of the list",
      [
        #"count: 0 → 1"#,
        #"pages.1.title: "b" → "c""#,
        #"gesture: null → {"offset":1,"title":null}"#,
      ]
    ) { nested in
      nested.gesture = Nested.Page(offset: 1)
      nested.pages[1].title = "c"
      nested.count = 1
    },
  ]

  @Test("What differs between two states", arguments: rows)
  func differs(_ row: Row) throws {
    let before = try SceneRun(Nested.self).scene
    var after = before
    row.change(&after)
    #expect(
      after.differences(from: before).map { Self.text($0.path, $0.before, $0.after) }
        == row.differences)
    let back = before.differences(from: after).map { Self.text($0.path, $0.after, $0.before) }
    #expect(back == row.differences)
    #expect((before.savedMembers == after.savedMembers) == row.differences.isEmpty)
  }

  private static func text(_ path: String, _ before: String?, _ after: String?) -> String {
    "\(path): \(before ?? "nothing") → \(after ?? "nothing")"
  }
}
