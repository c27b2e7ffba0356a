@testable import FlowSnapshots
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
    | B3 | all other events | change nothing |
    | A1 | `lamp` | is called "Lamp" |

    | rule | member | value |
    |---|---|---|
    | B4 | `lit` | whether it is |

    | rule | effect | when |
    |---|---|---|
    | B5 | `rang` | the bell has |
    | G3 | `<row>.label-<k>` | view | grey | chosen |

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
    #expect(
      page.rules.map(\.number) == [
        "G1", "G2", "G2", "B1", "B2", "B3", "A1", "B4", "B5", "G3", "1", "2",
      ])
    #expect(page.rules.map(\.line) == [5, 6, 7, 11, 12, 13, 14, 18, 22, 23, 31, 33])
    #expect(page.rules[0].text == "`lamp` · view · alpha 1")
    #expect(page.rules[10].text.hasSuffix("Then the `lamp` and the `bell` are out."))
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
      ("two.label-3", "alpha", [], ["G3"]),
      (".label-3", "alpha", [], []),
      ("two.label-", "alpha", [], []),
      ("other", "alpha", [], []),
    ])
  func chosen(node: String, member: String, event: [String], numbers: [String]) {
    #expect(page.rules(for: node, member, after: event).map(\.number) == numbers)
  }

  @Test("Members of the state, effects and other events have their own rules")
  func kinds() {
    #expect(page.rules(of: .state, "lit").map(\.number) == ["B4"])
    #expect(page.rules(of: .effect, "rang").map(\.number) == ["B5"])
    #expect(page.rules(of: .state, "rang").isEmpty)
    #expect(page.rules(ofEvent: ["blur", "lamp"], saying: []).map(\.number) == ["B3"])
    #expect(page.rules(ofEvent: ["tap", "lamp"], saying: []).first?.number == "B1")
  }

  @Test("Every shipped scene has a page with rules", arguments: ["glide-card", "checkout"])
  func shipped(scene: String) {
    #expect((ScenePage(of: scene)?.rules.count ?? 0) > 10)
    #expect(ScenePage(of: "../scenes/\(scene)") == nil)
  }
}
