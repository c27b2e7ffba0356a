import FlowEngine

/// The entry of a payment card: a drawn card, and below it a paged strip with one input a page.
///
/// An outline on the card marks the part that is entered and follows the strip; on the way to the
/// security code the card turns over. Rules (D1…) are numbered as in `docs/scenes/card-input.md`.
public enum CardInput: Scene {
  /// The scene's name in the header of a trace.
  public static var name: String { "card-input" }
  /// What the screen is.
  public static var summary: String {
    "A card's number, holder, expiry and security code, entered page by page below a drawn card."
  }
  /// `setValue`, with the input as `target` and its text as `value`.
  public static var commands: [String] { ["setValue"] }
}
