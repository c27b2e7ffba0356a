import FlowEngine
import FlowTesting
import Testing

struct ScenePartNamesTests {
  enum Part: String, ScenePart {
    case box
    case page = "page-<k>"
    case cell = "cell-<row>-<column>"
    case icon = "<name>-icon"
    case any = "<id>"
  }

  @Test(
    "A part names its node, and all of a family",
    arguments: [
      (.box, "box", true), (.box, "bo", false), (.box, "boxes", false), (.box, "", false),
      (.page, "page-0", true), (.page, "page-12", true), (.page, "page-", false),
      (.page, "page", false), (.page, "a-page-0", false), (.page, "Page-0", false),
      (.cell, "cell-1-2", true), (.cell, "cell-1", false), (.cell, "cell--", false),
      (.cell, "cell-1-", false), (.cell, "cell-a-b-c", true), (.icon, "star-icon", true),
      (.icon, "-icon", false), (.icon, "star-icons", false), (.icon, "star-icon-icon", true),
      (.any, "whatever", true), (.any, "", false),
    ] as [(Part, String, Bool)])
  func names(part: Part, id: String, isNamed: Bool) {
    #expect(part.names(NodeID(id)) == isNamed)
  }
}
