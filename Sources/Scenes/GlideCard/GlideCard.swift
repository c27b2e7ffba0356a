import FlowEngine

/// A sheet that slides up from the bottom over a host screen: closed, compressed or open.
///
/// A trigger brings it up, a vertical pan moves it, a tap on the dimmed host closes it, and a list
/// in it shares the pan. Rules are numbered as in section 6 of `docs/scenes/glide-card.md`.
public enum GlideCard: Scene {
  /// `glide-card`.
  public static var name: String { "glide-card" }
  /// What the screen is.
  public static var summary: String {
    "A card that is dragged up from the bottom: closed, compressed or open, with a list in it."
  }
  /// What a host may call.
  public static var commands: [String] { ["show", "dismiss", "escape", "remove"] }
}
