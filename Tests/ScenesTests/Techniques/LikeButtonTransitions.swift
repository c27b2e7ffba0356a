import FlowEngine

extension LikeButton: MachineScene {
  static let transitions: [SceneTransition<State>] = [
    .on(.tap, from: .idle, to: .saving),
    .on(.response, from: .saving, to: .idle, guard: "to the latest request"),
  ]
}
