import FlowEngine

extension GlideCard: MachineScene {
  /// The transitions of the card.
  public static var transitions: [SceneTransition<State>] {
    [
      .on(.panBegan, .panChanged, from: .resting, to: .dragging, guard: "card takes finger"),
      .on(.panBegan, .panChanged, from: .resting, to: .scrolling, guard: "list takes finger"),
      .on(.tap, .command, from: .resting, to: .settling, guard: "to another position"),
      .on(.command, from: .resting, to: .removed, guard: "remove"),
      .on(
        .panEnded, .panCancelled, .panBegan, .tap, .command, from: .dragging, to: .settling),
      .on(
        .panEnded, .panCancelled, .panBegan, .tap, .command, from: .dragging, to: .resting,
        guard: "nothing left to move"),
      .on(.environment, from: .dragging, to: .resting, guard: "size or safe area"),
      .on(.panBegan, from: .dragging, to: .scrolling, guard: "second finger, on list"),
      .on(.command, from: .dragging, to: .removed, guard: "remove"),
      .completion(from: .settling, to: .resting),
      .on(.tap, .command, from: .settling, to: .resting, guard: "nothing left to move"),
      .on(.environment, from: .settling, to: .resting, guard: "size or safe area"),
      .on(.panBegan, .panChanged, from: .settling, to: .dragging, guard: "card takes finger"),
      .on(.panBegan, .panChanged, from: .settling, to: .scrolling, guard: "list takes finger"),
      .on(.command, from: .settling, to: .removed, guard: "remove"),
      .on(.panChanged, .panBegan, from: .scrolling, to: .dragging, guard: "card takes finger"),
      .on(
        .panEnded, .panCancelled, .panBegan, .tap, .command, from: .scrolling, to: .settling,
        guard: "in transition"),
      .on(
        .panEnded, .panCancelled, .panBegan, .tap, .command, from: .scrolling, to: .resting),
      .on(.environment, from: .scrolling, to: .resting, guard: "size or safe area"),
      .on(.command, from: .scrolling, to: .removed, guard: "remove"),
    ]
  }
}
