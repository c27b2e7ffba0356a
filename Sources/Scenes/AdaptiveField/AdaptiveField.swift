import FlowEngine

/// A form of text fields that unfold: a placeholder over a thin line rises above the field while
/// boxed sections open out of the line, each with its own number of characters.
///
/// Rules are numbered as in section 6 of the reference sheet; `docs/scenes/adaptive-field.md` lists
/// them.
public enum AdaptiveField: Scene {
  /// The scene's name in the header of a trace.
  public static var name: String { "adaptive-field" }
  /// What the screen is.
  public static var summary: String {
    "A form of text fields that unfold into sections under a floating placeholder."
  }
  /// What a host may call: new text for a field, its nodes built anew, other sections.
  public static var commands: [String] { ["setText", "reload", "setLimits"] }
}
