import FlowEngine

extension AdaptiveField: MachineScene {
  /// The transitions of the form.
  public static var transitions: [SceneTransition<State>] {
    [
      .on(.tap, .focus, from: .resting, to: .editing),
      .on(.tap, from: .editing, to: .resting, guard: "outside, or next after the last field"),
      .on(.text, from: .editing, to: .resting, guard: "last section filled"),
      .on(.returnKey, .blur, from: .editing, to: .resting),
      .on(.command, from: .editing, to: .resting, guard: "setLimits without characters"),
    ]
  }
}
