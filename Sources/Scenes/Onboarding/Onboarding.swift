import FlowEngine

/// A form in five full-screen pages that are pushed sideways, over a bar that stands still and
/// rides on the keyboard.
///
/// The first two pages hold what is required; the others may be skipped. Rules are numbered as in
/// `docs/scenes/onboarding.md`.
public enum Onboarding: Scene {
  /// The scene's name in the header of a trace.
  public static var name: String { "onboarding" }
  /// What the screen is.
  public static var summary: String {
    "A form in five pages that are pushed sideways, over a bar that rides on the keyboard."
  }
  /// `setValue`, whose `target` is a field and whose `value` is its new text.
  public static var commands: [String] { ["setValue"] }
}
