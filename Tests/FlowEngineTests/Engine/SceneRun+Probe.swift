import FlowEngine
import FlowTesting

extension SceneRun<Probe> {
  /// Where the first box is seen.
  var a: Double { frame.nodes["a"]?.frame.minX ?? .nan }
  /// Where the second box is seen.
  var b: Double { frame.nodes["b"]?.frame.minX ?? .nan }
  /// The label as it is seen.
  var label: Node? { frame.nodes["label"] }

  /// The completions that have come, with their times.
  var done: [String] {
    frames.flatMap { frame in
      frame.effects.compactMap { effect in
        guard case .own(.did(let completion)) = effect else { return nil }
        return "\(completion.rawValue) \(frame.time)"
      }
    }
  }

  mutating func command(_ name: String, _ value: Double = 0, at time: Double) throws {
    try send(.command(Command(name, value: .number(value))), at: time)
  }
}
