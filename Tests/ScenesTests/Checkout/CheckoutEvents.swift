import FlowEngine
import FlowTesting
import Scenes

/// Random events that lead through the checkout, among others.
enum CheckoutEvents {
  private static let values = [
    ("number", "4242424242424242"), ("holder", "Ann"), ("expiry", "12/2030"), ("code", "123"),
  ]

  static func next(_ random: inout SeededGenerator, _ engine: Engine<Checkout>) -> Event {
    let pages = CheckoutPages.Page.allCases
    switch random.number(below: 20) {
    case 0:
      let link = (0..<random.number(below: 4)).map { _ in random.one(of: pages) }
      return .command(Command("open", value: .elements(link)))
    case 1: return .command(Command("pop", target: "pages"))
    case 2: return .command(Command("open", value: .elements(["form"])))
    case 3, 4: return .tap(Tap(on: "pages/form/pay"))
    case 5, 6:
      let (name, value) = random.one(of: values)
      return .command(
        Command(
          "setValue", target: NodeID("input/input-\(name)-text"), value: .string(value)))
    case 7: return .returnKey(target: "input/input-code-text")
    case 8: return .focus(target: "input/input-code-text")
    case 9: return .text(TextEdit("pages/code/code-input", replacement: "2730"))
    case 10: return .tap(Tap(on: "card/dim"))
    default: return RandomEvents.next(&random, engine)
    }
  }
}
