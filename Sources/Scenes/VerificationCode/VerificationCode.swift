import FlowEngine

/// A short numeric code that is typed into a row of underlined cells and checked as soon as the
/// last cell is filled.
///
/// There is one text and the cells only show it: digits come in at the end and go from the end, and
/// a tap anywhere continues there. Rules are numbered as in `docs/scenes/verification-code.md`.
public enum VerificationCode: Scene {
  /// The scene's name in the header of a trace.
  public static var name: String { "verification-code" }
  /// What the screen is.
  public static var summary: String {
    "A numeric code in underlined cells, checked as soon as the last cell is filled."
  }
  /// `setLength`, whose `value` is the new number of cells.
  public static var commands: [String] { ["setLength"] }
}
