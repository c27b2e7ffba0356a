import FlowEngine

extension CardInput: MachineScene {
  /// The transitions of the screen.
  public static var transitions: [SceneTransition<State>] {
    [
      .on(.scrollBegan, .scrollChanged, .scrollEnded, from: .entering, to: .scrolling),
      .on(
        .tap, .text, .focus, .returnKey, from: .entering, to: .travelling,
        guard: "to another part"),
      .on(
        .tap, .returnKey, from: .entering, to: .submitted, guard: "Done, all four parts complete"),
      .completion(from: .scrolling, to: .entering),
      .on(
        .scrollEnded, .tap, .focus, .text, .returnKey, from: .scrolling, to: .entering,
        guard: "on the page"),
      .on(.tap, .text, .focus, .returnKey, from: .scrolling, to: .travelling),
      .completion(from: .travelling, to: .entering),
      .on(
        .scrollEnded, .tap, .focus, .text, .returnKey, from: .travelling, to: .entering,
        guard: "on the page"),
      .on(.scrollBegan, .scrollChanged, .scrollEnded, from: .travelling, to: .scrolling),
      .on(
        .tap, .returnKey, from: .travelling, to: .submitted, guard: "Done, all four parts complete"),
      .on(
        .tap, .returnKey, from: .scrolling, to: .submitted, guard: "Done, all four parts complete"),
    ]
  }
}
