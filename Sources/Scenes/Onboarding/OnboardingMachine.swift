import FlowEngine

extension Onboarding: MachineScene {
  /// The transitions of the form.
  public static var transitions: [SceneTransition<State>] {
    [
      .on(.tap, .returnKey, from: .page, to: .pushing, guard: "next, skip or back"),
      .completion(from: .pushing, to: .page),
      .on(.environment, from: .pushing, to: .page, guard: "size, safe area or direction"),
      .on(.tap, .returnKey, from: .page, to: .finishing, guard: "page 5"),
      .completion(from: .finishing, to: .finished),
      .on(.tap, .returnKey, from: .page, to: .finished, guard: "page 5, reduced motion"),
    ]
  }
}
