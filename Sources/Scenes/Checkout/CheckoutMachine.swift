import FlowEngine

extension Checkout: MachineScene {
  /// The transitions of the checkout: what its pages do is the stack's and theirs.
  public static var transitions: [SceneTransition<State>] {
    [
      .on(.tap, from: .filling, to: .paying, guard: "pay"),
      .on(
        .tap, .panEnded, .panCancelled, .returnKey, .command, from: .paying, to: .filling,
        guard: "the card is put away, or submitted"),
      .on(.response, .command, from: .filling, to: .done, guard: "right code, or a link"),
      .on(.command, from: .paying, to: .done, guard: "a link"),
      .on(.command, .panEnded, from: .done, to: .filling, guard: "popped, or a link"),
    ]
  }
}
