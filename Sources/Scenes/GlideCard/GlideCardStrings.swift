import FlowEngine

extension GlideCard {
  /// The texts of the card.
  enum Strings {
    @_transparent static var show: SceneString {
      SceneString(
        "glide-card.show", "Show",
        comment: "Title of the button over which the card comes up.")
    }
    @_transparent static var showCard: SceneString {
      SceneString(
        "glide-card.show.label", "Show card",
        comment: "What a screen reader calls the button that brings up the card.")
    }
    @_transparent static var dismiss: SceneString {
      SceneString(
        "glide-card.dismiss", "Dismiss",
        comment: "What a screen reader calls the dimmed screen behind the card.")
    }
    @_transparent static var card: SceneString {
      SceneString(
        "glide-card.card", "Card",
        comment: "What a screen reader calls the card.")
    }
    @_transparent static var content: SceneString {
      SceneString(
        "glide-card.content", "Card content",
        comment: "What a screen reader calls the list in the card.")
    }
    @_transparent static var grabber: SceneString {
      SceneString(
        "glide-card.grabber", "Card grabber",
        comment: "What a screen reader calls the handle at the top of the card.")
    }
    @_transparent static var closed: SceneString {
      SceneString(
        "glide-card.position.closed", "closed",
        comment: "Value of the card and its handle: the card is down.")
    }
    @_transparent static var compressed: SceneString {
      SceneString(
        "glide-card.position.compressed", "compressed",
        comment: "Value of the card and its handle: half up.")
    }
    @_transparent static var open: SceneString {
      SceneString(
        "glide-card.position.open", "open",
        comment: "Value of the card and its handle: the card is up.")
    }
  }

  /// The texts of the scene (docs/languages.md).
  public static var strings: [SceneString] {
    [
      Strings.show, Strings.showCard, Strings.dismiss, Strings.card, Strings.content,
      Strings.grabber, Strings.closed, Strings.compressed, Strings.open,
    ]
  }
}
