import FlowEngine

extension Checkout: MachineScene {
  /// The transitions of the checkout: what its pages do is the stack's and theirs.
  public static var transitions: [SceneTransition<State>] {
    [
      .on(
        .tap, .panEnded, .command, from: .filling, to: .paying,
        guard: "pay, or a closed card that shows"),
      .on(
        .tap, .panEnded, .command, from: .done, to: .paying, guard: "a closed card that shows"),
      .on(
        .tap, .panBegan, .panEnded, .panCancelled, .returnKey, .command, from: .paying,
        to: .filling,
        guard: "the card is put away, or submitted"),
      .on(.response, .command, from: .filling, to: .done, guard: "right code, or a link"),
      .on(
        .tap, .panBegan, .panEnded, .panCancelled, .command, from: .paying, to: .done,
        guard: "the card is put away, or a link"),
      .on(.command, .panEnded, from: .done, to: .filling, guard: "popped, or a link"),
    ]
  }
}
