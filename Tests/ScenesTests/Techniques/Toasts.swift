import FlowEngine

/// Messages at the bottom, each for a few seconds.
struct Toasts: Scene {
  /// One part stands for all toasts: what is between the angle brackets varies.
  enum Part: String, ScenePart {
    case toast = "toast-<number>"

    var kind: Node.Kind { .button }
  }

  /// A completion with a value: its raw value is what a saved state has of it.
  enum Completion: RawRepresentable, Equatable, Sendable {
    case expired(Int)

    init?(rawValue: String) {
      let parts = rawValue.split(separator: "-")
      guard parts.count == 2, parts[0] == "expired", let number = Int(parts[1]) else { return nil }
      self = .expired(number)
    }

    var rawValue: String {
      switch self {
      case .expired(let number): "expired-\(number)"
      }
    }
  }

  static let name = "toasts"
  static let commands = ["show"]
  static let lifetime = 4.0
  static let slide = Timing.spring(duration: 0.4, dampingRatio: 1)

  private(set) var numbers: [Int] = []
  private var last = 0

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {
    members.shown("numbers", &numbers)
    members.kept("last", &last, in: 0...1_000_000)
  }

  private static func id(of number: Int) -> NodeID { NodeID("toast-\(number)") }

  mutating func receive(_ event: Event, _ context: inout Context) {
    switch event {
    case .command:
      guard numbers.count < 5 else { return }
      last = last % 1_000_000 + 1
      numbers.append(last)
      // A new node has nothing to start from: the transaction says where it comes from.
      var arrival = Transaction<Completion>(Self.slide)
      arrival.starts.append(.init(Self.id(of: last), .alpha, from: AnimatableValue(0)))
      context.animate(arrival)
      context.schedule(.expired(last), after: Self.lifetime)
    case .tap(let tap):
      guard let number = numbers.first(where: { Self.id(of: $0) == tap.target }) else { return }
      // The same completion again moves its timer: this toast gets its whole time anew.
      context.schedule(.expired(number), after: Self.lifetime)
    default: break
    }
  }

  mutating func complete(_ completion: Completion, _ context: inout Context) {
    switch completion {
    case .expired(let number):
      numbers.removeAll { $0 == number }
      context.animate(Transaction(Self.slide))
    }
  }

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    for (index, number) in numbers.reversed().enumerated() {
      let top = environment.size.height - Double(index + 1) * 64
      let frame = Rect(x: 16, y: top, width: max(0, environment.size.width - 32), height: 56)
      nodes.append(Part.toast, id: Self.id(of: number), frame: frame) { toast in
        toast.text = "Message \(number)"
        toast.interactive = true
        toast.accessibilityLabel = "Message \(number)"
      }
    }
  }
}
