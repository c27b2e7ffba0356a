import FlowEngine

/// A number that goes up with each tap, and ends the process by a tap on a node that is not there.
struct Fuse: MachineScene {
  enum Part: String, ScenePart { case count }
  enum State: String, CaseIterable, Sendable { case safe, armed }

  struct Configuration: SceneConfiguration {
    var first = 0
    var last = 3

    mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("first", &first, "the number below which a tap on early ends the process")
      members.member("last", &last, "the number from which a tap ends the process")
    }
  }

  static let name = "fuse"
  /// Wrong: a tap arms it.
  static let transitions: [SceneTransition<State>] = [.on(.tick, from: .safe, to: .armed)]

  var count = 0
  var state: State { count > 0 ? .armed : .safe }

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) { members.shown("count", &count) }

  mutating func receive(_ event: Event, _ context: inout Context) {
    guard case .tap(let tap) = event else { return }
    if tap.target == Part.count.id { count += 1 }
    if tap.target == "early" { precondition(count >= context.configuration.first, "too early") }
    guard count >= context.configuration.last else { return }
    switch tap.target {
    case "trap": preconditionFailure("the fuse has blown")
    case "loop": while count > 0 { count = count % 100 + 1 }
    case "hog":
      var memory: [[UInt8]] = []
      while count > 0 { memory.append(Array(repeating: 1, count: 1 << 20)) }
      count = memory.count
    case "depth": count = depth(of: count)
    // In environments in which nobody has tried it.
    case "sided":
      precondition(context.environment.layoutDirection == .leftToRight, "there is no other side")
    case "night": while context.environment.colorScheme == .dark { count = count % 100 + 1 }
    default: break
    }
  }

  private func depth(of number: Int) -> Int {
    number < 0 ? 0 : depth(of: number + 1) + depth(of: number + 2)
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.count, frame: environment.window) { node in
      node.text = "\(count)"
      node.interactive = true
      node.accessibilityLabel = "Count"
    }
  }
}
