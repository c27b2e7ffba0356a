import FlowEngine
import Testing

/// A configuration with a member of each sort.
struct SampleConfiguration: SceneConfiguration {
  enum Mode: String, MemberChoice {
    case fast, slow
  }

  struct Page: ConfigurationGroup {
    var title = ""
    var width = 1.5

    mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("title", &title, "what it is called", required: true)
      members.member("width", &width, "in points")
    }

    func validate() throws(MemberError) {
      guard width > 0 else { throw MemberError("expected more than 0", of: "width") }
    }
  }

  var flag = true
  var count = 3
  var ratio = 0.1
  var name = "né\n"
  var note: String?
  var mode = Mode.fast
  var color = Color(red: 1, green: 2, blue: 255, alpha: 128)
  var point = Point(x: 1, y: -0.0)
  var size = Size(width: 2, height: 1e-7)
  var rect = Rect(x: 1, y: 2, width: 3, height: 4)
  var insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
  var date = CalendarDate(year: 2024, month: 2, day: 29)
  var target: NodeID = "a"
  var pages: [Page] = []
  var cover = Page()

  mutating func visit(_ members: inout ConfigurationMembers) {
    members.member("flag", &flag, "a truth value")
    members.member("count", &count, "a whole number")
    members.member("ratio", &ratio, "a number")
    members.member("name", &name, "a text")
    members.member("note", &note, "a text, or none")
    members.member("mode", &mode, "a choice")
    members.member("color", &color, "a colour")
    members.member("point", &point, "a point")
    members.member("size", &size, "a size")
    members.member("rect", &rect, "a rectangle")
    members.member("insets", &insets, "insets")
    members.member("date", &date, "a day")
    members.member("target", &target, "a node")
    members.member("pages", &pages, "groups")
    members.member("cover", &cover, "a group")
  }

  func validate() throws(MemberError) {
    guard pages.count <= 2 else { throw MemberError("expected at most 2 pages", of: "pages") }
    for (index, page) in pages.enumerated() where page.title == cover.title {
      throw MemberError("expected another title than the cover's", of: "pages.\(index).title")
    }
  }
}

struct ConfigurationMembersTests {
  static let text = """
    {"flag":true,"count":3,"ratio":0.1,"name":"né\\n","note":null,"mode":"fast",\
    "color":"#0102FF80","point":[1,-0],"size":[2,1e-7],"rect":[1,2,3,4],"insets":[1,2,3,4],\
    "date":"2024-02-29","target":"a","pages":[],"cover":{"title":"","width":1.5}}
    """

  @Test("The defaults are written exactly, in the order of the list, and read back")
  func written() throws {
    #expect(SampleConfiguration().text == Self.text)
    #expect(try SampleConfiguration(parsing: Self.text) == SampleConfiguration())
    #expect(try SampleConfiguration(parsing: "{}") == SampleConfiguration())
  }

  @Test("What is given is read, in any order, and what is not keeps its default")
  func reads() throws {
    let configuration = try SampleConfiguration(
      parsing:
        """
        {"pages":[{"width":7,"title":"p"}],"mode":"slow","note":"n","color":"#a0b0c0","count":-4.0,
         "flag":false,"date":"2025-12-31","point":[-1.5,2e3]}
        """)
    var expected = SampleConfiguration()
    expected.pages = [.init(title: "p", width: 7)]
    expected.mode = .slow
    expected.note = "n"
    expected.color = Color(red: 0xA0, green: 0xB0, blue: 0xC0)
    expected.count = -4
    expected.flag = false
    expected.date = CalendarDate(year: 2025, month: 12, day: 31)
    expected.point = Point(x: -1.5, y: 2000)
    #expect(configuration == expected)
    #expect(try SampleConfiguration(parsing: configuration.text) == expected)
  }

  static let faults = [
    MemberFault("[]", at: "[", "expected an object, found an array"),
    MemberFault(
      #"{"ratio":2,"flagg":true}"#, at: #""flagg"#,
      "unknown member 'flagg'; did you mean 'flag'?"),
    MemberFault(#"{"flag":1}"#, at: "1", "'flag': expected true or false, found a number"),
    MemberFault(#"{"flag":null}"#, at: "null", "'flag': expected true or false, found null"),
    MemberFault(#"{"count":"3"}"#, at: #""3"#, "'count': expected a whole number, found a string"),
    MemberFault(#"{"count":3.5}"#, at: "3.5", "'count': expected a whole number, found a number"),
    MemberFault(#"{"count":1e19}"#, at: "1e19", "'count': expected a whole number, found a number"),
    MemberFault(#"{"ratio":[]}"#, at: "[]", "'ratio': expected a number, found an array"),
    MemberFault(#"{"name":{}}"#, at: "{}", "'name': expected a string, found an object"),
    MemberFault(#"{"note":7}"#, at: "7", "'note': expected a string, found a number"),
    MemberFault(
      #"{"mode":"fats"}"#, at: #""fats"#, "'mode': unknown value 'fats'; did you mean 'fast'?"),
    MemberFault(
      #"{"mode":1}"#, at: "1", #"'mode': expected "fast" or "slow", found a number"#),
    MemberFault(
      ##"{"color":"#12345"}"##, at: ##""#1"##,
      ##"'color': expected a colour, "#RRGGBB" or "#RRGGBBAA", found a string"##),
    MemberFault(
      #"{"point":[1]}"#, at: "[", "'point': expected [x, y], found 1 elements"),
    MemberFault(#"{"size":3}"#, at: "3", "'size': expected [width, height], found a number"),
    MemberFault(
      #"{"rect":[1,2,"3",4]}"#, at: #""3"#, "'rect.2': expected a number, found a string"),
    MemberFault(
      #"{"insets":[1,2,3,4,5]}"#, at: "[",
      "'insets': expected [top, left, bottom, right], found 5 elements"),
    MemberFault(
      #"{"date":"2025-02-29"}"#, at: #""2025"#,
      "'date': expected a date of the form YYYY-MM-DD, found a string"),
    MemberFault(#"{"target":1}"#, at: "1", "'target': expected a string, found a number"),
    MemberFault(
      #"{"é":1}"#, at: #""é"#,
      """
      unknown member 'é'; expected 'flag', 'count', 'ratio', 'name', 'note', 'mode', 'color', \
      'point', 'size', 'rect', 'insets', 'date', 'target', 'pages', 'cover'
      """),
    MemberFault(
      #"{"pages":{}}"#, at: "{}",
      "'pages': expected an array, each an object, found an object"),
    MemberFault(
      #"{"pages":[{"title":"é"},{"width":1}]}"#, at: #"{"width"#,
      "'pages.1': missing member 'title'"),
    MemberFault(
      #"{"pages":[{"title":"b"},{"title":"c","widht":1}]}"#, at: #""widht"#,
      "'pages.1': unknown member 'widht'; did you mean 'width'?"),
    MemberFault(
      #"{"cover":{"title":"c","width":-1}}"#, at: "-1", "'cover.width': expected more than 0"),
    MemberFault(
      #"{"pages":[{"title":"a"},{"title":"b"},{"title":"c"}]}"#, at: "[",
      "'pages': expected at most 2 pages"),
    MemberFault(
      #"{"pages":[{"title":"b"},{"title":"c"}],"cover":{"title":"c"}}"#, at: #""c"}]"#,
      "'pages.1.title': expected another title than the cover's"),
    // Of two faults the first in the order of the list counts, and an unknown member last.
    MemberFault(
      #"{"x":1,"ratio":"a","flag":"b"}"#, at: #""b"#,
      "'flag': expected true or false, found a string"),
  ]

  @Test("A fault is said with its place", arguments: faults)
  func rejects(_ fault: MemberFault) throws {
    let error = #expect(throws: MemberError.self) { try SampleConfiguration(parsing: fault.text) }
    #expect(error?.message == fault.message)
    #expect(error?.offset == fault.offset)
  }

  @Test("The description has a row for each member, and for those of groups")
  func described() {
    var rows: [ConfigurationRow] = []
    SampleConfiguration().describe("", "", into: &rows)
    let paths = [
      "flag", "count", "ratio", "name", "note", "mode", "color", "point", "size", "rect", "insets",
      "date", "target", "pages", "pages[].title", "pages[].width", "cover.title", "cover.width",
    ]
    #expect(rows.map(\.path) == paths)
    #expect(Self.text(of: rows[4]) == "a string, or null · null · a text, or none")
    #expect(Self.text(of: rows[5]) == #""fast" or "slow" · "fast" · a choice"#)
    #expect(Self.text(of: rows[15]) == "a number · 1.5 · in points")
    // A cover that is left out has the default title; a page has none.
    #expect(rows.filter { $0.isRequired }.map(\.path) == ["pages[].title"])
  }

  private static func text(of row: ConfigurationRow) -> String {
    "\(row.expectation) · \(row.defaultValue) · \(row.summary)"
  }
}
