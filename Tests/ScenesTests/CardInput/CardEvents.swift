import FlowEngine
import FlowTesting
import Scenes

/// Random events for the card input: mostly what its parts take, and now and then any other.
enum CardEvents {
  private static let fields = CardInput.Field.allCases.map { NodeID($0.rawValue + "-text") }

  static func next(_ random: inout SeededGenerator, _ engine: Engine<CardInput>) -> Event {
    if random.chance(0.1) { return RandomEvents.next(&random, engine) }
    // Late, because once it is submitted a card takes nothing more.
    if engine.frame.index > 150, random.chance(0.2) { return onward(engine) }
    let focused = engine.scene.field.map { NodeID($0.rawValue + "-text") } ?? "input-number-text"
    let field = random.chance(0.8) ? focused : random.one(of: fields)
    switch random.number(below: 24) {
    case 0..<6:
      let texts = [
        "1", "2", "4", "0", "", "a", "4242424242424242", "378282246310005", "12-34 56", "٣", "３",
        "😀", "36", "378282246310006", "1️⃣", "\u{301}", "Ada ", "\n", "5555555555554444", "123",
      ]
      var range: TextRange?
      if random.chance(0.3) {
        range = TextRange(
          location: random.one(of: [-1, 0, 2, 4, 9, Int.max]),
          length: random.one(of: [0, 1, 2, 19, Int.max]))
      }
      return .text(TextEdit(field, replacement: random.one(of: texts), range: range))
    case 6, 7: return .deleteBackward(target: field)
    case 8: return .returnKey(target: field)
    case 9: return .focus(target: field)
    case 10: return .blur(target: field)
    case 11..<15:
      let targets: [NodeID] = [
        "number-button", "holder-button", "expiry-button", "bar-next", "bar-next", "bar-next",
        "bar-cancel", "input-number-next", "input-holder-next", "input-expiry-next",
        "input-code-next", "input-code-next", "input-strip", "card-back", "x",
      ]
      return .tap(Tap(on: random.one(of: targets)))
    case 15:
      return .tap(
        Tap(
          at: Point(x: random.one(of: [60, 196, 330, .nan]), y: random.one(of: [132, 200, 266]))))
    case 16..<20:
      return .scroll(
        Scroll(
          "input-strip",
          offset: Point(
            x: random.one(of: [-900, -100, 0, 171.5, 343, 600, 858, 1029, 1e9, .nan]), y: 0),
          velocity: Point(x: random.one(of: [-400, 0, 0, 400, .infinity]), y: 0),
          phase: random.one(of: [.began, .began, .changed, .changed, .ended])))
    case 20:
      return .select(
        Selection(
          "picker-expiry", component: random.number(below: 3), row: random.number(below: 22)))
    case 21:
      let values = ["4111111111111111", "Ada Byron", "09/2030", "1234", "01/2020", ""]
      // Mostly a value that the input takes.
      let index = random.number(below: fields.count)
      var value = random.chance(0.8) ? values[index] : random.one(of: values)
      // A name or a date that is a secret as well would be shown where it is none.
      let isSecret = CardInput.Part(rawValue: fields[index].name)?.isSecret ?? false
      if isSecret, ["Ada Byron", "09/2030", "01/2020"].contains(value) { value = values[index] }
      return .command(Command("setValue", target: fields[index], value: .string(value)))
    case 22:
      let sizes = [
        Size(width: 375, height: 812), Size(width: 812, height: 375), Size(width: 320, height: 568),
        .zero,
      ]
      return random.one(of: [
        .environment(EnvironmentChange(size: random.one(of: sizes))),
        .environment(
          EnvironmentChange(
            date: CalendarDate(year: 2020 + random.number(below: 30), month: 3, day: 1))),
        .environment(EnvironmentChange(reduceMotion: random.chance(0.5))),
        .environment(EnvironmentChange(windowOrigin: Point(x: 0, y: random.one(of: [0, 120])))),
      ])
    default:
      let frame = Rect(x: 0, y: random.one(of: [477, 518, -50, 2000]), width: 375, height: 900)
      return random.one(of: [
        .tick, .command(Command("nothing")), .keyboard(KeyboardChange(.willShow, frame: frame)),
        .keyboard(KeyboardChange(.willHide, frame: frame)),
      ])
    }
  }

  /// A step towards Done: the first value that is missing, the last page, and the bar's button.
  private static func onward(_ engine: Engine<CardInput>) -> Event {
    let scene = engine.scene
    let values = [
      "4111111111111111", "Ada Byron", "12/\(engine.environment.date.year)", "1234",
    ]
    for (field, value) in zip(CardInput.Field.allCases, values) where !scene.complete[field] {
      return .command(
        Command("setValue", target: NodeID(field.rawValue), value: .string(value)))
    }
    return scene.field == .code ? .tap(Tap(on: "bar-next")) : .focus(target: "input-code-text")
  }

  /// With and without the Luhn check, and cards of several widths.
  static let configurations: [CardInput.Configuration] = {
    var unchecked = CardInput.Configuration()
    unchecked.luhn = false
    return [.init(), unchecked] + [1, 60, 352, 900].map { .width($0) }
  }()
}
