import FlowEngine

/// A sum that taps and a command raise, whose key was a knob in version 1, and whose command was given the
/// number of its frames: none for 0, two for 2.
package struct Tally: Scene {
  package enum Part: String, ScenePart {
    case key, knob

    package var kind: Node.Kind { .button }
  }

  package static let name = "tally"
  package static let commands = [SceneInput("add", .number)]
  package static var steps: VersionSteps {
    [
      VersionStep(
        "The knob is a key",
        [
          // The names have changed places.
          .renamed(.part, "knob", to: "key"), .renamed(.part, "key", to: "knob"),
          .event { event in
            guard case .command(let command) = event, case .number(let count)? = command.value
            else {
              return [event]
            }
            return count == 0 ? [] : count == 2 ? [.tick, event] : [event]
          },
        ])
    ]
  }

  private var sum = 0

  package init(_ context: inout Context) {}

  package mutating func visit(_ members: inout StateMembers) { members.shown("sum", &sum) }

  package mutating func receive(_ event: Event, _ context: inout Context) {
    switch event {
    case .tap(let tap) where tap.target == Part.key.id: sum += 1
    case .command: sum += 10
    default: break
    }
  }

  package func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    for part in Part.allCases {
      let place = part == .key ? Point(x: Double(sum), y: 0) : Point(x: 0, y: 100)
      nodes.append(part, frame: Rect(x: place.x, y: place.y, width: 44, height: 44)) { node in
        node.interactive = true
        node.accessibilityLabel = part == .key ? "The key" : "The knob"
      }
    }
  }
}
