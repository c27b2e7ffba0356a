import FlowSnapshots
import Testing

@Suite("The rules of a scene's page")
struct ScenePageTests {
  private static let page = """
    # A page

    | rule | id | kind | look | source |
    |---|---|---|---|---|
    | G1 | `lamp` | view | alpha 1 | chosen |
    | G2 | `cell-<k>`, `row-*` | label | `text` by F1 | chosen |
    | | | | and more of it | chosen |

    | rule | event | response |
    |---|---|---|
    | B1 | `tap` on `lamp` | it goes out |
    | B2 | `tap` on `cell-<k>` | nothing |
    | A1 | `lamp` | is called "Lamp" |

    | name | what |
    |---|---|
    | `lamp` | is no rule |

    ## Rules

    1. `tap` on `fuse` puts it out. Then the `lamp`
       and the `bell` are out.
    2. Nothing is `loud`.

    ## Other lists

    1. is no rule
    """

  private let page = ScenePage(Self.page, path: "a.md")

  @Test("Rules are the rows with a number, and what goes on from one")
  func rules() {
    #expect(page.rules.map(\.number) == ["G1", "G2", "G2", "B1", "B2", "A1", "1", "2"])
    #expect(page.rules.map(\.line) == [5, 6, 7, 11, 12, 13, 21, 23])
    #expect(page.rules[0].text == "`lamp` · view · alpha 1")
    #expect(page.rules[6].text.hasSuffix("Then the `lamp` and the `bell` are out."))
    #expect(page.rules[3].text == "`tap` on `lamp` · it goes out")
  }

  @Test(
    "The rule about a node comes first, then that about the event",
    arguments: [
      ("lamp", "alpha", ["tap", "lamp"], ["G1", "B1"]),
      ("page/lamp", "alpha", ["tap", "lamp"], ["G1", "B1"]),
      ("cell-3", "text", ["tap", "cell-2"], ["G2", "B2"]),
      ("row-7", "text", ["blur"], ["G2"]),
      ("lamp", "accessibilityLabel", [], ["A1"]),
      ("other", "alpha", [], []),
    ])
  func chosen(node: String, member: String, event: [String], numbers: [String]) {
    #expect(page.rules(for: node, member, after: event).map(\.number) == numbers)
  }

  @Test("Every shipped scene has a page with rules", arguments: ["glide-card", "checkout"])
  func shipped(scene: String) {
    #expect((ScenePage(of: scene)?.rules.count ?? 0) > 10)
    #expect(ScenePage(of: "../scenes/\(scene)") == nil)
  }
}
