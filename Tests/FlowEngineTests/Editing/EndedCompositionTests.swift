import FlowEngine
import Testing

@Suite struct EndedCompositionTests {
  @Test(
    "A touch, a pointer or a command elsewhere ends what is composed in a field",
    arguments: [
      (Event.tap(Tap(on: "button")), true), (.tap(Tap(on: "field")), false),
      (.pan(Pan(.began, translation: .zero)), true),
      (.pan(Pan(.changed, translation: .zero)), false),
      (.pointer(Pointer(id: 0, .down, at: .zero)), true),
      (.pointer(Pointer(id: 0, .up, at: .zero)), false),
      (.command(Command("next")), true), (.command(Command("clear", target: "field")), false),
      (.text(TextEdit("field", replacement: "a")), false), (.tick, false),
    ])
  func ends(_ event: Event, _ ends: Bool) {
    #expect(event.endsComposition(in: "field") == ends)
  }
}
