import FlowEngine
import FlowNavigation
import Testing

/// Where the texts of a page are not listed, a stack is recorded as such a scene alone.
struct StackRecordingTests {
  @Test("A stack with a page whose texts are not listed is recorded from its opening alone")
  func unlisted() throws {
    let live = try LiveScene(Stack<NotePages>.self)
    // The page is not there, but may have been.
    try live.send(.tick, at: 0)
    #expect(throws: RecordingError.unlistedTexts(scene: "notes")) { try live.record() }
    let recorded = try LiveScene(Stack<NotePages>.self)
    let recorder = try recorded.record()
    try recorded.send(.command(Command("open", value: .elements(["note"]))), at: 0)
    for time in 1...3 {
      try recorded.send(.text(TextEdit("note/text", replacement: "Ann")), at: Double(time))
    }
    #expect(recorder.deviations == 0)
    #expect(recorder.trace.contains(#""replacement":"Xxx""#) && !recorder.trace.contains("Ann"))
  }
}

private struct NotePages: StackPages {
  enum Page: String, MemberChoice { case menu, note }

  static let name = "notes"
  static let root = Page.menu

  private var menu: Child<Menu>?
  private var note: Child<Note>?

  mutating func list(_ pages: inout StackPass<Self>) {
    pages.page(.menu, "menu", &menu)
    pages.page(.note, "note", &note)
  }
}

/// A field whose text is not listed.
private struct Note: Scene {
  enum Part: String, ScenePart {
    case text
    var kind: Node.Kind { .field }
  }

  static let name = "note"

  private var text = ""

  init(_ context: inout Context) {}

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    if case .text(let edit) = event { text += edit.replacement }
  }

  mutating func visit(_ members: inout StateMembers) { members.shown("text", &text) }

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.text, frame: environment.window) { $0.text = text }
  }
}
